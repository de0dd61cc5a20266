import { profileSpec } from '../../body/ring-body.ts';
import { shownMm, warning } from '../basis/make-issue.ts';
import type { RingRule } from '../basis/rule.ts';

/** Below this height a bore domed inside leaves thin flanks, mm. */
const THIN_BELOW = 1.4;

/** Warns of thin edges; the height is that of the flank before its edge radii. */
export const thinEdge: RingRule = ({ ring, tables, path }) => {
  const spec = profileSpec(tables, ring.profile);
  if (ring.height >= THIN_BELOW || spec.innerSagittaRatio <= 0) return [];
  const drop = spec.kind === 'bevel' ? (spec.chamferHeightRatio ?? 0) : spec.outerSagittaRatio;
  const value = shownMm(ring.height * (1 - Math.max(0, drop) - spec.innerSagittaRatio));
  return [warning('profile.thin-edge', `${path}/height`, { value, min: THIN_BELOW })];
};
