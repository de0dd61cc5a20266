import { isOpenOrder, type deleteCouple as operation, NO_NOTES } from '@ringwerk/contract';
import { and, asc, eq, inArray, isNull, or, isNotNull, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { coupleDesigns } from '../../storage/schema/couples.ts';
import { designs } from '../../storage/schema/designs.ts';
import { documents } from '../../storage/schema/documents.ts';
import { shareLinks, shareMessages, shares } from '../../storage/schema/shares.ts';
import { forgetReasons } from '../orders/order-life-repository.ts';
import { forgetVersions } from '../orders/order-version-repository.ts';
import { mails } from '../../storage/schema/house.ts';
import { orderPositions, orders, quotePositions, quotes } from '../../storage/schema/trade.ts';
import { forgetExport, removeExportFiles } from '../dealer-export/export-store.ts';
import { designWords } from '../designs/design-words.ts';
import { forgetArchives, removeArchiveFiles } from '../order-files/archive-store.ts';
import { positionsOfQuotes } from '../positions/position-repository.ts';
import { releaseForQuotes } from '../stones/quote-holds.ts';
import { forgetSignatures, signedCodesToForget } from '../signatures/signature-repository.ts';
import { deleteCoupleRow } from './couple-repository.ts';
import { lockKnown, note } from './edit-couple.ts';

/**
 * What is written about a couple in positions: notes, the dealer's reference, and what an extra is. No law demands either here: invoices keep their own
 * lines in their papers, and a jeweller's own services stand in none of them.
 */
const WORDLESS = { note: '', commission: '', text: '' } as const;

/** The same of work at a ring: what was engraved anew names people, too. */
const WORDLESS_SERVICE = sql`jsonb_set(service, '{works}', (
  select coalesce(jsonb_agg(case when work ->> 'kind' = 'engrave' then work || '{"text": ""}' else work end order by place), '[]')
  from jsonb_array_elements(service -> 'works') with ordinality as works (work, place)))`;

/**
 * Orders of the couple lose every name and the address that they went to. The house's papers of them (confirmation, delivery note,
 * invoice) stay as they are for as long as the law keeps business letters and vouchers; the workshop's sheets are neither, and are
 * printed without names when somebody opens them again.
 */
async function anonymiseOrders(
  transaction: Transaction,
  coupleId: string,
): Promise<{ id: string; quoteId: string | null }[]> {
  const found = await transaction
    .select({ id: orders.id, quoteId: orders.quoteId, status: orders.status })
    .from(orders)
    .where(eq(orders.coupleId, coupleId))
    .for('update');
  // The workshop still needs the name on the sheet, and the couple waits for its rings.
  if (found.some(({ status }) => isOpenOrder(status))) throw new CodedError('couple.open-orders');
  await transaction
    .update(orders)
    .set({
      firstPerson: '',
      secondPerson: '',
      commission: sql`${orders.number}`,
      notes: NO_NOTES,
      shipTo: null,
      coupleId: null,
    })
    .where(eq(orders.coupleId, coupleId));
  const ids = found.map(({ id }) => id);
  if (ids.length > 0) {
    await transaction
      .update(orderPositions)
      .set({ ...WORDLESS, service: WORDLESS_SERVICE })
      .where(inArray(orderPositions.orderId, ids));
    await transaction.delete(documents).where(and(eq(documents.kind, 'order'), inArray(documents.ownerId, ids)));
    await forgetReasons(transaction, ids);
    await forgetVersions(transaction, ids);
    // They name the commission, which is often the couple's name.
    await transaction.delete(mails).where(inArray(mails.orderId, ids));
  }
  return found;
}

/** Designs that orders are made by. */
async function orderedCodes(transaction: Transaction, orderIds: readonly string[]): Promise<readonly string[]> {
  if (orderIds.length === 0) return [];
  const rows = await transaction
    .select({ code: orderPositions.designCode })
    .from(orderPositions)
    .where(inArray(orderPositions.orderId, [...orderIds]));
  return rows.flatMap(({ code }) => (code === null ? [] : [code]));
}

const NAMELESS = {
  firstPerson: '',
  secondPerson: '',
  customerName: '',
  answeredBy: '',
  answerReason: '',
  coupleId: null,
} as const;

/** Prints of ordered quotes in a form that was changed before it was ordered: only what was agreed on is a business letter of the order. */
const isSuperseded = (quoteIds: readonly string[]) =>
  and(
    eq(documents.kind, 'quote'),
    inArray(documents.ownerId, [...quoteIds]),
    sql`${documents.revision} <> (select revision from quotes where quotes.id = ${documents.ownerId})`,
  );

/**
 * Ordered quotes of the couple lose every name and word. What was ordered stays as it was printed: it is kept by law like the
 * order. All of its quotes are locked first, in one order, as everywhere before
 * the stones that they hold.
 * @param ordered - quotes of its orders
 * @returns codes of everything that was offered in them, also of what was not taken
 */
async function anonymiseQuotes(transaction: Transaction, coupleId: string, ordered: readonly string[]) {
  const locked = await transaction
    .select({ id: quotes.id })
    .from(quotes)
    .where(
      or(
        eq(quotes.coupleId, coupleId),
        // An order may be tied to this couple and its quote to another one, whose it stays.
        and(inArray(quotes.id, [...ordered]), isNull(quotes.coupleId)),
      ),
    )
    .orderBy(asc(quotes.id))
    .for('update');
  const staying = await transaction
    .selectDistinct({ id: orders.quoteId })
    .from(orders)
    .where(
      inArray(
        orders.quoteId,
        locked.map(({ id }) => id),
      ),
    );
  const ids = staying.flatMap(({ id }) => id ?? []);
  await transaction.delete(documents).where(isSuperseded(ids));
  await transaction.update(quotes).set(NAMELESS).where(inArray(quotes.id, ids));
  const positions = await transaction
    .update(quotePositions)
    .set(WORDLESS)
    .where(inArray(quotePositions.quoteId, ids))
    .returning({ code: quotePositions.designCode });
  return positions.flatMap(({ code }) => code ?? []);
}

/** Quotes that nobody ordered go with their papers, and the stones that they hold go back. */
async function deleteQuotes(transaction: Transaction, coupleId: string, now: Date) {
  const going = await transaction.select().from(quotes).where(eq(quotes.coupleId, coupleId));
  const positions = await positionsOfQuotes(
    transaction,
    going.map(({ id }) => id),
  );
  const holding = going.map((quote) => ({ ...quote, positions: positions.get(quote.id) ?? [] }));
  await releaseForQuotes(transaction, null, holding, now);
  // What is left is ordered by nobody; its positions go with it.
  const codes = holding.flatMap((quote) => quote.positions.flatMap(({ designCode }) => designCode ?? []));
  const gone = await transaction.delete(quotes).where(eq(quotes.coupleId, coupleId)).returning({ id: quotes.id });
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0)
    await transaction.delete(documents).where(and(eq(documents.kind, 'quote'), inArray(documents.ownerId, ids)));
  return { count: gone.length, codes };
}

