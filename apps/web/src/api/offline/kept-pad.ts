const PREFIX = 'ringwerk.order-pad.';

/** What has not reached the shop's pad, as the order pad keeps it. */
interface Waiting {
  readonly unsent?: readonly unknown[];
  readonly gone?: readonly unknown[];
}

/** What this device has kept of a user's order pad, as it was written; undefined for nothing readable. */
export function keptPad(user: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + user) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepPad(user: string, pad: unknown): void {
  try {
    localStorage.setItem(PREFIX + user, JSON.stringify(pad));
  } catch {
    // Without storage the pad lives as long as the page, and on the server.
  }
}

/** The user logs out: of order pads only what waits to be sent stays on this device. */
export function forgetSentPads(): void {
  const users = Object.keys(localStorage).flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []));
  for (const user of users) {
    const pad = keptPad(user);
    // A list is what a release before the shared pad kept: the next visit brings it there.
    if (Array.isArray(pad) || typeof pad !== 'object' || pad === null) continue;
    const { unsent = [], gone = [] }: Waiting = pad;
    if (unsent.length + gone.length === 0) localStorage.removeItem(PREFIX + user);
  }
}
