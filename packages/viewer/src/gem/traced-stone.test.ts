import { KERNEL, LOOKS } from '@ringwerk/catalogue';
import { mm, PLAIN_RING, PLAIN_ROW, STONE_CUTS, type RingDesign } from '@ringwerk/kernel';
import { itemAt } from '@ringwerk/kernel/math';
import { buildRingScene } from '@ringwerk/kernel/mesh';
import { Matrix4, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { gemCut, shapeKey } from './gem-cut.ts';
import { tracedStone } from './traced-stone.ts';

const LENGTHS: Readonly<Partial<Record<(typeof STONE_CUTS)[number], number>>> = {
  pear: 3,
  marquise: 4,
  baguette: 3,
  oval: 3,
  emerald: 3,
};
const design = (cut: (typeof STONE_CUTS)[number]): RingDesign => ({
  ...PLAIN_RING,
  role: 'single',
  profile: 'F04',
  width: mm(6),
  height: mm(2.6),
  size: mm(54),
  segments: [{ alloy: 'au585-yellow', share: 1, finish: 'polished', pattern: 0 }],
  stones: [
    {
      ...PLAIN_ROW,
      position: mm(0),
      setting: 'prong4',
      cut,
      material: 'diamond-natural',
      quality: 'tw-si',
      diameter: mm(2),
      length: mm(LENGTHS[cut] ?? 2),
      extent: 'count',
      count: 2,
      spacing: mm(0.6),
      angle: 20,
    },
  ],
});
const vectors = (values: Float32Array): Vector3[] =>
  Array.from({ length: values.length / 3 }, (_, k) => new Vector3().fromArray(values, 3 * k));

describe.each(STONE_CUTS)('a placed %s as rays meet it', (cut) => {
  const { stones } = buildRingScene(design(cut), KERNEL, { around: 96, perArc: 6 });

  it('lies where its matrix puts it, its facets turned with it', () => {
    expect(stones.length).toBeGreaterThan(0);
    for (const stone of stones) {
      const own = gemCut(stone).mesh;
      const { mesh } = tracedStone(stone, LOOKS);
      const matrix = new Matrix4().fromArray(stone.matrix);
      const turn = new Matrix4().extractRotation(matrix);
      const placed = vectors(own.positions).map((point) => point.applyMatrix4(matrix));
      vectors(mesh.positions).forEach((point, k) => expect(point.distanceTo(itemAt(placed, k))).toBeLessThan(1e-5));
      const turned = vectors(own.normals).map((normal) => normal.applyMatrix4(turn));
      vectors(mesh.normals).forEach((normal, k) => {
        expect(normal.length()).toBeCloseTo(1, 5);
        expect(normal.distanceTo(itemAt(turned, k))).toBeLessThan(1e-5);
      });
    }
  });

  it('is as wide as its girdle and answers with the green index of its material', () => {
    for (const stone of stones) {
      const { mesh, matter } = tracedStone(stone, LOOKS);
      const axis = new Vector3(itemAt(stone.matrix, 0), itemAt(stone.matrix, 1), itemAt(stone.matrix, 2)).normalize();
      const along = vectors(mesh.positions).map((point) => point.dot(axis));
      expect(Math.max(...along) - Math.min(...along)).toBeCloseTo(stone.diameter, 3);
      expect(matter).toBe(-itemAt(LOOKS.gems['diamond-natural']?.refraction ?? [], 1));
    }
  });

  it('shares its shape with every stone of the same proportions, whatever its size', () => {
    const [stone] = stones;
    if (stone === undefined) throw new Error('A row of two has a first stone.');
    const twice = { ...stone, diameter: mm(2 * stone.diameter), length: mm(2 * stone.length) };
    expect(shapeKey(twice)).toBe(shapeKey(stone));
    expect(gemCut(twice)).toBe(gemCut(stone));
    const longer = { ...stone, length: mm(1.3 * stone.length) };
    expect(shapeKey(longer)).not.toBe(shapeKey(stone));
  });
});