/** Private links with what was written on them, and the designs that the couple proposed there. */
async function deleteShares(transaction: Transaction, coupleId: string) {
  const gone = transaction.select({ id: shares.id }).from(shares).where(eq(shares.coupleId, coupleId));
  const proposals = await transaction
    .select({ code: shareMessages.designCode })
    .from(shareMessages)
    .where(and(inArray(shareMessages.shareId, gone), isNotNull(shareMessages.designCode)));
  await transaction.delete(shareMessages).where(inArray(shareMessages.shareId, gone));
  await transaction.delete(shareLinks).where(inArray(shareLinks.shareId, gone));
  const deleted = await transaction
    .delete(shares)
    .where(eq(shares.coupleId, coupleId))
    .returning({ code: shares.designCode });
  const codes = [...deleted, ...proposals].flatMap(({ code }) => (code === null ? [] : [code]));
  return { count: deleted.length, codes };
}

/** What else needs a design: papers, other couples' files and links, watch lists, the showcase, the collection. */
const NEEDED = sql`exists (select 1 from quote_positions where design_code = designs.code)
  or exists (select 1 from order_positions where design_code = designs.code)
  or exists (select 1 from order_version_positions where design_code = designs.code)
  or exists (select 1 from shares where design_code = designs.code)
  or exists (select 1 from share_messages where design_code = designs.code)
  or exists (select 1 from watch_items where design_code = designs.code)
  or exists (select 1 from showcase_rings where design_code = designs.code)
  or exists (select 1 from couple_designs where design_code = designs.code)
  or exists (select 1 from models where with_code = designs.code or without_code = designs.code)`;

