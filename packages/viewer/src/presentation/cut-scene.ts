import { itemAt } from '@ringwerk/kernel/math';
import type { RingPart, RingScene } from '@ringwerk/kernel/mesh';
import { clipMesh, type CutEdge, type CutPoint } from './clip-mesh.ts';
import { MeshBuilder, type MeshVertex } from './mesh-builder.ts';
import { outlines } from './outlines.ts';
import { triangulate } from './triangulate.ts';

/** Sawn metal: no gloss that could be taken for a finish of the ring. */
export const CUT_FINISH = 'sand-fine';
/** Letters are sheets on the skin, beads bodies of their own: neither bounds the metal. */
const isSkin = ({ kind }: RingPart): boolean => kind !== 'engraving' && kind !== 'bead';

/** As if tilted to the lamp above: a cut face is drawn evenly bright, as on a sheet, not as a mirror of the floor. */
const TO_LAMP = [0.8, 0.6] as const;
const onPlane = ([z, y]: CutPoint): MeshVertex => [0, y, z, ...TO_LAMP, 0, z, y];

/** The cut face of one colour. */
function cutFace(like: RingPart, edges: readonly CutEdge[]): RingPart[] {
  const builder = new MeshBuilder();
  for (const outline of outlines(edges)) {
    // Seen from +x, z runs to the left: the triangles are turned to face that way.
    for (const [a, b, c] of triangulate(outline)) builder.triangle(onPlane(a), onPlane(c), onPlane(b));
  }
  if (builder.isEmpty) return [];
  return [{ ...like, id: `band-${like.segment}`, kind: 'band', finish: CUT_FINISH, mesh: builder.finish() }];
}

/**
 * The half of a ring behind the plane x = 0 through its axis and its crown, closed by its cut faces, one for each
 * colour. Stones whose middle lies before the plane go; the others stay whole.
 */
export function cutScene(scene: RingScene): RingScene {
  const parts: RingPart[] = [];
  const edges = new Map<number, CutEdge[]>();
  const likes = new Map<number, RingPart>();
  for (const part of scene.parts) {
    const clipped = clipMesh(part.mesh);
    if (clipped.mesh !== null) parts.push({ ...part, mesh: clipped.mesh });
    if (!isSkin(part)) continue;
    edges.set(part.segment, [...(edges.get(part.segment) ?? []), ...clipped.edges]);
    if (part.kind === 'band' && !likes.has(part.segment)) likes.set(part.segment, part);
  }
  for (const [segment, like] of likes) parts.push(...cutFace(like, edges.get(segment) ?? []));
  const stones = scene.stones.filter(({ matrix }) => itemAt(matrix, 12) < 0.01);
  return { ...scene, parts, stones };
}
