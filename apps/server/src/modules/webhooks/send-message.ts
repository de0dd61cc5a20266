import type * as z from 'zod/mini';
import type { Services } from '../../services.ts';
import { JobError, type JobContext, type JobResult } from '../jobs/define-job.ts';
import { FetchError } from '../outgoing/fetch-public.ts';
import { signatureHeaders } from './sign-message.ts';
import type { WEBHOOK_JOB } from './webhook-job.ts';
import * as repository from './webhook-repository.ts';

/** Days that a delivery is kept, whatever became of it. */
const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

/** Where a message may never go, however often it is tried. */
const FINAL = new Set(['address', 'http', 'private']);

/** Nothing goes to an address that is switched off but a trial. */
export const mayBeSent = (
  { event }: Pick<repository.DeliveryRow, 'event'>,
  { isActive }: Pick<repository.WebhookRow, 'isActive'>,
): boolean => isActive || event === 'ping';

function failureOf(error: unknown): JobError {
  if (!(error instanceof FetchError)) throw error;
  const { refusal, message } = error;
  const isFinal = FINAL.has(refusal);
  const code = isFinal ? 'webhook.address' : refusal === 'status' ? 'webhook.refused' : 'webhook.unreachable';
  return new JobError(code, [refusal, message].filter(Boolean).join(' '), { isFinal });
}

/** One attempt at a message. A receiver that gets it twice knows it by its id. */
export async function sendMessage(
  { database: { orm }, fetchPublic, clock }: Pick<Services, 'database' | 'fetchPublic' | 'clock'>,
  { signal, progress }: JobContext,
  { deliveryId }: z.output<(typeof WEBHOOK_JOB)['schema']>,
): Promise<JobResult | void> {
  const found = await repository.findDelivery(orm, deliveryId);
  // Its address was removed, or somebody has sent it already.
  if (found === null || found.delivery.deliveredAt !== null) return;
  const { delivery, webhook } = found;
  await repository.deleteOld(orm, delivery, new Date(clock().getTime() - KEPT_DAYS * DAY_MS));
  if (!mayBeSent(delivery, webhook)) throw new JobError('webhook.off', '', { isFinal: true });
  progress(0, 'sending');
  try {
    await fetchPublic(webhook.url, {
      isHttpAllowed: webhook.isHttpAllowed,
      signal,
      post: {
        body: delivery.body,
        headers: {
          'content-type': 'application/json',
          'x-ringwerk-event': delivery.event,
          'x-ringwerk-delivery': delivery.id,
          ...signatureHeaders(webhook.secret, delivery.body, clock()),
        },
      },
    });
  } catch (error) {
    // A stop of the process or of the job is no attempt of the address.
    if (signal.aborted) throw error;
    const failure = failureOf(error);
    await repository.noteAttempt(orm, delivery.id, { problem: failure.message, deliveredAt: null });
    throw failure;
  }
  await repository.noteAttempt(orm, delivery.id, { problem: null, deliveredAt: clock() });
  return { delivered: true };
}
