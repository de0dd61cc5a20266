import { headProportions } from '../../stones/head-proportions.ts';
import { issue, shownMm, stepsUp, type Finding } from '../basis/make-issue.ts';
import { isBelow } from '../basis/rule-lookups.ts';
import type { RingRule } from '../basis/rule.ts';
import { resizeWay, smallerSizes } from './stone-size.ts';

/** Air between the finger and what hangs beside the band, mm: less pinches the skin when the hand closes. */
const AIR = 0.8;

/** A head that reaches over the band stays off the finger beside it. */
export const stoneFinger: RingRule = ({ ring, tables, path, body, plan }) =>
  ring.stones.flatMap((row, index): Finding[] => {
    const value = headProportions(body(), row, plan(index))?.fingerRoom ?? Infinity;
    if (!isBelow(value, AIR)) return [];
    const at = `${path}/stones/${index}`;
    const ways = [
      ...stepsUp(`${at}/lift`, row.lift + AIR - value, 0.05).slice(0, 3),
      ...smallerSizes(tables, row).map((size) => resizeWay(row, size, at)),
      ...stepsUp(`${path}/width`, ring.width + 0.5, 0.5).slice(0, 3),
    ];
    return [issue('stone.finger', `${at}/lift`, { value: shownMm(Math.max(0, value)), min: AIR }, ...ways)];
  });
