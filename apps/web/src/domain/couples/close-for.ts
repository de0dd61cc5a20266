import { closeCouple } from '../../api/close-couple.ts';
import { currentSession } from '../../api/session-store.ts';

/**
 * Closes the couple at hand for the next one: its unfinished rings leave this device.
 * @param next - takes the next couple and loads its page anew: nothing of the other couple stays in the memory of a page
 */
export function closeFor(next: () => void): void {
  const user = currentSession()?.customerNumber ?? '';
  void closeCouple(user, { device: localStorage, tab: sessionStorage }, next);
}
