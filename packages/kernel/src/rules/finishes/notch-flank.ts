import { flankHeight, NOTCH_FLANK } from '../../body/worked-fields.ts';
import { issue, shownMm } from '../basis/make-issue.ts';
import { isBelow } from '../basis/rule-lookups.ts';
import type { RingRule } from '../basis/rule.ts';

/** Edges of the ring that a lane has. */
function edgesOf(lane: number, count: number, isShell: boolean): ('left' | 'right')[] {
  if (isShell) return lane === 0 ? ['left', 'right'] : [];
  return [...(lane === 0 ? (['left'] as const) : []), ...(lane === count - 1 ? (['right'] as const) : [])];
}

/** Notches are filed through the ring's edge: the lane must reach one, and its flank must be high enough and unworked. */
export const notchFlank: RingRule = ({ ring, path, body }) =>
  ring.segments.flatMap(({ finish }, index) => {
    if (finish !== 'notch') return [];
    const sides = edgesOf(index, ring.segments.length, ring.split.form === 'shell');
    const plain = sides.filter((side) => ring.edges[side] === null);
    const value = plain.length === 0 ? 0 : Math.min(...plain.map((side) => flankHeight(body(), side)));
    if (!isBelow(value, NOTCH_FLANK)) return [];
    const params = { value: shownMm(Math.max(0, value)), min: NOTCH_FLANK };
    return [issue('edge.wall', `${path}/segments/${index}/finish`, params, { value: 'polished' })];
  });
