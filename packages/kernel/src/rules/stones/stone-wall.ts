import { profileSpec } from '../../body/ring-body.ts';
import type { StoneRow } from '../../design/ring-design.ts';
import { rimDrop } from '../../stones/flush-seat.ts';
import { isOnFlank, leastWall, seatTilt, standsOnBand } from '../../stones/girdle-sink.ts';
import { SEAT_PLAY } from '../../stones/round-proportions.ts';
import { seatGround } from '../../stones/seat-ground.ts';
import { wallUnder } from '../../stones/seat-wall.ts';
import { issue, shownMm, stepsUp, type Finding, type Way } from '../basis/make-issue.ts';
import { isBelow } from '../basis/rule-lookups.ts';
import type { RingRule, RuleContext } from '../basis/rule.ts';
import { SETTING_LIMITS } from './setting-limits.ts';
import { stoneAcross, stoneAlong } from './stone-extent.ts';
import { resizeWay, smallerSizes } from './stone-size.ts';

/** A rim that falls away further than this cannot be rubbed over the girdle evenly, mm. */
const DROP = 0.35;
/** A girdle that stands above the band needs no more than this under its culet; a higher one is a matter of taste. */
function liftWays(row: StoneRow, missing: number, at: string): Way[] {
  return standsOnBand(row) ? stepsUp(`${at}/lift`, row.lift + missing, 0.05).slice(0, 2) : [];
}

function dropFinding(context: RuleContext, row: StoneRow, at: string): Finding[] {
  const body = context.body();
  const tilt = seatTilt(body, row, row.position);
  const ground = seatGround(body, row);
  const drop = rimDrop(ground, row.position, tilt, stoneAlong(row) / 2 + SEAT_PLAY, stoneAcross(row) / 2 + SEAT_PLAY);
  if (drop <= DROP) return [];
  const params = { profile: context.ring.profile, value: shownMm(drop), max: DROP };
  const ways = [
    { path: `${at}/position`, value: 0 },
    ...smallerSizes(context.tables, row).map((size) => resizeWay(row, size, at)),
  ];
  return [issue('stone.profile', `${at}/position`, params, ...ways)];
}

/** Enough metal under the stones, and a profile that lets the seat be cut where the row lies. */
export const stoneWall: RingRule = (context) => {
  const { ring, tables, path, body } = context;
  return ring.stones.flatMap((row, index): Finding[] => {
    const at = `${path}/stones/${index}`;
    const value = wallUnder(body(), row, context.plan(index));
    const min = leastWall(row);
    if (isBelow(value, min)) {
      const ways = [
        ...liftWays(row, min - value, at),
        ...(isOnFlank(row)
          ? stepsUp(`${path}/width`, ring.width + min - value, 0.5).slice(0, 2)
          : stepsUp(`${path}/height`, ring.height + min - value, 0.1)),
        ...smallerSizes(tables, row).map((size) => resizeWay(row, size, at)),
      ];
      // A seat that pierces the bore leaves no metal; "-0.04 mm of metal" says nothing to a couple.
      const params = { value: shownMm(Math.max(0, value)), min, diameter: row.diameter };
      return [issue('stone.wall', `${at}/diameter`, params, ...ways)];
    }
    const isTurned = profileSpec(tables, ring.profile).kind !== 'round';
    const isCut = SETTING_LIMITS[row.setting].isSunk && row.setting !== 'tension';
    return isCut && isTurned ? dropFinding(context, row, at) : [];
  });
};
