import { profileSpec } from '../../body/ring-body.ts';
import type { EdgeForm } from '../../design/ring-design.ts';
import type { ProfileSpec } from '../../design/tables.ts';
import { issue } from '../basis/make-issue.ts';
import type { RingRule } from '../basis/rule.ts';

/** Edge work that a kind of profile does not take: it is that already, or has no edge to work. */
const REFUSED: Readonly<Partial<Record<ProfileSpec['kind'], readonly EdgeForm[]>>> = {
  bevel: ['chamfer', 'step'],
  step: ['chamfer', 'step'],
  knife: ['chamfer', 'step'],
  round: ['chamfer', 'step'],
};

/** Edges are worked only where the profile leaves them to be worked. */
export const edgeProfile: RingRule = ({ ring, tables, path }) =>
  (['left', 'right'] as const).flatMap((side) => {
    const edge = ring.edges[side];
    if (edge === null) return [];
    const { kind } = profileSpec(tables, ring.profile);
    if (REFUSED[kind]?.includes(edge.form) !== true) return [];
    const at = `${path}/edges/${side}`;
    return [issue('edge.profile', at, { profile: ring.profile }, { value: null })];
  });
