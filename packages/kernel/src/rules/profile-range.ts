import { profileSpec } from '../body/ring-body.ts';
import { issue, nearestWithin } from './make-issue.ts';
import type { RingRule } from './rule.ts';

/** Width and height within what the profile is turned in. */
export const profileRange: RingRule = ({ ring, tables, path }) => {
  const spec = profileSpec(tables, ring.profile);
  const findings = [];
  for (const dimension of ['width', 'height'] as const) {
    const [min, max] = spec[dimension];
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
