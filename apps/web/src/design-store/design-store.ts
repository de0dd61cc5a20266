import type { Design } from '@ringwerk/kernel';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { commit, goToStep, redo, startHistory, undo, type DesignHistory } from './design-history.ts';
import { equalLinks, withLink, type Link } from './links.ts';

/** Everything about the design in hand; the ring on the screen is `history.present`. */
export interface DesignState {
  readonly history: DesignHistory;
  /** Index of the ring whose properties the panel shows. */
  readonly selected: number;
  /** Takes the design, and the links when they change with it, as one step. */
  readonly commit: (design: Design, gesture?: string | null, links?: readonly Link[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** To one of the steps, counted from the oldest. */
  readonly goTo: (step: number) => void;
  readonly select: (ring: number) => void;
  /** Joins or parts a property as a step of its own, without writing into the rings. */
  readonly setLink: (link: Link, isLinked: boolean) => void;
}
export type DesignStore = StoreApi<DesignState>;

export interface DesignStart {
  readonly history: DesignHistory;
  readonly selected?: number;
}

export function createDesignStore(start: DesignStart): DesignStore {
  const { history } = start;
  return createStore<DesignState>((set) => ({
    history,
    selected: Math.min(start.selected ?? 0, history.present.rings.length - 1),
    commit: (design, gesture = null, links) =>
      set((state) => keepSelected(state, commit(state.history, design, gesture, links))),
    undo: () => set((state) => keepSelected(state, undo(state.history))),
    redo: () => set((state) => keepSelected(state, redo(state.history))),
    goTo: (step) => set((state) => keepSelected(state, goToStep(state.history, step))),
    select: (ring) => set(({ history: { present } }) => (present.rings[ring] === undefined ? {} : { selected: ring })),
    setLink: (link, isLinked) =>
      set(({ history: now }) => ({ history: commit(now, now.present, null, withLink(now.links, link, isLinked)) })),
  }));
}

/** A store on a fresh design. */
export const startDesign = (design: Design): DesignStore =>
  createDesignStore({ history: startHistory(design, equalLinks(design)) });

const keepSelected = (state: DesignState, history: DesignHistory): Pick<DesignState, 'history' | 'selected'> => ({
  history,
  selected: Math.min(state.selected, history.present.rings.length - 1),
});
