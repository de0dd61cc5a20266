import { getWatchLists, updateWatchItem } from '@ringwerk/contract';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { changeQueries } from '../../api/queries.ts';
import { call } from '../../api/call.ts';

/** Pause in writing after which a note is saved, ms. */
const PAUSE = 800;

export type NoteState =
  | { readonly kind: 'clean' | 'dirty' | 'saving' | 'failed' }
  | { readonly kind: 'saved'; readonly at: string };

/** A note that saves itself after a pause and on leaving, and says at any time whether it is saved. */
export function useNote(listId: string, itemId: string, stored: string) {
  const [text, setText] = useState(stored);
  const [state, setState] = useState<NoteState>({ kind: 'clean' });
  const saved = useRef(stored);
  const latest = useRef(stored);

  const save = useCallback(async (): Promise<void> => {
    const note = latest.current;
    if (note === saved.current) return;
    setState({ kind: 'saving' });
    try {
      const item = await call(updateWatchItem, { params: { listId, itemId }, body: { note } });
      saved.current = note;
      changeQueries(getWatchLists, ({ lists }) => ({
        lists: lists.map((list) =>
          list.id === listId
            ? {
                ...list,
                items: list.items.map((other) => (other.id === itemId ? { ...other, note: item.note } : other)),
              }
            : list,
        ),
      }));
      setState(latest.current === note ? { kind: 'saved', at: new Date().toISOString() } : { kind: 'dirty' });
    } catch {
      setState({ kind: 'failed' });
    }
  }, [listId, itemId]);

  useEffect(() => {
    if (state.kind !== 'dirty') return undefined;
    const timer = setTimeout(() => void save(), PAUSE);
    return () => clearTimeout(timer);
  }, [state, save]);

  const saveOnLeaving = useEffectEvent(() => void save());
  useEffect(() => () => saveOnLeaving(), []);

  const write = (next: string): void => {
    latest.current = next;
    setText(next);
    setState({ kind: 'dirty' });
  };
  return { text, state, write, save };
}
