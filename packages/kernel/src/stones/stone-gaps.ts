import type { RingBody } from '../body/ring-body.ts';
import type { RingDesign, StoneRow } from '../design/ring-design.ts';
import { planRow } from './row-plan.ts';
import { spotFrame } from './stone-spot.ts';
import { stoneSize } from './stone-size.ts';

/** The two stones of two rows (or of one) that stand closest to each other. */
export interface StoneGap {
  /** Indices of the rows, ascending; equal within one row. */
  readonly rows: readonly [number, number];
  /** Clear distance between the girdles, mm; negative where they overlap. */
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
}

/** Stones further apart than this are not compared, mm. */
const LOOK = 1.5;

function girdlesOf(body: RingBody, row: StoneRow, index: number): Girdle[] {
  const { along, across } = stoneSize(row);
  const isRound = row.cut === 'round' || row.cut === 'oval';
  return planRow(body, row).spots.map((spot) => ({
    row: index,
    frame: spotFrame(spot),
    along,
    across,
    isRound,
    isPocket: row.setting === 'bar',
  }));
}

/** Distance from a girdle's middle to its edge towards a direction of the ring's frame: ellipse, or its rectangle. */
function reachTo({ frame, along, across, isRound }: Girdle, d: readonly number[]): number {
  const dot = (k: number): number =>
    (frame[k] ?? 0) * (d[0] ?? 0) + (frame[k + 1] ?? 0) * (d[1] ?? 0) + (frame[k + 2] ?? 0) * (d[2] ?? 0);
  const [x, z] = [Math.abs(dot(0)), Math.abs(dot(8))];
  const length = Math.hypot(x, z);
  if (length < 1e-12) return 0;
  const [u, v] = [(2 * x) / (along * length), (2 * z) / (across * length)];
  return isRound ? 1 / Math.hypot(u, v) : 1 / Math.max(u, v);
}

function clearOf(a: Girdle, b: Girdle): number {
  const d = [12, 13, 14].map((k) => (b.frame[k] ?? 0) - (a.frame[k] ?? 0));
  if (a.isPocket || b.isPocket) d[2] = 0;
  return Math.hypot(...d) - reachTo(a, d) - reachTo(b, d);
}

/**
 * The closest stones of every pair of rows, and within every row, that stand less than 1.5 mm apart. Cuts other than
 * round and oval count as their rectangles, and pockets of bars by their distance around the ring alone. Linear in the number of stones on a grid of the largest stone's size.
 */
export function stoneGaps(ring: RingDesign, body: RingBody): readonly StoneGap[] {
  const girdles = ring.stones.flatMap((row, index) => girdlesOf(body, row, index));
  const cell = Math.max(...girdles.map(({ along, across }) => Math.hypot(along, across)), 0) + LOOK;
  const isFlat = girdles.some(({ isPocket }) => isPocket);
  const at = (girdle: Girdle, k: number): number =>
    isFlat && k === 2 ? 0 : Math.floor((girdle.frame[12 + k] ?? 0) / cell);
  const cells = new Map<string, Girdle[]>();
  const closest = new Map<string, StoneGap>();
  for (const girdle of girdles) {
    const [x, y, z] = [at(girdle, 0), at(girdle, 1), at(girdle, 2)];
    for (let k = 0; k < 27; k++) {
      const key = `${x + (k % 3) - 1} ${y + (Math.floor(k / 3) % 3) - 1} ${z + Math.floor(k / 9) - 1}`;
      for (const other of cells.get(key) ?? []) {
        const clear = clearOf(other, girdle);
        const pair = `${other.row} ${girdle.row}`;
        if (clear < Math.min(LOOK, closest.get(pair)?.clear ?? Infinity)) {
          closest.set(pair, { rows: [other.row, girdle.row], clear });
        }
      }
    }
    const home = `${x} ${y} ${z}`;
    cells.set(home, [...(cells.get(home) ?? []), girdle]);
  }
  return [...closest.values()];
}
