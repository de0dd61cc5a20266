import type { RingBody } from '../body/ring-body.ts';
import type { StoneRow } from '../design/ring-design.ts';
import { chainHeight } from '../math/chain.ts';
import { crossPlan } from './cross-plan.ts';
import { flankSink, isOnFlank, seatTilt, sinkAt, standsOnBand } from './girdle-sink.ts';
import { chordPitchOf, rowCentre, rowCount, type RowPlan } from './row-count.ts';
import { scatterPlan } from './scatter-plan.ts';
import { loweredBy, seatGround } from './seat-ground.ts';
import { stoneSize } from './stone-size.ts';

export type { RowPlan };

/** Angles of `count` stones about the row's middle; a closed row starts there. */
function anglesOf(row: StoneRow, count: number, pitch: number): number[] {
  const first = rowCentre(row) - ((row.extent === 'full' ? 0 : count - 1) * pitch) / 2;
  return Array.from({ length: count }, (_, index) => first + index * pitch);
}

/** A row on one circle of the ring, at `radius` and z of its girdles' middles. */
function circlePlan(
  row: StoneRow,
  around: number,
  place: {
    readonly radius: number;
    readonly position: number;
    readonly tilt: number;
    readonly sink: number;
    readonly surface: number;
  },
): RowPlan {
  const { along } = stoneSize(row);
  const chordPitch = chordPitchOf(along + row.spacing, place.radius);
  const fitting = Math.floor((2 * Math.PI) / chordPitch + 1e-9);
  const most = row.setting === 'tension' ? Math.min(1, fitting) : row.extent === 'count' ? fitting : around;
  const count = row.setting === 'tension' ? most : rowCount(row, around, most);
  const pitch = row.extent === 'count' || around === 0 ? chordPitch : (2 * Math.PI) / around;
  const gap = 2 * place.radius * Math.sin(Math.min(Math.PI, pitch) / 2) - along;
  const angles = anglesOf(row, count, pitch);
  const { radius, position, tilt, sink } = place;
  const spots = angles.map((angle) => ({ angle, radius, position, tilt, sink }));
  return { count, most, pitch, gap, girdleRadius: radius, surfaceRadius: place.surface, angles, spots };
}

/** Clear distance that the girdles of sunk stones keep from each other, mm. */
const CLEAR = 0.2;

/** Stones that close a circle of this radius; the small tolerance keeps a quotient that is a whole number in decimals from falling to the one below. */
const byChord = (row: StoneRow, radius: number): number =>
  Math.floor((2 * Math.PI) / chordPitchOf(stoneSize(row).along + row.spacing, radius) + 1e-9);

/** Stones of a sunk row that close the ring, counted at the band's circumference as the trade does. */
function bySurface(body: RingBody, row: StoneRow): number {
  const crest = body.innerRadius + body.section.height - loweredBy(body, row);
  return Math.floor((2 * Math.PI * crest) / (stoneSize(row).along + row.spacing) + 1e-9);
}

/** Depth under `surface` at which `around` stones are as near to each other as they may be, along axes that lean by `tilt`, mm. */
function apartSink(row: StoneRow, around: number, surface: number, tilt: number): number {
  if (row.extent === 'count' || around < 2) return Infinity;
  const step = stoneSize(row).along + Math.min(row.spacing, CLEAR);
  return (surface - step / (2 * Math.sin(Math.PI / around))) / Math.cos(tilt);
}

function outerPlan(body: RingBody, row: StoneRow): RowPlan {
  const surface = body.innerRadius + chainHeight(seatGround(body, row).line, row.position);
  const tilt = seatTilt(body, row, row.position);
  const stands = standsOnBand(row);
  const counted = stands ? 0 : bySurface(body, row);
  const sink = sinkAt(body, row, row.position, tilt, stands ? Infinity : apartSink(row, counted, surface, tilt));
  const radius = surface - sink * Math.cos(tilt);
  const position = row.position - sink * Math.sin(tilt);
  return circlePlan(row, stands ? byChord(row, radius) : counted, { radius, position, tilt, sink, surface });
}

/** Row on a flat flank: axes along ±z, `position` is the height above the bore crest. */
function flankPlan(body: RingBody, row: StoneRow): RowPlan {
  const side = row.face === 'left' ? -1 : 1;
  const radius = Math.max(1, body.innerRadius + row.position);
  const sink = flankSink(row);
  const position = side * (body.section.width / 2 - sink);
  return circlePlan(row, byChord(row, radius), { radius, position, tilt: (side * Math.PI) / 2, sink, surface: radius });
}

// Weight, rules, mesh and price of one ring all ask for the same plans.
const planned = new WeakMap<RingBody, WeakMap<StoneRow, RowPlan>>();

/**
 * Plans a row. Closed rows of sunk stones take floor((C + 2πh) / (d + spacing)) stones and stretch the gap evenly;
 * rows that stand on the band or sit on a flank count by the chord at their girdles. Half and third rows take that
 * share, rounded down to odd so that one stone sits in the middle; counted rows keep the exact chord pitch. `count`
 * is 0 when none fits and is cut at `most` when too many are asked.
 */
export function planRow(body: RingBody, row: StoneRow): RowPlan {
  const plans = planned.get(body) ?? new WeakMap<StoneRow, RowPlan>();
  planned.set(body, plans);
  const known = plans.get(row);
  if (known !== undefined) return known;
  const plan = planOf(body, row);
  plans.set(row, plan);
  return plan;
}

function planOf(body: RingBody, row: StoneRow): RowPlan {
  if (isOnFlank(row)) return flankPlan(body, row);
  if (row.setting === 'channel-cross') return crossPlan(body, row);
  if (row.setting === 'scatter') return scatterPlan(body, row);
  return outerPlan(body, row);
}
