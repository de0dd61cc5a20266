import { useLayoutEffect, useRef, useState, type DragEvent, type HTMLAttributes, type KeyboardEvent } from 'react';
import { targetOf } from './place-moves.ts';

export interface ArrangingOptions<Id extends string | number> {
  readonly order: readonly Id[];
  /** Nothing can be moved. */
  readonly isFixed?: boolean;
  /** How many stand beside each other: one step up or down is so many places. */
  readonly columns?: () => number;
  /** Puts one at another place, counted from 0. */
  readonly onMove: (id: Id, to: number) => void;
}

/** What makes a list one that is sorted manually. */
export interface Arranging<Id extends string | number> {
  /** For what is dragged: the element of the list, or a part of it where another part holds text to write in. */
  readonly source: (id: Id) => HTMLAttributes<HTMLElement>;
  /** For the element of the list, which others are dropped on. */
  readonly target: (id: Id) => HTMLAttributes<HTMLElement>;
  /** For the button inside it that moves it by the keys. */
  readonly handle: (id: Id) => {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly ref: (button: HTMLButtonElement | null) => void;
  };
  readonly stateOf: (id: Id) => { readonly isDragged: boolean; readonly isOver: boolean };
}

/** The button that moved something by the keys has the focus again: an element that is put elsewhere in the document loses it. */
function useKeptFocus<Id extends string | number>(order: readonly Id[]) {
  const handles = useRef(new Map<Id, HTMLButtonElement>());
  const keyed = useRef<Id | null>(null);
  const seen = useRef('');
  const written = order.join(' ');
  useLayoutEffect(() => {
    if (seen.current === written) return;
    seen.current = written;
    const moved = keyed.current;
    keyed.current = null;
    if (moved !== null && document.activeElement === document.body) handles.current.get(moved)?.focus();
  });
  return {
    note: (id: Id): void => {
      keyed.current = id;
    },
    refOf: (id: Id) => (button: HTMLButtonElement | null) => {
      if (button === null) handles.current.delete(id);
      else handles.current.set(id, button);
    },
  };
}

/** Order by dragging and by the keys. */
export function useArranging<Id extends string | number>({
  order,
  isFixed = false,
  columns,
  onMove,
}: ArrangingOptions<Id>): Arranging<Id> {
  const [dragged, setDragged] = useState<Id | null>(null);
  const [over, setOver] = useState<Id | null>(null);
  const focus = useKeptFocus(order);
  const end = (): void => {
    setDragged(null);
    setOver(null);
  };
  const keyDown = (id: Id, event: KeyboardEvent): void => {
    const to = targetOf(event.key, order.indexOf(id), order.length, columns?.() ?? 1);
    if (to === null || isFixed) return;
    event.preventDefault();
    focus.note(id);
    onMove(id, to);
  };
  return {
    source: (id) => ({ draggable: !isFixed, onDragStart: () => setDragged(id), onDragEnd: end }),
    target: (id) => ({
      onDragOver: (event: DragEvent) => {
        // Only what comes from this list may be dropped.
        if (dragged === null) return;
        event.preventDefault();
        setOver(id);
      },
      onDrop: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        if (dragged !== id) onMove(dragged, order.indexOf(id));
        end();
      },
    }),
    handle: (id) => ({ onKeyDown: (event) => keyDown(id, event), ref: focus.refOf(id) }),
    stateOf: (id) => ({ isDragged: dragged === id, isOver: dragged !== null && dragged !== id && over === id }),
  };
}
