import * as z from 'zod/mini';
import { languageSchema } from '../common.ts';
import { setIdInAddress } from '../numbers.ts';
import { operation } from '../operation.ts';
import { stoneOption } from './catalogue.ts';

export const getModelSheet = operation({
  id: 'getModelSheet',
  method: 'GET',
  path: '/api/models/:setId/sheet',
  access: 'dealer',
  inCustomerView: true,
  summary:
    'Data sheet of an article as PDF under the dealer’s name: pictures, dimensioned section, alloys that it comes in, stones and weights by size; no trade figure. 503 while its picture is being drawn.',
  params: z.object({ setId: setIdInAddress }),
  query: z.strictObject({
    /** The form; absent: with stones where there is one. */
    stones: z.optional(stoneOption),
    /** With the retail price of today; else without any. */
    price: z.optional(z.literal('1')),
    /** Absent: the reader's own. */
    lang: z.optional(languageSchema),
  }),
  answerType: 'application/pdf',
});
