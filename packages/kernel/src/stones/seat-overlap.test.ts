import { expect, it } from 'vitest';
import { laneOf, stoneRow } from '../../test/fixtures/plain-parts.ts';
import { ringWith, TABLES } from '../../test/fixtures/tables.ts';
import { stoneOverlap } from '../../test/stone-overlap.ts';
import type { RingDesign, StoneRow } from '../design/ring-design.ts';
import { mm } from '../units/quantities.ts';

/** Depth that is nothing, mm: the measure steps by less. */
const NOTHING = 0.001;

const ringOf = (change: Partial<StoneRow>, ring: Partial<RingDesign> = {}): RingDesign =>
  ringWith({ profile: 'F01', width: mm(6), height: mm(3), stones: [stoneRow({ count: 3, ...change })], ...ring });
const sized = (diameter: number, length = diameter, depth: number | null = null): Partial<StoneRow> => ({
  diameter: mm(diameter),
  length: mm(length),
  depth: depth === null ? null : mm(depth),
});
const SPRUNG: Partial<RingDesign> = { segments: [laneOf('pt950-ru')] };

const LARGE: Partial<RingDesign> = { width: mm(10), height: mm(3.5) };

// What was seen before the seats were cut to the stones, mm: how deep they stood in metal.
it.each<readonly [what: string, ring: RingDesign]>([
  ['beads reached 0.03 into grain-set stones', ringOf({ setting: 'grain', ...sized(2.5) })],
  ['beads reached 0.06 into pavé-set stones', ringOf({ setting: 'pave', ...sized(2.1), spacing: mm(0.06) })],
  [
    'bars lay 0.04 in the crowns of radiants',
    ringOf({ setting: 'bar', cut: 'radiant', ...sized(4.3, 5.48), orientation: 'across', spacing: mm(0.6) }, LARGE),
  ],
  [
    'a cross channel lay 0.03 in the crowns of deep radiants',
    ringOf({ setting: 'channel-cross', cut: 'radiant', ...sized(2.1, 2.68, 1.6), orientation: 'across' }, LARGE),
  ],
  ['the next bezel stood 0.12 in a stone', ringOf({ setting: 'bezel', ...sized(3), lift: mm(1.2) })],
  [
    'the bearing of a bezel stood 0.01 in a princess',
    ringOf({ setting: 'bezel', cut: 'princess', ...sized(3), lift: mm(1.6), count: 1 }),
  ],
  [
    'the bearing of a bezel stood 0.07 in a baguette',
    ringOf({ setting: 'bezel', cut: 'baguette', ...sized(2, 4), lift: mm(1.4), count: 1 }),
  ],
  [
    'the faces of a sprung ring stood 0.05 in a princess',
    ringOf({ setting: 'tension', cut: 'princess', ...sized(3), count: 1 }, SPRUNG),
  ],
  [
    'the faces of a sprung ring stood 0.13 in a baguette',
    ringOf({ setting: 'tension', cut: 'baguette', ...sized(3, 4.2), count: 1 }, SPRUNG),
  ],
  [
    'the next head stood 0.11 in a princess',
    ringOf({ setting: 'prong4', cut: 'princess', ...sized(1.3), lift: mm(0.4) }),
  ],
  [
    'claws reached 0.007 into the ridges of deep brilliants',
    ringOf({ setting: 'prong4', ...sized(2.1, 2.1, 1.43), lift: mm(0.4) }),
  ],
  [
    'princess stones lay in the walls of their channel',
    ringOf({ setting: 'channel', cut: 'princess', ...sized(2.1), spacing: mm(0.05) }),
  ],
])('no stone stands in metal: %s', (_, ring) => {
  expect(stoneOverlap(ring, TABLES).depth).toBeLessThan(NOTHING);
});
