import { DELIVERY_STATES, type DeliverySort, type DeliveryState } from '@ringwerk/contract';
import { and, asc, count, desc, eq, getTableColumns, inArray, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { jobs } from '../../storage/schema/jobs.ts';
import { webhookDeliveries, webhooks } from '../../storage/schema/interfaces.ts';
import type { Page } from '../paging.ts';
import { alphabetical, directed, placeOf, type SortQuestion } from '../sorted-by.ts';
import { WEBHOOK_JOB } from './webhook-job.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** Open jobs of a delivery, which stands as `webhook_deliveries` in the query around it. */
const OPEN_JOB = sql.raw(
  `select jobs.id from jobs where jobs.kind = '${WEBHOOK_JOB.kind}' and jobs.unique_key = webhook_deliveries.id::text
    and jobs.state in ('waiting', 'running')`,
);
/** By its job: one that was cancelled, interrupted or taken up again by hand tells no delivery of it. */
const STATE = sql<DeliveryState>`case when webhook_deliveries.delivered_at is not null then 'delivered'
  when exists (${OPEN_JOB}) then 'waiting' else 'dead' end`;

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
    .select({ webhookId: webhookDeliveries.webhookId, state: STATE, amount: count() })
    .from(webhookDeliveries)
    .groupBy(webhookDeliveries.webhookId, STATE);

const SORTED_BY: Readonly<Record<DeliverySort, readonly SQL[]>> = {
  what: [alphabetical(webhookDeliveries.subject)],
  when: [sql`${webhookDeliveries.createdAt}`],
  state: [placeOf(STATE, DELIVERY_STATES)],
  attempts: [sql`${webhookDeliveries.attempts}`],
  problem: [alphabetical(webhookDeliveries.problem)],
};

export interface DeliveryQuestion extends SortQuestion<DeliverySort> {
  readonly state?: DeliveryState | undefined;
}

export async function findDeliveries(
  database: Queryable,
  webhookId: string,
  { state, sort, descending }: DeliveryQuestion,
  page: Page,
) {
  const where = and(eq(webhookDeliveries.webhookId, webhookId), state === undefined ? undefined : eq(STATE, state));
  const [counted] = await database.select({ total: count() }).from(webhookDeliveries).where(where);
  const rows = await database
    .select({ ...getTableColumns(webhookDeliveries), state: STATE })
    .from(webhookDeliveries)
    .where(where)
    .orderBy(
      ...(sort === undefined ? [] : directed(SORTED_BY[sort], descending)),
      desc(webhookDeliveries.createdAt),
      desc(webhookDeliveries.id),
    )
    .limit(page.pageSize)
    .offset(page.offset);
  return { total: counted?.total ?? 0, rows };
}

export type FoundDelivery = Awaited<ReturnType<typeof findDeliveries>>['rows'][number];

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
  attempt: Pick<DeliveryRow, 'problem' | 'deliveredAt'>,
): Promise<void> {
  await database
    .update(webhookDeliveries)
    .set({ ...attempt, attempts: sql`${webhookDeliveries.attempts} + 1` })
    .where(eq(webhookDeliveries.id, id));
}

/** Makes a delivery one that has not arrived. */
export async function forgetOutcome(database: Queryable, id: string): Promise<void> {
  await database
    .update(webhookDeliveries)
    .set({ deliveredAt: null, problem: null })
    .where(eq(webhookDeliveries.id, id));
}

/** The jobs that would still send something to an address. */
export async function findOpenJobs(database: Queryable, webhookId: string): Promise<string[]> {
  const rows = await database
    .select({ id: jobs.id })
    .from(jobs)
    .innerJoin(webhookDeliveries, eq(jobs.uniqueKey, sql`${webhookDeliveries.id}::text`))
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        eq(jobs.kind, WEBHOOK_JOB.kind),
        inArray(jobs.state, ['waiting', 'running']),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Forgets deliveries of an address that were written before `before`, whatever became of them. @param own - which stays */
export async function deleteOld(database: Queryable, { webhookId, id: own }: DeliveryRow, before: Date): Promise<void> {
  await database
    .delete(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        lt(webhookDeliveries.createdAt, before),
        ne(webhookDeliveries.id, own),
      ),
    );
}
