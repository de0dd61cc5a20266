import {
  CHOICES_MAX,
  coupleName,
  houseDate,
  type createQuote as operation,
  type Persons,
  type Quote,
  type QuotePositionInput,
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
import { tiedCouple } from '../couples/tied-couple.ts';
import { workSettings } from '../house-settings/work-settings.ts';
import { claimKey, requireSameBody, type IdempotentCall } from '../idempotency/claim-key.ts';
import { keepPositions, requireOneSum } from '../positions/keep-positions.ts';
import { insertQuotePositions, type PositionRow, type QuotePositionRow } from '../positions/position-repository.ts';
import { choiceCount, settleChoices } from '../positions/position-sums.ts';
import { pricePositions, type PricedPosition } from '../positions/price-position.ts';
import { quoteAnswer } from './quote-answer.ts';
import { findQuoteByKey, findQuote, insertQuote, nextQuoteNumber } from './quote-repository.ts';

export type QuoteRequest = z.output<NonNullable<typeof operation.body>>;

/** The number of a quote or an order, by the year at the manufactory. */
export const runningNumber = (letter: 'Q' | 'O', today: string, number: number): string =>
  `${letter}-${today.slice(0, 4)}-${String(number).padStart(5, '0')}`;

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

/** Positions as a quote keeps them. @throws CodedError `quote.too-many-choices` */
export function offeredRows(
  rows: readonly PositionRow[],
  alternatives: readonly (number | null)[],
): readonly QuotePositionRow[] {
  const offered = rows.map((row, index) => ({ ...row, alternative: alternatives[index] ?? null, isChosen: false }));
  requireFewChoices(offered);
  return settleChoices(offered);
}

/** @throws CodedError `quote.too-many-choices` for more than a couple reads */
export function requireFewChoices(positions: Parameters<typeof choiceCount>[0]): void {
  if (choiceCount(positions) > CHOICES_MAX) throw new CodedError('quote.too-many-choices');
}

interface Making {
  readonly request: QuoteRequest;
  readonly inputs: readonly QuotePositionInput[];
  readonly positions: readonly PricedPosition[];
  readonly now: Date;
}

async function writeQuote(
  services: Services,
  transaction: Transaction,
  caller: Caller,
  { request, inputs, positions, now }: Making,
): Promise<string> {
  const { couple, persons } = await tiedCouple(transaction, caller, request);
  // Saved versions are listed beside other couples' work, so they never take the persons' names by themselves.
  const nameOf = (setId: number | null): string => ownName(services.models, request.customerName ?? '', setId);
  const rows = await keepPositions(transaction, { caller, nameOf, couple }, positions);
  // A quote binds to the end of a day of the house.
  const { quoteDays, zone } = await workSettings(transaction);
  const quote = await insertQuote(transaction, {
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
  });
  const offered = offeredRows(
    rows,
    inputs.map(({ alternative }) => alternative ?? null),
  );
  await insertQuotePositions(transaction, quote.id, offered);
  await recordAudit(transaction, caller, now, {
    action: 'quote.created',
    entity: 'quote',
    entityId: quote.id,
    detail: { number: quote.number, positions: offered.length },
  });
  return quote.id;
}

/**
 * Freezes price list, fixing, retail rule and the full evaluation beside a saved version of each design. Calls with the same key
 * of the same dealer answer with the quote of the first one.
 */
export async function makeQuote(
  services: Services,
  caller: Caller,
  request: QuoteRequest,
  sent: IdempotentCall['body'],
): Promise<Quote> {
  const now = services.clock();
  const { idempotencyKey: key } = request;
  const call: IdempotentCall | null =
    key === undefined ? null : { act: 'quote', dealerId: caller.dealerId, key, body: sent };
  const known = call === null ? null : await findQuoteByKey(services.database.orm, caller.dealerId, call.key);
  const reader = { addresses: await services.stills.addresses(), caller };
  if (call !== null && known !== null) {
    await requireSameBody(services.database.orm, call);
    return quoteAnswer(known, now, services, reader);
  }
  const inputs = inputsOf(request);
  const pathOf = request.design === undefined ? undefined : () => '';
  const positions = await pricePositions(services, caller, inputs, pathOf);
  requireOneSum(positions.map(({ row }) => row.retail));
  return services.database.transaction(async (transaction) => {
    if (call !== null) await claimKey(transaction, call);
    const earlier = call === null ? null : await findQuoteByKey(transaction, caller.dealerId, call.key);
    if (earlier !== null) return quoteAnswer(earlier, now, services, reader);
    const id = await writeQuote(services, transaction, caller, { request, inputs, positions, now });
    const written = await findQuote(transaction, caller.dealerId, id);
    if (written === null) throw new Error('a quote was not read back in its own transaction');
    return quoteAnswer(written, now, services, reader);
  });
}
