import { ringBody } from '../body/ring-body.ts';
import type { SettingId } from '../design/ring-design.ts';
import type { AlloySpec } from '../design/tables.ts';
import { issue } from './make-issue.ts';
import { alloyOf, lanesTouched } from './rule-lookups.ts';
import type { RingRule } from './rule.ts';

/** Settings that a family refuses: carbon holds no stone, black zirconium only one set before it is oxidised. */
const REFUSED: Readonly<Partial<Record<AlloySpec['family'], readonly SettingId[]>>> = {
  zirconium: ['channel'],
  carbon: ['flush', 'channel'],
};

/** The metal under the stones can hold them. */
export const stoneAlloy: RingRule = ({ ring, tables, path }) =>
  ring.stones.flatMap((row, index) => {
    const body = ringBody(ring, tables);
    const half = row.diameter / 2;
    const lanes = lanesTouched(body, row.position - half, row.position + half);
    const refusing = lanes
      .map((lane) => ring.segments[lane])
      .flatMap((segment) => (segment === undefined ? [] : [alloyOf(tables, segment)]))
      .find((alloy) => alloy !== undefined && REFUSED[alloy.family]?.includes(row.setting) === true);
    if (refusing === undefined) return [];
    const params = { setting: row.setting, alloy: refusing.id };
    const at = `${path}/stones/${index}/setting`;
    return [issue('stone.setting-alloy', at, params, { value: 'flush' }, { path: `${path}/stones`, value: [] })];
  });
