import { coupleMemory } from '../../../../api/couple-memory.ts';

/** What the gauge showed, mm of inner circumference, by article and ring. */
type MeasuredSizes = Readonly<Record<string, number>>;

/**
 * The measured size stands beside the made one: an allowance that was taken over must not be added again when the advice
 * is opened anew, nor after a reload.
 */
const memory = coupleMemory('ringwerk.measured-sizes', (stored): MeasuredSizes => {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, size]) => typeof size === 'number'));
});

export const useMeasuredSizes = (): MeasuredSizes => memory.useValue();

export function keepMeasured(ring: string, size: number): void {
  memory.setValue({ ...memory.valueOf(), [ring]: size });
}

/** What to make from what was measured: the allowance once, inside the record's range. */
export function advisedSize(measured: number, allowance: number, { min, max }: { min: number; max: number }): number {
  return Math.min(max, Math.max(min, Number((measured + allowance).toFixed(2))));
}

/** What the gauge showed for a ring; as long as nobody has measured, the size that it is made in. */
export const measuredSize = (ring: string, made: number): number => memory.valueOf()[ring] ?? made;
