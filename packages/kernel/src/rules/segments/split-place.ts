import { bandEnds } from '../../body/band-ends.ts';
import { STRAIGHT_SPLIT } from '../../design/blank-ring.ts';
import { downToStep, issue, shownMm, stepsUp } from '../basis/make-issue.ts';
import { isBelow, jointLines } from '../basis/rule-lookups.ts';
import type { RingRule, RuleContext } from '../basis/rule.ts';

/** A wavy joint keeps this distance from the end of the broad face, mm: it would run out over the edge radius. */
const MARGIN = 0.1;

/** Least distance of the joints from the end of what they may lie on, mm; null when nothing binds them. */
function leastMargin(context: RuleContext, swings: boolean): number | null {
  const { ring } = context;
  const { left, right } = ring.edges;
  if (!swings && left === null && right === null) return null;
  const [from, to] = swings ? context.face() : bandEnds(context.body());
  const margins = jointLines(context).flatMap(({ position, amplitude }) => [
    position - amplitude - from,
    to - position - amplitude,
  ]);
  return margins.length === 0 ? null : Math.min(...margins);
}

/** Joints stay on the broad face all around; straight ones lie inside worked edges. */
export const splitPlace: RingRule = (context) => {
  const { ring, path } = context;
  const swings = ring.split.form === 'wave' || ring.split.form === 'diagonal';
  const value = leastMargin(context, swings);
  if (value === null || !isBelow(value, MARGIN)) return [];
  const calmer = downToStep(ring.split.amplitude - (MARGIN - value), 0.05);
  const smaller = swings && calmer > 0 ? [{ path: `${path}/split/amplitude`, value: calmer }] : [];
  const wider = stepsUp(`${path}/width`, ring.width + 2 * (MARGIN - value), 0.5).slice(0, 3);
  const plain = (['left', 'right'] as const).flatMap((side) =>
    ring.edges[side] === null ? [] : [{ path: `${path}/edges/${side}`, value: null }],
  );
  const straight = { path: `${path}/split`, value: STRAIGHT_SPLIT };
  const even = { path: `${path}/segments`, value: ring.segments.map((segment) => ({ ...segment, share: 1 })) };
  const params = { value: shownMm(value), min: MARGIN };
  return [issue('split.edge-distance', `${path}/split/form`, params, ...smaller, ...wider, ...plain, even, straight)];
};
