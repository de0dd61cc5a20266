import type { Change } from '@ringwerk/advice';
import { useMeasured, type Measured } from './use-measured.ts';
import { MeasureInUnits, type MeasureInUnitsProps } from './measure-in-units.tsx';

export interface MeasureProps extends Omit<MeasureInUnitsProps, keyof Measured> {
  /** Name of a drag of this measure; each is one step of the history. */
  readonly gesture: string;
  /** What a value writes into the design. */
  readonly changes: (value: number) => readonly Change[];
}

/** A dimension of the ring in hand. */
export function Measure({ gesture, changes, ...props }: MeasureProps) {
  return <MeasureInUnits {...props} {...useMeasured({ ...props, changes, gesture })} />;
}
