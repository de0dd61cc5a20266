const KEY = 'ringwerk.customer-view';

/**
 * The customer view was entered without a network: until the server knows, this device remembers for which user, so
 * that a page that is loaded anew does not show the trade side to a couple. Null: nobody's any more.
 */
export function markCustomerView(user: string | null): void {
  try {
    if (user === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, user);
  } catch {
    // Without storage nothing was kept that could be entered without a network.
  }
}

export function isCustomerViewMarked(user: string): boolean {
  try {
    return localStorage.getItem(KEY) === user;
  } catch {
    return false;
  }
}
