import type { RateState, RateSubject } from '@ringwerk/contract';
import type { BaseCurrency } from '@ringwerk/kernel/price';
import type { Transaction } from '../../storage/database.ts';
import { recordAudit, type Doer } from '../audit/record-audit.ts';
import { rateLimits } from './rate-limits.ts';
import * as repository from './rate-repository.ts';

/** Where a value comes from, and who answers for it. */
export interface RateOrigin {
  /** `manual`, or the name of a feed. */
  readonly source: string;
  /** Whoever typed it; null for a feed's. */
  readonly recordedBy: string | null;
  readonly feed: { readonly id: string; readonly configuredBy: string } | null;
  /** Whom the log names. */
  readonly doer: Doer | null;
}

export interface AdmittedRate {
  readonly subject: RateSubject;
  readonly value: number;
  /** Null: from now on. */
  readonly validFrom: Date | null;
  readonly quotedDay: string | null;
  readonly note: string;
}

/** Whether some market could pay a value, in a house of a base currency: that currency itself has no rate. */
export function isLikely(base: BaseCurrency, { subject, value }: Pick<AdmittedRate, 'subject' | 'value'>): boolean {
  if (subject === base) return false;
  const { least, most } = rateLimits(base, subject);
  return value >= least && value <= most;
}

/**
 * Whether a value lies further from any of the references than the house lets one person decide, upwards or downwards: a tenth
 * is as far as tenfold. The first of a subject does not.
 */
function isJump(value: number, references: readonly (repository.RateRow | null)[], jumpPercent: number): boolean {
  return references.some(
    (before) => before !== null && (Math.max(value / before.value, before.value / value) - 1) * 100 > jumpPercent,
  );
}

/**
 * In force, or held because it jumps. A feed's value counts as one of whoever has set the feed up: else one person went any
 * distance by typing and fetching in turn. The caller holds the lock of the rates.
 */
export async function stateOf(
  transaction: Transaction,
  { subject, value }: Pick<AdmittedRate, 'subject' | 'value'>,
  author: string,
): Promise<Extract<RateState, 'in-force' | 'held'>> {
  const inForce = await repository.rateInForce(transaction, subject);
  const { jumpPercent } = await repository.readSettings(transaction);
  const before = await repository.rateBefore(transaction, subject, author);
  return isJump(value, [inForce, before], jumpPercent) ? 'held' : 'in-force';
}

/** Writes a value down, in force or held. The caller holds the lock of the rates, and has looked whether it is likely. */
export async function admitRate(
  transaction: Transaction,
  rate: AdmittedRate,
  origin: RateOrigin,
  now: Date,
): Promise<repository.RateRow> {
  const author = origin.recordedBy ?? origin.feed?.configuredBy;
  if (author === undefined) throw new Error('a rate has neither a person nor a feed');
  const { subject, value } = rate;
  const inForce = await repository.rateInForce(transaction, subject);
  const state = await stateOf(transaction, rate, author);
  const row = await repository.insertRate(transaction, {
    ...rate,
    source: origin.source,
    feedId: origin.feed?.id ?? null,
    configuredBy: origin.feed?.configuredBy ?? null,
    state,
    recordedAt: now,
    recordedBy: origin.recordedBy,
  });
  await recordAudit(transaction, origin.doer, now, {
    action: state === 'held' ? 'rate.held' : 'rate.recorded',
    entity: 'rate',
    entityId: String(row.id),
    detail: { subject, source: origin.source },
    before: { value: inForce?.value ?? null },
    after: { value },
  });
  return row;
}
