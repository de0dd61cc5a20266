import { NO_PREFERENCES, type Preferences } from '@ringwerk/contract';
import { currentSession, useSessionStore } from './session-store.ts';

/** What the dealer's people find ready: order of alloys and selections, size scale, standard sizes. */
export const usePreferences = (): Preferences =>
  useSessionStore(({ session }) => session?.preferences ?? NO_PREFERENCES);

/** The same outside React. */
export const currentPreferences = (): Preferences => currentSession()?.preferences ?? NO_PREFERENCES;

/** Preferred items first and in the preferred order; the others after them as they were. */
export function preferredFirst<T>(
  items: readonly T[],
  idOf: (item: T) => string,
  preferred: readonly string[],
): readonly T[] {
  if (preferred.length === 0) return items;
  const rank = (item: T): number => {
    const found = preferred.indexOf(idOf(item));
    return found === -1 ? preferred.length : found;
  };
  // Sorting is stable, so equals keep their order.
  return [...items].sort((a, b) => rank(a) - rank(b));
}
