import { issue, type Finding } from './make-issue.ts';
import { ringMinimum } from './ring-minimum.ts';
import type { RingRule } from './rule.ts';
import { resized, resizeWay, smallerSizes } from './stone-size.ts';

/** Smallest ring for the stones of every row. */
export const stoneRing: RingRule = ({ ring, tables, path }) =>
  ring.stones.flatMap((row, index): Finding[] => {
    const least = ringMinimum(tables, row);
    const at = `${path}/stones/${index}`;
    return (['width', 'height'] as const).flatMap((side) => {
      if (ring[side] >= least[side] - 1e-9) return [];
      const params = { diameter: row.diameter, setting: row.setting, value: ring[side], min: least[side] };
      const fitting = smallerSizes(tables, row).find(
        (size) => ringMinimum(tables, resized(row, size))[side] <= ring[side] + 1e-9,
      );
      const ways = [
        { path: `${path}/${side}`, value: least[side] },
        ...(fitting === undefined ? [] : [resizeWay(row, fitting, at)]),
      ];
      return [issue(`stone.ring-${side}`, `${at}/diameter`, params, ...ways)];
    });
  });
