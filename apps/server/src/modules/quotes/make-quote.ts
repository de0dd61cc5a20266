import type { CatalogueAlloy } from '@ringwerk/catalogue';
import {
  coupleName,
  houseDate,
  type createQuote as operation,
  type Persons,
  type Quote,
  type QuotePositionInput,
  type ShownRingRelation,
} from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { personsRow } from '../../storage/schema/persons.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { endOfHouseDay } from '../calendar/house-calendar.ts';
import { ownName } from '../catalogue/ring-name.ts';
import { coupleRef } from '../couples/couple-ref.ts';
import { tiedCouple, type TiedCouple } from '../couples/tied-couple.ts';
import { workSettings } from '../house-settings/work-settings.ts';
import { claimKey, requireSameBody, type IdempotentCall } from '../idempotency/claim-key.ts';
import { unlessMade } from '../idempotency/made-once.ts';
import { notedAlloys, requireQuotedConcord } from '../orders/note-conflicts.ts';
import { earlierRing } from '../orders/earlier-ring.ts';
import { keepPositions, requireOneSum } from '../positions/keep-positions.ts';
import { insertQuotePositions } from '../positions/position-repository.ts';
import { pricePositions, type PricedPosition } from '../positions/price-position.ts';
import { runningNumber } from '../running-number.ts';
import { quoteAnswer } from './quote-answer.ts';
import {
  findQuote,
  findQuoteByKey,
  insertQuote,
  nextQuoteNumber,
  type FoundQuote,
  type QuoteRow,
} from './quote-repository.ts';
import { offeredRows, requireStonesOnce } from './offered-rows.ts';
import { requireOwnCurrency } from './own-currency.ts';
import { replaceQuote } from './replace-quote.ts';
import { holdForQuote } from '../stones/quote-holds.ts';

export type QuoteRequest = z.output<NonNullable<typeof operation.body>>;

/** Who is offered the rings: as the jeweller calls them, else as their file does, else the two persons' names. */
const customerOf = ({ customerName = '' }: QuoteRequest, title: string | undefined, persons: Persons): string =>
  customerName === '' ? (title ?? coupleName(persons)) : customerName;

/** What is asked for: the one design, or the positions. @throws CodedError for neither and for both */
function inputsOf({ design, setId, positions }: QuoteRequest): readonly QuotePositionInput[] {
  if (positions !== undefined && design === undefined) return positions;
  if (design !== undefined && positions === undefined)
    return [{ kind: 'rings', design, ...(setId === undefined ? {} : { setId }) }];
  const code = design === undefined ? 'field.missing' : 'field.value';
  const issue = { code, path: '/design', params: {}, severity: 'error' } as const;
  throw new CodedError('request.invalid', { issues: [issue] });
}

const positionPath = (index: number): string => `/positions/${index}`;

interface Making {
  readonly request: QuoteRequest;
  readonly inputs: readonly QuotePositionInput[];
  readonly positions: readonly PricedPosition[];
  /** That notes are read by. */
  readonly alloys: readonly CatalogueAlloy[];
  /** The quote in whose place the new one comes. */
  readonly renewed: FoundQuote | null;
  readonly now: Date;
}

/** The ring of an earlier order that the rings are made from; a renewal keeps that of its quote. */
async function relationOf(
  database: Transaction,
  { dealerId }: Caller,
  { relation }: QuoteRequest,
  renewed: FoundQuote | null,
): Promise<ShownRingRelation | null> {
  if (renewed !== null) return renewed.relation;
  return relation === undefined ? null : earlierRing(database, dealerId, relation);
}

/** Whom the quote is for, and until when it binds. */
async function headOf(
  transaction: Transaction,
  caller: Caller,
  { request, renewed, now }: Pick<Making, 'request' | 'renewed' | 'now'>,
  { couple, persons }: TiedCouple,
): Promise<Parameters<typeof insertQuote>[1]> {
  // A quote binds to the end of a day of the house.
  const { quoteDays, zone } = await workSettings(transaction);
  return {
    number: runningNumber('Q', houseDate(now, zone), await nextQuoteNumber(transaction)),
    dealerId: caller.dealerId,
    userId: caller.userId,
    customerName: customerOf(request, coupleRef(couple)?.title, persons),
    coupleId: couple?.id ?? null,
    ...personsRow(persons),
    language: request.language ?? couple?.language ?? caller.language,
    createdAt: now,
    validUntil: endOfHouseDay(now, quoteDays, zone),
    idempotencyKey: request.idempotencyKey ?? null,
    discount: renewed?.discount ?? null,
    relation: await relationOf(transaction, caller, request, renewed),
    replaces: renewed?.id ?? null,
  };
}

