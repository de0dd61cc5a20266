import { ringBody } from '../body/ring-body.ts';
import type { SettingId } from '../design/ring-design.ts';
import { planRow } from '../stones/row-plan.ts';
import { issue, shownMm, warning } from './make-issue.ts';
import type { RingRule } from './rule.ts';

/** Clear distance between girdles, mm. */
const SPACING: Readonly<Record<SettingId, number>> = { flush: 0.2, channel: 0.05 };
/** A closed row may stretch its gaps by this much before another size or height looks better, mm. */
const STRETCH = 0.05;

/** Stones stand far enough apart, and as many fit as are asked for. */
export const stoneSpacing: RingRule = ({ ring, tables, path }) =>
  ring.stones.flatMap((row, index) => {
    const plan = planRow(ringBody(ring, tables), row);
    const at = `${path}/stones/${index}`;
    const min = SPACING[row.setting];
    if (row.spacing < min - 1e-9) {
      return [issue('stone.spacing', `${at}/spacing`, { value: row.spacing, min }, { value: min })];
    }
    if (plan.count === 0) return [issue('stone.none-fits', `${at}/extent`, {}, { value: 'count' })];
    if (row.extent === 'count' && row.count > plan.most) {
      return [issue('stone.too-many', `${at}/count`, { value: row.count, max: plan.most }, { value: plan.most })];
    }
    if (row.extent === 'full' && plan.gap > row.spacing + STRETCH) {
      return [warning('stone.spacing', `${at}/spacing`, { value: shownMm(plan.gap), min: row.spacing })];
    }
    return [];
  });
