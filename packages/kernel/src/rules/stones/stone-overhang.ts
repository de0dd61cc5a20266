import { headProportions } from '../../stones/head-proportions.ts';
import { issue, shownMm, type Finding, type Way } from '../basis/make-issue.ts';
import type { RingRule } from '../basis/rule.ts';
import { resizeWay, smallerSizes } from './stone-size.ts';

/** How far a head may reach from the middle of the ring, mm: beyond lies the middle of the neighbouring finger. */
const REACH = 8;

/** A head leaves the neighbouring fingers their room. */
export const stoneOverhang: RingRule = ({ ring, tables, path, body, plan }) =>
  ring.stones.flatMap((row, index): Finding[] => {
    const head = headProportions(body(), row, plan(index));
    const value = head === null ? 0 : head.overhang + body().section.width / 2;
    if (value <= REACH + 1e-9) return [];
    const at = `${path}/stones/${index}`;
    const turned: Way[] =
      row.cut !== 'round' && row.orientation === 'across' ? [{ path: `${at}/orientation`, value: 'along' }] : [];
    const ways = [
      ...turned,
      { path: `${at}/position`, value: 0 },
      ...smallerSizes(tables, row).map((size) => resizeWay(row, size, at)),
    ];
    return [issue('stone.overhang', `${at}/diameter`, { value: shownMm(value), max: REACH }, ...ways)];
  });
