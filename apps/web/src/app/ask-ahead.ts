import { getModel, getPriceBasis } from '@ringwerk/contract';
import { answers } from '../api/answer-cache.ts';
import { call, type AnyOperation, type CallInput } from '../api/call.ts';
import { useLocaleStore } from '../i18n/locale-store.ts';

function ask<O extends AnyOperation>(operation: O, input: CallInput<O>): void {
  void answers.entry(operation.id, input, (signal) => call(operation, input, signal)).refetch();
}

/** Asks for the article and the prices of a set while the page that shows them is still on its way. */
export function askAhead(setId: number): void {
  ask(getModel, { params: { setId }, query: { lang: useLocaleStore.getState().language } });
  ask(getPriceBasis, {});
}
