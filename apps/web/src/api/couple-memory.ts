import { create } from 'zustand';
import { currentSession, useSessionStore } from './session-store.ts';

interface Owned<T> {
  /** Customer number of the user who works with the couple; empty while nobody is logged in. */
  readonly user: string;
  readonly value: T;
}

/** Something that a tab keeps of the couple at hand. */
export interface CoupleMemory<T> {
  /** What it holds for the logged-in user, as a hook. */
  readonly useValue: () => T;
  /** The same outside React; `user` where the session may be gone already. */
  readonly valueOf: (user?: string) => T;
  readonly setValue: (value: T) => void;
  readonly subscribe: (listen: () => void) => () => void;
}

const userNow = (): string => currentSession()?.customerNumber ?? '';

function stored<T>(key: string, parse: (value: unknown) => T): Owned<T> {
  try {
    const owned: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof owned === 'object' && owned !== null && 'user' in owned && 'value' in owned)
      if (typeof owned.user === 'string') return { user: owned.user, value: parse(owned.value) };
  } catch {
    // Unreadable, or a browser without storage: nothing was kept.
  }
  return { user: '', value: parse(null) };
}

/**
 * Keeps a value in the tab, under `key`, with the user it belongs to. A login of somebody else in the same tab reads it as
 * empty, while a user whose session was lost finds it again after the next login.
 * @param parse - reads a stored value; whatever it does not understand, null among it, is its empty value.
 */
export function coupleMemory<T>(key: string, parse: (value: unknown) => T): CoupleMemory<T> {
  const empty = parse(null);
  const store = create<Owned<T>>(() => stored(key, parse));
  const of = (owned: Owned<T>, user: string): T => (owned.user === user ? owned.value : empty);
  return {
    useValue() {
      const user = useSessionStore(({ session }) => session?.customerNumber ?? '');
      return of(store(), user);
    },
    valueOf: (user = userNow()) => of(store.getState(), user),
    setValue(value) {
      const owned = { user: userNow(), value };
      store.setState(owned);
      try {
        sessionStorage.setItem(key, JSON.stringify(owned));
      } catch {
        // Without a storage it holds until the page goes.
      }
    },
    subscribe: store.subscribe,
  };
}
