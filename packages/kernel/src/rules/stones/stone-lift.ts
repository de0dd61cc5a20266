import { headProportions } from '../../stones/head-proportions.ts';
import { standsOnBand } from '../../stones/girdle-sink.ts';
import { downToStep, issue, shownMm } from '../basis/make-issue.ts';
import type { RingRule } from '../basis/rule.ts';

/** Free height under the culet of the tallest head, mm: higher ones catch and bend. */
const UNDER_CULET = 2;

/** Only heads lift their stone, and not higher than they can hold it. */
export const stoneLift: RingRule = ({ ring, path, body, plan }) =>
  ring.stones.flatMap((row, index) => {
    const head = standsOnBand(row) ? headProportions(body(), row, plan(index)) : null;
    // A head without a stone has no measures; that none fits is said elsewhere.
    if (standsOnBand(row) && head === null) return [];
    const max = head === null ? 0 : downToStep(row.lift - head.culetRoom + UNDER_CULET, 0.05);
    if (row.lift <= max + 1e-9) return [];
    const params = { setting: row.setting, value: row.lift, min: 0, max: shownMm(max) };
    return [issue('stone.lift', `${path}/stones/${index}/lift`, params, { value: max })];
  });
