import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** Asked behind every page: it stands by itself, so that no page brings quotes and shares for it. */
export const getNews = operation({
  id: 'getNews',
  method: 'GET',
  path: '/api/news',
  access: 'dealer',
  withoutTrade: true,
  summary: 'What couples have said since somebody of the shop looked: messages, and answers to quotes.',
  answer: z.strictObject({ messages: z.int(), answers: z.int() }),
});
