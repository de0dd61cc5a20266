import {
  houseDate,
  type Batch,
  type BatchOrder,
  type BatchSort,
  type FullBatch,
  type Language,
} from '@ringwerk/contract';
import type { createBatch as operation } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError, type FieldIssue } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { houseZone } from '../calendar/house-zone.ts';
import { claimKey, noteMade, type IdempotentCall } from '../idempotency/claim-key.ts';
import type { Page } from '../paging.ts';
import type { SortQuestion } from '../sorted-by.ts';
import { runningNumber } from '../running-number.ts';
import * as repository from './batch-repository.ts';
import type { BatchRow, OrderOfBatch } from './batch-repository.ts';
import { metalPartsOf, sumMetal, sumMetals, type MetalPart } from './ring-metals.ts';
import { alloyNames, meltRow } from './work-lists.ts';

type BatchRequest = z.output<NonNullable<typeof operation.body>>;

const batchOrder = (order: Omit<OrderOfBatch, 'batchId'>, parts: readonly MetalPart[], name: string): BatchOrder => {
  const { grams, meltGrams, parts: amount } = meltRow(sumMetal(parts), name);
  const { id, number, commission, dealer, requestedDate, status } = order;
  return { id, number, commission, dealer, requestedDate, status, parts: amount, grams, meltGrams };
};

/** Released orders by the alloys that they take and no batch has. */
export async function castable(services: Services, language: Language) {
  const { orm } = services.database;
  const released = await repository.releasedOrders(orm);
  const ids = released.map(({ id }) => id);
  const taken = new Set((await repository.batchedAlloys(orm, ids)).map(({ orderId, alloy }) => `${orderId} ${alloy}`));
  const parts = (await metalPartsOf(services.database, ids)).filter(
    ({ orderId, alloy, fineMetal }) => fineMetal !== null && !taken.has(`${orderId} ${alloy}`),
  );
  const nameOf = await alloyNames(services, language);
  return sumMetals(parts).map((sum) => {
    const name = nameOf(sum.alloy);
    const own = parts.filter(({ alloy }) => alloy === sum.alloy);
    const orders = released.flatMap((order) => {
      const ofOrder = own.filter(({ orderId }) => orderId === order.id);
      return ofOrder.length === 0 ? [] : [batchOrder(order, ofOrder, name)];
    });
    return { ...meltRow(sum, name), orders };
  });
}

const refused = (code: 'batch.taken' | 'batch.unfit', numbers: readonly string[]): CodedError => {
  const issue: FieldIssue = { code, path: '/orders', params: { numbers: numbers.join(', ') }, severity: 'error' };
  return new CodedError(code, { issues: [issue] });
};

/**
 * @param parts - of these orders; what was ordered never changes
 * @throws CodedError `order.unknown`, `batch.unfit` for orders that do not wait for this alloy, `batch.taken`
 */
async function requireFree(
  transaction: Transaction,
  { alloy, orders: ids }: Pick<BatchRequest, 'alloy' | 'orders'>,
  parts: readonly MetalPart[],
): Promise<void> {
  const orders = await repository.lockOrders(transaction, ids);
  if (orders.length < ids.length) throw new CodedError('order.unknown');
  const isFit = (order: (typeof orders)[number]): boolean =>
    order.status === 'released' &&
    parts.some((part) => part.orderId === order.id && part.alloy === alloy && part.fineMetal !== null);
  const unfit = orders.filter((order) => !isFit(order));
  if (unfit.length > 0)
    throw refused(
      'batch.unfit',
      unfit.map(({ number }) => number),
    );
  const taken = (await repository.batchedAlloys(transaction, ids)).filter((row) => row.alloy === alloy);
  const numbers = orders.filter(({ id }) => taken.some(({ orderId }) => orderId === id)).map(({ number }) => number);
  if (numbers.length > 0) throw refused('batch.taken', numbers);
}

