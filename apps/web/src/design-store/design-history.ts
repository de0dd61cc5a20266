import type { Design } from '@ringwerk/kernel';

/**
 * Undo and redo without limit. A gesture (one drag) is one step however many designs it passes through:
 * the design before the gesture is pushed once, at its first change.
 */
export interface DesignHistory {
  readonly past: readonly Design[];
  readonly present: Design;
  readonly future: readonly Design[];
  /** Name of the gesture that made `present`; the next commit of the same gesture replaces it. */
  readonly gesture: string | null;
}

export const startHistory = (present: Design): DesignHistory => ({ past: [], present, future: [], gesture: null });

/** A committed change; with the name of a running gesture it replaces that gesture's previous design. */
export function commit(history: DesignHistory, design: Design, gesture: string | null = null): DesignHistory {
  if (design === history.present) return history;
  const continues = gesture !== null && gesture === history.gesture;
  return {
    past: continues ? history.past : [...history.past, history.present],
    present: design,
    future: [],
    gesture,
  };
}

/** The finger is lifted: the next change is a step of its own, also one of the same slider. */
export const endGesture = (history: DesignHistory): DesignHistory =>
  history.gesture === null ? history : { ...history, gesture: null };

export function undo(history: DesignHistory): DesignHistory {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    gesture: null,
  };
}

export function redo(history: DesignHistory): DesignHistory {
  const [next, ...later] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future: later, gesture: null };
}

/** Every design of this history, the oldest first; `present` stands at `past.length`. */
export const stepsOf = ({ past, present, future }: DesignHistory): readonly Design[] => [...past, present, ...future];

/** Back or forth to one of the steps; the others stay. */
export function goToStep(history: DesignHistory, step: number): DesignHistory {
  const steps = stepsOf(history);
  const present = steps[step];
  if (present === undefined || step === history.past.length) return history;
  return { past: steps.slice(0, step), present, future: steps.slice(step + 1), gesture: null };
}
