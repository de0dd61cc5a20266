import type { DeliveryState } from '@ringwerk/contract';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { webhookDeliveries, webhooks } from '../../storage/schema/interfaces.ts';
import type { Page } from '../paging.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

export const allWebhooks = (database: Queryable): Promise<WebhookRow[]> =>
  database.select().from(webhooks).orderBy(asc(webhooks.createdAt), asc(webhooks.id));

export async function findWebhook(database: Queryable, id: string): Promise<WebhookRow | null> {
  const [row] = await database.select().from(webhooks).where(eq(webhooks.id, id));
  return row ?? null;
}

export async function lockWebhook(transaction: Transaction, id: string): Promise<WebhookRow | null> {
  const [row] = await transaction.select().from(webhooks).where(eq(webhooks.id, id)).for('update');
  return row ?? null;
}

export async function insertWebhook(database: Queryable, row: typeof webhooks.$inferInsert): Promise<WebhookRow> {
  const [inserted] = await database.insert(webhooks).values(row).returning();
  if (inserted === undefined) throw new Error('an inserted webhook was not returned');
  return inserted;
}

export async function updateWebhook(
  database: Queryable,
  id: string,
  content: Pick<WebhookRow, 'name' | 'url' | 'isHttpAllowed' | 'isActive'>,
): Promise<WebhookRow> {
  const [updated] = await database
    .update(webhooks)
    .set({ ...content, version: sql`${webhooks.version} + 1` })
    .where(eq(webhooks.id, id))
    .returning();
  if (updated === undefined) throw new Error('an updated webhook was not returned');
  return updated;
}

export async function removeWebhook(database: Queryable, id: string): Promise<void> {
  await database.delete(webhooks).where(eq(webhooks.id, id));
}

/** Messages of every address by how far they are. */
export const countDeliveries = (database: Queryable) =>
  database
    .select({ webhookId: webhookDeliveries.webhookId, state: webhookDeliveries.state, amount: count() })
    .from(webhookDeliveries)
    .groupBy(webhookDeliveries.webhookId, webhookDeliveries.state);

export async function findDeliveries(
  database: Queryable,
  webhookId: string,
  state: DeliveryState | undefined,
  page: Page,
) {
  const where = and(
    eq(webhookDeliveries.webhookId, webhookId),
    state === undefined ? undefined : eq(webhookDeliveries.state, state),
  );
  const [counted] = await database.select({ total: count() }).from(webhookDeliveries).where(where);
  const rows = await database
    .select()
    .from(webhookDeliveries)
    .where(where)
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(page.pageSize)
    .offset(page.offset);
  return { total: counted?.total ?? 0, rows };
}

export async function findDelivery(
  database: Queryable,
  id: string,
): Promise<{ readonly delivery: DeliveryRow; readonly webhook: WebhookRow } | null> {
  const [row] = await database
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhookDeliveries.id, id));
  return row ?? null;
}

/** How an attempt ended. */
export async function noteAttempt(
  database: Queryable,
  id: string,
  attempt: Pick<DeliveryRow, 'state' | 'problem' | 'deliveredAt'>,
): Promise<void> {
  await database
    .update(webhookDeliveries)
    .set({ ...attempt, attempts: sql`${webhookDeliveries.attempts} + 1` })
    .where(eq(webhookDeliveries.id, id));
}

export async function markWaiting(database: Queryable, id: string): Promise<void> {
  await database.update(webhookDeliveries).set({ state: 'waiting', problem: null }).where(eq(webhookDeliveries.id, id));
}
