import { itemAt } from '../../units/item-at.ts';
import type { StoneRow } from '../../design/ring-design.ts';
import { standsOnBand } from '../../stones/girdle-sink.ts';
import { stoneGaps } from '../../stones/stone-gaps.ts';
import { girdleReach } from '../../stones/stone-size.ts';
import type { StoneSpot } from '../../stones/stone-spot.ts';
import { issue, shownMm, upToStep, type Finding, type Way } from '../basis/make-issue.ts';
import { isBelow } from '../basis/rule-lookups.ts';
import type { RingRule, RuleContext } from '../basis/rule.ts';
import { SETTING_LIMITS } from './setting-limits.ts';
import { stoneAcross, stoneAlong } from './stone-extent.ts';

const TURN = 2 * Math.PI;
/** Between the girdle of a head and that of a sunk stone beside it, seen from above, mm: room for the setter's tool. */
const BESIDE = 0.1;

/** Spots of a row in the order of their angles from 0 to 2π, and the farthest point of a girdle from its middle, mm. */
interface Ordered {
  readonly row: StoneRow;
  readonly spots: readonly StoneSpot[];
  readonly most: number;
}

const inTurn = (angle: number): number => angle - Math.floor(angle / TURN) * TURN;

function ordered({ plan }: RuleContext, row: StoneRow, index: number): Ordered {
  const spots = plan(index).spots.toSorted((a, b) => inTurn(a.angle) - inTurn(b.angle));
  return { row, spots, most: Math.hypot(stoneAlong(row), stoneAcross(row)) / 2 };
}

/** Index of the first spot at or after an angle of [0, 2π). */
function firstFrom(spots: readonly StoneSpot[], angle: number): number {
  let [low, high] = [0, spots.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (inTurn(itemAt(spots, middle).angle) < angle) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Least clear distance between the girdles of two rows as seen from above, mm on the surface at `radius`; Infinity where none is near. */
function clearAbove(heads: Ordered, sunk: Ordered, radius: number): number {
  const near = heads.most + sunk.most + BESIDE;
  const count = sunk.spots.length;
  let clear = Infinity;
  for (const head of heads.spots) {
    const start = firstFrom(sunk.spots, inTurn(head.angle - near / radius));
    for (let k = 0; k < count; k++) {
      const stone = sunk.spots[(start + k) % count];
      if (stone === undefined) continue;
      const apart = stone.angle - head.angle;
      // Angles grow against the direction of a row's own x.
      const x = -(apart - Math.round(apart / TURN) * TURN) * radius;
      const z = stone.position - head.position;
      if (x < -near) break;
      if (x * x + z * z > near * near) continue;
      const towards = Math.atan2(z, x);
      const reach = girdleReach(heads.row, towards) + girdleReach(sunk.row, towards + Math.PI);
      clear = Math.min(clear, Math.hypot(x, z) - reach);
    }
  }
  return clear;
}

/** Beside the head along the ring, beside it across, a shorter row on the far side, or no row at all. */
function waysOut({ ring, path, plan, body }: RuleContext, head: StoneRow, row: StoneRow, sunk: number): Way[] {
  const at = `${path}/stones/${sunk}`;
  const radius = body().innerRadius + ring.height;
  const { pitch, count } = plan(sunk);
  const half = ((stoneAlong(head) + stoneAlong(row)) / 2 + BESIDE) / radius;
  const turn = Math.ceil((half + (pitch * (count - 1)) / 2) * (360 / TURN));
  const wrapped = (angle: number): number => angle - Math.ceil(angle / 360 - 0.5) * 360;
  const turned = row.extent === 'count' ? [1, -1].map((way) => wrapped(head.angle + way * turn)) : [];
  const far = upToStep((stoneAcross(head) + stoneAcross(row)) / 2 + BESIDE, 0.01);
  const most = pitch > 0 ? Math.floor((TURN - 2 * half) / pitch) : 0;
  const shorter = { ...row, extent: 'count', count: Math.min(count, most), angle: wrapped(head.angle + 180) };
  return [
    ...turned.map((value) => ({ path: `${at}/angle`, value })),
    ...[1, -1].map((way) => ({ path: `${at}/position`, value: shownMm(head.position + way * far) })),
    ...(most > 0 ? [{ path: at, value: shorter }] : []),
  ];
}

/** Stones that are sunk into the band need the setter's tools straight above them: none lies beneath a tall head. */
export const stoneUnderHead: RingRule = (context) => {
  const { ring, path, body } = context;
  const rowsOf = (isWanted: (row: StoneRow) => boolean) =>
    ring.stones.flatMap((row, index) => (isWanted(row) ? [{ index, ...ordered(context, row, index) }] : []));
  const heads = rowsOf(standsOnBand);
  if (heads.length === 0 || heads.length === ring.stones.length) return [];
  const sunk = rowsOf(({ face, setting }) => face === 'outer' && SETTING_LIMITS[setting].isSunk);
  // Stones that meet each other are named by the rule for that.
  const meeting = stoneGaps(ring, body()).filter(({ clear }) => clear < BESIDE);
  const radius = body().innerRadius + ring.height;
  return sunk.flatMap((stones): Finding[] => {
    for (const head of heads) {
      if (meeting.some(({ rows }) => rows.includes(stones.index) && rows.includes(head.index))) continue;
      const value = clearAbove(head, stones, radius);
      if (!isBelow(value, BESIDE)) continue;
      const params = { value: shownMm(Math.max(0, value)), min: BESIDE };
      const ways = waysOut(context, head.row, stones.row, stones.index);
      return [issue('stone.under-head', `${path}/stones/${stones.index}/position`, params, ...ways)];
    }
    return [];
  });
};
