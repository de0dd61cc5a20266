import type { Design } from '@ringwerk/kernel';
import { and, eq, isNull } from 'drizzle-orm';
import { CodedError } from '../../http/coded-error.ts';
import type { Transaction } from '../../storage/database.ts';
import { stoneHolds } from '../../storage/schema/stones.ts';
import { recordAudit, type Doer } from '../audit/record-audit.ts';
import { requireHoldsLeft } from './hold-stone.ts';
import { isStoneId, listingsOf } from './listed-stones.ts';
import { insertHold, lockStone, releaseHold, unreleasedHolds } from './stone-repository.ts';

/** A quote as far as its stones are concerned. */
export interface HoldingQuote {
  readonly id: string;
  readonly dealerId: string;
  readonly design: Design;
  readonly validUntil: Date;
}

/**
 * Holds the real stones of a quote for as long as it is valid. A hold of the same dealer, by hand or for another quote, goes
 * over to this one. Locks come in the order of the stones' ids, as an order takes them.
 * @throws CodedError `stone.unknown`, `stone.sold`, `stone.already-held`, `stone.too-many-holds`
 */
export async function holdForQuote(
  transaction: Transaction,
  caller: Doer,
  quote: HoldingQuote,
  now: Date,
): Promise<void> {
  const ids = listingsOf(quote.design);
  for (const id of ids.toSorted()) {
    const stone = isStoneId(id) ? await lockStone(transaction, id) : null;
    if (stone === null) throw new CodedError('stone.unknown');
    if (stone.status !== 'listed') throw new CodedError('stone.sold');
    const [current] = await unreleasedHolds(transaction, [id]);
    const isOpen = current !== undefined && current.until > now;
    if (isOpen && current.dealerId !== quote.dealerId) throw new CodedError('stone.already-held');
    if (current !== undefined) await releaseHold(transaction, current.id, isOpen ? now : current.until);
    await requireHoldsLeft(transaction, quote.dealerId, now);
    const until = isOpen && current.until > quote.validUntil ? current.until : quote.validUntil;
    await insertHold(transaction, {
      stoneId: id,
      dealerId: quote.dealerId,
      userId: caller.userId,
      heldAt: now,
      until,
      quoteId: quote.id,
    });
    await recordAudit(transaction, caller, now, {
      action: 'stone.held',
      entity: 'stone',
      entityId: id,
      detail: { quote: quote.id, until: until.toISOString() },
    });
  }
}

/** The stones of a quote are everybody's again. */
export async function releaseForQuote(
  transaction: Transaction,
  caller: Doer | null,
  quoteId: string,
  now: Date,
): Promise<void> {
  const rows = await transaction
    .update(stoneHolds)
    .set({ releasedAt: now })
    .where(and(eq(stoneHolds.quoteId, quoteId), isNull(stoneHolds.releasedAt)))
    .returning({ stoneId: stoneHolds.stoneId });
  for (const { stoneId } of rows)
    await recordAudit(transaction, caller, now, {
      action: 'stone.released',
      entity: 'stone',
      entityId: stoneId,
      detail: { quote: quoteId },
    });
}
