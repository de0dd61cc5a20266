const KEY = 'ringwerk.door-language';

/** Somebody chose a language before logging in: at the login's switch, or by the address that brought them. */
export function markDoorChoice(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Without storage the account's own language holds.
  }
}

/** Whether the language on screen was chosen at the door, in this tab. */
export function isDoorChoice(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** After the login: the next user's own language holds again. */
export function forgetDoorChoice(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
