import type { RingBody } from '../body/ring-body.ts';
import type { StoneRow } from '../design/ring-design.ts';
import { chainHeight } from '../math/chain.ts';
import { keyedCache } from '../math/keyed-cache.ts';
import { seatTilt, sinkAt } from './girdle-sink.ts';
import { rowCentre, type RowPlan } from './row-count.ts';
import { stoneSize } from './stone-size.ts';
import type { StoneSpot } from './stone-spot.ts';

/** Clear metal between strewn stones and beside them to the ring's edge, mm. */
const SCATTER_CLEAR = 0.2;
const SCATTER_EDGE = 0.4;
/** Draws for one stone before the strip counts as full. */
const DRAWS = 300;
/** Free places looked at for one stone; the one furthest from its neighbours is taken, so that the sky has no clumps. */
const CANDIDATES = 4;

const ARC: Readonly<Record<StoneRow['extent'], number>> = {
  count: 2 * Math.PI,
  full: 2 * Math.PI,
  half: Math.PI,
  third: (2 * Math.PI) / 3,
};

/** Deterministic number in [0, 1) from two whole numbers: multiplicative mixing in 32 bits. */
function draw(seed: number, index: number): number {
  let mixed = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

interface Place {
  readonly turn: number;
  readonly x: number;
}

/** Smallest clear distance of a place from the others, mm; −∞ as soon as it is surely below `least`. */
function clearOf(place: Place, others: readonly Place[], radius: number, size: number, least: number): number {
  let clear = Infinity;
  const near = Math.max(0, least + size) ** 2 * (1 - 1e-12);
  for (const other of others) {
    const chord = 2 * radius * Math.sin((place.turn - other.turn) / 2);
    const across = place.x - other.x;
    const square = chord * chord + across * across;
    if (square < near) return -Infinity;
    if (square < (clear + size) ** 2 * (1 + 1e-12)) clear = Math.min(clear, Math.hypot(chord, across) - size);
  }
  return clear;
}

/** A search for repairs asks for the same skies again and again while other rows change. */
const known = keyedCache<readonly Place[]>(160);

function strewn(row: StoneRow, radius: number, half: number): readonly Place[] {
  const { along, across } = stoneSize(row);
  const { count, seed, extent, spacing } = row;
  return known([count, seed, extent, spacing, along, across, radius, half].join(' '), () => strew(row, radius, half));
}

function strew(row: StoneRow, radius: number, half: number): Place[] {
  const { along, across } = stoneSize(row);
  const size = Math.max(along, across);
  const clear = Math.max(SCATTER_CLEAR, row.spacing);
  const arc = ARC[row.extent];
  const places: Place[] = [];
  let index = 0;
  while (places.length < row.count) {
    let best: Place | null = null;
    let bestClear = clear;
    let found = 0;
    for (let tries = 0; tries < DRAWS && found < CANDIDATES; tries++) {
      const turn = (draw(row.seed, index) - 0.5) * arc;
      const place = { turn, x: (2 * draw(row.seed, index + 1) - 1) * half };
      index += 2;
      const room = clearOf(place, places, radius, size, clear);
      if (room < clear) continue;
      found++;
      if (best === null || room > bestClear) [best, bestClear] = [place, room];
    }
    if (best === null) break;
    places.push(best);
  }
  return places;
}

/**
 * Strews `count` stones over the arc of the extent (`count` = all around) and over the width, at least 0.2 mm clear of
 * each other and 0.4 mm of the edges. The same seed draws the same sky; a further stone leaves the others in place.
 * `count` stays below what is asked when the strip is full.
 */
export function scatterPlan(body: RingBody, row: StoneRow): RowPlan {
  const { across, along } = stoneSize(row);
  const half = body.section.width / 2 - Math.max(along, across) / 2 - SCATTER_EDGE - Math.abs(row.position);
  const surfaceRadius = body.innerRadius + chainHeight(body.section.outer, row.position);
  const girdleRadius = surfaceRadius - sinkAt(body, row, row.position, 0);
  const places = half < 0 ? [] : strewn(row, girdleRadius, half);
  const spots = places.map(({ turn, x }): StoneSpot => {
    const at = row.position + x;
    const tilt = seatTilt(body, row, at);
    const sink = sinkAt(body, row, at, tilt);
    const radius = body.innerRadius + chainHeight(body.section.outer, at) - sink * Math.cos(tilt);
    return { angle: rowCentre(row) + turn, radius, position: at - sink * Math.sin(tilt), tilt, sink };
  });
  const gap = places.reduce((least, place, index) => {
    const others = places.slice(0, index);
    return Math.min(least, clearOf(place, others, girdleRadius, Math.max(along, across), -Infinity));
  }, Infinity);
  const angles = spots.map((spot) => spot.angle);
  const clear = Number.isFinite(gap) ? gap : row.spacing;
  return { count: spots.length, most: spots.length, pitch: 0, gap: clear, girdleRadius, surfaceRadius, angles, spots };
}
