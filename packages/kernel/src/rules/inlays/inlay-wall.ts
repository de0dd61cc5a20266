import { downToStep, issue, shownMm, stepsUp } from '../basis/make-issue.ts';
import { isBelow, leastWall, wallAt } from '../basis/rule-lookups.ts';
import type { RingRule } from '../basis/rule.ts';

/** Enough metal under every strip. */
export const inlayWall: RingRule = ({ ring, path, body, alloys }) =>
  ring.inlays.flatMap((inlay, index) => {
    const min = leastWall(alloys());
    const wall = Math.min(...[-1, 0, 1].map((side) => wallAt(body(), inlay.position + (side * inlay.width) / 2)));
    const value = wall - inlay.depth;
    if (!isBelow(value, min)) return [];
    const shallower = downToStep(wall - min, 0.1);
    const at = `${path}/inlays/${index}/depth`;
    const ways = [
      ...(shallower >= 0.3 ? [{ value: shallower }] : []),
      ...stepsUp(`${path}/height`, ring.height + min - value, 0.1),
    ];
    return [issue('inlay.wall', at, { value: shownMm(Math.max(0, value)), min }, ...ways)];
  });
