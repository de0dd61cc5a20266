import type { Rate, RateState, RateSubject } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Queryable } from '../../storage/database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { admitRate, isLikely } from './admit-rate.ts';
import { baseCurrency } from './base-currency.ts';
import { readComingMoment } from './posted-moment.ts';
import * as repository from './rate-repository.ts';

type Means = Pick<Services, 'database' | 'clock'>;

export interface RateEntry {
  readonly subject: RateSubject;
  readonly value: number;
  readonly validFrom?: string | undefined;
  readonly note?: string | undefined;
}

/** Whoever typed a value, or had set up the feed that brought it. */
const authorOf = ({ recordedBy, configuredBy }: repository.RateRow): string | null => recordedBy ?? configuredBy;

export const rateAnswer = (row: repository.RateRow, userId: string): Rate => ({
  id: row.id,
  subject: row.subject,
  value: row.value,
  validFrom: row.validFrom.toISOString(),
  source: row.source,
  quotedDay: row.quotedDay,
  state: row.state,
  note: row.note,
  recordedAt: row.recordedAt.toISOString(),
  recordedBy: row.recordedName,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decidedBy: row.decidedName,
  isOwn: authorOf(row) === userId,
});

/**
 * @throws CodedError with a finding at `value` when no market could pay it, without figures: the page shows other units; and at
 * `subject` for the base currency itself
 */
async function requireLikely(database: Queryable, entry: RateEntry): Promise<void> {
  const base = await baseCurrency(database);
  if (isLikely(base, entry)) return;
  const path = entry.subject === base ? '/subject' : '/value';
  throw new CodedError('request.invalid', {
    issues: [{ code: 'field.value', path, params: {}, severity: 'error' }],
  });
}

/** Takes a value by hand: at once, or held until a second person confirms it when it jumps too far. */
export function recordRate({ database, clock }: Means, caller: Caller, entry: RateEntry): Promise<Rate> {
  const now = clock();
  const validFrom = entry.validFrom === undefined ? null : readComingMoment(entry.validFrom, '/validFrom', now);
  return database.transaction(async (transaction) => {
    await repository.lockRates(transaction);
    await requireLikely(transaction, entry);
    const { subject, value, note = '' } = entry;
    const origin = { source: 'manual', recordedBy: caller.userId, feed: null, doer: caller };
    const row = await admitRate(transaction, { subject, value, note, validFrom, quotedDay: null }, origin, now);
    return rateAnswer(row, caller.userId);
  });
}

/** What a decision makes of a rate: only one that waits is confirmed or refused, only one that has not begun is taken back. */
async function decidedState(
  database: Queryable,
  rate: repository.RateRow,
  isConfirmed: boolean,
): Promise<Exclude<RateState, 'held'>> {
  if (rate.state === 'held') return isConfirmed ? 'in-force' : 'refused';
  if (!isConfirmed && (await repository.isPlanned(database, rate.id))) return 'withdrawn';
  throw new CodedError('rate.decided');
}

const DECIDED = { 'in-force': 'rate.confirmed', refused: 'rate.refused', withdrawn: 'rate.withdrawn' } as const;

/** A second person confirms or refuses a value that waits; anybody takes a planned one back. */
export function decideRate(
  { database, clock }: Means,
  caller: Caller,
  id: number,
  isConfirmed: boolean,
): Promise<Rate> {
  const now = clock();
  return database.transaction(async (transaction) => {
    await repository.lockRates(transaction);
    const rate = await repository.findRate(transaction, id);
    if (rate === null) throw new CodedError('rate.unknown');
    const state = await decidedState(transaction, rate, isConfirmed);
    // Whoever typed a value, or set its feed up, may take it back, but not let it count.
    if (state === 'in-force' && authorOf(rate) === caller.userId) throw new CodedError('rate.own');
    await repository.decideRate(transaction, id, { state, decidedAt: now, decidedBy: caller.userId });
    await recordAudit(transaction, caller, now, {
      action: DECIDED[state],
      entity: 'rate',
      entityId: String(id),
      detail: { subject: rate.subject, value: rate.value },
    });
    const decided = await repository.findRate(transaction, id);
    if (decided === null) throw new Error('a decided rate was not read back');
    return rateAnswer(decided, caller.userId);
  });
}
