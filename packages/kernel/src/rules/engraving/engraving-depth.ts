import { reliefDepth } from '../../body/relief.ts';
import { segmentAt } from '../../body/ring-body.ts';
import type { Engraving, EngravingMethod } from '../../design/ring-design.ts';
import { chainHeight } from '../../math/chain.ts';
import { ruledEngravings, type RuledEngraving } from './engraving-lines.ts';
import { downToStep, issue, nearestWithin, shownMm, stepsUp, type Finding } from '../basis/make-issue.ts';
import type { RingRule, RuleContext } from '../basis/rule.ts';

/** Depth of cut by method, mm. */
const DEPTHS: Readonly<Record<EngravingMethod, readonly [min: number, max: number]>> = {
  laser: [0.02, 0.15],
  'diamond-tip': [0.05, 0.1],
};
/** Wall that must remain under the letters, mm. */
const WALL_MIN = 0.8;
const SAMPLES = 16;

function rangeFindings({ engraving, at }: RuledEngraving): Finding[] {
  const [min, max] = DEPTHS[engraving.method];
  const { depth, method } = engraving;
  if (depth >= min - 1e-9 && depth <= max + 1e-9) return [];
  const ways = [{ value: nearestWithin(depth, min, max) }];
  return [issue('engraving.depth', `${at}/depth`, { value: depth, min, max, method }, ...ways)];
}

/** Deepest relief over letters in the bore: hammer and bark take their metal from the other side of the same wall, mm. */
function reliefOver({ ring, body }: RuleContext, engraving: Engraving, x: number): number {
  if (engraving.face === 'outside') return 0;
  return reliefDepth(ring.segments[segmentAt(body(), x)]?.finish ?? 'polished');
}

/** Thinnest wall over the letters' height before they are cut, mm. */
function wallUnder(context: RuleContext, { engraving, body, line, height }: RuledEngraving): number {
  const { width } = context.ring;
  const up = line?.reach.up ?? height / 2;
  const down = line?.reach.down ?? -height / 2;
  const walls = Array.from({ length: SAMPLES + 1 }, (_, k) => {
    const z = engraving.position - (down + ((up - down) * k) / SAMPLES);
    const x = nearestWithin(z, -width / 2, width / 2);
    return chainHeight(body.outer, x) - chainHeight(body.section.inner, x) - reliefOver(context, engraving, x);
  });
  return Math.min(...walls);
}

function wallFindings(context: RuleContext, ruled: RuledEngraving): Finding[] {
  const { ring, path } = context;
  const { engraving, at } = ruled;
  const wall = wallUnder(context, ruled);
  const value = wall - engraving.depth;
  if (value >= WALL_MIN - 1e-6) return [];
  const [min] = DEPTHS[engraving.method];
  const shallower = downToStep(wall - WALL_MIN, 0.01);
  const ways = [
    ...(shallower >= min ? [{ value: shallower }] : []),
    ...stepsUp(`${path}/height`, ring.height + WALL_MIN - value, 0.1),
  ];
  return [issue('engraving.wall', `${at}/depth`, { value: shownMm(value), min: WALL_MIN }, ...ways)];
}

/** The cut is as deep as its method can make it and leaves 0.8 mm of wall. */
export const engravingDepth: RingRule = (context) =>
  ruledEngravings(context).flatMap((ruled) => [...rangeFindings(ruled), ...wallFindings(context, ruled)]);
