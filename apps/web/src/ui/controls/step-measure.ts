export interface MeasureRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** What slider and stepper move by, where a typed number is taken more finely. */
  readonly stride?: number | undefined;
}

/** Nearest legal value where the values are no even steps; `from` is the present one. */
export type Snap = (value: number, from: number) => number;

const asItIs: Snap = (value) => value;

/** The legal value nearest to `wanted` for a measure that stands at `from`. */
export const legalMeasure = (wanted: number, from: number, { min, max }: MeasureRange, snap: Snap = asItIs): number =>
  snap(Math.min(max, Math.max(min, Number(wanted.toFixed(4)))), from);

/** The value that one step down or up leads to. */
export function stepMeasure(from: number, direction: -1 | 1, range: MeasureRange, snap?: Snap): number {
  const { step, stride } = range;
  if (stride === undefined) return legalMeasure(from + direction * step, from, range, snap);
  // From a number between two strides the next stride comes first.
  const strides = from / stride;
  const next = direction === 1 ? Math.floor(strides + 1e-6) + 1 : Math.ceil(strides - 1e-6) - 1;
  return legalMeasure(next * stride, from, range, snap);
}
