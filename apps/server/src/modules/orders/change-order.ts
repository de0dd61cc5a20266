import { isDeepStrictEqual } from 'node:util';
import type { changeOrder as operation, Order } from '@ringwerk/contract';
import type { CatalogueAlloy } from '@ringwerk/catalogue';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { personsOf } from '../../storage/schema/persons.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { tiedCouple, type TiedCouple } from '../couples/tied-couple.ts';
import { claimKey, madeBy, noteMade, type IdempotentCall } from '../idempotency/claim-key.ts';
import { forgetArchives, removeArchiveFiles } from '../order-files/archive-store.ts';
import { keepPositions, requireOneSum } from '../positions/keep-positions.ts';
import type { PositionRow } from '../positions/position-repository.ts';
import { costOf } from '../positions/position-sums.ts';
import { findQuote } from '../quotes/quote-repository.ts';
import { exchangeStones } from '../stones/listed-stones.ts';
import { queueChangeWebhooks } from '../webhooks/queue-webhooks.ts';
import { isChangeable } from './changeable.ts';
import { changedPositions, changePathOf, type ChangedPosition } from './changed-positions.ts';
import { notifyOffice } from './office-news.ts';
import { notedAlloys, requireConcord } from './note-conflicts.ts';
import { orderAnswer } from './order-answer.ts';
import { lockOrder } from './order-life-repository.ts';
import { findOrder, insertEvent, type FullOrder, type OrderRow } from './order-repository.ts';
import { keepVersion, updateOrder } from './order-version-repository.ts';
import { withdrawFreeAnswer } from './remake-payer.ts';
import { stonesOf } from './ordered-stones.ts';
import { orderingTerms, requireActive, requireMinimum } from './ordering-terms.ts';
import { requireTime } from './require-time.ts';

type ChangeRequest = z.output<NonNullable<typeof operation.body>>;
type Head = Pick<OrderRow, 'commission' | 'requestedDate' | 'notes'>;

/** The order as it was read and as it shall be. */
interface Change {
  readonly request: ChangeRequest;
  readonly before: FullOrder;
  readonly head: Head;
  readonly positions: readonly ChangedPosition[];
  readonly alloys: readonly CatalogueAlloy[];
  readonly now: Date;
}

/**
 * Changes an order in its dealer's name, as a whole or not at all. It is checked as a new order is, but for what stays as it
 * was ordered. The row lock lines up with scans, cancellations and other changes: whoever comes second finds another step or
 * another version and is refused. Calls with the same key change it once.
 * @throws CodedError `order.unknown`; `order.fixed` once the workshop has begun, or where the order is cancelled;
 * `order.changed` for another version than the caller has seen; what an order is refused for
 */
export async function changeOrder(
  services: Services,
  caller: Caller,
  id: string,
  request: ChangeRequest,
  sent: IdempotentCall['body'],
): Promise<Order> {
  const { database, clock, config } = services;
  const { dealerId } = caller;
  const call: IdempotentCall = { act: 'order-change', dealerId, key: `${id} ${request.idempotencyKey}`, body: sent };
  const reader = { addresses: await services.stills.addresses(), caller };
  const before = await requireOrder(database.orm, caller, id);
  if ((await madeBy(database.orm, call)) !== null) return orderAnswer(before, services, reader);
  await requireOpen(database.orm, before.order, request.version);
  const change = await read(services, caller, before, request, clock());
  const archives = await database.transaction(async (transaction) => {
    if ((await claimKey(transaction, call)) !== null) return [];
    await noteMade(transaction, call, id);
    return isChange(change) ? write(services, transaction, caller, change) : [];
  });
  await removeArchiveFiles(config.dataDir, archives);
  return orderAnswer(await requireOrder(database.orm, caller, id), services, reader);
}

async function requireOrder(
  database: Parameters<typeof findOrder>[0],
  { dealerId }: Caller,
  id: string,
): Promise<FullOrder> {
  const full = await findOrder(database, { dealerId }, id);
  if (full === null) throw new CodedError('order.unknown');
  return full;
}

async function requireOpen(
  database: Parameters<typeof isChangeable>[0],
  order: OrderRow,
  version: number,
): Promise<void> {
  if (!(await isChangeable(database, order))) throw new CodedError('order.fixed');
  if (order.version !== version) throw new CodedError('order.changed');
}

/** What is asked for, priced and checked as far as it can be before the order is locked. */
async function read(
  services: Services,
  caller: Caller,
  before: FullOrder,
  request: ChangeRequest,
  now: Date,
): Promise<Change> {
  const { order } = before;
  const head: Head = {
    commission: request.commission ?? order.commission,
    requestedDate: request.requestedDate === undefined ? order.requestedDate : request.requestedDate,
    notes: { ...order.notes, ...given(request.notes ?? {}) },
  };
  const changing = { services, caller, stones: stonesOf(before) };
  const positions = await changedPositions(changing, before.positions, request.positions ?? []);
  await requireQuotedPieces(services, before, positions);
  const rows = positions.map(({ row }) => row);
  requireOneSum(rows.map(({ retail }) => retail));
  const made = positions.some(({ priced }) => priced !== null);
  // A day that was promised once is asked about anew only where it, or what is made for it, is another.
  if (made || head.requestedDate !== order.requestedDate) await requireTime(services, head.requestedDate, rows, now);
  const cost = costOf(rows);
  if (cost < costOf(before.positions))
    requireMinimum(await orderingTerms(services.database.orm, caller.dealerId), cost, '/positions');
  return { request, before, head, positions, alloys: await notedAlloys(services, caller.dealerId), now };
}

