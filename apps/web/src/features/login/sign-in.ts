import { login } from '@ringwerk/contract';
import { forgetDoorChoice, isDoorChoice } from '../../i18n/door-language.ts';
import { switchLanguage } from '../../i18n/switch-locale.ts';
import { setLocale, useLocaleStore } from '../../i18n/locale-store.ts';
import { PATHS } from '../../paths.ts';
import { clearQueries } from '../../api/queries.ts';
import { call } from '../../api/call.ts';
import { markCustomerView } from '../../api/customer-mark.ts';
import { readEgf } from '../../api/egf-cookie.ts';
import { takeReturn } from '../../api/return-address.ts';
import { setSession } from '../../api/session-store.ts';

/** Logs in and returns the address to go on to: where the user was headed, else home. Throws `ApiError`. */
export async function signIn(customerNumber: string, password: string): Promise<string> {
  const { language } = useLocaleStore.getState();
  // Without a choice at the door the account's own language holds.
  const chosen = isDoorChoice() ? { language } : {};
  const session = await call(login, { body: { customerNumber, password, ...chosen } });
  forgetDoorChoice();
  // Answers of the user before must not be seen by this one.
  clearQueries();
  setSession(session);
  // Whoever knows the password is no couple.
  markCustomerView(null);
  const egf = readEgf();
  if (egf) {
    setLocale({ country: egf.land });
    if (egf.sprache !== language) await switchLanguage(egf.sprache);
  }
  return takeReturn() ?? PATHS.home;
}
