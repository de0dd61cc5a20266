import type { Listing } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { advisoryLock } from '../../storage/advisory-lock.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireActive } from '../orders/ordering-terms.ts';
import { isForQuote } from './binding-quotes.ts';
import { listing } from './listing.ts';
import {
  countHolds,
  insertHold,
  lastHoldEnd,
  lockStone,
  releaseHold as markReleased,
  unreleasedHolds,
} from './stone-repository.ts';

const HOLD_MS = 24 * 3_600_000;
/** Stones that one dealer holds at a time: enough for a handful of couples, too few to empty the exchange. */
export const HOLDS_AT_A_TIME = 12;
/** After a hold has ended, the stone is everybody else's first for so long. */
const PAUSE_MS = 24 * 3_600_000;

/** @throws CodedError when the dealer holds too many stones, or held this one until a moment ago. */
async function requireHoldable(transaction: Transaction, caller: Caller, stoneId: string, now: Date): Promise<void> {
  const ended = await lastHoldEnd(transaction, stoneId, caller.dealerId);
  if (ended !== null && now.getTime() - ended.getTime() < PAUSE_MS) throw new CodedError('stone.held-before');
  if ((await lockedHoldCount(transaction, caller.dealerId, now)) >= HOLDS_AT_A_TIME) throw tooManyHolds();
}

/** Stones that a dealer holds. Calls of one dealer count one after the other. */
export async function lockedHoldCount(transaction: Transaction, dealerId: string, now: Date): Promise<number> {
  await advisoryLock(transaction, 'hold', dealerId, '');
  return countHolds(transaction, dealerId, now);
}

export function tooManyHolds(): CodedError {
  const params = { maximum: HOLDS_AT_A_TIME };
  const issue = { code: 'stone.too-many-holds', path: '', params, severity: 'error' } as const;
  return new CodedError('stone.too-many-holds', { issues: [issue] });
}

/**
 * Reserves a stone. The row lock lines callers up, so exactly one of many wins. A second call of the holder answers
 * with the same hold and does not lengthen it.
 */
export function holdStone(services: Services, caller: Caller, stoneId: string): Promise<Listing> {
  const now = services.clock();
  return services.database.transaction(async (transaction) => {
    const stone = await lockStone(transaction, stoneId);
    if (stone === null) throw new CodedError('stone.unknown');
    if (stone.status !== 'listed') throw new CodedError('stone.sold');
    const [current] = await unreleasedHolds(transaction, [stoneId]);
    if (current !== undefined && current.until > now) {
      if (current.dealerId !== caller.dealerId) throw new CodedError('stone.already-held');
      return listing(stone, current, caller.dealerId, now);
    }
    if (current !== undefined) await markReleased(transaction, current.id, current.until);
    await requireActive(transaction, caller.dealerId);
    await requireHoldable(transaction, caller, stoneId, now);
    const hold = await insertHold(transaction, {
      stoneId,
      dealerId: caller.dealerId,
      userId: caller.userId,
      heldAt: now,
      until: new Date(now.getTime() + HOLD_MS),
    });
    await recordAudit(transaction, caller, now, { action: 'stone.held', entity: 'stone', entityId: stoneId });
    return listing(stone, hold, caller.dealerId, now);
  });
}

/**
 * Gives the caller's hold back; without one nothing changes. @throws CodedError `stone.already-held` for another dealer's,
 * `stone.held-for-quote` for one that an offer to a couple stands on
 */
export function releaseStone(services: Services, caller: Caller, stoneId: string): Promise<Listing> {
  const now = services.clock();
  return services.database.transaction(async (transaction) => {
    const stone = await lockStone(transaction, stoneId);
    if (stone === null) throw new CodedError('stone.unknown');
    const [current] = await unreleasedHolds(transaction, [stoneId]);
    if (current === undefined || current.until <= now) return listing(stone, undefined, caller.dealerId, now);
    if (current.dealerId !== caller.dealerId) throw new CodedError('stone.already-held');
    if (await isForQuote(transaction, current, now)) throw new CodedError('stone.held-for-quote');
    await markReleased(transaction, current.id, now);
    await recordAudit(transaction, caller, now, { action: 'stone.released', entity: 'stone', entityId: stoneId });
    return listing(stone, undefined, caller.dealerId, now);
  });
}
