import { isBedded, loweredBy } from '../../stones/seat-ground.ts';
import { issue, shownMm, upToStep, type Finding } from '../basis/make-issue.ts';
import { ringMinimum } from './ring-minimum.ts';
import type { RingRule } from '../basis/rule.ts';
import { resized, resizeWay, smallerSizes } from './stone-size.ts';

/** Smallest ring for the stones of every row. */
export const stoneRing: RingRule = ({ ring, tables, path, body }) =>
  ring.stones.flatMap((row, index): Finding[] => {
    const least = ringMinimum(tables, row);
    const at = `${path}/stones/${index}`;
    // The table's height counts from the surface that the stones are set into.
    const lowered = { width: 0, height: row.face === 'outer' && isBedded(row) ? loweredBy(body(), row) : 0 };
    return (['width', 'height'] as const).flatMap((side) => {
      const value = ring[side] - lowered[side];
      if (value >= least[side] - 1e-9) return [];
      const params = { diameter: row.diameter, setting: row.setting, value: shownMm(value), min: least[side] };
      const fitting = smallerSizes(tables, row).find(
        (size) => ringMinimum(tables, resized(row, size))[side] <= value + 1e-9,
      );
      const ways = [
        { path: `${path}/${side}`, value: upToStep(least[side] + lowered[side], 0.1) },
        ...(fitting === undefined ? [] : [resizeWay(row, fitting, at)]),
      ];
      return [issue(`stone.ring-${side}`, `${at}/diameter`, params, ...ways)];
    });
  });
