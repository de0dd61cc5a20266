import { isDeepStrictEqual } from 'node:util';
import {
  POSITIONS_MAX,
  type AuditAction,
  type addQuotePosition,
  type changeQuote as changeOperation,
  type changeQuotePosition,
  type Quote,
} from '@ringwerk/contract';
import { priceOfGross } from '@ringwerk/kernel/price';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { personsOf } from '../../storage/schema/persons.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { ownName } from '../catalogue/ring-name.ts';
import { tiedCouple } from '../couples/tied-couple.ts';
import { claimKey, madeBy, noteMade, type IdempotentCall } from '../idempotency/claim-key.ts';
import { notedAlloys, requireQuotedConcord } from '../orders/note-conflicts.ts';
import type { Reader } from '../positions/position-answer.ts';
import { keepPositions, requireOneSum } from '../positions/keep-positions.ts';
import { replaceQuotePositions, type QuotePositionRow } from '../positions/position-repository.ts';
import { settleChoices } from '../positions/position-sums.ts';
import { pricePositions } from '../positions/price-position.ts';
import { holdForQuote, lockStonesOf, releaseForQuotes } from '../stones/quote-holds.ts';
import { requireFewChoices, requireStonesOnce } from './offered-rows.ts';
import { quoteAnswer, quoteStatus } from './quote-answer.ts';
import { findQuote, lockQuote, updateQuote, type FoundQuote } from './quote-repository.ts';

type Body<Operation extends { readonly body: z.ZodMiniType }> = z.output<Operation['body']>;
type Changes = Omit<Body<typeof changeQuotePosition>, 'version'>;

async function answerOf(services: Services, transaction: Transaction, reader: Reading, id: string): Promise<Quote> {
  const found = await findQuote(transaction, reader.caller.dealerId, id);
  if (found === null) throw new Error('a changed quote was not read back in its own transaction');
  return quoteAnswer(found, services.clock(), services, reader);
}

interface Reading extends Reader {
  readonly caller: Caller;
}

/**
 * The quote, locked, as its readers see it.
 * @throws CodedError `quote.unknown`; `quote.ordered`, `quote.replaced`, `quote.answered` and `quote.expired` for one that stays as it is; `quote.changed` for another
 * version than the caller has seen
 */
async function lockOpen(
  transaction: Transaction,
  { dealerId }: Pick<Caller, 'dealerId'>,
  { id, version, now }: { readonly id: string; readonly version: number | null; readonly now: Date },
): Promise<FoundQuote> {
  const locked = await lockQuote(transaction, dealerId, id);
  const found = locked === null ? null : await findQuote(transaction, dealerId, id);
  if (found === null) throw new CodedError('quote.unknown');
  requireOpen(quoteStatus(found, now));
  if (version !== null && found.version !== version) throw new CodedError('quote.changed');
  return found;
}

/** A quote stays as it is once it is ordered, renewed, answered by the couple, or over. */
function requireOpen(status: Quote['status']): void {
  if (status === 'ordered') throw new CodedError('quote.ordered');
  if (status === 'replaced') throw new CodedError('quote.replaced');
  if (status === 'accepted' || status === 'declined') throw new CodedError('quote.answered');
  if (status === 'expired') throw new CodedError('quote.expired');
}

/** The positions of a quote anew: stones that come in are held, those that go are given back, the others stay with whoever has them. */
async function keepChanged(
  transaction: Transaction,
  caller: Caller,
  quote: FoundQuote,
  rows: readonly QuotePositionRow[],
  now: Date,
): Promise<void> {
  requireFewChoices(rows);
  await replaceQuotePositions(transaction, quote.id, rows);
  await lockStonesOf(transaction, [...quote.positions, ...rows]);
  await releaseForQuotes(transaction, caller, [quote], now, rows);
  await holdForQuote(transaction, caller, { ...quote, positions: rows }, now, quote.positions);
  // The rings that are made from those of an earlier order are the first position, until they go.
  const isReplaced = rows[0]?.designCode !== quote.positions[0]?.designCode;
  await updateQuote(transaction, quote.id, isReplaced ? { relation: null } : {});
}