/**
 * What a couple has accepted binds at its price for its pieces, and for no more of them.
 * @throws CodedError `quote.answered` at the quantity
 */
async function requireQuotedPieces(
  { database }: Services,
  { order }: FullOrder,
  positions: readonly ChangedPosition[],
): Promise<void> {
  const at = positions.findIndex(({ before, row, priced }) => priced === null && row.quantity > before.quantity);
  if (at < 0 || order.quoteId === null) return;
  const quote = await findQuote(database.orm, order.dealerId, order.quoteId);
  if (quote?.answer !== 'accepted') return;
  const issue = { code: 'quote.answered', path: `/positions/${at}/quantity`, params: {}, severity: 'error' } as const;
  throw new CodedError('quote.answered', { issues: [issue] });
}

/** Fields that were sent. */
const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]: Exclude<Fields[Key], undefined>;
  }; // the entries of the argument, without those that are undefined

const headOf = ({ commission, requestedDate, notes }: Head): Head => ({ commission, requestedDate, notes });

const isChangedPosition = ({ before, row, priced }: ChangedPosition): boolean =>
  priced !== null || (['quantity', 'note', 'commission'] as const).some((field) => before[field] !== row[field]);

/** What is saved as it was stays the version that the workshop holds. */
const isChange = ({ before, head, positions }: Change): boolean =>
  positions.some(isChangedPosition) || !isDeepStrictEqual(head, headOf(before.order));

/** @returns names of archives whose content is outdated */
async function write(
  services: Services,
  transaction: Transaction,
  caller: Caller,
  change: Change,
): Promise<readonly string[]> {
  const { before, head, request, positions, now } = change;
  const { order } = before;
  await requireActive(transaction, caller.dealerId);
  // Whoever deletes or merges couples locks the couple first, too.
  const tied = await tiedCouple(transaction, caller, { coupleId: order.coupleId ?? undefined });
  const locked = await lockOrder(transaction, caller.dealerId, order.id);
  if (locked === null) throw new CodedError('order.unknown');
  await requireOpen(transaction, locked, request.version);
  if (locked.coupleId !== order.coupleId) throw new CodedError('order.changed');
  const pathOf = changePathOf(request.positions ?? [], before.positions);
  const rows = positions.map(({ row }) => row);
  await requireConcord({ notes: head.notes, persons: personsOf(order), positions: rows, pathOf }, change.alloys);
  const kept = await keptRows(transaction, caller, tied, positions);
  const coupleId = order.coupleId;
  await exchangeStones(transaction, caller, now, { before: before.positions, positions: kept, pathOf, coupleId });
  await keep(transaction, caller, change);
  await updateOrder(transaction, order.id, { head, rows: kept, at: now });
  if (costOf(kept) > costOf(before.positions)) await withdrawFreeAnswer(transaction, caller, order.id, now);
  await tell(transaction, caller, change);
  const news = { kind: 'house-order-changed', orderId: order.id, by: caller.name, at: now } as const;
  await notifyOffice(services, transaction, news);
  return forgetArchives(transaction, [order.id], now);
}

/** The positions as the order keeps them: other rings as a saved version of their own, in the couple's file. */
async function keptRows(
  transaction: Transaction,
  caller: Caller,
  { couple }: TiedCouple,
  positions: readonly ChangedPosition[],
): Promise<readonly PositionRow[]> {
  const rows: PositionRow[] = [];
  for (const { before, row, priced } of positions) {
    // Statements of one transaction follow each other.
    // oxlint-disable-next-line no-await-in-loop
    const [saved] = priced === null ? [] : await keepPositions(transaction, { caller, couple }, [priced], row.number);
    rows.push({ ...row, designCode: saved === undefined ? before.designCode : saved.designCode });
  }
  return rows;
}

/** The order as it reads until now stays readable. */
async function keep(transaction: Transaction, caller: Caller, { before, now }: Change): Promise<void> {
  const { order, positions } = before;
  const by = { replacedAt: now, byUserId: caller.userId, byName: caller.name };
  const rows = positions.map(({ setId: _model, ...row }): PositionRow => row);
  await keepVersion(transaction, { orderId: order.id, version: order.version, ...by, ...headOf(order) }, rows);
}

/** History, programs outside and the log: no word or figure of the dealer's goes into what is never shortened. */
async function tell(transaction: Transaction, caller: Caller, { before, head, positions, now }: Change): Promise<void> {
  const { id, number, status, version } = before.order;
  const by = { byUserId: caller.userId, byName: caller.name };
  await insertEvent(transaction, { orderId: id, status, at: now, ...by, version: version + 1 });
  await queueChangeWebhooks(transaction, { orderId: id, version: version + 1 }, now);
  const former = headOf(before.order);
  await recordAudit(transaction, caller, now, {
    action: 'order.changed',
    entity: 'order',
    entityId: id,
    detail: {
      number,
      version: version + 1,
      fields: (['commission', 'requestedDate', 'notes'] as const).filter(
        (field) => !isDeepStrictEqual(head[field], former[field]),
      ),
      positions: positions.filter(isChangedPosition).map(({ row }) => row.number),
      rings: positions.filter(({ priced }) => priced !== null).map(({ row }) => row.number),
    },
  });
}
