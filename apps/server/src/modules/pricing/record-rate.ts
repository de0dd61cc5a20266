import type { Rate, RateSubject } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import * as repository from './rate-repository.ts';

type Means = Pick<Services, 'database' | 'clock'>;

export interface RateEntry {
  readonly subject: RateSubject;
  readonly value: number;
  readonly validFrom?: string | undefined;
  readonly note?: string | undefined;
}

export const rateAnswer = (row: repository.RateRow, userId: string): Rate => ({
  id: row.id,
  subject: row.subject,
  value: row.value,
  validFrom: row.validFrom.toISOString(),
  source: row.source,
  state: row.state,
  note: row.note,
  recordedAt: row.recordedAt.toISOString(),
  recordedBy: row.recordedName,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decidedBy: row.decidedName,
  isOwn: row.recordedBy === userId,
});

/** Whether a value lies further from the one in force than the house lets one person decide. The first of a subject does not. */
export function isJump(value: number, inForce: number | null, jumpPercent: number): boolean {
  return inForce !== null && Math.abs(value / inForce - 1) * 100 > jumpPercent;
}

/** @throws CodedError with a finding at `validFrom` when the moment has passed: prices are not changed afterwards. */
function requireNoPast(validFrom: string | undefined, now: Date): Date | null {
  if (validFrom === undefined) return null;
  const begins = new Date(validFrom);
  if (begins > now) return begins;
  const params = { minimum: now.toISOString() };
  throw new CodedError('request.invalid', {
    issues: [{ code: 'field.past', path: '/validFrom', params, severity: 'error' }],
  });
}

/** Takes a value by hand: at once, or held until a second person confirms it when it jumps too far. */
export function recordRate({ database, clock }: Means, caller: Caller, entry: RateEntry): Promise<Rate> {
  const now = clock();
  const validFrom = requireNoPast(entry.validFrom, now);
  return database.transaction(async (transaction) => {
    await repository.lockRates(transaction);
    const inForce = await repository.rateInForce(transaction, entry.subject);
    const { jumpPercent } = await repository.readSettings(transaction);
    const state = isJump(entry.value, inForce?.value ?? null, jumpPercent) ? 'held' : 'in-force';
    const { subject, value, note = '' } = entry;
    const row = await repository.insertRate(transaction, {
      subject,
      value,
      note,
      validFrom,
      source: 'manual',
      state,
      recordedAt: now,
      recordedBy: caller.userId,
    });
    await recordAudit(transaction, caller, now, {
      action: state === 'held' ? 'rate.held' : 'rate.recorded',
      entity: 'rate',
      entityId: String(row.id),
      detail: { subject },
      before: { value: inForce?.value ?? null },
      after: { value },
    });
    return rateAnswer(row, caller.userId);
  });
}

/** A second person confirms or refuses a value that waits. */
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
    if (rate.state !== 'held') throw new CodedError('rate.decided');
    // Whoever typed a value may take it back, but not let it count.
    if (isConfirmed && rate.recordedBy === caller.userId) throw new CodedError('rate.own');
    const state = isConfirmed ? 'in-force' : 'refused';
    await repository.decideRate(transaction, id, { state, decidedAt: now, decidedBy: caller.userId });
    await recordAudit(transaction, caller, now, {
      action: isConfirmed ? 'rate.confirmed' : 'rate.refused',
      entity: 'rate',
      entityId: String(id),
      detail: { subject: rate.subject, value: rate.value },
    });
    const decided = await repository.findRate(transaction, id);
    if (decided === null) throw new Error('a decided rate was not read back');
    return rateAnswer(decided, caller.userId);
  });
}
