import { itemAt, lastItem, outside } from '../units/item-at.ts';
import type { RingBody } from '../body/ring-body.ts';
import type { StoneRow } from '../design/ring-design.ts';
import { keyedCache } from '../math/keyed-cache.ts';
import { seatConeHeight, seatShoulder } from '../stones/flush-seat.ts';
import { fastChain } from '../stones/metal/fast-chain.ts';
import type { RowPlan } from '../stones/row-plan.ts';
import { BLOCK_COLUMNS, type SeatBlock } from '../stones/seat-block.ts';
import { seatGround } from '../stones/seat-ground.ts';
import { seatRimRuns, SPOKE, type BlockStrip, type Border, type SeatRimRun } from './seat-rim-run.ts';
import type { PartDraft } from './part-draft.ts';
import { emitInstancedPatch, FIELDS, type InstancedPatch } from './instanced-patch.ts';
import type { Sweep } from './strip.ts';

const TURN = 2 * Math.PI;
/** Neighbours' blocks may come this close to each other's seat rims. */
const GROWTH_MOST = 1.0035;

/** The re-meshed surface around one stone; the same for every stone of the row. */
export interface SeatTemplate {
  /** Surface between the block's border and the seat rim, by strip. */
  readonly seatRims: readonly { readonly strip: BlockStrip; readonly patch: InstancedPatch }[];
  /** Cylinder and cone. */
  readonly seat: InstancedPatch;
}

/** Border of the block, counter-clockwise from the upper left corner, in runs that stay on one piece of surface. */
function borders(strips: readonly BlockStrip[]): Border[][] {
  const first = strips[0];
  const last = strips.at(-1);
  if (first === undefined || last === undefined) return [];
  const side = (strip: BlockStrip, column: number): Border[] =>
    strip.rows.map((_, row) => {
      const right = strip.angles[row] ?? outside(strip.angles, row);
      return { strip, row, column, angle: column === 0 ? Math.PI - right : right + 2 * Math.PI };
    });
  const edge = (strip: BlockStrip, row: number, from: number, to: number): Border[] =>
    Array.from({ length: BLOCK_COLUMNS + 1 }, (_, k) => ({
      strip,
      row,
      column: from < to ? k : BLOCK_COLUMNS - k,
      angle: 0,
    }));
  const spread = (points: Border[], from: number, to: number): Border[] =>
    points.map((point, k) => ({ ...point, angle: from + ((to - from) * k) / BLOCK_COLUMNS }));
  const low = itemAt(first.angles, 0);
  const high = lastItem(last.angles);
  const bottom = spread(edge(first, 0, 0, 1), Math.PI - low, 2 * Math.PI + low);
  const top = spread(edge(last, last.rows.length - 1, 1, 0), 2 * Math.PI + high, 3 * Math.PI - high);
  const left = (strip: BlockStrip): Border[] => side(strip, 0).toReversed();
  const right = (strip: BlockStrip): Border[] => side(strip, BLOCK_COLUMNS);
  if (strips.length === 1) return [[...left(first), ...bottom.slice(1), ...right(first).slice(1), ...top.slice(1)]];
  return [
    [...left(first), ...bottom.slice(1), ...right(first).slice(1)],
    ...strips.slice(1, -1).map(right),
    [...right(last), ...top.slice(1), ...left(last).slice(1)],
    ...strips.slice(1, -1).toReversed().map(left),
  ];
}

/**
 * Growth of the seat rim's polygon at which it has the circle's area, so that cylinder and cone hold what the seat takes;
 * 3 µm on a stone of 2 mm.
 */
function seatRimGrowth(groups: readonly (readonly Border[])[]): number {
  const angles = groups.flatMap((group) => group.slice(0, -1).map(({ angle }) => angle));
  const area = angles.reduce((sum, angle, k) => sum + Math.sin((angles[k + 1] ?? itemAt(angles, 0) + TURN) - angle), 0);
  return Math.min(GROWTH_MOST, Math.sqrt(TURN / area));
}

/** Corners of quads between neighbouring spokes by their number: the same for every ring. */
const seatRimCorners = keyedCache<Int32Array>(32);

function cornersBetween(spokes: number): Int32Array {
  const corners: number[] = [];
  for (let spoke = 1; spoke < spokes; spoke++) {
    for (let k = 0; k < SPOKE; k++) {
      const before = (spoke - 1) * SPOKE + k;
      const here = spoke * SPOKE + k;
      const [a, b] = k === 0 ? [-spoke, -1 - spoke] : [before - 1, here - 1];
      corners.push(a, b, here, a, here, before);
    }
  }
  return Int32Array.from(corners);
}

const seatRimPatch = ({ strip, borders, vertices }: SeatRimRun): InstancedPatch => ({
  vertices,
  corners: seatRimCorners(String(borders.length), () => cornersBetween(borders.length)),
  border: Int32Array.from(borders, ({ row, column }) => row * strip.at.stride + column),
});

/** Vertices of a seat by spoke: the seat rim, the shoulder twice and the tip. */
const SEAT_SPOKE = 4;
/** Corners of cylinder and cone by the number of spokes. */
const seatCorners = keyedCache<Int32Array>(32);

