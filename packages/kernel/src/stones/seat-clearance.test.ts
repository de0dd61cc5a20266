import { itemAt, lastItem } from '../units/item-at.ts';
import { describe, expect, it } from 'vitest';
import { ringWith, TABLES, WORKED_RING } from '../../test/fixtures/tables.ts';
import { mm } from '../units/quantities.ts';
import { ringBody } from '../body/ring-body.ts';
import type { StoneRow } from '../design/ring-design.ts';
import { channelSlot } from './channel-slot.ts';
import { seatConeHeight, seatRadius, seatShoulder } from './flush-seat.ts';
import { roundBrilliant } from './round-brilliant.ts';
import { planRow } from './row-plan.ts';

/** Corners of the stone and points along its edges, girdle diameter 1. */
function stonePoints(): (readonly [number, number, number])[] {
  const { positions, indices } = roundBrilliant().mesh;
  const corner = (index: number): readonly [number, number, number] => [
    itemAt(positions, 3 * index),
    itemAt(positions, 3 * index + 1),
    itemAt(positions, 3 * index + 2),
  ];
  return [...indices].flatMap((a, k) => {
    const [x, y, z] = corner(a);
    const [u, v, w] = corner(itemAt(indices, k % 3 === 2 ? k - 2 : k + 1));
    return [0, 0.25, 0.5, 0.75].map((t) => [x + (u - x) * t, y + (v - y) * t, z + (w - z) * t] as const);
  });
}

describe('no stone reaches into metal', () => {
  it.each([1, 1.5, 1.7, 2.5, 4.3])('flush, %d mm', (d) => {
    for (const [x, y, z] of stonePoints()) {
      const out = d * Math.hypot(x, z);
      const below = -d * y - seatShoulder(d);
      const room = below <= 0 ? seatRadius(d) : seatRadius(d) * (1 - below / seatConeHeight(d));
      expect(out).toBeLessThan(room);
    }
  });
  it.each([1, 1.5, 2.1, 3])('channel, %d mm', (d) => {
    const [stone] = WORKED_RING.stones;
    if (stone === undefined) throw new Error('the worked example has one row');
    const row: StoneRow = { ...stone, setting: 'channel', diameter: mm(d) };
    const body = ringBody(ringWith({ profile: 'F01', stones: [row] }), TABLES);
    const plan = planRow(body, row);
    const right = channelSlot(body, row, plan).outline.filter(([x]) => x > 0);
    // Half of the slot's width at a height above the ring's axis.
    const roomAt = (height: number): number => {
      const y = height - body.innerRadius;
      const top = lastItem(right);
      if (y > top[1]) return top[0];
      for (let k = 1; k < right.length; k++) {
        const [x0, y0] = itemAt(right, k - 1);
        const [x1, y1] = itemAt(right, k);
        if (y >= y0 && y <= y1) return y1 === y0 ? Math.max(x0, x1) : x0 + ((x1 - x0) * (y - y0)) / (y1 - y0);
      }
      return -1;
    };
    for (const [x, y, z] of stonePoints()) {
      // The slot bends around the ring while the stone is straight: measure at the point's own radius.
      const height = Math.hypot(plan.girdleRadius + d * y, d * x);
      expect(Math.abs(d * z)).toBeLessThan(roomAt(height));
    }
  });
});
