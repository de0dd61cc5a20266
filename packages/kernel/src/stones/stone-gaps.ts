import { itemAt, outside } from '../units/item-at.ts';
import type { RingBody } from '../body/ring-body.ts';
import type { RingDesign, StoneRow } from '../design/ring-design.ts';
import { planRow } from './row-plan.ts';
import { spotFrame } from './stone-spot.ts';
import { stoneSize } from './stone-size.ts';

/** The two stones of two rows (or of one) that stand closest to each other. */
export interface StoneGap {
  /** Indices of the rows, ascending; equal within one row. */
  readonly rows: readonly [number, number];
  /** Clear distance between the girdles, mm; negative where they overlap, by no more than the first pair found to. */
  readonly clear: number;
}

interface Girdle {
  readonly row: number;
  readonly frame: readonly number[];
  readonly along: number;
  readonly across: number;
  readonly isRound: boolean;
  /** Bar-set stones stand in pockets that run over the whole width. */
  readonly isPocket: boolean;
  /** No point of the girdle is farther from its middle, mm. */
  readonly most: number;
}

/** Stones further apart than this are not compared, mm. */
const LOOK = 1.5;

function girdlesOf(body: RingBody, row: StoneRow, index: number): Girdle[] {
  const { along, across } = stoneSize(row);
  const isRound = row.cut === 'round' || row.cut === 'oval';
  const most = (isRound ? Math.max(along, across) : Math.hypot(along, across)) / 2;
  return planRow(body, row).spots.map((spot) => ({
    row: index,
    frame: spotFrame(spot),
    along,
    across,
    isRound,
    isPocket: row.setting === 'bar',
    most,
  }));
}

/** Distance from a girdle's middle to its edge towards a direction of the ring's frame: ellipse, or its rectangle. */
function reachTo({ frame, along, across, isRound }: Girdle, d: readonly number[]): number {
  const dot = (k: number): number =>
    (frame[k] ?? outside(frame, k)) * (d[0] ?? outside(d, 0)) +
    (frame[k + 1] ?? outside(frame, k + 1)) * (d[1] ?? outside(d, 1)) +
    (frame[k + 2] ?? outside(frame, k + 2)) * (d[2] ?? outside(d, 2));
  const [x, z] = [Math.abs(dot(0)), Math.abs(dot(8))];
  const length = Math.hypot(x, z);
  if (length < 1e-12) return 0;
  const [u, v] = [(2 * x) / (along * length), (2 * z) / (across * length)];
  return isRound ? 1 / Math.hypot(u, v) : 1 / Math.max(u, v);
}

function clearOf(a: Girdle, b: Girdle): number {
  const d = [12, 13, 14].map((k) => (b.frame[k] ?? outside(b.frame, k)) - (a.frame[k] ?? outside(a.frame, k)));
  if (a.isPocket || b.isPocket) d[2] = 0;
  return Math.hypot(...d) - reachTo(a, d) - reachTo(b, d);
}

/** Whether two girdles cannot be closer than `clear`, however they lie. */
function areFarther(one: Girdle, other: Girdle, clear: number): boolean {
  const [a, b] = [one.frame, other.frame];
  const x = itemAt(b, 12) - itemAt(a, 12);
  const y = itemAt(b, 13) - itemAt(a, 13);
  const z = one.isPocket || other.isPocket ? 0 : itemAt(b, 14) - itemAt(a, 14);
  const reach = clear + one.most + other.most;
  return reach <= 0 || x * x + y * y + z * z > reach * reach;
}

/** Cells to one side of the ring's middle, at most: keys of three of them are exact numbers. */
const CELLS = 4096;
const keyOf = (x: number, y: number, z: number): number =>
  ((x + CELLS) * 2 * CELLS + (y + CELLS)) * 2 * CELLS + z + CELLS;

/**
 * The closest stones of every pair of rows, and within every row, that stand less than 1.5 mm apart. Cuts other than
 * round and oval count as their rectangles, and pockets of bars by their distance around the ring alone. Linear in the number of stones on a grid of the largest stone's size;
 * a pair of rows is done with as soon as two of their stones overlap.
 */
export function stoneGaps(ring: RingDesign, body: RingBody): readonly StoneGap[] {
  const girdles = ring.stones.flatMap((row, index) => girdlesOf(body, row, index));
  const cell = girdles.reduce((most, girdle) => Math.max(most, 2 * girdle.most), 0) + LOOK;
  const isFlat = girdles.some(({ isPocket }) => isPocket);
  const at = (girdle: Girdle, k: number): number =>
    isFlat && k === 2 ? 0 : Math.floor((girdle.frame[12 + k] ?? outside(girdle.frame, 12 + k)) / cell);
  const cells = new Map<number, Girdle[]>();
  const rows = ring.stones.length;
  const closest = new Float64Array(rows * rows).fill(LOOK);
  for (const girdle of girdles) {
    const [x, y, z] = [at(girdle, 0), at(girdle, 1), at(girdle, 2)];
    for (let k = 0; k < 27; k++) {
      for (const other of cells.get(
        keyOf(x + (k % 3) - 1, y + (Math.floor(k / 3) % 3) - 1, z + Math.floor(k / 9) - 1),
      ) ?? []) {
        const pair = other.row * rows + girdle.row;
        const least = closest[pair] ?? LOOK;
        // Rows that overlap need no second pair: forty skies over each other have millions.
        if (least < 0) continue;
        if (areFarther(other, girdle, least)) continue;
        const clear = clearOf(other, girdle);
        if (clear < least) closest[pair] = clear;
      }
    }
    const home = keyOf(x, y, z);
    const there = cells.get(home);
    if (there === undefined) cells.set(home, [girdle]);
    else there.push(girdle);
  }
  return [...closest].flatMap((clear, pair): StoneGap[] =>
    clear < LOOK ? [{ rows: [Math.floor(pair / rows), pair % rows], clear }] : [],
  );
}