/** What was sent: a field that was left out is not changed. */
const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]: Exclude<Fields[Key], undefined>;
  }; // the entries of the argument, without those that are undefined

const rowOf = ({ setId: _model, ...row }: FoundQuote['positions'][number]): QuotePositionRow => row;

interface Change {
  readonly id: string;
  readonly version: number;
  readonly action: AuditAction;
  /** What is told of it: the log is never shortened and read by the manufactory, so no word, name or figure of the dealer's. */
  readonly detail: Readonly<Record<string, unknown>>;
  /** The positions as they shall be. */
  readonly positions: (quote: FoundQuote) => readonly QuotePositionRow[];
  /** Number of the position whose note is another one. */
  readonly noted?: number | undefined;
}

async function changePositions(
  services: Services,
  caller: Caller,
  { id, version, action, detail, positions, noted }: Change,
): Promise<Quote> {
  const now = services.clock();
  const reader = { addresses: await services.stills.addresses(), caller };
  const alloys = await notedAlloys(services, caller.dealerId);
  return services.database.transaction(async (transaction) => {
    const quote = await lockOpen(transaction, caller, { id, version, now });
    const rows = positions(quote);
    // What is saved as it was stays the version that the couple holds.
    if (isDeepStrictEqual(rows, quote.positions.map(rowOf))) return answerOf(services, transaction, reader, id);
    const read = rows.filter(({ number }) => number === noted);
    await requireQuotedConcord({ persons: personsOf(quote), positions: read, pathOf: () => '' }, alloys);
    await keepChanged(transaction, caller, quote, rows, now);
    await recordAudit(transaction, caller, now, { action, entity: 'quote', entityId: id, detail });
    return answerOf(services, transaction, reader, id);
  });
}

/** Whom the quote is for, and the discount on its sum. */
export async function changeQuote(
  services: Services,
  caller: Caller,
  id: string,
  { version, ...body }: Body<typeof changeOperation>,
): Promise<Quote> {
  const now = services.clock();
  const changes = given(body);
  const reader = { addresses: await services.stills.addresses(), caller };
  return services.database.transaction(async (transaction) => {
    const { customerName, discount } = await lockOpen(transaction, caller, { id, version, now });
    const before = { customerName, discount };
    if (isDeepStrictEqual({ ...before, ...changes }, before)) return answerOf(services, transaction, reader, id);
    await updateQuote(transaction, id, changes);
    await recordAudit(transaction, caller, now, {
      action: 'quote.changed',
      entity: 'quote',
      entityId: id,
      detail: { fields: Object.keys(changes) },
    });
    return answerOf(services, transaction, reader, id);
  });
}

