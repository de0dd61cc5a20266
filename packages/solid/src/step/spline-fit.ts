import { itemAt } from '@ringwerk/kernel/math';

/** Degree of the splines around the ring: errors fall with the sixth power of the step. */
const DEGREE = 5;

/** Values of the basis functions that are not zero at t, by de Boor's triangle; `span` is the index of t's knot interval. */
function basisAt(knots: readonly number[], span: number, t: number): number[] {
  const values = [1];
  for (let degree = 1; degree <= DEGREE; degree++) {
    let carried = 0;
    for (let r = 0; r < degree; r++) {
      const right = itemAt(knots, span + r + 1);
      const left = itemAt(knots, span + 1 - degree + r);
      const share = itemAt(values, r) / (right - left);
      values[r] = carried + (right - t) * share;
      carried = (t - left) * share;
    }
    values[degree] = carried;
  }
  return values;
}

/** Inverse of a small dense matrix by elimination with pivots; the matrix is used up. */
function inverseOf(matrix: number[][]): number[][] {
  const n = matrix.length;
  const inverse = matrix.map((_, k) => matrix.map((__, j) => (k === j ? 1 : 0)));
  for (let column = 0; column < n; column++) {
    const sizes = matrix.slice(column).map((row) => Math.abs(itemAt(row, column)));
    const pivot = column + sizes.indexOf(Math.max(...sizes));
    for (const rows of [matrix, inverse]) [rows[column], rows[pivot]] = [itemAt(rows, pivot), itemAt(rows, column)];
    for (let row = 0; row < n; row++) {
      const factor = itemAt(itemAt(matrix, row), column) / itemAt(itemAt(matrix, column), column);
      if (row === column || factor === 0) continue;
      for (const rows of [matrix, inverse]) {
        const lead = itemAt(rows, column);
        rows[row] = itemAt(rows, row).map((value, k) => value - factor * itemAt(lead, k));
      }
    }
  }
  return inverse.map((line, row) => line.map((value) => value / itemAt(itemAt(matrix, row), row)));
}

/** Clamped knots for `count` values at even steps of [0, 1]: averages of neighbouring places (de Boor). */
function clampedKnots(count: number): number[] {
  const inner = Array.from({ length: count - DEGREE - 1 }, (_, k) => (k + 1 + (DEGREE - 1) / 2) / (count - 1));
  const ends = Array.from({ length: DEGREE + 1 }, () => 0);
  return [...ends, ...inner, ...ends.map(() => 1)];
}

/** Σ weights · points, part by part. */
const mixed = (weights: readonly number[], points: readonly (readonly number[])[]): number[] =>
  itemAt(points, 0).map((_, k) => weights.reduce((sum, weight, at) => sum + weight * itemAt(itemAt(points, at), k), 0));

/** Splines of degree 5 through values at even steps of [0, 1]. All of one fit share their knots. */
export class SplineFit {
  readonly degree = DEGREE;
  /** How many values, and as many poles. */
  readonly count: number;
  /** Distinct knots of [0, 1] and how often each counts. */
  readonly knots: readonly number[];
  readonly multiplicities: readonly number[];
  readonly #flat: readonly number[];
  readonly #inverse: readonly (readonly number[])[];

  constructor(count: number) {
    this.count = count;
    this.#flat = clampedKnots(count);
    this.knots = this.#flat.slice(DEGREE, this.#flat.length - DEGREE);
    this.multiplicities = this.knots.map((_, k) => (k === 0 || k === this.knots.length - 1 ? DEGREE + 1 : 1));
    this.#inverse = inverseOf(Array.from({ length: count }, (_, k) => this.#row(k / (count - 1))));
  }

  /** Poles of the spline through points, one at each place; points are tuples of any one length. */
  poles(points: readonly (readonly number[])[]): number[][] {
    return this.#inverse.map((weights) => mixed(weights, points));
  }

  /** Value at t of the spline with these poles. */
  valueAt(poles: readonly (readonly number[])[], t: number): number[] {
    return mixed(this.#row(t), poles);
  }

  /** Values of all basis functions at t. */
  #row(t: number): number[] {
    let span = DEGREE;
    while (span < this.count - 1 && t >= itemAt(this.#flat, span + 1)) span++;
    const row = Array.from({ length: this.count }, () => 0);
    basisAt(this.#flat, span, t).forEach((value, k) => (row[span - DEGREE + k] = value));
    return row;
  }
}
