import { profileSpec } from '../../body/ring-body.ts';
import { issue, nearestWithin } from '../basis/make-issue.ts';
import { isSprung } from '../basis/rule-lookups.ts';
import type { RingRule } from '../basis/rule.ts';

/** A sprung ring is as high as its stone is deep, mm: it is turned from thicker stock than a wedding ring. */
const SPRUNG_HEIGHT = 5;

/** Width and height within what the profile is turned in. */
export const profileRange: RingRule = ({ ring, tables, path }) => {
  const spec = profileSpec(tables, ring.profile);
  const findings = [];
  for (const dimension of ['width', 'height'] as const) {
    const [min, usual] = spec[dimension];
    const max = dimension === 'height' && isSprung(ring) ? Math.max(usual, SPRUNG_HEIGHT) : usual;
    const value = ring[dimension];
    if (value >= min && value <= max) continue;
    const at = `${path}/${dimension}`;
    findings.push(
      issue(
        `profile.${dimension}-range`,
        at,
        { profile: ring.profile, value, min, max },
        { value: nearestWithin(value, min, max) },
      ),
    );
  }
  return findings;
};
