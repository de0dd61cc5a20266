import { getModel, getPriceBasis } from '@ringwerk/contract';
import { answers } from '../api/answer-cache.ts';
import { call, type AnyOperation, type CallInput } from '../api/call.ts';
import { readEgf } from '../api/egf-cookie.ts';
import { useLocaleStore } from '../i18n/locale-store.ts';

function ask<O extends AnyOperation>(operation: O, input: CallInput<O>): void {
  void answers.entry(operation.id, input, (signal) => call(operation, input, signal)).refetch();
}

/** Asks for the article and the prices of the set in the address while the page that shows them is still on its way. */
export function askAhead(): void {
  const setId = Number(/\d+$/u.exec(location.pathname)?.[0]);
  // The page itself may not have read the cookie yet.
  const language = readEgf()?.sprache ?? useLocaleStore.getState().language;
  ask(getModel, { params: { setId }, query: { lang: language } });
  ask(getPriceBasis, {});
}
