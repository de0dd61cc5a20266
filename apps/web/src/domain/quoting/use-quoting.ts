import {
  addQuotePosition,
  createQuote,
  getCouple,
  getQuote,
  listDue,
  listQuotes,
  type Language,
  type QuotePositionInput,
} from '@ringwerk/contract';
import { call } from '../../api/call.ts';
import { useEntriesKey } from '../../api/use-entries-key.ts';
import { useAct } from '../../api/use-operation-mutation.ts';
import { NEW_QUOTE } from './quote-target.tsx';

export interface Quoted {
  readonly position: QuotePositionInput;
  /** Id of an open quote, or `NEW_QUOTE`. */
  readonly target: string;
  /** Of a new quote; one that is there keeps its own. */
  readonly coupleId?: string;
  readonly language?: Language;
}

/** Puts a position into a quote: the same one once, however often it is sent. */
export function useQuoting() {
  const keyOf = useEntriesKey();
  return useAct(
    ({ position, target, coupleId, language }: Quoted) => {
      const idempotencyKey = keyOf({ position, target, coupleId });
      if (target !== NEW_QUOTE)
        return call(addQuotePosition, { params: { id: target }, body: { idempotencyKey, position } });
      const body = {
        positions: [position],
        idempotencyKey,
        ...(coupleId === undefined ? {} : { coupleId }),
        ...(language === undefined ? {} : { language }),
      };
      return call(createQuote, { body });
    },
    [listQuotes, getQuote, getCouple, listDue],
  );
}
