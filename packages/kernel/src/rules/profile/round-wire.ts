import { profileSpec } from '../../body/ring-body.ts';
import { issue } from '../basis/make-issue.ts';
import type { RingRule } from '../basis/rule.ts';

/** Round wire is as high as it is wide. */
export const roundWire: RingRule = ({ ring, tables, path }) => {
  const { width, height, profile } = ring;
  if (profileSpec(tables, profile).kind !== 'round' || Math.abs(width - height) < 1e-9) return [];
  const nearest = Math.round(height * 2) / 2;
  return [
    issue(
      'profile.round-wire',
      `${path}/height`,
      { value: height, width },
      { value: width },
      {
        path: `${path}/width`,
        value: nearest,
      },
    ),
  ];
};
