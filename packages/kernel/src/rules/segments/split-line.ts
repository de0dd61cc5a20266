import { STRAIGHT_SPLIT } from '../../design/blank-ring.ts';
import { downToStep, issue, nearestWithin, shownMm, upToStep, type Finding } from '../basis/make-issue.ts';
import type { RingRule, RuleContext } from '../basis/rule.ts';

/** Smallest ring width for a joint that swings, mm: two colours, and more. */
const WIDTH_TWO = 2.5;
const WIDTH_MORE = 3;
const WAVES_MOST = 6;
const WAVES_MOST_MORE = 4;

/** A swing that reads as a wave or a diagonal and stays on the face, by the workshop's own limits. */
function swingFindings({ ring, tables, path }: RuleContext, hasMore: boolean): Finding[] {
  const { form, amplitude } = ring.split;
  const { waveLeast, diagonalLeast, enough, most: one, mostOfSeveral } = tables.swingLimits;
  const least = Math.min(enough, (form === 'wave' ? waveLeast : diagonalLeast) * ring.width);
  const most = (hasMore ? mostOfSeveral : one) * ring.width;
  const value = 2 * amplitude;
  if (value >= least - 1e-6 && value <= most + 1e-6) return [];
  const near = nearestWithin(amplitude, upToStep(least / 2, 0.05), downToStep(most / 2, 0.05));
  const params = { value: shownMm(value), min: shownMm(least), max: shownMm(most) };
  return [issue('split.amplitude', `${path}/split/amplitude`, params, { value: near })];
}

/** Wave and diagonal joints: wide enough a ring, a swing that reads and stays on the face, no more waves than can be cut. */
export const splitLine: RingRule = (context) => {
  const { ring, path } = context;
  const { form, waves } = ring.split;
  if (ring.segments.length < 2 || (form !== 'wave' && form !== 'diagonal')) return [];
  const hasMore = ring.segments.length > 2;
  const straight = { path: `${path}/split`, value: STRAIGHT_SPLIT };
  const findings: Finding[] = [];
  const min = hasMore ? WIDTH_MORE : WIDTH_TWO;
  if (ring.width < min) {
    const params = { value: ring.width, min };
    findings.push(
      issue('split.width-minimum', `${path}/split/form`, params, { path: `${path}/width`, value: min }, straight),
    );
  }
  findings.push(...swingFindings(context, hasMore));
  const max = hasMore ? WAVES_MOST_MORE : WAVES_MOST;
  if (form === 'wave' && waves > max) {
    findings.push(issue('split.waves', `${path}/split/waves`, { count: waves, max }, { value: max }));
  }
  return findings;
};
