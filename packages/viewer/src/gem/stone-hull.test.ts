import { itemAt } from '@ringwerk/kernel/math';
import { mm, STONE_CUTS } from '@ringwerk/kernel';
import { expect, test } from 'vitest';
import { gemCut } from './gem-cut.ts';
import { stoneHull } from './stone-hull.ts';

const cutOf = (cut: (typeof STONE_CUTS)[number]) =>
  gemCut({
    id: 'stone-0-0',
    cut,
    setting: 'pave',
    material: 'diamond-natural',
    quality: 'tw-si',
    diameter: mm(1),
    length: mm(1.3),
    depth: null,
    matrix: [],
  });

test.each(STONE_CUTS.filter((cut) => cut !== 'heart'))(
  'a few outward triangles enclose every corner of a %s, and little more',
  (cut) => {
    const { mesh, fold } = cutOf(cut);
    const { positions, indices } = stoneHull(mesh, fold);
    expect(indices.length / 3).toBeLessThan(100);
    const at = (index: number) => [0, 1, 2].map((axis) => itemAt(positions, 3 * itemAt(indices, index) + axis));
    let volume = 0;
    for (let i = 0; i < indices.length; i += 3) {
      const [a, b, c] = [at(i), at(i + 1), at(i + 2)];
      const [ux, uy, uz] = [0, 1, 2].map((k) => itemAt(b, k) - itemAt(a, k)) as [number, number, number];
      const [vx, vy, vz] = [0, 1, 2].map((k) => itemAt(c, k) - itemAt(a, k)) as [number, number, number];
      const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
      volume += normal.reduce((sum, value, k) => sum + value * itemAt(a, k), 0) / 6;
      for (let p = 0; p < mesh.positions.length; p += 3) {
        const over = normal.reduce((sum, value, k) => sum + value * (itemAt(mesh.positions, p + k) - itemAt(a, k)), 0);
        expect(over).toBeLessThan(1e-5);
      }
    }
    expect(volume).toBeGreaterThan(0);
    expect(volume).toBeLessThan(0.9);
  },
);
