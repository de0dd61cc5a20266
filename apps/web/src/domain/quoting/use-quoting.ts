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
import { useRef } from 'react';
import { call } from '../../api/call.ts';
import { newActKey } from '../../api/offline/act-key.ts';
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
  const key = useRef({ of: '', key: '' });
  return useAct(
    ({ position, target, coupleId, language }: Quoted) => {
      const of = JSON.stringify([position, target, coupleId]);
      if (key.current.of !== of) key.current = { of, key: newActKey() };
      const idempotencyKey = key.current.key;
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
