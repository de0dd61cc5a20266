import { itemAt, outside } from '@ringwerk/kernel/math';
import type { StonePlacement } from '@ringwerk/kernel/mesh';
import type { ViewerLooks } from '../ring-viewer.ts';
import type { TracedBody } from '../trace/build-hierarchy.ts';
import { gemCut } from './gem-cut.ts';
import { DIAMOND } from './gem-material.ts';

/** A placed stone as rays from metal and from other stones meet it: its facets in the ring's frame, at one wavelength. */
export function tracedStone(stone: StonePlacement, looks: ViewerLooks): TracedBody {
  const { mesh } = gemCut(stone);
  const { refraction, absorption } = looks.gems[stone.material] ?? DIAMOND;
  const m = stone.matrix;
  const size = Math.hypot(itemAt(m, 0), itemAt(m, 1), itemAt(m, 2));
  const placed = (from: Float32Array, shift: number, scale: number): Float32Array<ArrayBuffer> =>
    Float32Array.from(from, (_, index) => {
      const axis = index % 3;
      const at = index - axis;
      const [x = 0, y = 0, z = 0] = from.subarray(at, at + 3);
      const along =
        (m[axis] ?? outside(m, axis)) * x +
        (m[4 + axis] ?? outside(m, 4 + axis)) * y +
        (m[8 + axis] ?? outside(m, 8 + axis)) * z;
      return along * scale + shift * (m[12 + axis] ?? outside(m, 12 + axis));
    });
  return {
    mesh: {
      positions: placed(mesh.positions, 1, 1),
      normals: placed(mesh.normals, 0, 1 / size),
      indices: mesh.indices,
    },
    colour: absorption,
    matter: -refraction[1],
  };
}
