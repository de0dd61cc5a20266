import type { TiedKind } from '@ringwerk/contract';
import { and, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { coupleConsents, coupleDesigns, coupleNotes } from '../../storage/schema/couples.ts';
import { designs } from '../../storage/schema/designs.ts';
import { shareMessages, shares } from '../../storage/schema/shares.ts';
import { designSignatures } from '../../storage/schema/signatures.ts';
import { orderRelations } from '../../storage/schema/order-life.ts';
import { orderPositions, orders, quotePositions, quotes } from '../../storage/schema/trade.ts';
import { watchLists } from '../../storage/schema/watch-lists.ts';
import { heartsOf } from '../watch-lists/hearts.ts';
import { coupleOfCode } from './couple-of-code.ts';
import { listedPositionsOfOrders, listedPositionsOfQuotes } from '../positions/position-repository.ts';

/** A design goes into a file once, however often it is tied. */
export async function addDesign(database: Queryable, coupleId: string, designCode: string, at: Date): Promise<void> {
  await database.insert(coupleDesigns).values({ coupleId, designCode, at }).onConflictDoNothing();
}

const removeDesign = async (database: Queryable, coupleId: string, code: string): Promise<void> => {
  await database
    .delete(coupleDesigns)
    .where(and(eq(coupleDesigns.coupleId, coupleId), eq(coupleDesigns.designCode, code)));
};

/** Tables of what belongs to one couple at a time. */
const TABLES = { quote: quotes, order: orders, share: shares } as const;

/** Designs of a record, in the order of its positions. */
async function codesOf(database: Queryable, kind: keyof typeof TABLES, id: string): Promise<readonly string[]> {
  const codes = {
    quote: () =>
      database
        .select({ code: quotePositions.designCode })
        .from(quotePositions)
        .where(eq(quotePositions.quoteId, id))
        .orderBy(quotePositions.number),
    order: () =>
      database
        .select({ code: orderPositions.designCode })
        .from(orderPositions)
        .where(eq(orderPositions.orderId, id))
        .orderBy(orderPositions.number),
    share: () => database.select({ code: shares.designCode }).from(shares).where(eq(shares.id, id)),
  };
  return designCodes(await codes[kind]());
}

const designCodes = (rows: readonly { readonly code: string | null }[]): readonly string[] =>
  rows.flatMap(({ code }) => (code === null ? [] : [code]));

/** Ties or unties a record of the dealer, its designs with it. False when the dealer has no such record. */
export async function tie(
  transaction: Transaction,
  { dealerId, coupleId, at }: { readonly dealerId: string; readonly coupleId: string; readonly at: Date },
  { kind, record, isTied }: { readonly kind: TiedKind; readonly record: string; readonly isTied: boolean },
): Promise<boolean> {
  if (kind === 'design') {
    const [known] = await transaction
      .select({ code: designs.code })
      .from(designs)
      .where(and(eq(designs.dealerId, dealerId), eq(designs.code, record)));
    if (known === undefined) return false;
    await (isTied ? addDesign(transaction, coupleId, known.code, at) : removeDesign(transaction, coupleId, known.code));
    return true;
  }
  const table = TABLES[kind];
  // Off this file, not off another one that it has gone into meanwhile.
  const where: SQL | undefined = and(
    eq(table.dealerId, dealerId),
    eq(table.id, record),
    isTied ? undefined : eq(table.coupleId, coupleId),
  );
  const [changed] = await transaction
    .update(table)
    .set({ coupleId: isTied ? coupleId : null })
    .where(where)
    .returning({ id: table.id });
  if (changed === undefined) return false;
  if (!isTied) return true;
  // Statements of one transaction follow each other.
  // oxlint-disable-next-line no-await-in-loop
  for (const code of await codesOf(transaction, kind, record)) await addDesign(transaction, coupleId, code, at);
  return true;
}

/** Everything of one file goes into another; a design that both have stays there once. */
export async function moveAll(transaction: Transaction, from: string, to: string): Promise<void> {
  const into = { coupleId: to };
  const both = transaction
    .select({ code: coupleDesigns.designCode })
    .from(coupleDesigns)
    .where(eq(coupleDesigns.coupleId, to));
  await transaction
    .delete(coupleDesigns)
    .where(and(eq(coupleDesigns.coupleId, from), inArray(coupleDesigns.designCode, both)));
  await transaction.update(coupleDesigns).set(into).where(eq(coupleDesigns.coupleId, from));
  await transaction.update(quotes).set(into).where(eq(quotes.coupleId, from));
  await transaction.update(orders).set(into).where(eq(orders.coupleId, from));
  await transaction.update(shares).set(into).where(eq(shares.coupleId, from));
  await transaction.update(coupleNotes).set(into).where(eq(coupleNotes.coupleId, from));
  await transaction.update(coupleConsents).set(into).where(eq(coupleConsents.coupleId, from));
}

/** What a file shows of each kind; an export holds all of it. */
export const SHOWN = 100;
/** More than anybody ties to one couple. */
export const ALL = 1_000_000;

const earlier = alias(orders, 'earlier');

/** What is tied to a couple, newest first. @param limit - of each kind */
export async function tiedRecords(database: Queryable, coupleId: string, limit: number) {
  const foundDesigns = await database
    .select({ row: designs })
    .from(coupleDesigns)
    .innerJoin(designs, eq(designs.code, coupleDesigns.designCode))
    .where(eq(coupleDesigns.coupleId, coupleId))
    .orderBy(desc(designs.createdAt), desc(designs.code))
    .limit(limit);
  const foundQuotes = await database
    .select({
      id: quotes.id,
      number: quotes.number,
      createdAt: quotes.createdAt,
      validUntil: quotes.validUntil,
      orderedAt: quotes.orderedAt,
      answer: quotes.answer,
      isRenewed: sql<boolean>`exists (select 1 from quotes renewal where renewal.replaces = quotes.id)`,
      discount: quotes.discount,
    })
    .from(quotes)
    .where(eq(quotes.coupleId, coupleId))
    .orderBy(desc(quotes.createdAt), desc(quotes.number))
    .limit(limit);
  const foundOrders = await database
    .select({
      id: orders.id,
      number: orders.number,
      createdAt: orders.createdAt,
      requestedDate: orders.requestedDate,
      status: orders.status,
      commission: orders.commission,
      notes: orders.notes,
      from: { id: earlier.id, number: earlier.number },
      fromKind: orderRelations.kind,
      fromPosition: orderRelations.position,
      fromRing: orderRelations.ring,
      discount: orders.discount,
    })
    .from(orders)
    .leftJoin(orderRelations, eq(orderRelations.orderId, orders.id))
    .leftJoin(earlier, eq(earlier.id, orderRelations.fromId))
    .where(eq(orders.coupleId, coupleId))
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(limit);
  const [ofQuotes, ofOrders] = [
    await listedPositionsOfQuotes(database, idsOf(foundQuotes)),
    await listedPositionsOfOrders(database, idsOf(foundOrders)),
  ];
  return {
    designs: foundDesigns.map(({ row }) => row),
    quotes: foundQuotes.map((quote) => ({ ...quote, positions: ofQuotes.get(quote.id) ?? [] })),
    orders: foundOrders.map((order) => ({ ...order, positions: ofOrders.get(order.id) ?? [] })),
    signatures: await tiedSignatures(database, coupleId, limit),
    shares: await tiedShares(database, coupleId, limit),
  };
}

const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);

