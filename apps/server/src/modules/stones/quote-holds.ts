import type { ErrorCode } from '@ringwerk/contract';
import { CodedError } from '../../http/coded-error.ts';
import type { Transaction } from '../../storage/database.ts';
import { recordAudit, type Doer } from '../audit/record-audit.ts';
import { isActive, requireActive } from '../orders/ordering-terms.ts';
import { nextToHold, promisedTo } from './binding-quotes.ts';
import { HOLDS_AT_A_TIME, lockedHoldCount, tooManyHolds } from './hold-stone.ts';
import { isStoneId, takenStones, type StoneTaking } from './listed-stones.ts';
import type { StoneRow } from './stone-record.ts';
import { insertHold, lockStone, releaseHold, unreleasedHolds, type StoneHold } from './stone-repository.ts';

/** A quote as far as its stones are concerned. */
export interface HoldingQuote {
  readonly id: string;
  readonly dealerId: string;
  /** Who made it: what its couple does by a link is held in that name. */
  readonly userId: string;
  readonly coupleId: string | null;
  readonly validUntil: Date;
  /** Those whose stones are meant, alternatives among them. */
  readonly positions: readonly StonePosition[];
}
type StonePosition = Pick<StoneTaking, 'design' | 'stoneId'>;
type HeldFor = Omit<HoldingQuote, 'positions'>;

/** In one order wherever several stones are locked: nobody waits for somebody who waits for him. */
const stonesOf = (positions: readonly StonePosition[]): readonly string[] =>
  [...new Set(positions.flatMap(takenStones))].toSorted();

/** A design may name a stone by any text. */
const lockKnown = async (transaction: Transaction, id: string): Promise<StoneRow | null> =>
  isStoneId(id) ? lockStone(transaction, id) : null;

/** Whoever takes some stones of positions and gives others back locks all of them first. */
export async function lockStonesOf(transaction: Transaction, positions: readonly StonePosition[]): Promise<void> {
  for (const id of stonesOf(positions)) await lockKnown(transaction, id);
}

const release = (transaction: Transaction, { id, until }: StoneHold, now: Date): Promise<void> =>
  releaseHold(transaction, id, until > now ? now : until);

async function write(
  transaction: Transaction,
  caller: Doer | null,
  { id, dealerId, userId, validUntil }: HeldFor,
  stone: { readonly id: string; readonly until?: Date | undefined },
  now: Date,
): Promise<void> {
  const until = stone.until !== undefined && stone.until > validUntil ? stone.until : validUntil;
  const hold = { stoneId: stone.id, dealerId, userId: caller?.userId ?? userId, heldAt: now, until, quoteId: id };
  await insertHold(transaction, hold);
  await recordAudit(transaction, caller, now, {
    action: 'stone.held',
    entity: 'stone',
    entityId: stone.id,
    detail: { quote: id, until: until.toISOString() },
  });
}

/** Why a stone cannot be held for a quote; null where it can. @param open - who holds it */
async function refusal(
  transaction: Transaction,
  quote: HoldingQuote,
  stone: StoneRow | null,
  open: StoneHold | undefined,
  now: Date,
): Promise<ErrorCode | null> {
  if (stone === null) return 'stone.unknown';
  if (stone.status !== 'listed') return 'stone.sold';
  if (open !== undefined && open.dealerId !== quote.dealerId) return 'stone.already-held';
  if (open !== undefined && (await promisedTo(transaction, open, quote, now))) return 'stone.promised';
  // One hold that goes over is none more.
  const held = (await lockedHoldCount(transaction, quote.dealerId, now)) - (open === undefined ? 0 : 1);
  return held < HOLDS_AT_A_TIME ? null : 'stone.too-many-holds';
}

/**
 * Holds one stone for a quote; one that it holds already stays so. A hold of the same dealer, by hand or for a quote that is
 * no promise yet, goes over to this one. Returns why not, and has changed nothing then.
 */
async function hold(
  transaction: Transaction,
  caller: Doer | null,
  quote: HoldingQuote,
  stoneId: string,
  now: Date,
): Promise<ErrorCode | null> {
  const stone = await lockKnown(transaction, stoneId);
  const [current] = stone === null ? [] : await unreleasedHolds(transaction, [stone.id]);
  const open = current !== undefined && current.until > now ? current : undefined;
  const isHeld = stone?.status === 'listed' && open?.quoteId === quote.id;
  const why = isHeld ? null : await refusal(transaction, quote, stone, open, now);
  if (isHeld || why !== null) return why;
  if (current !== undefined) await release(transaction, current, now);
  await write(transaction, caller, quote, { id: stoneId, until: open?.until }, now);
  return null;
}

/**
 * Holds the real stones of a quote for as long as it is valid.
 * @param before - positions that the quote had already: whoever holds their stones by now goes on to
 * @throws CodedError `stone.unknown`, `stone.sold`, `stone.already-held`, `stone.promised`, `stone.too-many-holds`,
 * `dealer.paused`
 */
export async function holdForQuote(
  transaction: Transaction,
  caller: Doer | null,
  quote: HoldingQuote,
  now: Date,
  before: readonly StonePosition[] = [],
): Promise<void> {
  const known = new Set(stonesOf(before));
  const ids = stonesOf(quote.positions).filter((id) => !known.has(id));
  if (ids.length > 0) await requireActive(transaction, quote.dealerId);
  for (const id of ids) {
    const why = await hold(transaction, caller, quote, id, now);
    if (why === 'stone.too-many-holds') throw tooManyHolds();
    if (why !== null) throw new CodedError(why);
  }
}

/** Holds what can be held of a quote that binds again. The other stones are everybody's: nothing fails by them. */
export async function holdAgain(transaction: Transaction, caller: Doer, quote: HoldingQuote, now: Date): Promise<void> {
  const ids = stonesOf(quote.positions);
  if (ids.length === 0 || !(await isActive(transaction, quote.dealerId))) return;
  for (const id of ids) await hold(transaction, caller, quote, id, now);
}

/**
 * Stones of quotes that bind no more, or not for these positions, go back to the quote that had them before and still binds, else to everybody.
 * @param kept - positions whose stones the quotes go on holding
 */
export async function releaseForQuotes(
  transaction: Transaction,
  caller: Doer | null,
  quotes: readonly HoldingQuote[],
  now: Date,
  kept: readonly StonePosition[] = [],
): Promise<void> {
  const ids = quotes.map(({ id }) => id);
  const keeping = new Set(stonesOf(kept));
  for (const stoneId of stonesOf(quotes.flatMap(({ positions }) => positions))) {
    if (keeping.has(stoneId)) continue;
    const stone = await lockKnown(transaction, stoneId);
    const [current] = stone === null ? [] : await unreleasedHolds(transaction, [stone.id]);
    if (current === undefined || current.quoteId === null || !ids.includes(current.quoteId)) continue;
    await release(transaction, current, now);
    await recordAudit(transaction, caller, now, {
      action: 'stone.released',
      entity: 'stone',
      entityId: stoneId,
      detail: { quote: current.quoteId },
    });
    const isFree = stone?.status === 'listed' && current.until > now;
    const next = isFree ? await nextToHold(transaction, current, ids, now) : null;
    if (next !== null) await write(transaction, caller, next, { id: stoneId }, now);
  }
}
