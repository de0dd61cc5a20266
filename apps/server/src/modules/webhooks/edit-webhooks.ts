import { DELIVERY_STATES, type Delivery, type saveWebhook as saveOperation, type Webhook } from '@ringwerk/contract';
import type { createWebhook as createOperation } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { differences, recordAudit } from '../audit/record-audit.ts';
import { addJob } from '../jobs/add-job.ts';
import { cancelJob } from '../jobs/job-repository.ts';
import { mayBeSent } from './send-message.ts';
import { queueMessage } from './queue-webhooks.ts';
import { newWebhookSecret } from './sign-message.ts';
import { WEBHOOK_JOB } from './webhook-job.ts';
import * as repository from './webhook-repository.ts';
import type { FoundDelivery, WebhookRow } from './webhook-repository.ts';

type Means = Pick<Services, 'database' | 'clock'>;
type Content = z.output<NonNullable<typeof createOperation.body>>;
type Save = z.output<NonNullable<typeof saveOperation.body>>;

const NO_MESSAGES = Object.fromEntries(DELIVERY_STATES.map((state) => [state, 0])) as Webhook['counts']; // a key each

/** @throws CodedError `request.invalid` for what is no address, or has a login in it */
function requireAddress({ url, isHttpAllowed }: Content): void {
  const parsed = URL.parse(url);
  const schemes = isHttpAllowed ? ['https:', 'http:'] : ['https:'];
  if (parsed !== null && schemes.includes(parsed.protocol) && parsed.username === '' && parsed.password === '') return;
  const issue = { code: 'field.value', path: '/url', params: {}, severity: 'error' } as const;
  throw new CodedError('request.invalid', { issues: [issue] });
}

const answerOf = (row: WebhookRow, counts: Webhook['counts']): Webhook => ({
  id: row.id,
  version: row.version,
  name: row.name,
  url: row.url,
  isHttpAllowed: row.isHttpAllowed,
  isActive: row.isActive,
  createdAt: row.createdAt.toISOString(),
  counts,
});

/** What the log keeps: a key can stand anywhere behind the host of an address. */
const logged = ({ name, url, isHttpAllowed, isActive }: Content) => ({
  name,
  url: URL.parse(url)?.origin ?? '',
  isHttpAllowed,
  isActive,
});

export async function readWebhooks({ database: { orm } }: Means): Promise<Webhook[]> {
  const [rows, counted] = await Promise.all([repository.allWebhooks(orm), repository.countDeliveries(orm)]);
  return rows.map((row) => {
    const own = counted.filter(({ webhookId }) => webhookId === row.id);
    return answerOf(row, { ...NO_MESSAGES, ...Object.fromEntries(own.map(({ state, amount }) => [state, amount])) });
  });
}

export async function createWebhook(
  { database, clock }: Means,
  caller: Caller,
  content: Content,
): Promise<{ webhook: Webhook; secret: string }> {
  requireAddress(content);
  const now = clock();
  const secret = newWebhookSecret();
  return database.transaction(async (transaction) => {
    const row = await repository.insertWebhook(transaction, { ...content, secret, createdAt: now });
    await recordAudit(transaction, caller, now, {
      action: 'webhook.created',
      entity: 'webhook',
      entityId: row.id,
      after: logged(content),
    });
    return { webhook: answerOf(row, NO_MESSAGES), secret };
  });
}

/**
 * Switched off, an address receives nothing more, not even what waits for it.
 * @throws CodedError `webhook.unknown`, `webhook.changed` when somebody has saved it since `version`
 */
export async function saveWebhook(
  means: Means,
  caller: Caller,
  id: string,
  { version, ...content }: Save,
): Promise<Webhook> {
  requireAddress(content);
  const now = means.clock();
  await means.database.transaction(async (transaction) => {
    const before = await repository.lockWebhook(transaction, id);
    if (before === null) throw new CodedError('webhook.unknown');
    if (before.version !== version) throw new CodedError('webhook.changed');
    await repository.updateWebhook(transaction, id, content);
    if (!content.isActive)
      for (const job of await repository.findOpenJobs(transaction, id)) await cancelJob(transaction, job, now);
    await recordAudit(transaction, caller, now, {
      action: 'webhook.changed',
      entity: 'webhook',
      entityId: id,
      ...differences(logged(before), logged(content)),
    });
  });
  const saved = (await readWebhooks(means)).find((webhook) => webhook.id === id);
  if (saved === undefined) throw new CodedError('webhook.unknown');
  return saved;
}

export async function deleteWebhook({ database, clock }: Means, caller: Caller, id: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const before = await repository.lockWebhook(transaction, id);
    if (before === null) throw new CodedError('webhook.unknown');
    await repository.removeWebhook(transaction, id);
    await recordAudit(transaction, caller, clock(), {
      action: 'webhook.deleted',
      entity: 'webhook',
      entityId: id,
      before: logged(before),
    });
  });
}

/** A trial message, also to an address that is switched off. */
export async function testWebhook({ database, clock }: Means, caller: Caller, id: string): Promise<void> {
  const now = clock();
  await database.transaction(async (transaction) => {
    if ((await repository.lockWebhook(transaction, id)) === null) throw new CodedError('webhook.unknown');
    await queueMessage(transaction, id, { event: 'ping', subject: 'ping', content: {} }, now);
    await recordAudit(transaction, caller, now, { action: 'webhook.tested', entity: 'webhook', entityId: id });
  });
}

export const deliveryAnswer = (row: FoundDelivery): Delivery => ({
  id: row.id,
  event: row.event,
  subject: row.subject,
  state: row.state,
  attempts: row.attempts,
  problem: row.problem,
  createdAt: row.createdAt.toISOString(),
  deliveredAt: row.deliveredAt?.toISOString() ?? null,
});

/** Sends a message again, whatever became of it. @throws CodedError `webhook.unknown`, `webhook.off` */
export async function replayDelivery({ database, clock }: Means, caller: Caller, id: string): Promise<void> {
  const now = clock();
  await database.transaction(async (transaction) => {
    const found = await repository.findDelivery(transaction, id);
    if (found === null) throw new CodedError('webhook.unknown');
    if (!mayBeSent(found.delivery, found.webhook)) throw new CodedError('webhook.off');
    const { subject, webhookId } = found.delivery;
    await repository.forgetOutcome(transaction, id);
    const job = { now, subject, uniqueKey: id, createdBy: caller.userId };
    await addJob(transaction, WEBHOOK_JOB, { deliveryId: id }, job);
    await recordAudit(transaction, caller, now, {
      action: 'webhook.replayed',
      entity: 'webhook',
      entityId: webhookId,
      detail: { subject },
    });
  });
}
