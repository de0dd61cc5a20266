import { STONE_CLARITIES, STONE_COLOURS, STONE_CUT_GRADES } from '@ringwerk/contract';
import { stoneTotal, type StoneRow } from './stone-record.ts';

/**
 * Likeness of two loose stones in steps that a jeweller would name: one grade of colour or clarity, five hundredths of the
 * weight, a tenth of the price. A cut grade is half a step, for it is not seen from the front; another shape is eight, so that it
 * comes only where nothing of the same shape is near. The distance is the length of these steps together.
 */
const CARAT_STEP = Math.log(1.05);
const PRICE_STEP = Math.log(1.1);
const CUT_GRADE_STEPS = 0.5;
const SHAPE_STEPS = 8;

const caratSteps = (one: StoneRow, other: StoneRow): number =>
  Math.abs(Math.log(one.carat1000 / other.carat1000)) / CARAT_STEP;
const gradeSteps = <T>(grades: readonly T[], one: T, other: T): number => grades.indexOf(one) - grades.indexOf(other);

/** How unlike two stones are, in steps; 0 for stones that are alike in everything that counts. */
export function stoneDistance(one: StoneRow, other: StoneRow): number {
  return Math.hypot(
    one.shape === other.shape ? 0 : SHAPE_STEPS,
    caratSteps(one, other),
    gradeSteps(STONE_COLOURS, one.colour, other.colour),
    gradeSteps(STONE_CLARITIES, one.clarity, other.clarity),
    CUT_GRADE_STEPS * gradeSteps(STONE_CUT_GRADES, one.cutGrade, other.cutGrade),
    Math.log(stoneTotal(one) / stoneTotal(other)) / PRICE_STEP,
  );
}

/** Natural is never offered for laboratory-grown or the other way round, nor a treated stone for an untreated one. */
const isOfKind = (wanted: StoneRow, row: StoneRow): boolean =>
  row.id !== wanted.id && row.status === 'listed' && row.origin === wanted.origin && row.treatment === wanted.treatment;

interface Near {
  readonly row: StoneRow;
  readonly distance: number;
}

const isBefore = (one: Near, other: Near): boolean =>
  one.distance < other.distance || (one.distance === other.distance && one.row.id < other.row.id);

/** The nearest ones seen so far, in their order. */
class Nearest {
  readonly found: Near[] = [];
  readonly #most: number;
  constructor(most: number) {
    this.#most = most;
  }
  /** A stone that is this far by its weight alone is too far. */
  get limit(): number {
    return this.found.length < this.#most ? Infinity : (this.found.at(-1)?.distance ?? Infinity);
  }
  add(near: Near): void {
    if (near.distance > this.limit) return;
    const at = this.found.findIndex((other) => isBefore(near, other));
    this.found.splice(at < 0 ? this.found.length : at, 0, near);
    if (this.found.length > this.#most) this.found.pop();
  }
}

/**
 * The `most` listed stones that are nearest to one, equally near ones by id. The stock is read outward from its weight, to each
 * side only as far as the weight alone does not put a stone behind those found: mostly a small part of it.
 * @param byWeight - places of `rows`, the lightest first
 */
export function nearestStones(
  rows: readonly StoneRow[],
  byWeight: Uint32Array,
  { wanted, most }: { readonly wanted: StoneRow; readonly most: number },
): readonly StoneRow[] {
  const at = (place: number): StoneRow | undefined => rows[byWeight[place] ?? -1];
  const nearest = new Nearest(most);
  const walk = (from: number, step: 1 | -1): void => {
    for (let place = from; ; place += step) {
      const row = at(place);
      if (row === undefined || caratSteps(wanted, row) > nearest.limit) return;
      if (isOfKind(wanted, row)) nearest.add({ row, distance: stoneDistance(wanted, row) });
    }
  };
  const above = firstFrom(byWeight.length, (place) => (at(place)?.carat1000 ?? Infinity) >= wanted.carat1000);
  walk(above, 1);
  walk(above - 1, -1);
  return nearest.found.map(({ row }) => row);
}

/** The first place of which it is true, where it is true of all after it; `count` where of none. */
function firstFrom(count: number, isTrue: (place: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isTrue(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
