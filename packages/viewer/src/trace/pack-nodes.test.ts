import { itemAt } from '@ringwerk/kernel/math';
import { expect, it } from 'vitest';
import { packNodes } from './pack-nodes.ts';

it('holds every box, larger by less than a spacing on each side, and where the children are', () => {
  const nodes = new Float32Array(32);
  nodes.set([-9.5, -10.25, 0.125, 1, 3.3, 10.7, 2.5, -9], 0);
  nodes.set([-1.75, -0.1, -0.3, -9, 12.2, 0.2, 2.9, 0], 8);
  nodes.set([-9.5, -10.25, 0.125, -17, -2.2, 0.4, 1.1, -33], 16);
  nodes.set([-3.1, 0.7, 1.3, -33, 3.3, 10.7, 2.5, 0], 24);
  const { texels, middle, step } = packNodes(nodes);
  expect(step).toBeCloseTo(21.7 / 65_532, 6);
  for (let child = 0; child < nodes.length / 8; child += 1) {
    expect(texels[4 * child + 3]).toBe(nodes[8 * child + 3]);
    for (let axis = 0; axis < 3; axis += 1) {
      const word = itemAt(texels, 4 * child + axis);
      const low = itemAt(middle, axis) + step * ((word << 16) >> 16);
      const high = itemAt(middle, axis) + step * (word >> 16);
      const [from = 0, until = 0] = [nodes[8 * child + axis], nodes[8 * child + 4 + axis]];
      expect(low).toBeLessThanOrEqual(from + 1e-9);
      expect(low).toBeGreaterThan(from - step - 1e-9);
      expect(high).toBeGreaterThanOrEqual(until - 1e-9);
      expect(high).toBeLessThan(until + step + 1e-9);
    }
  }
});
