import { outside } from '../units/item-at.ts';
import type { WeldedMesh } from './weld-meshes.ts';

/** Name of the shell of every corner: one of the shell's own corners. Union of the triangles' corners. */
export function shellsOf({ positions, indices }: WeldedMesh): Uint32Array {
  const parent = Uint32Array.from({ length: positions.length / 3 }, (_, corner) => corner);
  const rootOf = (corner: number): number => {
    let at = corner;
    for (let up = parent[at] ?? at; up !== at; up = parent[at] ?? at) {
      parent[at] = parent[up] ?? up;
      at = up;
    }
    return at;
  };
  for (let k = 0; k < indices.length; k += 3) {
    const root = rootOf(indices[k] ?? outside(indices, k));
    parent[rootOf(indices[k + 1] ?? outside(indices, k + 1))] = root;
    parent[rootOf(indices[k + 2] ?? outside(indices, k + 2))] = root;
  }
  return parent.map((_, corner) => rootOf(corner));
}
