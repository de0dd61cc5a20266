export interface MeasureRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Nearest legal value where the values are no even steps; `from` is the present one. */
export type Snap = (value: number, from: number) => number;

const asItIs: Snap = (value) => value;

/** The legal value nearest to `wished` for a measure that stands at `from`. */
export const legalMeasure = (wished: number, from: number, { min, max }: MeasureRange, snap: Snap = asItIs): number =>
  snap(Math.min(max, Math.max(min, Number(wished.toFixed(4)))), from);

/** The value that one step down or up leads to. */
export const stepMeasure = (from: number, direction: -1 | 1, range: MeasureRange, snap?: Snap): number =>
  legalMeasure(from + direction * range.step, from, range, snap);
