import { outside } from '../units/item-at.ts';
import { latticeColumns, latticeNoise, latticeRow, type BandField, type FieldPoint } from '../math/lattice-noise.ts';

/** Furrows of one size: distance, how far they wander over which cells (along, across), and depth, mm. */
interface Furrows {
  readonly pitch: number;
  readonly wander: number;
  readonly along: number;
  readonly across: number;
  readonly depth: number;
}
/** Broad furrows that fade and branch, finer ones between them. Together with the grain at most 0.15 mm deep. */
const FURROWS: readonly Furrows[] = [
  { pitch: 0.8, wander: 1.1, along: 1.9, across: 1.5, depth: 0.085 },
  { pitch: 0.42, wander: 0.9, along: 0.9, across: 0.9, depth: 0.045 },
];
const GRAIN = { along: 0.3, across: 0.6, depth: 0.02 };

const cellsAround = (circumference: number, along: number): number => Math.max(3, Math.round(circumference / along));

/** Furrows as counts around a band, so that they close. */
const furrowsAround = (circumference: number, seed: number) =>
  FURROWS.map((each, index) => ({
    ...each,
    count: cellsAround(circumference, each.pitch),
    turn: cellsAround(circumference, each.along),
    seed: seed + 7 * (index + 1),
  }));

/** The depths of `barkField` in evenly spaced columns, a row at a time: x to depths, mm. Fills `into`. */
export function barkRows(
  circumference: number,
  seed: number,
  columns: number,
): (x: number, into: Float64Array) => void {
  const grain = latticeColumns(cellsAround(circumference, GRAIN.along), columns);
  const furrows = furrowsAround(circumference, seed).map((each) => ({
    ...each,
    lattice: latticeColumns(each.turn, columns),
  }));
  const bend = new Float64Array(columns);
  const fade = new Float64Array(columns);
  return (x, into) => {
    latticeRow(grain, x / GRAIN.across, seed, into);
    for (let j = 0; j < columns; j++) into[j] = GRAIN.depth * (into[j] ?? outside(into, j));
    for (const { lattice, count, across, wander, depth, seed: own } of furrows) {
      latticeRow(lattice, x / across, own, bend);
      latticeRow(lattice, x / across, own + 3, fade);
      for (let j = 0; j < columns; j++) {
        const phase = (j * count) / columns + wander * (bend[j] ?? outside(bend, j));
        const t = phase - Math.floor(phase);
        const wave = 4 * t * (1 - t);
        into[j] = (into[j] ?? outside(into, j)) + depth * (0.25 + 0.75 * (fade[j] ?? outside(fade, j))) * wave * wave;
      }
    }
  };
}

/**
 * Bark on the unrolled band: furrows across it, bent by one noise and faded by another, which makes them end, split and
 * meet. No trigonometry, so that every machine cuts the same. Continuous with its slopes; mm and mm per mm.
 */
export function barkField(circumference: number, seed: number): BandField {
  const bend: FieldPoint = { value: 0, byU: 0, byX: 0 };
  const fade: FieldPoint = { value: 0, byU: 0, byX: 0 };
  const grainTurn = cellsAround(circumference, GRAIN.along);
  const furrows = furrowsAround(circumference, seed);
  return (u, x, into) => {
    latticeNoise((u * grainTurn) / circumference, x / GRAIN.across, grainTurn, seed, bend);
    into.value = GRAIN.depth * bend.value;
    into.byU = (GRAIN.depth * bend.byU * grainTurn) / circumference;
    into.byX = (GRAIN.depth * bend.byX) / GRAIN.across;
    for (const { count, turn, across, wander, depth, seed: own } of furrows) {
      const s = (u * turn) / circumference;
      latticeNoise(s, x / across, turn, own, bend);
      latticeNoise(s, x / across, turn, own + 3, fade);
      const phase = (u * count) / circumference + wander * bend.value;
      const t = phase - Math.floor(phase);
      const wave = 4 * t * (1 - t);
      const strength = depth * (0.25 + 0.75 * fade.value);
      const byPhase = 2 * strength * wave * 4 * (1 - 2 * t);
      into.value += strength * wave * wave;
      into.byU +=
        (byPhase * (count + wander * bend.byU * turn) + 0.75 * depth * wave * wave * fade.byU * turn) / circumference;
      into.byX += (byPhase * wander * bend.byX + 0.75 * depth * wave * wave * fade.byX) / across;
    }
  };
}
