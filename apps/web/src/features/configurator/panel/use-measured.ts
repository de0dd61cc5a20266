import type { Change } from '@ringwerk/advice';
import { useId, useState } from 'react';
import type { MeasureControlProps } from '../../../ui/controls/measure-control.tsx';
import { stepMeasure, type MeasureRange, type Snap } from '../../../ui/controls/step-measure.ts';
import { useAssessed, useCards, type Choice } from '../session/use-choices.ts';
import { useConfigurator } from '../session/use-configurator.ts';
import { useEdit } from '../session/use-edit.ts';

export interface MeasuredInput extends MeasureRange {
  readonly value: number;
  readonly snap?: Snap;
  /** What a value writes into the design. */
  readonly changes: (value: number) => readonly Change[];
  /** Name of a drag of this measure; each is one step of the history. */
  readonly gesture: string;
}

export type Measured = Required<Pick<MeasureControlProps, 'onPull' | 'onSettle' | 'onTake' | 'onNear' | 'steps'>>;

/**
 * What a measure of the ring does: a drag is one step of the history, and so is each touch of its stepper, whose price
 * is asked for as soon as the pointer comes near.
 */
export function useMeasured(input: MeasuredInput): Measured {
  const { value, changes, gesture } = input;
  const { session } = useConfigurator();
  const pull = useEdit(changes, () => gesture);
  const take = useEdit((nextValue: () => number) => {
    const next = nextValue();
    return next === value ? [] : changes(next);
  });
  const { onNear, steps } = useStepPrices(input);
  return {
    onPull: (next) => void pull(next),
    onSettle: () => session.endGesture(),
    onTake: (nextValue) => void take(nextValue),
    onNear,
    steps,
  };
}

/** Asked for only when somebody is about to step: there are many measures, and a slider's price is at its end. */
function useStepPrices({ value, snap, changes, ...range }: MeasuredInput): Pick<Measured, 'onNear' | 'steps'> {
  const name = `step-${useId()}`;
  const [isNear, setNear] = useState(false);
  const choice = (direction: -1 | 1): Choice<string> => {
    const next = stepMeasure(value, direction, range, snap);
    return { value: String(direction), label: '', changes: !isNear || next === value ? [] : changes(next) };
  };
  const choices = [choice(-1), choice(1)];
  useAssessed([{ name, choices }]);
  const [less, more] = useCards(name, choices);
  return { onNear: () => setNear(true), steps: [less?.refused ?? less?.difference, more?.refused ?? more?.difference] };
}
