import type { Chain } from '../../math/chain.ts';
import { pointAt, tangentAt, xAt, type Piece } from '../../math/piece.ts';
import { SEAT_PLAY } from '../../stones/round-proportions.ts';
import { seatGround } from '../../stones/seat-ground.ts';
import { downToStep, issue, shownMm, upToStep, type Finding } from '../basis/make-issue.ts';
import { isBelow } from '../basis/rule-lookups.ts';
import type { RingRule, RuleContext } from '../basis/rule.ts';
import { stoneAcross } from './stone-extent.ts';
import { resizeWay, smallerSizes } from './stone-size.ts';

/** Settings whose rim or beads are worked all around the girdle: on a ridge one half of it would lie on each slope. */
const ROUND_THE_GIRDLE: readonly string[] = ['flush', 'grain', 'pave', 'scatter'];
/** Bright rim around the seat, mm. */
const RIM = 0.1;
/** Two faces that meet at less than this are one face to the setter's tool, radians. */
const TURN = 0.2;
/** Pieces narrower than this across the ring are the broken edge between two faces, mm. */
const BROKEN = 0.2;

/** A wall between two levels is at least this high and leans no more, mm. */
const STEP = 0.05;

const width = (piece: Piece): number => Math.abs(xAt(piece, 1) - xAt(piece, 0));

function turnBetween(before: Piece, after: Piece): number {
  const [a, b] = [tangentAt(before, 1), tangentAt(after, 0)];
  return Math.abs(Math.atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y));
}

/** x of every line along which two faces of the outer surface meet, from and to of its broken edge, mm. */
export function creases(outer: Chain): readonly (readonly [from: number, to: number])[] {
  const faces = outer.filter((piece) => width(piece) > BROKEN);
  return faces.slice(1).flatMap((after, index) => {
    const before = faces[index];
    if (before === undefined) return [];
    const [end, start] = [pointAt(before, 1), pointAt(after, 0)];
    const isStep = Math.abs(end.y - start.y) > STEP && Math.abs(end.x - start.x) < STEP;
    return isStep || turnBetween(before, after) >= TURN ? [[end.x, start.x] as const] : [];
  });
}

/** Clear distance of a stone's rim from the nearest crease, mm; negative where it lies across one. */
function clearOf(crease: readonly [number, number], position: number, half: number): number {
  return Math.max(crease[0] - (position + half), position - half - crease[1]);
}

function ridgeFinding(context: RuleContext, index: number, lines: readonly (readonly [number, number])[]): Finding[] {
  const { ring, tables, path, plan, body } = context;
  const row = ring.stones[index];
  if (row === undefined) return [];
  const half = stoneAcross(row) / 2 + SEAT_PLAY;
  const places = row.setting === 'scatter' ? plan(index).spots.map(({ position }) => position) : [row.position];
  const own = body().stretches.length > 0 && seatGround(body(), row).line !== body().section.outer;
  const near = lines
    .map((crease) => ({ crease, value: Math.min(...places.map((place) => clearOf(crease, place, half))) }))
    .filter(({ value }) => isBelow(value, RIM))
    .toSorted((a, b) => a.value - b.value)[0];
  // A row on the level floor of a groove does not feel the ridge that was cut away.
  if (near === undefined || own) return [];
  const at = `${path}/stones/${index}`;
  const reach = half + RIM;
  const [left, right] = [downToStep(near.crease[0] - reach, 0.01), upToStep(near.crease[1] + reach, 0.01)];
  const beside = row.position < 0 ? [left, right] : [right, left];
  const ways = [
    ...beside.map((value) => ({ path: `${at}/position`, value })),
    ...smallerSizes(tables, row).map((size) => resizeWay(row, size, at)),
    { path: `${at}/setting`, value: 'bezel' },
    ...(row.setting === 'scatter'
      ? [1, 2, 3, 4].map((k) => ({ path: `${at}/seed`, value: (row.seed + k) % 10_000 }))
      : []),
  ];
  return [issue('stone.ridge', `${at}/position`, { value: shownMm(Math.max(0, near.value)), min: RIM }, ...ways)];
}

/** A seat lies on one face: beside the ridge of a knife edge, the crease of a chamfer or the wall of a step, not across it. */
export const stoneRidge: RingRule = (context) => {
  const rows = context.ring.stones.flatMap((row, index) =>
    row.face === 'outer' && ROUND_THE_GIRDLE.includes(row.setting) ? [index] : [],
  );
  if (rows.length === 0) return [];
  const lines = creases(context.body().section.outer);
  return lines.length === 0 ? [] : rows.flatMap((index) => ridgeFinding(context, index, lines));
};
