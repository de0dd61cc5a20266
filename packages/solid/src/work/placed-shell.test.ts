import { expect, it } from 'vitest';
import { placedShell } from './placed-shell.ts';

it('turns positions and normals, moves positions only, and leaves surface coordinates', () => {
  // x goes to y, y to −x; then 10 along x and 1 along z.
  const frame = [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 10, 0, 1, 1];
  const vertices = new Float32Array([1, 2, 3, 1, 0, 0, 7, 8, 4, 5, 6, 0, 1, 0, 9, 10]);
  const shell = { stride: 8, vertices, indices: new Uint32Array(3), tags: new Uint32Array(1) } as const;
  expect([...placedShell(shell, frame).vertices]).toEqual([8, 1, 4, 0, 1, 0, 7, 8, 5, 4, 7, -1, 0, 0, 9, 10]);
  const bare = { ...shell, stride: 3, vertices: new Float32Array([1, 2, 3]) } as const;
  expect([...placedShell(bare, frame).vertices]).toEqual([8, 1, 4]);
});
