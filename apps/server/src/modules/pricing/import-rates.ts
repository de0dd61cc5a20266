import { houseDate, SHEET_RESULTS, type RateSheet, type SheetResult } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { startOfDay } from '../calendar/house-calendar.ts';
import { houseZone } from '../calendar/house-zone.ts';
import { readUpload } from '../sheets/read-upload.ts';
import { admitRate, stateOf } from './admit-rate.ts';
import { baseCurrency } from './base-currency.ts';
import * as repository from './rate-repository.ts';
import { RATE_SHEET_LIMITS, readRateSheet, type RateLine, type RefusedLine } from './read-rate-sheet.ts';

type AnsweredRow = RateSheet['rows'][number];

export interface RateFile {
  readonly data: string;
  /** Name of the file. */
  readonly file: string;
  readonly isTrial: boolean;
}

/**
 * Records the rates of a file as if they were typed: all, or none when a row is refused. On trial nothing is written.
 * @throws CodedError `sheet.unreadable`
 */
export async function importRates(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  caller: Caller,
  { data, file, isTrial }: RateFile,
  signal: AbortSignal,
): Promise<RateSheet> {
  const now = clock();
  const sheet = await readUpload(Buffer.from(data, 'base64'), RATE_SHEET_LIMITS, signal);
  return database.transaction(async (transaction) => {
    await repository.lockRates(transaction);
    const { staleDays } = await repository.readSettings(transaction);
    const zone = await houseZone(transaction);
    const today = houseDate(now, zone);
    const lines = readRateSheet(sheet, { base: await baseCurrency(transaction), today, staleDays });
    const isRecorded = !isTrial && lines.length > 0 && lines.every((line) => !('findings' in line));
    const rows: AnsweredRow[] = [];
    for (const line of lines) {
      signal.throwIfAborted();
      rows.push(await answerLine(transaction, line, caller, { now, zone, file, isRecorded }));
    }
    const counts = countsOf(rows);
    if (isRecorded)
      await recordAudit(transaction, caller, now, {
        action: 'rates.imported',
        entity: 'rate',
        entityId: '',
        detail: { file, ...counts },
      });
    return { rows, counts, isRecorded };
  });
}

interface Means {
  readonly now: Date;
  /** Of the house's days. */
  readonly zone: string;
  readonly file: string;
  readonly isRecorded: boolean;
}

async function answerLine(
  transaction: Transaction,
  line: RateLine | RefusedLine,
  caller: Caller,
  means: Means,
): Promise<AnsweredRow> {
  const { row, text, subject } = line;
  const before = subject === null ? null : await repository.rateInForce(transaction, subject);
  const common = { row, text, subject, before: before?.value ?? null };
  if ('findings' in line)
    return { ...common, result: 'refused', after: null, from: null, isHeld: false, findings: [...line.findings] };
  const from = line.isPlanned && line.day !== null ? startOfDay(line.day, means.zone) : null;
  const answer = { ...common, after: line.value, from: from?.toISOString() ?? null, findings: [] };
  if (before !== null && isSameRate(before, line, means)) return { ...answer, result: 'unchanged', isHeld: false };
  const isHeld = await takeLine(transaction, line, caller, { ...means, from });
  return { ...answer, result: before === null ? 'new' : 'changed', isHeld };
}

/** Whether a row is held; where the file is recorded, it is written down. */
async function takeLine(
  transaction: Transaction,
  { subject, value, day }: RateLine,
  caller: Caller,
  { now, file, isRecorded, from }: Means & { readonly from: Date | null },
): Promise<boolean> {
  if (!isRecorded) return (await stateOf(transaction, { subject, value }, caller.userId)) === 'held';
  const rate = { subject, value, validFrom: from, quotedDay: day, note: file };
  const origin = { source: 'file', recordedBy: caller.userId, feed: null, doer: caller };
  return (await admitRate(transaction, rate, origin, now)).state === 'held';
}

/** Read a second time on the same day. */
const isSameRate = (before: repository.RateRow, { value, day, isPlanned }: RateLine, { now, zone }: Means): boolean =>
  !isPlanned &&
  before.value === value &&
  before.quotedDay === day &&
  houseDate(before.recordedAt, zone) === houseDate(now, zone);

function countsOf(rows: readonly AnsweredRow[]): Record<SheetResult, number> {
  const count = (result: SheetResult): number => rows.filter((row) => row.result === result).length;
  // The keys are the results, by their list.
  return Object.fromEntries(SHEET_RESULTS.map((result) => [result, count(result)])) as Record<SheetResult, number>;
}
