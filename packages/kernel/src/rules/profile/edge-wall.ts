import { bandEnds } from '../../body/band-ends.ts';
import { reliefDepth } from '../../body/relief.ts';
import { chainHeight } from '../../math/chain.ts';
import { issue, shownMm, stepsUp } from '../basis/make-issue.ts';
import { isBelow, leastWall, wallAt } from '../basis/rule-lookups.ts';
import type { RingRule } from '../basis/rule.ts';

/** Flank that a chamfer must leave, mm: less is a knife to the neighbouring finger. */
const FLANK = 0.4;

/** Enough metal under a step, whose floor may be hammered, and enough flank beside a chamfer. */
export const edgeWall: RingRule = ({ ring, path, body, alloys }) =>
  (['left', 'right'] as const).flatMap((side) => {
    const edge = ring.edges[side];
    if (edge === null) return [];
    const { section } = body();
    const sign = side === 'left' ? -1 : 1;
    // A hair inside the face: the shoulder itself may be an upright wall.
    const [from, to] = bandEnds(body());
    const shoulder = side === 'left' ? from + 1e-6 : to - 1e-6;
    const rim = sign * (ring.width / 2);
    const min = edge.form === 'step' ? leastWall(alloys()) : FLANK;
    const value =
      edge.form === 'step'
        ? wallAt(body(), shoulder) - edge.depth - reliefDepth(edge.finish)
        : chainHeight(section.outer, shoulder) - edge.depth - chainHeight(section.inner, rim);
    if (!isBelow(value, min)) return [];
    const at = `${path}/edges/${side}`;
    const params = { value: shownMm(Math.max(0, value)), min };
    const shallower = edge.form === 'step' && edge.depth > 0.15 ? [{ path: `${at}/depth`, value: 0.15 }] : [];
    const ways = [
      ...shallower,
      ...stepsUp(`${path}/height`, ring.height + min - value, 0.1),
      { path: at, value: null },
    ];
    return [issue('edge.wall', `${at}/depth`, params, ...ways)];
  });
