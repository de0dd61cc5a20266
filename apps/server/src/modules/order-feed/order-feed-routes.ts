import * as contract from '@ringwerk/contract';
import { toCsv } from '@ringwerk/sheets/write';
import { registerOperation, registerPublicOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { createClient, deleteClient, readClients, requireClient } from './feed-clients.ts';
import { readFeed } from './read-feed.ts';

/** A program that asks every second is let in; one that tries tokens is not. */
const PUBLIC_OPTIONS = { callsPerMinute: 120 };
const HEAD = ['cursor', 'at', 'status', 'is_undo', 'order_id', 'number', 'created_at', 'commission', 'requested_date'];

/** Orders for an ERP: who may read them, and the feed itself. */
export function registerOrderFeed(api: Api, services: Services): void {
  registerOperation(api, contract.listFeedClients, async () => ({ clients: await readClients(services) }));
  registerOperation(api, contract.createFeedClient, ({ caller, body }) => createClient(services, caller, body.name));
  registerOperation(api, contract.deleteFeedClient, ({ caller, params }) => deleteClient(services, caller, params.id));
  registerPublicOperation(
    api,
    contract.readOrderFeed,
    async ({ query, request }) => {
      await requireClient(services, request.headers.authorization);
      return readFeed(services, query);
    },
    PUBLIC_OPTIONS,
  );
  registerPublicOperation(
    api,
    contract.readOrderFeedCsv,
    async ({ query, request }) => {
      await requireClient(services, request.headers.authorization);
      const { steps } = await readFeed(services, query);
      const rows = steps.map(({ cursor, at, status, isUndo, order }) => [
        cursor,
        at,
        status,
        isUndo ? 1 : 0,
        order.id,
        order.number,
        order.createdAt,
        order.commission,
        order.requestedDate,
        order.customerNumber,
        order.company,
      ]);
      const csv = toCsv([[...HEAD, 'customer_number', 'company'], ...rows], '.');
      return { name: 'orders.csv', type: 'text/csv; charset=utf-8', bytes: Buffer.from(csv) };
    },
    PUBLIC_OPTIONS,
  );
}
