import { itemAt } from '../units/item-at.ts';
import { describe, expect, it } from 'vitest';
import { ringWith, TABLES, WORKED_RING } from '../../test/fixtures/tables.ts';
import { ringBody } from '../body/ring-body.ts';
import type { RingDesign, StoneRow } from '../design/ring-design.ts';
import { chainHeight } from '../math/chain.ts';
import { pointAt } from '../math/piece.ts';
import { mm } from '../units/quantities.ts';
import { ringTools } from './ring-tools.ts';
import { planRow } from './row-plan.ts';
import type { Tool } from './tool.ts';

const [PLAIN] = WORKED_RING.stones;
if (PLAIN === undefined) throw new Error('the worked example has one row');

const rowsAt = (positions: readonly number[], row: Partial<StoneRow>): StoneRow[] =>
  positions.map((position) => ({ ...PLAIN, position: mm(position), ...row }));
const pave = (diameter: number): Partial<StoneRow> => ({
  setting: 'pave',
  diameter: mm(diameter),
  length: mm(diameter),
  spacing: mm(0.05),
  extent: 'third',
});

/** Height of a bead's top over the band's surface, measured outwards from the ring's axis, mm. */
function proudOf({ solid }: Tool, ring: RingDesign): number {
  if (solid.shape !== 'turned') throw new Error('beads are turned');
  const { innerRadius, section } = ringBody(ring, TABLES);
  const last = solid.outer.at(-1);
  if (last === undefined) throw new Error('a bead has an outline');
  const top = pointAt(last, 1).x;
  const at = (k: number): number => itemAt(solid.frame, 4 + k) * top + itemAt(solid.frame, 12 + k);
  return Math.hypot(at(0), at(1)) - innerRadius - chainHeight(section.outer, at(2));
}

const beadsOf = (ring: RingDesign): readonly Tool[] =>
  ringTools(ring, ringBody(ring, TABLES)).filter(({ kind }) => kind === 'bead');

describe('beads', () => {
  it.each([
    [
      'three rows over a dome',
      ringWith({ profile: 'F04', width: mm(5), height: mm(1.8), stones: rowsAt([-1.4, 0, 1.4], pave(1.3)) }),
      1.3,
    ],
    ['small stones', ringWith({ width: mm(3), height: mm(1.8), stones: rowsAt([0], pave(1)) }), 1],
    [
      'stones on a strong dome',
      ringWith({ profile: 'F08', width: mm(6), height: mm(2.4), stones: rowsAt([-1.6, 1.6], pave(1.5)) }),
      1.5,
    ],
  ])('%s: every one stands out of the metal about it by a tenth of the stone', (_, ring, diameter) => {
    const beads = beadsOf(ring);
    const stones = ring.stones.reduce((sum, row) => sum + planRow(ringBody(ring, TABLES), row).count, 0);
    expect(beads.length).toBeGreaterThanOrEqual(2 * stones);
    const proud = beads.map((bead) => proudOf(bead, ring));
    expect(Math.min(...proud)).toBeGreaterThan(0.085 * diameter);
    // Beads of the trade are half spheres of an eighth of the stone: none becomes a post.
    expect(Math.max(...proud)).toBeLessThan(0.2 * diameter);
  });
  it('of a recess stand over its floor', () => {
    const row = { setting: 'grain', diameter: mm(2.5), length: mm(2.5), spacing: mm(0.12), count: 3 } as const;
    const ring = ringWith({ width: mm(5), height: mm(2.4), stones: rowsAt([0], row) });
    const proud = beadsOf(ring).map((bead) => proudOf(bead, ring) + 0.2);
    expect(proud).toHaveLength(12);
    expect(Math.min(...proud)).toBeGreaterThan(0.2);
  });
});
