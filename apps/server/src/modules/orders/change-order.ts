import { earliestOrderDate, type changeOrder as operation } from '@ringwerk/contract';
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { documents } from '../../storage/schema/documents.ts';
import { differences, recordAudit } from '../audit/record-audit.ts';
import { workSettings } from '../house-settings/work-settings.ts';
import { mayChange } from './order-life.ts';
import { lockOrder, updateOrder, type OrderChange } from './order-life-repository.ts';
import type { OrderRow } from './order-repository.ts';

/** The fields that were sent. */
const sent = ({ commission, requestedDate, note }: z.output<NonNullable<typeof operation.body>>): OrderChange => ({
  ...(commission === undefined ? {} : { commission }),
  ...(requestedDate === undefined ? {} : { requestedDate }),
  ...(note === undefined ? {} : { note }),
});

/**
 * Changes what an order says beside its rings, until the workshop begins; its sheet is printed anew. The row lock lines up with
 * the release. @throws CodedError `order.unknown`, `order.begun`, `request.invalid` for a day before the workshop can be done
 */
export async function changeOrder(
  { database, clock }: Services,
  caller: Caller,
  id: string,
  request: z.output<NonNullable<typeof operation.body>>,
): Promise<void> {
  const now = clock();
  const change = sent(request);
  await database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, caller.dealerId, id);
    if (order === null) throw new CodedError('order.unknown');
    if (!mayChange(order.status)) throw new CodedError('order.begun');
    if (change.requestedDate != null && change.requestedDate !== order.requestedDate) {
      const earliest = earliestOrderDate(order.design, await workSettings(transaction), now);
      if (change.requestedDate < earliest) throw tooEarly(earliest);
    }
    await updateOrder(transaction, id, change);
    await transaction.delete(documents).where(and(eq(documents.kind, 'order'), eq(documents.ownerId, id)));
    const known: Pick<OrderRow, 'commission' | 'requestedDate' | 'note'> = order;
    await recordAudit(transaction, caller, now, {
      action: 'order.changed',
      entity: 'order',
      entityId: id,
      ...differences(known, change),
    });
  });
}

function tooEarly(earliest: string): CodedError {
  const params = { minimum: earliest };
  const issue = { code: 'field.too-small', path: '/requestedDate', params, severity: 'error' } as const;
  return new CodedError('request.invalid', { issues: [issue] });
}