/**
 * Designs of nobody else go: engravings name people, too. Those that are called after the couple and stay lose that name.
 * @param named - codes of what was offered to it or ordered for it
 */
async function deleteDesigns(transaction: Transaction, codes: readonly string[], named: readonly string[]) {
  const gone = await transaction
    .delete(designs)
    .where(and(inArray(designs.code, [...codes]), sql`not (${NEEDED})`))
    .returning({ code: designs.code });
  const staying = await transaction
    .select()
    .from(designs)
    .where(inArray(designs.code, [...named]));
  for (const row of staying)
    await transaction
      .update(designs)
      .set({ name: '', search: designWords({ ...row, name: '' }) })
      .where(eq(designs.code, row.code));
  return gone.length;
}

/**
 * Deletes a couple by its right to it. Its orders are kept without names for as long as their papers must be; their archives,
 * which hold copies of those, can be made anew.
 * @throws CodedError `couple.unknown`, `couple.open-orders`
 */
export async function deleteCouple(
  services: Services,
  caller: Caller,
  id: string,
): Promise<z.output<typeof operation.answer>> {
  const now = services.clock();
  const { answer, archives, exports } = await services.database.transaction(async (transaction) => {
    const couple = await lockKnown(transaction, caller, id);
    // Asked while it can be told: a design may lie in another file by mistake, and its signatures are this couple's still.
    const signed = await signedCodesToForget(transaction, couple.id);
    const kept = await anonymiseOrders(transaction, couple.id);
    const quoteIds = kept.flatMap(({ quoteId }) => (quoteId === null ? [] : [quoteId]));
    const offered = await anonymiseQuotes(transaction, couple.id, quoteIds);
    const goneQuotes = await deleteQuotes(transaction, couple.id, now);
    const links = await deleteShares(transaction, couple.id);
    const filed = await transaction
      .delete(coupleDesigns)
      .where(eq(coupleDesigns.coupleId, couple.id))
      .returning({ code: coupleDesigns.designCode });
    await forgetSignatures(transaction, signed);
    const codes = new Set([...filed.map(({ code }) => code), ...goneQuotes.codes, ...links.codes]);
    const ordered = await orderedCodes(
      transaction,
      kept.map(({ id }) => id),
    );
    const deletedDesigns = await deleteDesigns(transaction, [...codes], [...ordered, ...offered, ...goneQuotes.codes]);
    await deleteCoupleRow(transaction, caller.dealerId, couple.id);
    const exports = await forgetExport(transaction, caller.dealerId, now);
    const answer = {
      deletedDesigns,
      deletedQuotes: goneQuotes.count,
      deletedShares: links.count,
      keptOrders: kept.length,
    };
    await note(transaction, caller, now, 'couple.deleted', couple.id, answer);
    const orderIds = kept.map(({ id: orderId }) => orderId);
    return { answer, archives: await forgetArchives(transaction, orderIds, now), exports };
  });
  await removeArchiveFiles(services.config.dataDir, archives);
  await removeExportFiles(services.config.dataDir, exports);
  return answer;
}
