import { pointAt } from '../../math/piece.ts';
import { issue, nearestWithin, shownMm, upToStep, downToStep, type Finding } from '../basis/make-issue.ts';
import { isBelow } from '../basis/rule-lookups.ts';
import type { RingRule, RuleContext } from '../basis/rule.ts';
import { SETTING_LIMITS } from './setting-limits.ts';
import { stoneAcross } from './stone-extent.ts';
import { resized, smallerSizes } from './stone-size.ts';

/** Heights of the upright flank above the bore crest, mm. */
function flankSpan({ body }: RuleContext, face: 'left' | 'right'): readonly [number, number] {
  const { outer, inner } = body().section;
  const end = face === 'left' ? 0 : 1;
  const edgeOf = (chain: typeof outer): number => {
    const piece = face === 'left' ? chain[0] : chain.at(-1);
    return piece === undefined ? 0 : pointAt(piece, end).y;
  };
  return [edgeOf(inner), edgeOf(outer)];
}

/** Stones in a flank lie on its flat, clear of both of its edges. */
export const stoneFlank: RingRule = (context) =>
  context.ring.stones.flatMap((row, index): Finding[] => {
    if (row.face === 'outer') return [];
    const { edge } = SETTING_LIMITS[row.setting];
    const [from, to] = flankSpan(context, row.face);
    const half = stoneAcross(row) / 2;
    const value = Math.min(row.position - from, to - row.position) - half;
    if (!isBelow(value, edge)) return [];
    const at = `${context.path}/stones/${index}`;
    const [low, high] = [from + edge + half, to - edge - half];
    const params = { value: shownMm(value), min: edge };
    if (low > high) {
      const height = upToStep(context.ring.height + low - high, 0.1);
      const position = shownMm((low + high) / 2);
      // More height moves the middle: only a smaller stone gets along with one change.
      const ways = [
        { path: `${context.path}/height`, value: height },
        { path: at, value: { ...row, position } },
        ...smallerSizes(context.tables, row).map((size) => ({ path: at, value: { ...resized(row, size), position } })),
      ];
      return [issue('stone.edge-distance', `${at}/position`, params, ...ways)];
    }
    const near = nearestWithin(row.position, upToStep(low, 0.01), downToStep(high, 0.01));
    return [
      issue('stone.edge-distance', `${at}/position`, params, { value: near }, { value: shownMm((low + high) / 2) }),
    ];
  });
