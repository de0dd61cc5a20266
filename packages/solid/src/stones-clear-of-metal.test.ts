import { itemAt } from '@ringwerk/kernel/math';
import { mm, STONE_CUTS, type RingDesign, type StoneRow } from '@ringwerk/kernel';
import { ringBody } from '@ringwerk/kernel/body';
import { alloyBodies, buildRingScene, type StonePlacement } from '@ringwerk/kernel/mesh';
import { cutStone, ringTools } from '@ringwerk/kernel/stones';
import { describe, expect, it } from 'vitest';
import { ringOf, rowOf, KERNEL, TABLES } from '../test/rings.ts';
import { alloySolids } from './alloy-solids.ts';
import { Keep, openSolidEngine, type Manifold } from './engine/solid-engine.ts';

const engine = await openSolidEngine();
const COARSE = { around: 256, perArc: 12 };
/** What a stone may reach into metal, mm: the play of its seat. Less than a thousandth of a cubic millimetre is none. */
const OVERLAP = 0.02;
const NOTHING = 1e-5;

/** A stone in its place, all its corners drawn towards its middle by `less` mm. */
function stoneSolid(keep: Keep, { cut, diameter, length, depth, matrix }: StonePlacement, less: number): Manifold {
  const known = STONE_CUTS.find((each) => each === cut) ?? 'round';
  const { positions } = cutStone(known, { width: diameter, length, depth }).mesh;
  const at = (column: number, row: number): number => itemAt(matrix, 4 * column + row);
  const corners: [number, number, number][] = [];
  const share = 1 - (2 * less) / diameter;
  for (let k = 0; k + 2 < positions.length; k += 3) {
    const [x, y, z] = [0, 1, 2].map((axis) => share * itemAt(positions, k + axis));
    const placed = (row: number): number =>
      at(0, row) * (x ?? 0) + at(1, row) * (y ?? 0) + at(2, row) * (z ?? 0) + at(3, row);
    corners.push([placed(0), placed(1), placed(2)]);
  }
  return keep.add(engine.Manifold.hull(corners));
}

/** Metal inside every stone drawn in by the play, mm³. */
function metalInStones(ring: RingDesign): readonly number[] {
  const body = ringBody(ring, TABLES);
  const turned = alloyBodies(ring, TABLES, COARSE);
  const made = alloySolids(engine, turned, ringTools(ring, body), { innerRadius: body.innerRadius });
  if (!made.ok) throw new Error(JSON.stringify(made.issues));
  const keep = new Keep();
  try {
    const metal = made.value.map(({ positions, indices }) =>
      keep.add(new engine.Manifold(new engine.Mesh({ numProp: 3, vertProperties: positions, triVerts: indices }))),
    );
    return buildRingScene(ring, KERNEL, COARSE).stones.map((stone) => {
      const shape = stoneSolid(keep, stone, OVERLAP);
      const inside = metal.map((each) => keep.add(each.intersect(shape)).volume());
      return inside.reduce((sum, volume) => sum + volume, 0);
    });
  } finally {
    keep.deleteAll();
  }
}

type Fancy = readonly [StoneRow['setting'], StoneRow['cut'], number, number, StoneRow['orientation']];
const FANCY: readonly Fancy[] = [
  ['channel', 'princess', 2.1, 2.1, 'along'],
  ['channel', 'baguette', 1.5, 3, 'across'],
  ['channel', 'baguette', 1.5, 3, 'along'],
  ['channel', 'emerald', 2, 3, 'along'],
  ['channel-cross', 'princess', 1.8, 1.8, 'along'],
  ['bar', 'princess', 1.8, 1.8, 'along'],
  ['bar', 'baguette', 1.5, 3, 'across'],
  ['flush', 'princess', 1.8, 1.8, 'along'],
  ['channel', 'round', 1.5, 1.5, 'along'],
];

describe('no stone reaches into metal', () => {
  it.each(FANCY)('%s, %s %d × %d %s', (setting, cut, diameter, length, orientation) => {
    const spacing = mm(setting === 'bar' ? 0.6 : 0.1);
    const row = rowOf({ setting, cut, diameter: mm(diameter), length: mm(length), orientation, spacing, count: 2 });
    const ring = ringOf({ profile: 'F04', width: mm(6), height: mm(2.6), stones: [row] });
    const inside = metalInStones(ring);
    expect(inside).toHaveLength(2);
    expect(Math.max(...inside)).toBeLessThan(NOTHING);
  });
});