function cornersOfSeat(spokes: number): Int32Array {
  const corners: number[] = [];
  for (let k = 0; k < spokes; k++) {
    const here = SEAT_SPOKE * k;
    const next = here + SEAT_SPOKE;
    corners.push(here, next, next + 1, here, next + 1, here + 1, here + 2, next + 2, next + 3);
  }
  return Int32Array.from(corners);
}

/** The wall of a seat, mm: its radius, and the heights of shoulder and tip. */
interface SeatWall {
  readonly position: number;
  readonly radius: number;
  readonly shoulder: number;
  readonly apex: number;
}

/** Writes the four vertices of a seat under the seat rim's vertex `k` of a run. */
function writeSeatSpoke(numbers: Float64Array, at: number, run: SeatRimRun, k: number, wall: SeatWall): void {
  const { position, radius, shoulder, apex } = wall;
  const seatRim = FIELDS * (SPOKE * (k + 1) - 1);
  const [t, z, height] = [
    run.vertices[seatRim] ?? outside(run.vertices, seatRim),
    run.vertices[seatRim + 1] ?? outside(run.vertices, seatRim + 1),
    run.vertices[seatRim + 2] ?? outside(run.vertices, seatRim + 2),
  ];
  const { angle } = run.borders[k] ?? outside(run.borders, k);
  const [inT, inZ] = [-Math.cos(angle), -Math.sin(angle)];
  const slope = Math.hypot(radius, shoulder - apex);
  const [coneIn, coneUp] = [(shoulder - apex) / slope, radius / slope];
  const u = radius * angle;
  const wallOut = [inT, inZ, 0, u] as const;
  const coneOut = [inT * coneIn, inZ * coneIn, coneUp, u] as const;
  writeVertex(numbers, at, [t, z, height], wallOut);
  writeVertex(numbers, at + FIELDS, [t, z, shoulder], wallOut);
  writeVertex(numbers, at + 2 * FIELDS, [t, z, shoulder], coneOut);
  writeVertex(numbers, at + 3 * FIELDS, [0, position, apex], coneOut);
}

/** Place, then normal and u; v is the height. */
function writeVertex(
  numbers: Float64Array,
  at: number,
  place: readonly [t: number, z: number, height: number],
  shading: readonly [nt: number, nz: number, nh: number, u: number],
): void {
  numbers.set(place, at);
  numbers.set(shading, at + 3);
  numbers[at + 7] = place[2];
}

/** Cylinder and cone of one seat; the last spoke is the first one again. */
function seatPatch(runs: readonly SeatRimRun[], wall: SeatWall): InstancedPatch {
  const spokes = runs.reduce((sum, { borders }) => sum + borders.length - 1, 0);
  const vertices = new Float64Array(FIELDS * SEAT_SPOKE * (spokes + 1));
  let at = 0;
  for (const run of runs) {
    for (let k = 0; k + 1 < run.borders.length; k++, at += FIELDS * SEAT_SPOKE)
      writeSeatSpoke(vertices, at, run, k, wall);
  }
  vertices.copyWithin(at, 0, FIELDS * SEAT_SPOKE);
  return { vertices, corners: seatCorners(String(spokes), () => cornersOfSeat(spokes)), border: new Int32Array(0) };
}

/** Template of a flush row's seats; u of the seat rims is unrolled at `unrollRadius`. */
export function seatTemplate(
  strips: readonly BlockStrip[],
  body: RingBody,
  row: StoneRow,
  plan: RowPlan,
  block: SeatBlock,
  unrollRadius: number,
): SeatTemplate {
  const shoulder = plan.girdleRadius - seatShoulder(row.diameter);
  const apex = shoulder - seatConeHeight(row.diameter);
  const around = borders(strips);
  const { position } = row;
  const runs = seatRimRuns(around, {
    innerRadius: body.innerRadius,
    position,
    outer: fastChain(body.section.outer),
    ground: fastChain(seatGround(body, row).line),
    block,
    growth: seatRimGrowth(around),
    unrollRadius,
  });
  return {
    seatRims: runs.map((run) => ({ strip: run.strip, patch: seatRimPatch(run) })),
    seat: seatPatch(runs, { position, radius: block.radius, shoulder, apex }),
  };
}

/** A stone's place: its angle, the first column of its block, and the sweep it stands in. */
export interface SeatPlace {
  readonly angle: number;
  readonly column: number;
  readonly sweep: Sweep;
}

/** Surface around one stone, cylinder and cone of its seat. */
export function emitStoneSeat(part: PartDraft, template: SeatTemplate, { angle, column, sweep }: SeatPlace): void {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  // The block's own columns say on which turn the stone stands, so that u runs on without a jump.
  const centre = (sweep.columns.angles[column + BLOCK_COLUMNS / 2] ?? angle) * sweep.unrollRadius;
  for (const { strip, patch } of template.seatRims) {
    emitInstancedPatch(strip.part, patch, c, s, centre, strip.at.base + column);
  }
  emitInstancedPatch(part, template.seat, c, s, 0, 0);
}