/** Takes orders into a batch, once for each key. */
export async function makeBatch(
  services: Services,
  caller: Caller,
  { idempotencyKey: key, alloy, note = '', ...request }: BatchRequest,
  sent: IdempotentCall['body'],
): Promise<FullBatch> {
  const now = services.clock();
  const call: IdempotentCall = { act: 'batch', dealerId: caller.dealerId, key, body: sent };
  const orders = [...new Set(request.orders)];
  // Before the transaction: whoever holds locks waits for no second connection.
  const parts = await metalPartsOf(services.database, orders);
  const id = await services.database.transaction(async (transaction) => {
    const made = await claimKey(transaction, call);
    if (made !== null) return made;
    await requireFree(transaction, { alloy, orders }, parts);
    const today = houseDate(now, await houseZone(transaction));
    const batch = await repository.insertBatch(
      transaction,
      {
        number: runningNumber('B', today, await repository.nextBatchNumber(transaction)),
        alloy,
        note,
        createdAt: now,
        byUserId: caller.userId,
        byName: caller.name,
      },
      orders,
    );
    await recordAudit(transaction, caller, now, {
      action: 'batch.created',
      entity: 'batch',
      entityId: batch.id,
      detail: { number: batch.number, alloy, orders: orders.length },
    });
    await noteMade(transaction, call, batch.id);
    return batch.id;
  });
  return readBatch(services, id, caller.language);
}

const isWaiting = ({ status }: Pick<OrderOfBatch, 'status'>): boolean => status === 'received' || status === 'released';

function batchAnswer(row: BatchRow, orders: readonly OrderOfBatch[], parts: readonly MetalPart[], name: string): Batch {
  const { id, number, createdAt, byName, note } = row;
  return {
    id,
    number,
    createdAt: createdAt.toISOString(),
    by: byName,
    note,
    waiting: orders.filter(isWaiting).length,
    ...meltRow(sumMetal(parts), name),
  };
}

const partsOfBatch = (parts: readonly MetalPart[], row: BatchRow, orders: readonly OrderOfBatch[]): MetalPart[] =>
  parts.filter(({ orderId, alloy }) => alloy === row.alloy && orders.some(({ id }) => id === orderId));

/** One batch with its orders. @throws CodedError `batch.unknown` */
export async function readBatch(services: Services, id: string, language: Language): Promise<FullBatch> {
  const { database } = services;
  const row = await repository.findBatch(database.orm, id);
  if (row === null) throw new CodedError('batch.unknown');
  const orders = await repository.ordersOfBatches(database.orm, [id]);
  const all = await metalPartsOf(
    database,
    orders.map((order) => order.id),
  );
  const parts = partsOfBatch(all, row, orders);
  const name = (await alloyNames(services, language))(row.alloy);
  const full = orders.map((order) =>
    batchOrder(
      order,
      parts.filter(({ orderId }) => orderId === order.id),
      name,
    ),
  );
  return { ...batchAnswer(row, orders, parts, name), orders: full };
}

interface BatchesQuestion {
  readonly page: Page;
  readonly sorting: SortQuestion<BatchSort>;
  readonly language: Language;
}

export async function readBatches(services: Services, { page, sorting, language }: BatchesQuestion) {
  const { orm } = services.database;
  const { total, rows } = await repository.findBatches(orm, page, sorting);
  const orders = await repository.ordersOfBatches(
    orm,
    rows.map(({ id }) => id),
  );
  const parts = await metalPartsOf(services.database, [...new Set(orders.map(({ id }) => id))]);
  const nameOf = await alloyNames(services, language);
  const batches = rows.map((row) => {
    const own = orders.filter(({ batchId }) => batchId === row.id);
    return batchAnswer(row, own, partsOfBatch(parts, row, own), nameOf(row.alloy));
  });
  return { page: page.page, pageSize: page.pageSize, total, batches };
}

/** Gives the orders of a batch back. @throws CodedError `batch.unknown`, `batch.cast` once one of them has been cast */
export async function dissolveBatch(services: Services, caller: Caller, id: string): Promise<void> {
  await services.database.transaction(async (transaction) => {
    const row = await repository.lockBatch(transaction, id);
    if (row === null) throw new CodedError('batch.unknown');
    // Locked after the batch, as by a scan of it: no step is taken between this look and the commit.
    const ids = await repository.orderIdsOf(transaction, id);
    const orders = await repository.lockOrders(transaction, ids);
    if (orders.some((order) => !isWaiting(order) && order.status !== 'cancelled')) throw new CodedError('batch.cast');
    await repository.deleteBatch(transaction, id);
    await recordAudit(transaction, caller, services.clock(), {
      action: 'batch.dissolved',
      entity: 'batch',
      entityId: id,
      detail: { number: row.number, alloy: row.alloy, orders: orders.length },
    });
  });
}
