import type { RingBody } from '../body/ring-body.ts';
import type { StoneRow } from '../design/ring-design.ts';
import { chainHeight } from '../math/chain.ts';
import { coneHeight, groundSlope, rimDrop } from './flush-seat.ts';
import { CHANNEL_TABLE_SINK, FLUSH_SINK, SEAT_PLAY, SLOT_OPENING } from './round-proportions.ts';
import { seatGround, type SeatGround } from './seat-ground.ts';
import { stoneSize, type StoneSize } from './stone-size.ts';
import { lipSink, TENSION_AIR, tensionSeat } from './tension-seat.ts';

/** Metal that must stand above the girdle's upper edge at the lowest point of a flush rim, mm. */
const RIM_ABOVE_GIRDLE = 0.02;
/** Metal between the seat and the bore, or a flank seat and the other flank, mm; a seat opened from the bore only keeps the culet off the finger. */
const WALL = 0.35;
const WALL_OPEN = 0.15;
export const leastWall = ({ back }: StoneRow): number => (back === 'open' ? WALL_OPEN : WALL);
/** Most that the table of a flush stone stands over the surface, over the diameter: higher ones catch. */
const FLUSH_PROUD = 0.05;
/** Smaller flush stones lie by the trade's depth of the girdle alone, mm: their tables stand out too little to catch. */
const PROUD_FROM = 2;
/** Depth of the recess that grain setting cuts, mm. */
export const RECESS_DEPTH = 0.2;
/** Pavé stones lie higher than flush ones: the beads hold them, not the rim, mm. */
const PAVE_SINK = 0.08;
/** A surface that leans less than this is set upright: the cutter stays in the plane of the ring, radians. */
const UPRIGHT_LEAN = 0.2;

/** Settings whose cutter stands square to the surface where a domed profile leans. */
const SQUARE_TO_SURFACE = new Set(['flush', 'grain', 'pave', 'bezel', 'scatter']);

export const isOnFlank = (row: StoneRow): boolean => row.face !== 'outer' || row.setting === 'side';
/** Prongs and bezels carry the stone above the band; everything else sinks it. */
export const standsOnBand = ({ setting }: StoneRow): boolean =>
  setting === 'bezel' || setting === 'prong4' || setting === 'prong6';

/** Lean of a stone's axis from outwards towards +z at x on the outer face, radians. */
export function seatTilt(body: RingBody, row: StoneRow, x: number): number {
  if (!SQUARE_TO_SURFACE.has(row.setting)) return 0;
  const tilt = -Math.atan(groundSlope(seatGround(body, row), x));
  return Math.abs(tilt) < UPRIGHT_LEAN ? 0 : tilt;
}

/** Lowest wall top beside a slot under the surface at its middle, mm. */
function wallDrop({ line }: SeatGround, x: number, size: StoneSize): number {
  const reach = (SLOT_OPENING * size.across) / 2;
  const at = (z: number): number => chainHeight(line, z);
  return Math.max(0, at(x) - Math.min(at(x - reach), at(x + reach)));
}

/** Fall of the ring's own curve at `reach` along it, mm. */
function chordDrop({ innerRadius, line }: SeatGround, x: number, reach: number): number {
  const radius = innerRadius + chainHeight(line, x);
  return radius - Math.sqrt(Math.max(0, radius * radius - reach * reach));
}

/** Places over a sprung stone's bearing, from its middle to its ends. */
const BEARING = [-1, -0.5, 0, 0.5, 1];

function bearingFall({ innerRadius, line }: SeatGround, x: number, row: StoneRow): ReturnType<Falls['bearing']> {
  const half = tensionSeat(row).bearing / 2;
  const lowest = Math.min(...BEARING.map((part) => chainHeight(line, x + part * half)));
  return { radius: innerRadius + lowest, fall: Math.max(0, chainHeight(line, x) - lowest) };
}

/** How far the surface falls within a stone's seat, mm; asked for only where a setting needs it. */
interface Falls {
  /** Around the rim, beside a slot's walls, and along the ring at the bars. */
  readonly rim: () => number;
  readonly wall: () => number;
  readonly chord: () => number;
  /** Metal between the surface and the bore; radius of the surface where it lies lowest over a sprung stone's bearing, and its fall to there, mm. */
  readonly wallHeight: () => number;
  readonly bearing: () => { readonly radius: number; readonly fall: number };
  /** Sink at which the least wall is left to the bore under a stone that asks for this one. */
  readonly floor: (sink: number) => number;
  /** Sink at which the stones of a closed row, counted at the surface, come as near to each other as they may. */
  readonly apart: number;
}

