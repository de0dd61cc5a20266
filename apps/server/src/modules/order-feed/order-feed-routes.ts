import * as contract from '@ringwerk/contract';
import { toCsv, type WrittenCell } from '@ringwerk/sheets/write';
import type * as z from 'zod/mini';
import { registerOperation, registerPublicOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { createClient, deleteClient, readClients, requireClient } from './feed-clients.ts';
import { readFeed } from './read-feed.ts';

/** A program that asks every second is let in; one that tries tokens is not. */
const PUBLIC_OPTIONS = { callsPerMinute: 120 };
type FeedStep = z.infer<typeof contract.feedStepSchema>;
/** `2 × 7K3M9QX2`, or a loose stone by its number in stock. */
const positionWords = ({ quantity, code, stockNumber }: contract.NamedPosition): string =>
  `${quantity} × ${code ?? stockNumber ?? ''}`;
const COLUMNS: readonly (readonly [string, (step: FeedStep) => WrittenCell])[] = [
  ['cursor', ({ cursor }) => cursor],
  ['at', ({ at }) => at],
  ['status', ({ status }) => status],
  ['is_undo', ({ isUndo }) => (isUndo ? 1 : 0)],
  ['order_id', ({ order }) => order.id],
  ['number', ({ order }) => order.number],
  ['created_at', ({ order }) => order.createdAt],
  ['commission', ({ order }) => order.commission],
  ['requested_date', ({ order }) => order.requestedDate],
  ['customer_number', ({ order }) => order.customerNumber],
  ['company', ({ order }) => order.company],
  ['positions', ({ order }) => order.positions.map(positionWords).join('; ')],
  ['version', ({ version }) => version],
];

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
      const rows = [COLUMNS.map(([name]) => name), ...steps.map((step) => COLUMNS.map(([, cell]) => cell(step)))];
      const csv = toCsv(rows, '.');
      return { name: 'orders.csv', type: 'text/csv; charset=utf-8', bytes: Buffer.from(csv) };
    },
    PUBLIC_OPTIONS,
  );
}
