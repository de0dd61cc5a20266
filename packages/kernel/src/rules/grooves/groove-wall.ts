import { grooveFloor } from '../../body/cut-groove.ts';
import { GROOVE_WIDTHS } from '../../design/groove-widths.ts';
import type { Groove } from '../../design/ring-design.ts';
import { mm } from '../../units/quantities.ts';
import { chainHeight } from '../../math/chain.ts';
import { issue, shownMm, stepsUp } from '../basis/make-issue.ts';
import { isBelow, lanesTouched, leastWall } from '../basis/rule-lookups.ts';
import type { RingRule, RuleContext } from '../basis/rule.ts';
import { grooveLine } from '../basis/wavy-line.ts';

/** Positions at which a wavy groove is looked at: both ends of its swing and between. */
const PLACES = [-1, -0.5, 0, 0.5, 1];

/** Least metal under the groove around the ring, mm. */
function wallUnder({ body }: RuleContext, groove: Groove): number {
  const { section } = body();
  const { amplitude } = grooveLine(groove);
  const places = amplitude === 0 ? [0] : PLACES;
  return Math.min(
    ...places.map((place) => {
      const at = { ...groove, position: mm(groove.position + place * amplitude) };
      return grooveFloor(section.outer, at) - chainHeight(section.inner, at.position);
    }),
  );
}

/** Enough metal under every groove, all around. A raised band takes none away. */
export const grooveWall: RingRule = (context) => {
  const { ring, path, alloys } = context;
  return ring.grooves.flatMap((groove, index) => {
    if (groove.shape === 'raised') return [];
    const { amplitude } = grooveLine(groove);
    const half = groove.width / 2 + amplitude;
    const touched = lanesTouched(context, groove.position - half, groove.position + half);
    const min = leastWall(touched.map((lane) => alloys()[lane]));
    const value = wallUnder(context, groove);
    if (!isBelow(value, min)) return [];
    const at = `${path}/grooves/${index}`;
    const ways = [
      ...stepsUp(`${path}/height`, ring.height + min - value, 0.1),
      ...GROOVE_WIDTHS[groove.shape].toReversed().map((width) => ({ path: `${at}/width`, value: width })),
    ];
    return [issue('groove.wall', `${at}/width`, { value: shownMm(Math.max(0, value)), min }, ...ways)];
  });
};
