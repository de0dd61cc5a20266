/*
 * The next couple at the counter sees nothing of the last one: drafts and undo steps on this device, and what was laid
 * aside to compare, the sizes measured on their hands. Saved versions, quotes and orders belong to the jeweller and stay.
 */

/** What a tab knows of the couple at hand beside its undo steps: names, compared rings and measured sizes. */
const COUPLE_KEYS = ['ringwerk.compare', 'ringwerk.measured-sizes', 'ringwerk.persons', 'ringwerk.unwritten'];

let isClosed = false;

/** True from the moment a couple is closed until the page has left: what is still on the screen is not kept again. */
export const isCoupleClosed = (): boolean => isClosed;

/** Keys of one user's work on this device, in either storage. */
const isWorkOf =
  (user: string) =>
  (key: string): boolean =>
    [`ringwerk.draft.${user}.`, `ringwerk.steps.${user}.`].some((prefix) => key.startsWith(prefix));

/** Forgets the unfinished work of `user` (customer number) in `storage`. */
function forgetWork(storage: Storage, user: string): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(isWorkOf(user));
  for (const key of keys) storage.removeItem(key);
}

/**
 * Closes the couple at hand: forgets its work and loads `next` anew, so that nothing stays in the memory of the page either.
 * @param load - leaves the page for an address.
 */
export function closeCouple(
  user: string,
  { device, tab }: { readonly device: Storage; readonly tab: Storage },
  load: () => void,
): void {
  isClosed = true;
  forgetWork(device, user);
  forgetWork(tab, user);
  for (const key of COUPLE_KEYS) tab.removeItem(key);
  load();
}