/** Depth of a seat's lowest point under mid-girdle, mm. An open seat keeps its culet off the finger; a closed one ends in the cone's tip. */
export function tipUnder(row: StoneRow): number {
  const { girdle, pavilion } = stoneSize(row);
  return girdle / 2 + (row.back === 'open' ? pavilion : coneHeight(row.diameter, pavilion));
}

/** Sink at which the least wall stays under the seat of a stone that leans by `tilt` at x. */
function floorSink(
  body: RingBody,
  row: StoneRow,
  { x, tilt, sink }: { readonly x: number; readonly tilt: number; readonly sink: number },
): number {
  const tip = tipUnder(row);
  const { line } = seatGround(body, row);
  const bore = chainHeight(body.section.inner, x - (sink + tip) * Math.sin(tilt));
  return (chainHeight(line, x) - bore - leastWall(row)) / Math.cos(tilt) - tip;
}

type SinkRule = (row: StoneRow, size: StoneSize, falls: Falls) => number;

/** Depth of the girdle at which the table of a flush stone stands no more than `FLUSH_PROUD` over the surface; null for small ones. */
export function flushDepth({ diameter }: StoneRow, { crown, girdle }: StoneSize): number | null {
  return diameter >= PROUD_FROM ? crown + girdle / 2 - FLUSH_PROUD * diameter : null;
}

const flush: SinkRule = (row, size, { rim, floor, apart }) => {
  const held = Math.max(FLUSH_SINK, rim() + size.girdle / 2 + RIM_ABOVE_GIRDLE);
  const low = flushDepth(row, size);
  return low === null ? held : Math.max(held, Math.min(low, floor(low), apart));
};
const bars: SinkRule = (_, { crown, girdle }, { chord }) => chord() + CHANNEL_TABLE_SINK + crown + girdle / 2;
/** Table level with the crest where the lips over the grooves are thick enough, higher where the culet would prick the finger. */
const sprung: SinkRule = (row, { crown, girdle, pavilion }, { wallHeight, bearing }) => {
  const { radius, fall } = bearing();
  const level = Math.max(crown + girdle / 2, fall + lipSink(row, radius));
  return Math.max(0, Math.min(level, wallHeight() - pavilion - girdle / 2 - TENSION_AIR));
};
const lifted: SinkRule = ({ lift }) => -lift;

const SINKS: Readonly<Record<StoneRow['setting'], SinkRule>> = {
  flush,
  side: flush,
  scatter: flush,
  grain: (_, { crown, girdle }, { rim }) =>
    Math.max(RECESS_DEPTH + RIM_ABOVE_GIRDLE, crown, rim() + RIM_ABOVE_GIRDLE) + girdle / 2,
  pave: (_, { girdle }, { rim }) => Math.max(PAVE_SINK, rim() + girdle / 2 + RIM_ABOVE_GIRDLE),
  channel: (_, { crown, girdle }, { wall }) => wall() + CHANNEL_TABLE_SINK + crown + girdle / 2,
  'channel-cross': bars,
  bar: bars,
  tension: sprung,
  bezel: lifted,
  prong4: lifted,
  prong6: lifted,
};

/**
 * Depth of the mid-girdle plane under the outer surface at x, along the stone's axis, mm; negative where the stone
 * stands above it. Flush: 0.12, deeper where a domed profile falls away so far that the rim would not reach over the
 * girdle, and from 2 mm on where the table would stand out by more than 0.05 d, as far as the wall to the bore and the
 * neighbours (`apart`, for closed rows) allow it. Grain: girdle under the recess's floor, table level with the rim. Channel,
 * cross channel, bar: table 0.03 below the wall tops. Tension: table level with the crest, and above it where stone and
 * finger ask for it.
 */
export function sinkAt(body: RingBody, row: StoneRow, x: number, tilt: number, apart = Infinity): number {
  const size = stoneSize(row);
  const ground = seatGround(body, row);
  return SINKS[row.setting](row, size, {
    rim: () => rimDrop(ground, x, tilt, size.along / 2 + SEAT_PLAY, size.across / 2 + SEAT_PLAY),
    wall: () => wallDrop(ground, x, size),
    chord: () => chordDrop(ground, x, size.along / 2),
    wallHeight: () => chainHeight(ground.line, x) - chainHeight(body.section.inner, x),
    bearing: () => bearingFall(ground, x, row),
    floor: (sink) => floorSink(body, row, { x, tilt, sink }),
    apart,
  });
}

const level = (): number => 0;
/** Radius of a surface that does not bend, and of metal that does not end, mm. */
const FLAT = 1e6;

/** The same on a flank, which is flat. */
export const flankSink = (row: StoneRow): number =>
  SINKS[row.setting](row, stoneSize(row), {
    rim: level,
    wall: level,
    chord: level,
    wallHeight: () => FLAT,
    bearing: () => ({ radius: FLAT, fall: 0 }),
    floor: () => Infinity,
    apart: Infinity,
  });