/** Puts one more position into a quote, priced today. Calls with the same key add it once. */
export async function addPosition(
  services: Services,
  caller: Caller,
  id: string,
  { idempotencyKey, position: input }: Body<typeof addQuotePosition>,
  sent: IdempotentCall['body'],
): Promise<Quote> {
  const { dealerId } = caller;
  const call: IdempotentCall = { act: 'quote-position', dealerId, key: `${id} ${idempotencyKey}`, body: sent };
  const now = services.clock();
  const before = await findQuote(services.database.orm, dealerId, id);
  if (before === null) throw new CodedError('quote.unknown');
  const isMade = (await madeBy(services.database.orm, call)) !== null;
  const priced = isMade ? [] : await pricePositions(services, caller, [input], () => '/position');
  const reader = { addresses: await services.stills.addresses(), caller };
  const alloys = await notedAlloys(services, dealerId);
  return services.database.transaction(async (transaction) => {
    if ((await claimKey(transaction, call)) !== null) return answerOf(services, transaction, reader, id);
    // Whoever deletes or merges couples locks the couple first, too.
    const { couple } = await tiedCouple(transaction, caller, { coupleId: before.coupleId ?? undefined });
    const quote = await lockOpen(transaction, caller, { id, version: null, now });
    if (quote.coupleId !== before.coupleId) throw new CodedError('quote.changed');
    if (quote.positions.length >= POSITIONS_MAX) throw new CodedError('quote.full');
    const noted = { persons: personsOf(quote), positions: priced.map(({ row }) => row), pathOf: () => '/position' };
    await requireQuotedConcord(noted, alloys);
    requireOneSum([...quote.positions, ...priced.map(({ row }) => row)].map(({ retail }) => retail));
    const nameOf = (setId: number | null): string => ownName(services.models, quote.customerName, setId);
    const added = await keepPositions(transaction, { caller, nameOf, couple }, priced, quote.positions.length + 1);
    const alternative = input.alternative ?? null;
    const rows = settleChoices([
      ...quote.positions.map(rowOf),
      ...added.map((row) => ({ ...row, alternative, isChosen: false })),
    ]);
    requireStonesOnce(rows, () => '/position');
    await keepChanged(transaction, caller, quote, rows, now);
    await recordAudit(transaction, caller, now, {
      action: 'quote.position-added',
      entity: 'quote',
      entityId: id,
      detail: { kind: input.kind, number: quote.positions.length + 1 },
    });
    await noteMade(transaction, call, id);
    return answerOf(services, transaction, reader, id);
  });
}

/** @throws CodedError `request.invalid` for a change that the kind of position has no place for */
function requireFitting({ kind }: QuotePositionRow, { quantity, text, gross }: Changes): void {
  const unfit = [
    ...(kind === 'stone' && quantity !== undefined && quantity !== 1 ? ['/quantity'] : []),
    ...(kind !== 'extra' && text !== undefined ? ['/text'] : []),
    ...(kind !== 'extra' && gross !== undefined ? ['/gross'] : []),
  ];
  if (unfit.length === 0) return;
  const issues = unfit.map((path) => ({ code: 'field.value', path, params: {}, severity: 'error' as const }));
  throw new CodedError('request.invalid', { issues });
}

/** Pieces, discount, alternatives and words; what it was priced at stays, but for an extra, whose price is the dealer's own. */
export function changePosition(
  services: Services,
  caller: Caller,
  { id, number }: { readonly id: string; readonly number: number },
  { version, ...changes }: Body<typeof changeQuotePosition>,
): Promise<Quote> {
  const positions = (quote: FoundQuote): readonly QuotePositionRow[] => {
    const rows = quote.positions.map(rowOf);
    const row = rows.find((each) => each.number === number);
    if (row === undefined) throw new CodedError('quote.position-unknown');
    requireFitting(row, changes);
    const { gross, isChosen, ...fields } = given(changes);
    // In the currency and with the tax that it was priced with.
    const retail = gross === undefined ? row.retail : priceOfGross(gross, row.retail);
    const changed = rows.map((each) => (each === row ? { ...row, ...fields, retail } : each));
    requireStonesOnce(changed, () => '');
    return settleChoices(changed, isChosen === true ? number : null);
  };
  const detail = { number, fields: Object.keys(given(changes)) };
  const noted = changes.note === undefined ? undefined : number;
  return changePositions(services, caller, { id, version, action: 'quote.position-changed', detail, positions, noted });
}

/** Takes a position out; the others move up. @throws CodedError `quote.last-position` */
export function removePosition(
  services: Services,
  caller: Caller,
  { id, number }: { readonly id: string; readonly number: number },
  version: number,
): Promise<Quote> {
  const positions = ({ positions: all }: FoundQuote): readonly QuotePositionRow[] => {
    const left = all.filter((each) => each.number !== number).map(rowOf);
    if (left.length === all.length) throw new CodedError('quote.position-unknown');
    if (left.length === 0) throw new CodedError('quote.last-position');
    return settleChoices(left).map((row, index) => ({ ...row, number: index + 1 }));
  };
  return changePositions(services, caller, {
    id,
    version,
    action: 'quote.position-removed',
    detail: { number },
    positions,
  });
}
