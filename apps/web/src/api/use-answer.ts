import { useEffect, useState, useSyncExternalStore } from 'react';
import { answers } from './answer-cache.ts';
import type { ApiError } from './api-error.ts';
import type { AnswerEntry, AnswerState } from './answer-entry.ts';

/** An answer as a page shows it. A failed refresh keeps the answer that is there. */
export type Answer<T> = {
  readonly dataUpdatedAt: number;
  /** What is shown is the answer to the question before. */
  readonly isPlaceholderData: boolean;
  readonly refetch: () => Promise<void>;
} & (
  | { readonly isPending: true; readonly isError: false; readonly data: undefined; readonly error: null }
  | { readonly isPending: false; readonly isError: true; readonly data: T | undefined; readonly error: ApiError }
  | { readonly isPending: false; readonly isError: false; readonly data: T; readonly error: null }
);

export interface AnswerChoices {
  /** False: only shows what is known, asks nothing. */
  readonly enabled?: boolean;
  /** Keep the last answer on screen while the next one loads (paging, filters). */
  readonly keepPrevious?: boolean;
  /** Age from which an answer is asked for again when a page opens, ms. */
  readonly staleTime?: number;
}

const STALE_TIME = 30_000;

function answerOf<T>(entry: AnswerEntry<T>, state: AnswerState<T>, previous?: T): Answer<T> {
  const { error, dataUpdatedAt } = state;
  const common = { dataUpdatedAt, refetch: entry.refetch, isPlaceholderData: false };
  if (error) return { ...common, isPending: false, isError: true, data: state.data, error };
  const data = state.data === undefined ? previous : state.data;
  if (data === undefined) return { ...common, isPending: true, isError: false, data: undefined, error };
  return { ...common, isPending: false, isError: false, data, error, isPlaceholderData: state.data === undefined };
}

/** Shows one entry of the answer cache and keeps it fresh while it is shown. */
export function useAnswer<T>(
  entry: AnswerEntry<T>,
  { enabled = true, keepPrevious = false, staleTime = STALE_TIME }: AnswerChoices = {},
): Answer<T> {
  const state = useSyncExternalStore(answers.subscribe, entry.read);
  useEffect(() => (enabled ? entry.hold(staleTime) : undefined), [entry, enabled, staleTime]);
  const [previous, setPrevious] = useState(state.data);
  if (keepPrevious && state.data !== undefined && state.data !== previous) setPrevious(state.data);
  return answerOf(entry, state, keepPrevious ? previous : undefined);
}

/** Shows any number of entries; where there is none, nothing is asked. */
export function useAnswers<T>(entries: readonly (AnswerEntry<T> | null)[]): readonly (Answer<T> | undefined)[] {
  useSyncExternalStore(answers.subscribe, answers.version);
  const [held, setHeld] = useState(entries);
  if (held.length !== entries.length || held.some((entry, index) => entry !== entries[index])) setHeld(entries);
  useEffect(() => {
    const letGo = held.map((entry) => entry?.hold(STALE_TIME));
    return () => letGo.forEach((release) => release?.());
  }, [held]);
  return entries.map((entry) => (entry ? answerOf(entry, entry.read()) : undefined));
}
