import { expect, it } from 'vitest';
import { box } from '../../test/fixtures/box.ts';
import { fileMesh } from './file-mesh.ts';
import { inspectSolid } from './inspect-solid.ts';

it('meets in a file what rounding errors have parted, and drops what collapses by it', () => {
  // Two triangles about a sliver: corners 0 and 1 lie at one place.
  const positions = Float32Array.of(6e-17, 10.3, 0, 0, 10.3, 0, 1, 9, 0, -1, 9, 0, 1e-6, 9, 5);
  const indices = Uint32Array.of(0, 1, 2, 0, 2, 3, 1, 4, 2);
  const mesh = fileMesh({ positions, indices });
  expect([...mesh.indices]).toEqual([0, 1, 2, 0, 3, 1]);
  expect(mesh.positions).toHaveLength(12);
  expect(mesh.positions[1]).toBe(Math.fround(10.3));
});

it('a fold whose two edges single precision has laid onto each other is closed in a file', () => {
  // A prism under a ridge from 0 to 1; the rim of its front side runs 2, 3, 4, 5, 6 with a fold: 3 and 5 are one place.
  const rim = [
    [0, 0],
    [0.6, 0],
    [0.4, 0],
    [0.6, 0],
    [1, 0],
  ] as const;
  const positions = Float32Array.from([
    ...rim.flatMap(([x, y]) => [x, y, 0]),
    // Foot under the rim, and a corner behind both.
    0.5,
    0,
    -1,
    0.5,
    1,
    -0.5,
  ]);
  const [foot, back] = [5, 6];
  const front = rim.slice(1).flatMap((_, k) => [foot, k + 1, k]);
  const top = rim.slice(1).flatMap((_, k) => [back, k, k + 1]);
  const indices = Uint32Array.from([...front, ...top, foot, 0, back, foot, back, 4]);
  expect(inspectSolid([{ positions, indices }]).openEdges).toBeGreaterThan(0);
  const mesh = fileMesh({ positions, indices });
  const report = inspectSolid([mesh]);
  expect(report.openEdges).toBe(0);
  expect(report.degenerate).toBe(0);
  expect(report.volume).toBeCloseTo(1 / 6, 9);
});
it('leaves out a sheet whose two sides hold no metal', () => {
  const metal = box([0, 9, 0], [1, 10, 1]);
  const sheet = box([3, 9, 0], [4, 10, 1e-7]);
  const count = metal.positions.length / 3;
  const mesh = fileMesh({
    positions: Float32Array.from([...metal.positions, ...sheet.positions]),
    indices: Uint32Array.from([...metal.indices, ...[...sheet.indices].map((corner) => corner + count)]),
  });
  expect(inspectSolid([mesh]).shells).toHaveLength(1);
});
it('does not close what is open by more than a fold', () => {
  const box = Uint32Array.of(0, 2, 1, 0, 1, 3, 1, 2, 3, 0, 3, 2, 0, 2, 1, 0, 1, 4, 1, 2, 4, 0, 4, 2);
  const positions = Float32Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0.2, 0.2, 2);
  expect(inspectSolid([fileMesh({ positions, indices: box })]).openEdges).toBeGreaterThan(0);
});
