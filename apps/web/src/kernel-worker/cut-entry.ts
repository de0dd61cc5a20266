import { CUT_SIZES } from '@ringwerk/catalogue';
import type { StoneCut } from '@ringwerk/kernel';
import type { MeshData } from '@ringwerk/kernel/mesh';
import { cutStone } from '@ringwerk/kernel/stones';
import type { CutEntry } from './kernel-messages.ts';

/** A size of the cut that the trade sells. */
const sizeOf = (cut: StoneCut): { readonly width: number; readonly length: number } =>
  CUT_SIZES.find((entry) => entry.cut === cut) ?? { width: 1, length: 1 };

/** A cut for the menu. */
export function cutEntry(cut: StoneCut, name: string): CutEntry {
  const { width, length } = sizeOf(cut);
  return { id: cut, name, length: length / width };
}

const drawn = new Map<StoneCut, string>();

/** SVG path of the facets of the crown, drawn from the kernel's own stone, seen on its table: 1 wide, centred, the length upright. */
export function cutFacets(cut: StoneCut): string {
  const { width, length } = sizeOf(cut);
  const facets = drawn.get(cut) ?? crownEdges(cutStone(cut, { width, length, depth: null }).mesh);
  drawn.set(cut, facets);
  return facets;
}

/** Facets that face the eye at least so much; the girdle's flats stand upright. */
const FACES_UP = 0.02;

/** Edges of the facets of the crown as SVG path, width 1, the tip of a stone upwards. */
function crownEdges({ positions, normals, indices }: MeshData): string {
  const edges = new Map<string, number>();
  const at = (vertex: number): string =>
    `${(positions[3 * vertex] ?? 0).toFixed(3)} ${(-(positions[3 * vertex + 2] ?? 0)).toFixed(3)}`;
  for (let corner = 0; corner < indices.length; corner += 3) {
    const vertices = [0, 1, 2].map((step) => indices[corner + step] ?? 0);
    if ((normals[3 * (vertices[0] ?? 0) + 1] ?? 0) < FACES_UP) continue;
    vertices.forEach((vertex, step) => {
      // Facets have their own vertices: an edge within a facet is met twice, one of its border once.
      const [from, to] = [vertex, vertices[(step + 1) % 3] ?? 0].toSorted((a, b) => a - b);
      const key = `${from} ${to}`;
      edges.set(key, (edges.get(key) ?? 0) + 1);
    });
  }
  const borders = [...edges].filter(([, met]) => met === 1).map(([key]) => key.split(' ').map((id) => at(Number(id))));
  return [...new Set(borders.map((ends) => `M${ends.toSorted().join('L')}`))].join('');
}
