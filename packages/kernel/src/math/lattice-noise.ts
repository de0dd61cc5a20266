import { itemAt, outside } from '../units/item-at.ts';
import { hashUnit } from './hash.ts';

/** Value of a field on the unrolled band and its derivatives; filled by who computes it, so that loops allocate nothing. */
export interface FieldPoint {
  value: number;
  byU: number;
  byX: number;
}

/** A field by u around the band and x across, mm. Fills `into`. */
export type BandField = (u: number, x: number, into: FieldPoint) => void;

const smoothed = (a: number): number => a * a * a * (a * (a * 6 - 15) + 10);

/** Smooth noise 0..1 on a lattice that closes after `turn` cells in s; derivatives are by s and t. Fills `into`. */
export function latticeNoise(s: number, t: number, turn: number, seed: number, into: FieldPoint): void {
  const i = Math.floor(s);
  const j = Math.floor(t);
  const a = s - i;
  const b = t - j;
  const left = ((i % turn) + turn) % turn;
  const right = (left + 1) % turn;
  const wa = smoothed(a);
  const wb = smoothed(b);
  const h00 = hashUnit(left, j, seed);
  const h01 = hashUnit(left, j + 1, seed);
  const slopeLow = hashUnit(right, j, seed) - h00;
  const slopeHigh = hashUnit(right, j + 1, seed) - h01;
  const low = h00 + slopeLow * wa;
  const high = h01 + slopeHigh * wa;
  into.value = low + (high - low) * wb;
  into.byU = 30 * a * a * (a * (a - 2) + 1) * (slopeLow + (slopeHigh - slopeLow) * wb);
  into.byX = 30 * b * b * (b * (b - 2) + 1) * (high - low);
}

/** Cell and smooth share within it of evenly spaced columns around a lattice that closes after `turn` cells. */
export interface LatticeColumns {
  readonly turn: number;
  readonly cell: Int32Array;
  readonly share: Float64Array;
}

export function latticeColumns(turn: number, columns: number): LatticeColumns {
  const cell = new Int32Array(columns);
  const share = new Float64Array(columns);
  for (let j = 0; j < columns; j++) {
    const s = (j * turn) / columns;
    cell[j] = Math.floor(s);
    share[j] = smoothed(s - Math.floor(s));
  }
  return { turn, cell, share };
}

/** Values of `latticeNoise` at one t in all columns: hashes once per cell instead of four times per point. Fills `into`. */
export function latticeRow({ turn, cell, share }: LatticeColumns, t: number, seed: number, into: Float64Array): void {
  const j = Math.floor(t);
  const w = smoothed(t - j);
  const corners = new Float64Array(turn + 1);
  for (let i = 0; i < turn; i++) {
    const low = hashUnit(i, j, seed);
    corners[i] = low + (hashUnit(i, j + 1, seed) - low) * w;
  }
  corners[turn] = itemAt(corners, 0);
  for (let k = 0; k < into.length; k++) {
    const i = cell[k] ?? outside(cell, k);
    const left = corners[i] ?? outside(corners, i);
    into[k] = left + ((corners[i + 1] ?? outside(corners, i + 1)) - left) * (share[k] ?? outside(share, k));
  }
}
