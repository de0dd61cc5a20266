import { useRef } from 'react';
import type { PadRow } from './pad-row.ts';
import type { PadRows } from './use-pad-rows.ts';

/** Steps that can be taken back. */
const STEPS_MAX = 50;

/** Rows as they were before a step; null for one that came with it. */
type Step = readonly (readonly [key: string, before: PadRow | null])[];

/** Changes of the pad that Ctrl+Z takes back, the last one first. */
export function usePadEdits(pad: PadRows) {
  const steps = useRef<Step[]>([]);
  const before = (keys: readonly string[]): Step =>
    keys.map((key) => [key, pad.rows.find((row) => row.key === key) ?? null]);
  const remember = (keys: readonly string[]): void => {
    steps.current = [...steps.current, before(keys)].slice(-STEPS_MAX);
  };
  return {
    write: (rows: readonly PadRow[]): void => {
      if (rows.length === 0) return;
      remember(rows.map(({ key }) => key));
      pad.write(rows);
    },
    remove: (keys: readonly string[]): void => {
      remember(keys);
      pad.remove(keys);
    },
    undo: (): void => {
      const step = steps.current.at(-1);
      if (step === undefined) return;
      steps.current = steps.current.slice(0, -1);
      pad.write(step.flatMap(([, row]) => row ?? []));
      pad.remove(step.flatMap(([key, row]) => (row === null ? [key] : [])));
    },
  };
}
