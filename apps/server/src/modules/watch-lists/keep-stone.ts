import type { keepStone as operation, WatchedStone } from '@ringwerk/contract';
import type { BaseCurrency } from '@ringwerk/kernel/price';
import { and, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { watchItems, watchLists } from '../../storage/schema/watch-lists.ts';
import type { IdempotentCall } from '../idempotency/claim-key.ts';
import { madeOnce } from '../idempotency/made-once.ts';
import { currentPriceBasis } from '../pricing/price-basis.ts';
import { looseStonePrice } from '../stones/loose-stone.ts';
import { requireFreeStone } from '../stones/listed-stones.ts';
import { listToKeepOn } from './list-to-keep-on.ts';
import { pricedStone } from './read-watch-lists.ts';
import { findItem, insertItem, isStone, type KeptStone } from './watch-list-repository.ts';

type StoneToKeep = z.output<NonNullable<typeof operation.body>>;

/** What a stone is kept at: its retail price of this moment. */
export interface KeptPrice {
  readonly stoneId: string;
  readonly grossWhenAdded: number;
  readonly currency: BaseCurrency;
}

/**
 * A stone that this dealer can have, at today's price.
 * @throws CodedError `stone.unknown`, `stone.sold`, `stone.already-held`, `stone.unpriced`
 */
export async function stoneToKeep(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { dealerId }: Pick<Caller, 'dealerId'>,
  stoneId: string,
): Promise<KeptPrice> {
  const stone = await requireFreeStone(database.orm, { dealerId, now: clock() }, stoneId);
  const price = looseStonePrice(stone, await currentPriceBasis(database, dealerId));
  if (price === null) throw new CodedError('stone.unpriced');
  return { stoneId, grossWhenAdded: price.retail.gross, currency: price.retail.currency };
}

/** @throws CodedError `watch-list.unknown` for an item that keeps no stone */
export async function requireKeptStone(database: Queryable, itemId: string): Promise<KeptStone> {
  const kept = await findItem(database, itemId);
  if (kept === null || !isStone(kept)) throw new CodedError('watch-list.unknown');
  return kept;
}

export async function idOnList(database: Queryable, listId: string, stoneId: string): Promise<string | null> {
  const [row] = await database
    .select({ id: watchItems.id })
    .from(watchItems)
    .where(and(eq(watchItems.listId, listId), eq(watchItems.stoneId, stoneId), isNull(watchItems.deletedAt)))
    .limit(1);
  return row?.id ?? null;
}

/** Calls for one list come one after the other: a stone is on it once. */
async function putOnList(
  transaction: Transaction,
  caller: Caller,
  { note = '', ...wanted }: StoneToKeep,
  { price, now }: { readonly price: KeptPrice; readonly now: Date },
): Promise<string> {
  const list = await listToKeepOn(transaction, caller, wanted, now);
  await transaction.select({ id: watchLists.id }).from(watchLists).where(eq(watchLists.id, list.id)).for('update');
  const known = await idOnList(transaction, list.id, price.stoneId);
  if (known !== null) return known;
  const { id } = await insertItem(transaction, {
    ...price,
    listId: list.id,
    addedBy: caller.userId,
    name: '',
    note,
    addedAt: now,
  });
  return id;
}

/** Keeps a loose stone on a list. @throws CodedError as `stoneToKeep`, and `watch-list.unknown` */
export async function keepStone(
  services: Services,
  caller: Caller,
  body: StoneToKeep,
  call: IdempotentCall | null,
): Promise<{ readonly list: { readonly id: string; readonly name: string }; readonly item: WatchedStone }> {
  const { database } = services;
  const itemId = await madeOnce(services, call, async () => {
    const price = await stoneToKeep(services, caller, body.stoneId);
    return (transaction) => putOnList(transaction, caller, body, { price, now: services.clock() });
  });
  const kept = await requireKeptStone(database.orm, itemId);
  const [list] = await database.orm
    .select({ id: watchLists.id, name: watchLists.name })
    .from(watchLists)
    .where(eq(watchLists.id, kept.item.listId));
  if (list === undefined) throw new Error('the list of a kept stone was not found');
  return { list, item: await pricedStone(services, caller, kept) };
}
