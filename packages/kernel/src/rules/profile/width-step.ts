import { snapToStep, STEP_TOLERANCE } from '../../design/read-shape.ts';
import { downToStep, issue, upToStep } from '../basis/make-issue.ts';
import type { RingRule } from '../basis/rule.ts';

/** The record holds every workshop's widths; this workshop turns only those on its own step. */
export const widthStep: RingRule = ({ ring: { width }, tables: { widthStep: step }, path }) => {
  const nearest = snapToStep(width, step);
  if (Math.abs(nearest - width) <= STEP_TOLERANCE) return [];
  const ways = [nearest, upToStep(width, step), downToStep(width, step)].map((value) => ({ value }));
  return [issue('design.off-step', `${path}/width`, { value: width, step, nearest, unit: 'mm' }, ...ways)];
};
