import type { RingBody } from '../../body/ring-body.ts';
import { isOnFlank } from '../../stones/girdle-sink.ts';
import { openSeats } from '../../stones/open-seats.ts';
import { planRow } from '../../stones/row-plan.ts';
import { stoneSize } from '../../stones/stone-size.ts';
import { arcOf, clearAngles, ruledEngravings, shared, type Arc, type RuledEngraving } from './engraving-lines.ts';
import { issue, type Finding } from '../basis/make-issue.ts';
import type { RingRule, RuleContext } from '../basis/rule.ts';

/** Clear distance between two lines, or between letters and a stone, mm. */
export const LINES_CLEAR = 0.5;

/** A stretch around the ring and across it, x in mm. */
interface Obstacle {
  readonly arc: Arc;
  readonly across: readonly [number, number];
}

/** Stretch of z that the letters take, mm. */
function reachAcross({ engraving, line, height }: RuledEngraving): readonly [number, number] {
  const up = line?.reach.up ?? height / 2;
  const down = line?.reach.down ?? -height / 2;
  return [engraving.position - up, engraving.position - down];
}

function findingsAgainst(
  code: 'engraving.overlap' | 'engraving.stone',
  ruled: RuledEngraving,
  others: readonly Obstacle[],
): Finding[] {
  const own = arcOf(ruled);
  const [from, to] = reachAcross(ruled);
  const inTheWay = others.filter(({ arc, across }) => {
    return shared(own, arc) > 1e-9 && across[0] < to + LINES_CLEAR && across[1] > from - LINES_CLEAR;
  });
  if (inTheWay.length === 0) return [];
  const ways = [
    ...inTheWay.flatMap(({ arc }) => clearAngles(own, arc)).map((value) => ({ value })),
    { value: 0 },
    { value: -180 },
    { path: `${ruled.at}/height`, value: null },
  ];
  return [issue(code, `${ruled.at}/angle`, {}, ...ways)];
}

/** Holes in the bore: open seats, and the cut of a tension setting. */
const holes = ({ ring }: RuleContext, body: RingBody): Obstacle[] =>
  openSeats(ring, body).map(({ from, to, low, high }) => ({
    arc: { middle: (from + to) / 2, half: (to - from) / 2 + LINES_CLEAR / body.innerRadius },
    across: [low, high],
  }));

/** Stones on the outer face where each of them stands; a tension setting parts the whole width. */
const stonesOutside = ({ ring }: RuleContext, body: RingBody, radius: number): Obstacle[] =>
  ring.stones
    .filter((row) => !isOnFlank(row))
    .flatMap((row) => {
      const { along, across } = stoneSize(row);
      const half = row.setting === 'tension' ? body.section.width / 2 : across / 2;
      return planRow(body, row).spots.map(({ angle, position, sink, tilt }): Obstacle => {
        const x = position + sink * Math.sin(tilt);
        return { arc: { middle: angle, half: (along / 2 + LINES_CLEAR) / radius }, across: [x - half, x + half] };
      });
    });

/** What breaks through the engraved face. */
const stonesUnder = (context: RuleContext, { engraving, body, line }: RuledEngraving): Obstacle[] =>
  engraving.face === 'inside' ? holes(context, body) : stonesOutside(context, body, line?.radius ?? body.innerRadius);

/** Lines do not run into each other, nor over stones; on the bore, stones count where their seat is open. */
export const engravingOverlap: RingRule = (context) => {
  const lines = ruledEngravings(context);
  return lines.flatMap((ruled, index) => {
    const earlier = lines
      .slice(0, index)
      .filter(({ engraving }) => engraving.face === ruled.engraving.face)
      .map((other) => {
        const arc = arcOf(other);
        return {
          arc: { ...arc, half: arc.half + LINES_CLEAR / (ruled.line?.radius ?? ruled.body.innerRadius) },
          across: reachAcross(other),
        };
      });
    return [
      ...findingsAgainst('engraving.overlap', ruled, earlier),
      ...findingsAgainst('engraving.stone', ruled, stonesUnder(context, ruled)),
    ];
  });
};
