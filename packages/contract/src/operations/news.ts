import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** Asked behind every page: it stands by itself, so that no page brings quotes and shares for it. */
export const getNews = operation({
  id: 'getNews',
  method: 'GET',
  path: '/api/news',
  access: 'dealer',
  withoutTrade: true,
  summary:
    'What is new since somebody of the shop looked: messages of couples, their answers to quotes, and orders that the house has confirmed, sent or cancelled.',
  answer: z.strictObject({ messages: z.int(), answers: z.int(), orders: z.int() }),
});
