/*
 * The address follows the design a moment later, so that a drag does not write it with every frame. Whoever reloads in
 * that moment reloads the address of before: where it should lead by then is kept in the tab until the page is back.
 */
const KEY = 'ringwerk.unwritten';

/** Keeps, while the page leaves, the address `to` that `from` had not yet become. */
export function keepUnwritten(tab: Storage, from: string, to: string): void {
  try {
    if (from === to) tab.removeItem(KEY);
    else tab.setItem(KEY, JSON.stringify([from, to]));
  } catch {
    // A full or forbidden storage: the draft on the device is still offered.
  }
}

/** The address that a reload of `from` means, once; null where nothing was left unwritten or the page came another way. */
export function takeUnwritten(tab: Storage, from: string, isReload: boolean): string | null {
  try {
    const kept: unknown = JSON.parse(tab.getItem(KEY) ?? 'null');
    tab.removeItem(KEY);
    if (!isReload || !Array.isArray(kept) || kept[0] !== from) return null;
    return typeof kept[1] === 'string' ? kept[1] : null;
  } catch {
    return null;
  }
}
