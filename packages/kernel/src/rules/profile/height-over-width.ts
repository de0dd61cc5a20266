import { profileSpec } from '../../body/ring-body.ts';
import { downToStep, issue, shownMm, upToStep } from '../basis/make-issue.ts';
import { curvature, isSprung } from '../basis/rule-lookups.ts';
import type { RingRule } from '../basis/rule.ts';

/** Higher than this over its width a ring tips on the finger and the arcs of domed profiles no longer meet the flanks. */
const HEIGHT_OVER_WIDTH = 0.8;
/** The hollow of a concave profile is turned with a wide cutter, which needs more face for the same height. */
const CONCAVE = 0.5;
/** A sprung ring is cut open at its stone, does not turn on the finger and may be square in section where it is not domed much. */
const SPRUNG = 1;
const SPRUNG_SAGITTA = 0.3;

/** Height within the profile's share of the width; round wire is as high as it is wide. */
export const heightOverWidth: RingRule = ({ ring, tables, path }) => {
  const { width, height, profile } = ring;
  const spec = profileSpec(tables, profile);
  if (spec.kind === 'round') return [];
  const { outerSagitta } = curvature(ring, tables);
  const usual = isSprung(ring) && outerSagitta <= SPRUNG_SAGITTA ? SPRUNG : HEIGHT_OVER_WIDTH;
  const most = outerSagitta < 0 ? CONCAVE : usual;
  if (height <= most * width + 1e-9) return [];
  const max = downToStep(most * width, 0.1);
  const [lowest] = spec.height;
  const wider = { path: `${path}/width`, value: upToStep(height / most, 0.5) };
  const ways = max >= lowest ? [{ value: max }, wider] : [wider];
  return [issue('profile.height-over-width', `${path}/height`, { value: height, width: shownMm(width), max }, ...ways)];
};
