import { profileSpec } from '../../body/ring-body.ts';
import type { ProfileRatios } from '../../design/ring-design.ts';
import { downToStep, issue, shownMm, type Finding } from '../basis/make-issue.ts';
import type { RingRule } from '../basis/rule.ts';

/** Flank that must stand between the outer and the inner dome, as a part of the height: half of what F07 has. */
const FLANK = 0.15;
/** An arc deeper than this over the width would overhang the flank. */
const ARC = 0.45;
/** Edge radii take at most a quarter of the width. */
const FILLET = 0.25;

type Field = keyof ProfileRatios;

/**
 * The maker's own curvature can be turned: both domes leave a flank, no arc overhangs, and edge radii fit. Bevelled,
 * slanted, stepped, ridged and inclined profiles have their outer line by name, round wire is a circle.
 */
export const profileRatios: RingRule = ({ ring, tables, path }) => {
  const { ratios, width, height, profile } = ring;
  if (ratios === null) return [];
  const at = `${path}/ratios`;
  const { kind } = profileSpec(tables, profile);
  const shown = (ratio: number): number => shownMm(ratio * height);
  const most = (field: Field, max: number): Finding =>
    issue(
      'profile.ratios',
      `${at}/${field}`,
      { profile, value: shown(ratios[field]), min: 0, max: shown(max) },
      {
        value: downToStep(max, 0.01),
      },
      { path: at, value: null },
    );
  if (kind === 'round' || (kind !== 'arc' && ratios.outerSagitta !== 0)) {
    const params = { profile, value: shown(ratios.outerSagitta), min: 0, max: 0 };
    const flat = kind === 'round' ? [] : [{ value: 0 }];
    return [issue('profile.ratios', `${at}/outerSagitta`, params, ...flat, { path: at, value: null })];
  }
  const findings: Finding[] = [];
  const arc = (ARC * width) / height;
  const outer = Math.abs(ratios.outerSagitta);
  if (outer > arc + 1e-9) findings.push(most('outerSagitta', arc));
  const room = 1 - FLANK - Math.max(0, ratios.outerSagitta);
  const inner = Math.min(arc, room);
  if (ratios.innerSagitta > inner + 1e-9) findings.push(most('innerSagitta', Math.max(0, inner)));
  const fillet = (FILLET * width) / height;
  for (const field of ['outerFillet', 'innerFillet'] as const) {
    if (ratios[field] > fillet + 1e-9) findings.push(most(field, fillet));
  }
  return findings;
};
