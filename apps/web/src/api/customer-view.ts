import { enterCustomerView, getModel, getPriceBasis, leaveCustomerView, logout } from '@ringwerk/contract';
import { answers } from './answer-cache.ts';
import { call } from './call.ts';
import { dropEgf } from './egf-cookie.ts';
import { currentSession, reportCustomerView, setSession, useSessionStore } from './session-store.ts';

/** Whether a couple looks on: the server sends this session no trade figure, and the page shows designing only. */
export const useCustomerView = (): boolean => useSessionStore((state) => state.session?.isCustomerView ?? false);

/** @throws ApiError `customer-view.no-pin` before the user has chosen a PIN. */
export async function showCustomerView(): Promise<void> {
  await call(enterCustomerView, {});
  reportCustomerView();
}

/** @throws ApiError `customer-view.wrong-pin`, or `session.too-many-attempts` with the seconds to wait. */
export async function endCustomerView(pin: string): Promise<void> {
  await call(leaveCustomerView, { body: { pin } });
  const session = currentSession();
  if (session !== null) setSession({ ...session, isCustomerView: false });
  // A page that was opened in the customer view has no trade prices yet.
  await answers.invalidate(getPriceBasis, getModel);
}

/** The way out without the PIN: the session ends, and the login stands before everything again. Drafts stay. */
export async function leaveByLogout(): Promise<void> {
  await call(logout, {}).catch(() => undefined);
  dropEgf();
  window.location.assign('/');
}
