import type { Design } from '@ringwerk/kernel';
import type { Link } from './links.ts';

/** A design with what its rings had in common: undo without the links would let the next edit write into the other ring. */
export interface DesignStep {
  readonly design: Design;
  readonly links: readonly Link[];
}

/**
 * Undo and redo without limit. A gesture (one drag) is one step however many designs it passes through:
 * the design before the gesture is pushed once, at its first change.
 */
export interface DesignHistory {
  readonly past: readonly DesignStep[];
  readonly present: Design;
  /** Links of `present`. */
  readonly links: readonly Link[];
  readonly future: readonly DesignStep[];
  /** Name of the gesture that made `present`; the next commit of the same gesture replaces it. */
  readonly gesture: string | null;
}

export const startHistory = (present: Design, links: readonly Link[] = []): DesignHistory => ({
  past: [],
  present,
  links,
  future: [],
  gesture: null,
});

const presentStep = ({ present, links }: DesignHistory): DesignStep => ({ design: present, links });

/** A committed change; with the name of a running gesture it replaces that gesture's previous design. */
export function commit(
  history: DesignHistory,
  design: Design,
  gesture: string | null = null,
  links: readonly Link[] = history.links,
): DesignHistory {
  if (design === history.present && isSameList(links, history.links)) return history;
  const continues = gesture !== null && gesture === history.gesture;
  return {
    past: continues ? history.past : [...history.past, presentStep(history)],
    present: design,
    links,
    future: [],
    gesture,
  };
}

const isSameList = (a: readonly Link[], b: readonly Link[]): boolean =>
  a.length === b.length && a.every((link) => b.includes(link));

export const undo = (history: DesignHistory): DesignHistory => goToStep(history, history.past.length - 1);

export const redo = (history: DesignHistory): DesignHistory => goToStep(history, history.past.length + 1);

/** Every step of this history, the oldest first; the present one stands at `past.length`. */
export const stepsOf = (history: DesignHistory): readonly DesignStep[] => [
  ...history.past,
  presentStep(history),
  ...history.future,
];

/** Back or forth to one of the steps; the others stay. */
export function goToStep(history: DesignHistory, step: number): DesignHistory {
  const steps = stepsOf(history);
  const target = steps[step];
  if (target === undefined || step === history.past.length) return history;
  return {
    past: steps.slice(0, step),
    present: target.design,
    links: target.links,
    future: steps.slice(step + 1),
    gesture: null,
  };
}
