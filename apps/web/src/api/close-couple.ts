/*
 * The next couple at the counter sees nothing of the last one: drafts and undo steps on this device, and what was laid
 * aside to compare, the sizes that were measured, the second screen. Saved versions, quotes and orders belong to the jeweller and stay.
 */

/** What a tab knows of the couple at hand beside its undo steps: names, compared rings and measured sizes. */
const COUPLE_KEYS = [
  'ringwerk.compare',
  'ringwerk.couple',
  'ringwerk.live',
  'ringwerk.measured-sizes',
  'ringwerk.persons',
  'ringwerk.unwritten',
];
/** Longest time that the page stays for the second screen, ms: the next couple stands at the counter. */
const ROOM_WAIT = 2_000;

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
 * Ends the second screen of this tab, which shows the couple's rings and names. Without a network, and where the server no
 * longer knows the room, there is nothing to end from here.
 */
async function endSecondScreen(tab: Storage): Promise<void> {
  const kept = tab.getItem('ringwerk.live');
  if (kept === null) return;
  const ended = import('./end-live-room.ts').then(({ endLiveRoom }) => {
    // As `live-room-store.ts` stored it, with its owner; anything else ends nothing.
    const { value }: { readonly value: { readonly id: string } } = JSON.parse(kept);
    return endLiveRoom(value.id);
  });
  await Promise.race([ended.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, ROOM_WAIT))]);
}

/**
 * Closes the couple at hand: ends its second screen, forgets its work and loads `next` anew, so that nothing stays in the memory of the page either.
 * @param load - leaves the page for an address.
 */
export async function closeCouple(
  user: string,
  { device, tab }: { readonly device: Storage; readonly tab: Storage },
  load: () => void,
): Promise<void> {
  isClosed = true;
  await endSecondScreen(tab);
  forgetWork(device, user);
  forgetWork(tab, user);
  for (const key of COUPLE_KEYS) tab.removeItem(key);
  load();
}