async function writeQuote(
  services: Services,
  transaction: Transaction,
  caller: Caller,
  { request, inputs, positions, alloys, renewed, now }: Making,
): Promise<string> {
  const { couple, persons } = await tiedCouple(transaction, caller, request);
  if (renewed !== null) await replaceQuote(transaction, caller, renewed);
  else {
    const noted = { persons, positions: positions.map(({ row }) => row), pathOf: positionPath };
    await requireQuotedConcord(noted, alloys);
  }
  // Saved versions are listed beside other couples' work, so they never take the persons' names by themselves.
  const nameOf = (setId: number | null): string => ownName(services.models, request.customerName ?? '', setId);
  const rows = await keepPositions(transaction, { caller, nameOf, couple }, positions);
  const head = await headOf(transaction, caller, { request, renewed, now }, { couple, persons });
  const quote = await insertQuote(transaction, head);
  const offered = offeredRows(
    rows,
    inputs.map(({ alternative }) => alternative ?? null),
    renewed?.positions.filter(({ isChosen }) => isChosen).map(({ number }) => number),
  );
  requireStonesOnce(offered, (index) => (request.design === undefined ? positionPath(index) : ''));
  await insertQuotePositions(transaction, quote.id, offered);
  await holdForQuote(transaction, caller, { ...quote, positions: offered }, now);
  await noteMade(transaction, caller, { quote, positions: offered.length, renewed }, now);
  return quote.id;
}

/** Notes the new quote, and which one it renews. */
function noteMade(
  transaction: Transaction,
  caller: Caller,
  {
    quote: { id, number },
    positions,
    renewed,
  }: { readonly quote: QuoteRow; readonly positions: number; readonly renewed: FoundQuote | null },
  now: Date,
): Promise<void> {
  return recordAudit(transaction, caller, now, {
    action: renewed === null ? 'quote.created' : 'quote.renewed',
    entity: 'quote',
    entityId: id,
    detail: { number, positions, ...(renewed === null ? {} : { replaces: renewed.number }) },
  });
}

/**
 * Freezes price list, fixing, retail rule and the full evaluation beside a saved version of each design. Calls with the same key
 * of the same dealer answer with the quote of the first one.
 * @param renewed - the quote in whose place the new one comes
 */
export async function makeQuote(
  services: Services,
  caller: Caller,
  request: QuoteRequest,
  sent: IdempotentCall['body'],
  renewed: FoundQuote | null = null,
): Promise<Quote> {
  const now = services.clock();
  const { idempotencyKey: key } = request;
  const call: IdempotentCall | null =
    key === undefined ? null : { act: 'quote', dealerId: caller.dealerId, key, body: sent };
  const made = async () => (call === null ? null : findQuoteByKey(services.database.orm, caller.dealerId, call.key));
  const known = await made();
  const reader = { addresses: await services.stills.addresses(), caller };
  if (call !== null && known !== null) {
    await requireSameBody(services.database.orm, call);
    return quoteAnswer(known, now, services, reader);
  }
  const inputs = inputsOf(request);
  const pathOf = request.design === undefined ? undefined : () => '';
  const positions = await pricePositions(services, caller, inputs, pathOf).catch(unlessMade(made));
  if (positions === null) return makeQuote(services, caller, request, sent, renewed);
  requireOneSum(positions.map(({ row }) => row.retail));
  if (renewed !== null) requireOwnCurrency(renewed, positions);
  const alloys = await notedAlloys(services, caller.dealerId);
  return services.database.transaction(async (transaction) => {
    if (call !== null) await claimKey(transaction, call);
    const earlier = call === null ? null : await findQuoteByKey(transaction, caller.dealerId, call.key);
    if (earlier !== null) return quoteAnswer(earlier, now, services, reader);
    const id = await writeQuote(services, transaction, caller, { request, inputs, positions, alloys, renewed, now });
    const written = await findQuote(transaction, caller.dealerId, id);
    if (written === null) throw new Error('a quote was not read back in its own transaction');
    return quoteAnswer(written, now, services, reader);
  });
}
