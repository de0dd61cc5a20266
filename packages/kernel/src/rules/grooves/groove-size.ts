import { GROOVE_WIDTHS } from '../../design/groove-widths.ts';
import { issue } from '../basis/make-issue.ts';
import type { RingRule } from '../basis/rule.ts';

/** Only widths that there is a tool for. */
export const grooveSize: RingRule = ({ ring, path }) =>
  ring.grooves.flatMap(({ shape, width }, index) => {
    const widths = GROOVE_WIDTHS[shape];
    if (widths.some((made) => Math.abs(made - width) < 1e-9)) return [];
    const nearest = widths.reduce((best, made) => (Math.abs(made - width) < Math.abs(best - width) ? made : best));
    return [issue('groove.size', `${path}/grooves/${index}/width`, { value: width, shape }, { value: nearest })];
  });
