const KEY = 'ringwerk.logout';

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The last logout that this tab knows of. */
let known = typeof localStorage === 'undefined' ? null : read();

/** Tells the other tabs of this browser that the user has logged out. */
export function announceLogout(): void {
  try {
    known = String(Date.now());
    localStorage.setItem(KEY, known);
  } catch {
    // Without storage the other tabs learn it from the server's next refusal.
  }
}

/** True once for a logout in another tab: a refused call then means that the user left, not that the cookie was forged. */
export function takeLogoutElsewhere(): boolean {
  const last = read();
  const isNew = last !== null && last !== known;
  known = last;
  return isNew;
}

/** Calls `handle` when another tab logs out. */
export function onLogoutElsewhere(handle: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY && takeLogoutElsewhere()) handle();
  });
}
