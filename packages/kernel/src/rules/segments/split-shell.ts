import { STRAIGHT_SPLIT } from '../../design/blank-ring.ts';
import { profileSpec } from '../../body/ring-body.ts';
import { reliefDepth } from '../../body/relief.ts';
import { issue, shownMm, upToStep, type Finding } from '../basis/make-issue.ts';
import type { RingRule } from '../basis/rule.ts';

/** Height of a ring of two shells, mm. */
const HEIGHT = 1.6;
const COLOURS = 2;

/** Outer and inner shell: exactly two colours, enough height, and a profile that has an outside and an inside. */
export const splitShell: RingRule = ({ ring, tables, path }) => {
  if (ring.split.form !== 'shell') return [];
  const straight = { path: `${path}/split`, value: STRAIGHT_SPLIT };
  const findings: Finding[] = [];
  const count = ring.segments.length;
  if (count !== COLOURS) {
    const fewer = count > COLOURS ? [{ path: `${path}/segments`, value: ring.segments.slice(0, COLOURS) }] : [];
    findings.push(issue('split.shell-colours', `${path}/split/form`, { count, max: COLOURS }, straight, ...fewer));
  }
  // Hammer and bark thin the outer shell alone.
  const min = shownMm(HEIGHT + reliefDepth(ring.segments[0]?.finish ?? 'polished'));
  if (ring.height < min - 1e-9) {
    const params = { value: ring.height, min };
    findings.push(issue('split.shell-height', `${path}/height`, params, { value: upToStep(min, 0.1) }, straight));
  }
  if (profileSpec(tables, ring.profile).kind === 'round') {
    findings.push(issue('split.profile', `${path}/split/form`, { profile: ring.profile }, straight));
  }
  return findings;
};
