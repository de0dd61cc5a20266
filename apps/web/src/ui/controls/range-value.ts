export interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Edge of the slider's thumb, CSS pixels; `measure-control.module.css` draws it. */
const THUMB = 22;

/** The value that a range input takes when its thumb is dragged to `x`, both in CSS pixels from the left of the page. */
export function rangeValueAt(x: number, box: { readonly left: number; readonly width: number }, range: Range): number {
  const { min, max, step } = range;
  const travel = Math.max(1, box.width - THUMB);
  const share = Math.min(1, Math.max(0, (x - box.left - THUMB / 2) / travel));
  const steps = Math.round((share * (max - min)) / step);
  const last = Math.floor((max - min) / step + 1e-9);
  return Number((min + Math.min(steps, last) * step).toFixed(4));
}
