import { outside } from '@ringwerk/kernel/math';
import { cutStone } from '@ringwerk/kernel/stones';
import type { StoneCut } from '@ringwerk/kernel';
import type { MeshData, StonePlacement } from '@ringwerk/kernel/mesh';
import { foldFacets, symmetryOf } from './fold-planes.ts';
import type { Fold } from './fold-planes.ts';
import { stoneHull } from './stone-hull.ts';
import type { StoneHull } from './stone-hull.ts';

/** A cut as the stone shader needs it: what is drawn, and the facets of one wedge of its symmetry. */
export interface GemCut {
  readonly mesh: MeshData;
  readonly fold: Fold;
  /** Null for a cut that is not convex. */
  readonly hull: StoneHull | null;
}

const made = new Map<string, GemCut>();

/** Share of the depth from girdle to culet at which the fold's centre lies: well inside every cut. */
const CENTRE_DEPTH = 0.28;
/** Added to the radius of the sphere around the stone, in girdle widths. */
const MARGIN = 0.005;

function farthest({ positions }: MeshData, [x, y, z]: Fold['centre']): number {
  let most = 0;
  for (let i = 0; i < positions.length; i += 3) {
    const dx = (positions[i] ?? outside(positions, i)) - x;
    const dy = (positions[i + 1] ?? outside(positions, i + 1)) - y;
    const dz = (positions[i + 2] ?? outside(positions, i + 2)) - z;
    most = Math.max(most, dx * dx + dy * dy + dz * dz);
  }
  return (Math.sqrt(most) + MARGIN) ** 2;
}

/** Key of the stones that share one shape. */
export const shapeKey = ({ cut, diameter, length, depth }: StonePlacement): string =>
  `${cut} ${(length / diameter).toFixed(3)} ${depth === null ? '' : (depth / diameter).toFixed(3)}`;

/** Shape of a placed stone at girdle width 1; made once for every shape. */
export function gemCut(stone: StonePlacement): GemCut {
  const key = shapeKey(stone);
  const known = made.get(key);
  if (known) return known;
  const { cut, diameter: width, length, depth } = stone;
  const shape = cutStone(cut as StoneCut, { width, length, depth }); // placements carry the record's own cuts
  const centre = [0, -CENTRE_DEPTH * shape.pavilion, shape.culet] as const;
  // The seam between the halves of a heart is no facet.
  const facets = shape.planes.filter(({ kind }) => kind !== 'seam');
  const symmetry = symmetryOf(facets, centre, shape.isMirrored);
  const fold = { centre, symmetry, facets: foldFacets(facets, centre, symmetry), reach: farthest(shape.mesh, centre) };
  const hull = shape.isMirrored ? null : stoneHull(shape.mesh, fold);
  const gem: GemCut = { mesh: shape.mesh, fold, hull };
  made.set(key, gem);
  return gem;
}
