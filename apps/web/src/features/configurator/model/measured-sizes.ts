import { create } from 'zustand';

const STORAGE_KEY = 'ringwerk.measured-sizes';

interface MeasuredSizes {
  /** What the gauge showed, mm of inner circumference, by article and ring. */
  readonly sizes: Readonly<Record<string, number>>;
}

function read(): MeasuredSizes['sizes'] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, size]) => typeof size === 'number'));
  } catch {
    return {};
  }
}

/**
 * The measured size stands beside the made one: an allowance that was taken over must not be added again when the advice
 * is opened anew, nor after a reload.
 */
export const useMeasuredSizes = create<MeasuredSizes>(() => ({ sizes: read() }));

export function keepMeasured(ring: string, size: number): void {
  useMeasuredSizes.setState(({ sizes }) => ({ sizes: { ...sizes, [ring]: size } }));
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(useMeasuredSizes.getState().sizes));
  } catch {
    // Without a storage it holds until the page goes.
  }
}

/** What to make from what was measured: the allowance once, inside the record's range. */
export function advisedSize(measured: number, allowance: number, { min, max }: { min: number; max: number }): number {
  return Math.min(max, Math.max(min, Number((measured + allowance).toFixed(2))));
}

/** What the gauge showed for a ring; as long as nobody has measured, the size that it is made in. */
export const measuredSize = (ring: string, made: number): number => useMeasuredSizes.getState().sizes[ring] ?? made;
