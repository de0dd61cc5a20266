import { coupleName, houseDate, type createQuote as operation, type Persons, type Quote } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { personsRow } from '../../storage/schema/persons.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { endOfHouseDay } from '../calendar/house-calendar.ts';
import { ownName } from '../catalogue/ring-name.ts';
import { coupleRef } from '../couples/couple-ref.ts';
import { fileDesign, tiedCouple } from '../couples/tied-couple.ts';
import { insertDesign } from '../designs/insert-design.ts';
import { requireNamed } from '../designs/require-named.ts';
import { requireMakeableFor, type PricedDesign } from '../designs/require-makeable-for.ts';
import { workSettings } from '../house-settings/work-settings.ts';
import { claimKey, requireSameBody, type IdempotentCall } from '../idempotency/claim-key.ts';
import { runningNumber } from '../running-number.ts';
import { quoteAnswer } from './quote-answer.ts';
import { replaceQuote } from './replace-quote.ts';
import { findQuote, findQuoteByKey, insertQuote, nextQuoteNumber, type QuoteRow } from './quote-repository.ts';
import { holdForQuote } from '../stones/quote-holds.ts';

export type QuoteRequest = z.output<NonNullable<typeof operation.body>>;

/** Who is offered the rings: as the jeweller calls them, else as their file does, else the two persons' names. */
const customerOf = ({ customerName = '' }: QuoteRequest, title: string | undefined, persons: Persons): string =>
  customerName === '' ? (title ?? coupleName(persons)) : customerName;

/**
 * Freezes price list, fixing, retail rule and the full evaluation beside a saved version of the design. Calls with
 * the same key of the same dealer answer with the quote of the first one.
 * @param renewed - the quote in whose place the new one comes
 */
export async function makeQuote(
  services: Services,
  caller: Caller,
  request: QuoteRequest,
  sent: IdempotentCall['body'],
  renewed: QuoteRow | null = null,
): Promise<Quote> {
  const now = services.clock();
  const { idempotencyKey: key } = request;
  const call: IdempotentCall | null =
    key === undefined ? null : { act: 'quote', dealerId: caller.dealerId, key, body: sent };
  const known = call === null ? null : await findQuoteByKey(services.database.orm, caller.dealerId, call.key);
  if (call !== null && known !== null) {
    await requireSameBody(services.database.orm, call);
    return quoteAnswer(known, now, services, { addresses: await services.stills.addresses(), caller });
  }
  await services.models.require(request.setId);
  const { basis, made } = await requireMakeableFor(services, caller.dealerId, request.design);
  requireNamed(made.design);
  const addresses = await services.stills.addresses();
  return services.database.transaction(async (transaction) => {
    if (call !== null) await claimKey(transaction, call);
    const earlier = call === null ? null : await findQuoteByKey(transaction, caller.dealerId, call.key);
    if (earlier !== null) return quoteAnswer(earlier, now, services, { addresses, caller });
    const id = await writeQuote(transaction, services, caller, { request, priced: { basis, made }, renewed }, now);
    const written = await findQuote(transaction, caller.dealerId, id);
    if (written === null) throw new Error('a quote was not read back in its own transaction');
    return quoteAnswer(written, now, services, { addresses, caller });
  });
}

interface NewQuote {
  readonly request: QuoteRequest;
  readonly priced: PricedDesign;
  readonly renewed: QuoteRow | null;
}

/** Quote, saved version, holds and entry of the log; returns the quote's id. */
async function writeQuote(
  transaction: Transaction,
  services: Pick<Services, 'models'>,
  caller: Caller,
  { request, priced: { basis, made }, renewed }: NewQuote,
  now: Date,
): Promise<string> {
  const { couple, persons } = await tiedCouple(transaction, caller, request);
  if (renewed !== null) await replaceQuote(transaction, caller, renewed);
  const design = await insertDesign(transaction, caller, basis, made, {
    // Saved versions are listed beside other couples' work, so they never take the persons' names by themselves.
    name: ownName(services.models, request.customerName ?? '', request.setId),
    setId: request.setId,
  });
  await fileDesign(transaction, couple, design.code, now);
  // A quote binds to the end of a day of the house.
  const { quoteDays, zone } = await workSettings(transaction);
  const quote = await insertQuote(transaction, {
    number: runningNumber('Q', houseDate(now, zone), await nextQuoteNumber(transaction)),
    dealerId: caller.dealerId,
    userId: caller.userId,
    designCode: design.code,
    design: made.design,
    evaluation: made.evaluation,
    retail: made.total.retail,
    cost: made.total.cost,
    priceListId: basis.priceList.id,
    retailRule: basis.retailRule,
    customerName: customerOf(request, coupleRef(couple)?.title, persons),
    coupleId: couple?.id ?? null,
    ...personsRow(persons),
    language: request.language ?? couple?.language ?? caller.language,
    createdAt: now,
    validUntil: endOfHouseDay(now, quoteDays, zone),
    idempotencyKey: request.idempotencyKey ?? null,
    replaces: renewed?.id ?? null,
  });
  await holdForQuote(transaction, caller, quote, now);
  await noteMade(transaction, caller, quote, renewed, now);
  return quote.id;
}

/** Notes the new quote, and which one it renews. */
function noteMade(
  transaction: Transaction,
  caller: Caller,
  { id, number }: Pick<QuoteRow, 'id' | 'number'>,
  renewed: QuoteRow | null,
  now: Date,
): Promise<void> {
  return recordAudit(transaction, caller, now, {
    action: renewed === null ? 'quote.created' : 'quote.renewed',
    entity: 'quote',
    entityId: id,
    detail: { number, ...(renewed === null ? {} : { replaces: renewed.number }) },
  });
}
