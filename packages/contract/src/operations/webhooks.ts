import * as z from 'zod/mini';
import { idSchema, pageInfo, pageQuery, timestamp } from '../common.ts';
import { DELIVERY_SORTS, DELIVERY_STATES, WEBHOOK_EVENTS } from '../interface-words.ts';
import { operation } from '../operation.ts';
import { trimmedText } from '../text.ts';

const webhookFields = {
  name: trimmedText({ min: 2, max: 60 }),
  url: trimmedText({ min: 8, max: 1_000 }),
  /** Over a connection that others could read and change. */
  isHttpAllowed: z.boolean(),
  isActive: z.boolean(),
};
export const webhookSchema = z.object({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  url: z.string(),
  isHttpAllowed: z.boolean(),
  isActive: z.boolean(),
  createdAt: timestamp,
  /** Messages by how far they are. */
  counts: z.record(z.enum(DELIVERY_STATES), z.int()),
});
export type Webhook = z.infer<typeof webhookSchema>;

export const listWebhooks = operation({
  id: 'listWebhooks',
  method: 'GET',
  path: '/api/webhooks',
  access: 'staff',
  summary: 'Addresses that are notified of every step of an order.',
  answer: z.object({ webhooks: z.array(webhookSchema) }),
});
export const createWebhook = operation({
  id: 'createWebhook',
  method: 'POST',
  path: '/api/webhooks',
  access: 'staff',
  summary: 'Enter an address; the answer shows its signing secret, once.',
  body: z.strictObject(webhookFields),
  answer: z.object({ webhook: webhookSchema, secret: z.string() }),
});
export const saveWebhook = operation({
  id: 'saveWebhook',
  method: 'PUT',
  path: '/api/webhooks/:id',
  access: 'staff',
  summary: 'Change an address or switch it off; what waits is sent to the new one.',
  params: z.object({ id: idSchema }),
  body: z.strictObject({ version: z.int().check(z.gte(1), z.lte(2_147_483_647)), ...webhookFields }),
  answer: webhookSchema,
});
export const deleteWebhook = operation({
  id: 'deleteWebhook',
  method: 'DELETE',
  path: '/api/webhooks/:id',
  access: 'staff',
  summary: 'Remove an address with its messages.',
  params: z.object({ id: idSchema }),
});
export const testWebhook = operation({
  id: 'testWebhook',
  method: 'POST',
  path: '/api/webhooks/:id/test',
  access: 'staff',
  summary: 'Send a signed trial message.',
  params: z.object({ id: idSchema }),
});

export const deliverySchema = z.object({
  id: z.string(),
  event: z.enum(WEBHOOK_EVENTS),
  /** Order and step, for people. */
  subject: z.string(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  /** HTTP status or reason of the last attempt; null before the first and after one that went well. */
  problem: z.nullable(z.string()),
  createdAt: timestamp,
  deliveredAt: z.nullable(timestamp),
});
export type Delivery = z.infer<typeof deliverySchema>;
export const listDeliveries = operation({
  id: 'listDeliveries',
  method: 'GET',
  path: '/api/webhooks/:id/deliveries',
  access: 'staff',
  summary: 'Messages of an address, the newest first unless sorted.',
  params: z.object({ id: idSchema }),
  query: z.strictObject({
    ...pageQuery,
    state: z.optional(z.enum(DELIVERY_STATES)),
    sort: z.optional(z.enum(DELIVERY_SORTS)),
    descending: z.optional(z.enum(['true'])),
  }),
  answer: z.object({ ...pageInfo, deliveries: z.array(deliverySchema) }),
});
export const replayDelivery = operation({
  id: 'replayDelivery',
  method: 'POST',
  path: '/api/webhook-deliveries/:id/replay',
  access: 'staff',
  summary: 'Send a message again, the same text under a new time and signature.',
  params: z.object({ id: idSchema }),
});
