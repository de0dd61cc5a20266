import * as z from 'zod/mini';
import { idSchema } from '../common.ts';
import { ORDER_MAIL_KINDS } from '../mail-words.ts';
import { operation } from '../operation.ts';
import { parcelSchema } from '../parcel.ts';
import { workOrderSchema } from './production.ts';

export const orderMailsSchema = z.strictObject({
  mails: z
    .array(z.enum(ORDER_MAIL_KINDS))
    .check(z.maxLength(ORDER_MAIL_KINDS.length))
    .check(z.refine((kinds) => new Set(kinds).size === kinds.length)),
});

export const changeOrderMails = operation({
  id: 'changeOrderMails',
  method: 'PUT',
  path: '/api/dealer/order-mails',
  access: 'dealer',
  summary: 'The owner chooses at which steps of an order the shop gets a mail.',
  body: orderMailsSchema,
  answer: orderMailsSchema,
});
export const setOrderParcel = operation({
  id: 'setOrderParcel',
  method: 'PUT',
  path: '/api/work-orders/:id/parcel',
  access: 'staff',
  summary:
    'Write down how a delivery leaves the house, before or after it is shipped: the dealer reads it, and a mail that has gone out without it is followed by one with it.',
  params: z.object({ id: idSchema }),
  body: z.strictObject({ parcel: z.nullable(parcelSchema) }),
  answer: workOrderSchema,
});
