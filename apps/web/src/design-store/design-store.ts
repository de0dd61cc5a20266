import type { Design, RingDesign } from '@ringwerk/kernel';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { commit, endGesture, goToStep, redo, startHistory, undo, type DesignHistory } from './design-history.ts';

/** What can be the same for both rings of a pair. */
export const LINKS = [
  'profile',
  'width',
  'height',
  'size',
  'edges',
  'metal',
  'grooves',
  'stones',
  'engraving',
  'line',
] as const;
export type Link = (typeof LINKS)[number];

/** Everything about the design in hand; the ring on the screen is `history.present`. */
export interface DesignState {
  readonly history: DesignHistory;
  /** Index of the ring whose properties the panel shows. */
  readonly selected: number;
  readonly links: readonly Link[];
  readonly commit: (design: Design, gesture?: string | null) => void;
  readonly endGesture: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** To one of the steps, counted from the oldest. */
  readonly goTo: (step: number) => void;
  readonly select: (ring: number) => void;
  readonly setLink: (link: Link, isLinked: boolean) => void;
}
export type DesignStore = StoreApi<DesignState>;

export interface DesignStart {
  readonly history: DesignHistory;
  readonly selected?: number;
  readonly links?: readonly Link[];
}

export function createDesignStore(start: DesignStart): DesignStore {
  const { history } = start;
  return createStore<DesignState>((set) => ({
    history,
    selected: Math.min(start.selected ?? 0, history.present.rings.length - 1),
    links: start.links ?? equalLinks(history.present),
    commit: (design, gesture = null) => set((state) => keepSelected(state, commit(state.history, design, gesture))),
    endGesture: () => set((state) => ({ history: endGesture(state.history) })),
    undo: () => set((state) => keepSelected(state, undo(state.history))),
    redo: () => set((state) => keepSelected(state, redo(state.history))),
    goTo: (step) => set((state) => keepSelected(state, goToStep(state.history, step))),
    select: (ring) => set(({ history: { present } }) => (present.rings[ring] === undefined ? {} : { selected: ring })),
    setLink: (link, isLinked) =>
      set(({ links }) => ({
        links: isLinked
          ? LINKS.filter((name) => name === link || (links.includes(name) && !areApart(name, link)))
          : links.filter((name) => name !== link),
      })),
  }));
}

/** A store on a fresh design. */
export const startDesign = (design: Design): DesignStore => createDesignStore({ history: startHistory(design) });

const keepSelected = (state: DesignState, history: DesignHistory): Pick<DesignState, 'history' | 'selected'> => ({
  history,
  selected: Math.min(state.selected, history.present.rings.length - 1),
});

/**
 * What a pair has in common when it is opened stays in common. Size, stones and engraving belong to one person
 * and are never joined by themselves; a line through both rings is found by `startLinks`.
 */
export function equalLinks(design: Design): readonly Link[] {
  const [her, his] = design.rings;
  if (her === undefined || his === undefined) return [];
  return LINKS.filter((link) => !PERSONAL.includes(link) && linkValue(her, link) === linkValue(his, link));
}

const PERSONAL: readonly Link[] = ['size', 'stones', 'engraving', 'line'];

/** A line that runs through both rings takes the place of what would be the same on both. */
const IN_LINE: readonly Link[] = ['width', 'metal', 'grooves'];
export const isInLine = (link: Link): boolean => IN_LINE.includes(link);
const areApart = (a: Link, b: Link): boolean => (a === 'line' && isInLine(b)) || (b === 'line' && isInLine(a));

/** Fields of a ring that a link joins. */
export const LINK_FIELDS = {
  profile: ['profile', 'ratios'],
  width: ['width'],
  height: ['height'],
  size: ['size'],
  edges: ['edges'],
  metal: ['segments', 'split', 'inlays', 'plating'],
  grooves: ['grooves'],
  stones: ['stones'],
  engraving: ['engravings'],
  line: ['segments', 'split', 'grooves', 'inlays', 'width'],
} as const satisfies Readonly<Record<Link, readonly (keyof RingDesign)[]>>;

const linkValue = (ring: RingDesign, link: Link): string =>
  JSON.stringify(LINK_FIELDS[link].map((field) => ring[field]));
