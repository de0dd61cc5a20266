import { issue, shownMm, warning, type Finding } from '../basis/make-issue.ts';
import type { RingRule } from '../basis/rule.ts';
import { SETTING_LIMITS } from './setting-limits.ts';

/** A closed row may stretch its gaps by this much before another size or height looks better, mm. */
const STRETCH = 0.05;

/** Stones of a row stand far enough apart, and as many fit as are asked for. */
export const stoneSpacing: RingRule = ({ ring, path, plan }) =>
  ring.stones.flatMap((row, index): Finding[] => {
    const at = `${path}/stones/${index}`;
    const min = SETTING_LIMITS[row.setting].spacing;
    if (row.spacing < min - 1e-9) {
      return [issue('stone.spacing', `${at}/spacing`, { value: row.spacing, min }, { value: min })];
    }
    const { count, most, gap } = plan(index);
    if (count === 0) return [issue('stone.none-fits', `${at}/extent`, {}, { value: 'count' })];
    // Strewn stones are counted whatever part of the ring they are strewn over.
    if ((row.extent === 'count' || row.setting === 'scatter') && row.count > most) {
      return [issue('stone.too-many', `${at}/count`, { value: row.count, max: most }, { value: most })];
    }
    if (row.extent === 'full' && row.setting !== 'scatter' && gap > row.spacing + STRETCH) {
      return [warning('stone.spacing', `${at}/spacing`, { value: shownMm(gap), min: row.spacing })];
    }
    return [];
  });
