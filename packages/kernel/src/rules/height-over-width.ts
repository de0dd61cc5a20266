import { profileSpec } from '../body/ring-body.ts';
import { downToStep, issue, shownMm, upToStep } from './make-issue.ts';
import type { RingRule } from './rule.ts';

/** Higher than this over its width a ring tips on the finger and the arcs of domed profiles no longer meet the flanks. */
const HEIGHT_OVER_WIDTH = 0.8;

export const heightOverWidth: RingRule = ({ ring, tables, path }) => {
  const { width, height, profile } = ring;
  const max = downToStep(HEIGHT_OVER_WIDTH * width, 0.1);
  if (height <= HEIGHT_OVER_WIDTH * width + 1e-9) return [];
  const [lowest] = profileSpec(tables, profile).height;
  const way =
    max >= lowest ? { value: max } : { path: `${path}/width`, value: upToStep(height / HEIGHT_OVER_WIDTH, 0.5) };
  return [issue('profile.height-over-width', `${path}/height`, { value: height, width: shownMm(width), max }, way)];
};
