import type { answerRemake as operation } from '@ringwerk/contract';
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { orderRelations } from '../../storage/schema/order-life.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { queueAnswerMail } from '../order-mails/queue-answer-mail.ts';
import { noteNews } from '../orders/order-news.ts';
import { lockStatus, versionOf } from '../orders/order-repository.ts';
import { lockCancellation } from './open-cancellations.ts';
import { isBilled } from './standing-invoices.ts';

type Answer = z.output<NonNullable<typeof operation.body>>;

/**
 * Writes down who pays for an order that is made again, and tells the dealer. The lock of the order lines up with its invoice, that
 * of its cancellation with the invoice of another order.
 * @throws CodedError `order.unknown` for an order that is none, `conflict` after another answer than was shown, `order.changed` for another version,
 * `order.billed` once an invoice stands
 */
export function answerRemake(services: Services, caller: Caller, orderId: string, answer: Answer): Promise<void> {
  const now = services.clock();
  return services.database.transaction(async (transaction) => {
    const before = await lockRemake(transaction, orderId);
    const { payer, note, basedOn, version } = answer;
    if (before.answer === payer && before.note === note) return;
    if ((before.at?.toISOString() ?? null) !== basedOn) throw new CodedError('conflict');
    if ((await versionOf(transaction, orderId)) !== version) throw new CodedError('order.changed');
    await lockCancellation(transaction, orderId);
    if (await isBilled(transaction, orderId)) throw new CodedError('order.billed');
    await transaction
      .update(orderRelations)
      .set({
        answer: payer,
        answerNote: note,
        answeredAt: now,
        answeredBy: caller.userId,
        answeredByName: caller.name,
      })
      .where(eq(orderRelations.orderId, orderId));
    await recordAudit(transaction, caller, now, {
      action: 'order.remake-answered',
      entity: 'order',
      entityId: orderId,
      // No words: the log keeps them when a couple is deleted.
      before: { payer: before.answer },
      after: { payer },
    });
    await noteNews(transaction, orderId, now);
    await queueAnswerMail(services, transaction, orderId, now);
  });
}

async function lockRemake(transaction: Transaction, orderId: string) {
  if ((await lockStatus(transaction, orderId)) === null) throw new CodedError('order.unknown');
  const [row] = await transaction
    .select({ answer: orderRelations.answer, note: orderRelations.answerNote, at: orderRelations.answeredAt })
    .from(orderRelations)
    .where(and(eq(orderRelations.orderId, orderId), eq(orderRelations.kind, 'remake')));
  if (row === undefined) throw new CodedError('order.unknown');
  return row;
}
