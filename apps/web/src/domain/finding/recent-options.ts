import { create } from 'zustand';
import { useSession } from '../../api/session-store.ts';
import type { FoundOption } from './found-option.ts';

/** Opened last in this tab, the latest first. In its memory alone: names of couples stay on no device. */
interface Recent {
  /** Who opened them, and of which company: staff looks on as one dealer after the other. */
  readonly user: string;
  readonly options: readonly FoundOption[];
}
const NOTHING: Recent = { user: '', options: [] };
const MOST = 6;

const useRecentStore = create<Recent>(() => NOTHING);

/** Notes what a user has opened; what is done rather than opened is not noted. */
export function noteOpened(user: string, option: FoundOption): void {
  const { target } = option;
  if (typeof target !== 'string' || option.group === 'all') return;
  useRecentStore.setState((state) => {
    const before = state.user === user ? state.options : [];
    const others = before.filter((other) => other.target !== target);
    return { user, options: [{ ...option, key: `recent-${target}` }, ...others].slice(0, MOST) };
  });
}

/** Whose openings are noted: of the user at hand in the company at hand. */
export function useRecentUser(): string {
  const session = useSession();
  return session === null ? '' : `${session.customerNumber} ${session.dealer.id}`;
}

/** What the user at hand has opened. */
export function useRecentOptions(): readonly FoundOption[] {
  const user = useRecentUser();
  const recent = useRecentStore();
  return recent.user === user ? recent.options.map((option) => ({ ...option, group: 'recent' as const })) : [];
}

/** Opened at some time: they come before their neighbours. */
export const recentFirst = (
  options: readonly FoundOption[],
  recent: readonly FoundOption[],
): readonly FoundOption[] => {
  const isRecent = ({ target }: FoundOption): boolean => recent.some((each) => each.target === target);
  return [...options.filter(isRecent), ...options.filter((option) => !isRecent(option))];
};
