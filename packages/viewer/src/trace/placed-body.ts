import { itemAt, outside } from '@ringwerk/kernel/math';
import type { Matrix4 } from 'three';
import type { TracedBody } from './build-hierarchy.ts';

/** A body moved and turned by `matrix`, which does not scale. */
export function placedBody(body: TracedBody, { elements }: Matrix4): TracedBody {
  const placed = (from: Float32Array, shift: number): Float32Array<ArrayBuffer> => {
    const to = new Float32Array(from.length);
    for (let at = 0; at < from.length; at += 3) {
      const [x, y, z] = [
        from[at] ?? outside(from, at),
        from[at + 1] ?? outside(from, at + 1),
        from[at + 2] ?? outside(from, at + 2),
      ];
      for (let axis = 0; axis < 3; axis += 1) {
        to[at + axis] =
          itemAt(elements, axis) * x +
          itemAt(elements, 4 + axis) * y +
          itemAt(elements, 8 + axis) * z +
          shift * itemAt(elements, 12 + axis);
      }
    }
    return to;
  };
  const { positions, normals, indices } = body.mesh;
  return { ...body, mesh: { positions: placed(positions, 1), normals: placed(normals, 0), indices } };
}