/**
 * Names under the proofs of the couple's designs, newest first; none of those on a design that lies here by mistake. A couple
 * that was deleted has taken its name away.
 */
function tiedSignatures(database: Queryable, coupleId: string, limit: number) {
  return database
    .select({
      id: designSignatures.id,
      code: designSignatures.designCode,
      name: designSignatures.name,
      at: designSignatures.signedAt,
      place: designSignatures.place,
    })
    .from(designSignatures)
    .innerJoin(coupleDesigns, eq(coupleDesigns.designCode, designSignatures.designCode))
    .where(
      and(
        eq(coupleDesigns.coupleId, coupleId),
        ne(designSignatures.name, ''),
        eq(coupleOfCode(designSignatures.designCode), coupleId),
      ),
    )
    .orderBy(desc(designSignatures.signedAt), desc(designSignatures.id))
    .limit(limit);
}

/** Private links with what was written on each and marked on the list that it leads to, oldest first. */
async function tiedShares(database: Queryable, coupleId: string, limit: number) {
  const foundShares = await database
    .select({ share: shares, listName: watchLists.name })
    .from(shares)
    .leftJoin(watchLists, eq(watchLists.id, shares.watchListId))
    .where(eq(shares.coupleId, coupleId))
    .orderBy(desc(shares.createdAt), desc(shares.id))
    .limit(limit);
  const ids = foundShares.map(({ share }) => share.id);
  const messages =
    ids.length === 0
      ? []
      : await database
          .select()
          .from(shareMessages)
          .where(inArray(shareMessages.shareId, ids))
          .orderBy(shareMessages.id);
  const hearts = await heartsOf(database, ids);
  return foundShares.map(({ share, listName }) => ({
    ...share,
    listName,
    hearts: hearts.filter(({ shareId }) => shareId === share.id),
    messages: messages.filter(({ shareId }) => shareId === share.id),
  }));
}
