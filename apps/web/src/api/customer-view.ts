import { enterCustomerView, getModel, getPriceBasis, leaveCustomerView, listDesigns, logout } from '@ringwerk/contract';
import { dropQueries, invalidateQueries } from './queries.ts';
import { ApiError, isApiError } from './api-error.ts';
import { call } from './call.ts';
import { markCustomerView } from './customer-mark.ts';
import { dropEgf } from './egf-cookie.ts';
import { announceLogout } from './logout-signal.ts';
import { currentSession, reportCustomerView, setSession } from './session-store.ts';

const vault = (): Promise<typeof import('./offline/vault.ts')> => import('./offline/vault.ts');
const priming = (): Promise<typeof import('./offline/prime-customer-view.ts')> =>
  import('./offline/prime-customer-view.ts');

/** True when the server could not be reached: the device then stands in for it. Any other refusal goes on. */
function offlineOr(error: unknown): true {
  if (isApiError(error, 'network.unreachable')) return true;
  throw error;
}

/** The page shows designing only; what it has fetched of other customers' designs goes, as no refusal would take it away. */
function hideTrade(): void {
  reportCustomerView();
  dropQueries(listDesigns);
}

/** @throws ApiError `customer-view.no-pin` before the user has chosen a PIN. */
export async function showCustomerView(): Promise<void> {
  const user = currentSession()?.customerNumber ?? '';
  const isUnreached = await call(enterCustomerView, {}).then(
    () => false,
    (error: unknown) => offlineOr(error),
  );
  // From here on no answer is kept any more.
  if (!isUnreached) hideTrade();
  const { canKeep, lockVault } = await vault();
  const isLocked = await lockVault(user, !isUnreached);
  const { primeCustomerView } = await priming();
  // Without the server only a PIN that was typed here before can bring the trade side back.
  if (isUnreached && !isLocked) throw new ApiError('network.unreachable', 0);
  if (canKeep()) await primeCustomerView();
  if (!isUnreached) return;
  markCustomerView(user);
  hideTrade();
}

/** Tells the server of a customer view that was entered without a network; without one the mark stays. */
export async function confirmCustomerView(): Promise<void> {
  await call(enterCustomerView, {}).then(
    () => markCustomerView(null),
    (error: unknown) => offlineOr(error),
  );
}

/**
 * The PIN was chosen on this device: what lies here can be locked away with it. From now on the view is entered without
 * a network, too, so what that takes comes now.
 */
export async function keepPin(pin: string): Promise<void> {
  const user = currentSession()?.customerNumber;
  if (user !== undefined) await (await vault()).learnPin(user, pin);
  // Without it the PIN holds all the same.
  await priming().catch(() => undefined);
}

/** @throws ApiError `customer-view.wrong-pin`, or `session.too-many-attempts` with the seconds to wait. */
export async function endCustomerView(pin: string): Promise<void> {
  const session = currentSession();
  const user = session?.customerNumber ?? '';
  const isUnreached = await call(leaveCustomerView, { body: { pin } }).then(
    () => false,
    (error: unknown) => offlineOr(error),
  );
  const { canKeep, emptyVault, learnPin, unlockVault } = await vault();
  if (!(await unlockVault(user, pin))) {
    if (isUnreached) throw new ApiError('customer-view.wrong-pin', 0);
    // The PIN was chosen on another device since, or never typed here: what it locked away is fetched anew.
    await emptyVault(user);
    await learnPin(user, pin);
  }
  const { forgetCouple } = await import('./offline/kept-for-couple.ts');
  if (canKeep()) await forgetCouple(user);
  markCustomerView(null);
  if (session !== null) setSession({ ...session, isCustomerView: false });
  // A page that was opened in the customer view has no trade prices yet.
  await invalidateQueries(getPriceBasis, getModel);
}

/** The way out without the PIN: the session ends, and the login stands before everything again. Drafts stay. */
export async function leaveByLogout(): Promise<void> {
  await call(logout, {}).catch(() => undefined);
  announceLogout();
  await import('./offline/kept-answers.ts').then((kept) => kept.clearDevice()).catch(() => undefined);
  markCustomerView(null);
  dropEgf();
  window.location.assign('/');
}
