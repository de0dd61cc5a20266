import type { StoneCut, StoneRow } from '../design/ring-design.ts';
import { lastItem } from '../units/item-at.ts';
import { keyedCache } from '../math/keyed-cache.ts';
import { CLEARANCE } from './channel-slot.ts';
import { upperSide, upsideDown, widerThan } from './hull-sides.ts';
import { SEAT_PLAY } from './round-proportions.ts';
import { slotProfile } from './slot-profile.ts';
import { stoneSize } from './stone-size.ts';
import type { Level } from './tool-shapes.ts';

/** Gap of a sprung ring over the stone's length along it: 6 % of the stone lie in either face. */
const TENSION_GAP = 0.88;
/** V-groove of a tension setting: least depth, mm. */
const GROOVE_LEAST = 0.1;
/** Metal that stands over the groove in either face, mm: a girdle lies 0.10 to 0.15 under the surface. */
export const TENSION_LIP = 0.15;
/** Air between the culet and the finger, mm: as under an open seat. */
export const TENSION_AIR = 0.15;
/** Cuts whose girdle meets the faces with a round side: only a chord of it bears; the others bear with a whole side. */
const ROUND_SIDED: readonly StoneCut[] = ['round', 'oval', 'cushion', 'marquise', 'pear', 'heart'];

/** Both faces of a sprung ring about its stone, mm; heights from mid-girdle. */
export interface TensionSeat {
  /** Half of the gap. */
  readonly half: number;
  /** Depth of the groove in either face. */
  readonly bite: number;
  /** The groove's mouth above and below mid-girdle, along the stone's own crown and pavilion. */
  readonly up: number;
  readonly down: number;
  /** Heights and half widths of the groove from its lower mouth over the girdle to the upper one. */
  readonly groove: readonly Level[];
  /** Length of girdle that lies in either face, across the band. */
  readonly bearing: number;
}

// Sink, rules and tools of one ring all ask for the same seat.
const known = keyedCache<TensionSeat>(50);

/** Seat of a row's stone between the faces of the gap. */
export const tensionSeat = (row: StoneRow): TensionSeat =>
  known(JSON.stringify([row.cut, row.diameter, row.length, row.depth, row.orientation]), () => seatOf(row));

function seatOf(row: StoneRow): TensionSeat {
  const { along, across, crown, girdle, pavilion } = stoneSize(row);
  const half = (TENSION_GAP * along) / 2;
  const bite = Math.max(GROOVE_LEAST, along / 2 - half + CLEARANCE);
  const halfGirdle = girdle / 2 + CLEARANCE;
  // A brilliant's crown and pavilion rise from the girdle at 34.5° and 40.8°; others are given 45°, and more where their own facets are steeper.
  const isRound = row.cut === 'round';
  const rising = isRound ? crown / (along * 0.215) : 1;
  const falling = isRound ? pavilion / (along / 2) : 1;
  const stone = slotProfile(row, 'across', Infinity);
  const over = stone.crown.map(([height, reach]): Level => [height + SEAT_PLAY, reach]);
  const under = stone.pavilion.map(([height, reach]): Level => [height - SEAT_PLAY, reach]);
  const upper = upperSide([[girdle / 2, half + bite], [halfGirdle + bite * rising, half], ...over]);
  const lower = upperSide([[girdle / 2, half + bite], [halfGirdle + bite * falling, half], ...under.map(upsideDown)]);
  const [roof, floor] = [widerThan(upper, half), widerThan(lower, half)];
  const bearing = ROUND_SIDED.includes(row.cut) ? across * Math.sqrt(1 - TENSION_GAP * TENSION_GAP) : across;
  const groove = [...floor.map(upsideDown).toReversed(), ...roof];
  return { half, bite, up: lastItem(roof)[0], down: lastItem(floor)[0], groove, bearing };
}

/** Depth under a surface of this radius at which the lip over the groove is just thick enough, mm. */
export function lipSink(row: StoneRow, surfaceRadius: number): number {
  const { half, up } = tensionSeat(row);
  return surfaceRadius - Math.sqrt(Math.max(0, (surfaceRadius - up - TENSION_LIP) ** 2 - half * half));
}
