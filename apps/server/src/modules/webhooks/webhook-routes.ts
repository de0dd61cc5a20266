import * as contract from '@ringwerk/contract';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { toPage } from '../paging.ts';
import * as edit from './edit-webhooks.ts';
import { sendMessage } from './send-message.ts';
import { WEBHOOK_JOB } from './webhook-job.ts';
import { findDeliveries, findWebhook } from './webhook-repository.ts';

/** Other programs that are notified of every step of an order. */
export function registerWebhooks(api: Api, services: Services): void {
  const { orm } = services.database;
  registerOperation(api, contract.listWebhooks, async () => ({ webhooks: await edit.readWebhooks(services) }));
  registerOperation(api, contract.createWebhook, ({ caller, body }) => edit.createWebhook(services, caller, body));
  registerOperation(api, contract.saveWebhook, ({ caller, params, body }) =>
    edit.saveWebhook(services, caller, params.id, body),
  );
  registerOperation(api, contract.deleteWebhook, ({ caller, params }) =>
    edit.deleteWebhook(services, caller, params.id),
  );
  registerOperation(api, contract.testWebhook, ({ caller, params }) => edit.testWebhook(services, caller, params.id));
  registerOperation(api, contract.listDeliveries, async ({ params, query }) => {
    if ((await findWebhook(orm, params.id)) === null) throw new CodedError('webhook.unknown');
    const page = toPage(query);
    const { total, rows } = await findDeliveries(orm, params.id, query, page);
    return { page: page.page, pageSize: page.pageSize, total, deliveries: rows.map(edit.deliveryAnswer) };
  });
  registerOperation(api, contract.replayDelivery, ({ caller, params }) =>
    edit.replayDelivery(services, caller, params.id),
  );
  services.jobs.register(WEBHOOK_JOB, (context, payload) => sendMessage(services, context, payload));
}
