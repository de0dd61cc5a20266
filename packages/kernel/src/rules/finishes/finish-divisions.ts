import { FORCED_GROOVE } from './finish-groove.ts';
import { issue } from '../basis/make-issue.ts';
import type { RingRule } from '../basis/rule.ts';

/** A hammered ring is divided once at most: more joints would be struck out of line. */
const COLOURS = 2;

/** Hammered lanes only in rings of at most two colours. */
export const finishDivisions: RingRule = ({ ring, path }) => {
  const count = ring.segments.length;
  if (count <= COLOURS || ring.split.form === 'shell') return [];
  return ring.segments.flatMap(({ finish }, index) => {
    if (!finish.startsWith('hammer')) return [];
    const calm = FORCED_GROOVE[finish] ?? 'polished';
    return [
      issue('finish.divisions', `${path}/segments/${index}/finish`, { finish, count, max: COLOURS }, { value: calm }),
    ];
  });
};
