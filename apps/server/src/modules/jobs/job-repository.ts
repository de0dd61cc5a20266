import type { JobErrorCode, JobKind, JobStep } from '@ringwerk/contract';
import { and, eq, gte, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { jobs } from '../../storage/schema/jobs.ts';
import { wakeWorkers } from './add-job.ts';
import { JobError, type JobResult } from './define-job.ts';

export type JobRow = typeof jobs.$inferSelect;

/** One attempt at a job: `holder` is new for each, and an earlier attempt's writes find no row. */
export interface Run {
  readonly id: string;
  readonly holder: string;
}

export interface Claim {
  readonly kinds: readonly JobKind[];
  readonly holder: string;
  readonly now: Date;
  readonly leaseUntil: Date;
}

const RELEASED = { holder: null, leaseUntil: null } as const;

const isDue = (now: Date) => and(eq(jobs.state, 'waiting'), lte(jobs.runAt, now));
/** Its process has ended, or does not reach the database any more. */
const isAbandoned = (now: Date) => and(eq(jobs.state, 'running'), lt(jobs.leaseUntil, now));

/** Ends what an ended process has left behind and nobody shall begin again: its last attempt, or it was cancelled. */
export async function endAbandoned(database: Queryable, now: Date): Promise<void> {
  const error: JobErrorCode = 'job.interrupted';
  const isCancelled = sql`${jobs.cancelledAt} is not null`;
  await database
    .update(jobs)
    .set({
      ...RELEASED,
      state: sql`case when ${isCancelled} then 'cancelled' else 'failed' end`,
      endedAt: now,
      error,
      errorDetail: null,
    })
    .where(and(isAbandoned(now), or(isCancelled, gte(jobs.attempts, jobs.mostAttempts))));
}

/** Takes the job of these kinds that is due for longest; other processes pass it by. */
export async function claimJob(database: Queryable, claim: Claim): Promise<JobRow | null> {
  const { kinds, holder, now, leaseUntil } = claim;
  const next = database
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.kind, [...kinds]), or(isDue(now), isAbandoned(now))))
    .orderBy(jobs.runAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const rows = await database
    .update(jobs)
    .set({
      state: 'running',
      attempts: sql`${jobs.attempts} + 1`,
      holder,
      leaseUntil,
      progress: null,
      step: null,
      startedAt: now,
    })
    // Not `in`: a plan may ask the subquery again for every row, and each time it takes another job.
    .where(eq(jobs.id, sql`(${next})`))
    .returning();
  return rows[0] ?? null;
}

const isHeld = ({ id, holder }: Run) => and(eq(jobs.id, id), eq(jobs.holder, holder), eq(jobs.state, 'running'));

/** How a run stands: gone on, asked to end, or taken over by another. */
export async function renewLease(
  database: Queryable,
  run: Run,
  leaseUntil: Date,
): Promise<'held' | 'cancelled' | 'lost'> {
  const rows = await database
    .update(jobs)
    .set({ leaseUntil })
    .where(isHeld(run))
    .returning({ cancelledAt: jobs.cancelledAt });
  if (rows[0] === undefined) return 'lost';
  return rows[0].cancelledAt === null ? 'held' : 'cancelled';
}

export async function noteProgress(database: Queryable, run: Run, progress: number, step: JobStep): Promise<void> {
  await database.update(jobs).set({ progress, step }).where(isHeld(run));
}

export async function markDone(database: Queryable, run: Run, now: Date, result: JobResult | null): Promise<void> {
  await database
    .update(jobs)
    .set({ ...RELEASED, state: 'done', endedAt: now, progress: 1, result, error: null, errorDetail: null })
    .where(isHeld(run));
}

export interface JobFailure {
  readonly error: JobErrorCode;
  /** Null: nothing that may be shown. */
  readonly errorDetail: string | null;
  /** Null: there is no further attempt. */
  readonly runAt: Date | null;
}

export async function markFailed(database: Queryable, run: Run, now: Date, failure: JobFailure): Promise<void> {
  const { error, errorDetail, runAt } = failure;
  // One that was to end is not begun again.
  const unlessCancelled = (state: string) =>
    sql`case when ${jobs.cancelledAt} is null then ${state} else 'cancelled' end`;
  const ended = sql`case when ${jobs.cancelledAt} is not null then ${now.toISOString()}::timestamptz end`;
  const next =
    runAt === null
      ? { state: unlessCancelled('failed'), endedAt: now }
      : { state: unlessCancelled('waiting'), runAt, endedAt: ended };
  await database
    .update(jobs)
    .set({ ...RELEASED, ...next, error, errorDetail })
    .where(isHeld(run));
}

/** The process stops: another one, or the next start, begins it again; this attempt does not count. */
export async function giveBack(database: Queryable, run: Run, now: Date): Promise<void> {
  await database
    .update(jobs)
    .set({ ...RELEASED, state: 'waiting', runAt: now, attempts: sql`${jobs.attempts} - 1` })
    .where(isHeld(run));
}

export async function markCancelled(database: Queryable, run: Run, now: Date): Promise<void> {
  await database
    .update(jobs)
    .set({ ...RELEASED, state: 'cancelled', endedAt: now })
    .where(isHeld(run));
}

/** Forgets jobs that ended well, or were cancelled, before `before`. Failed ones stay until somebody has seen to them. */
export async function deleteEnded(database: Queryable, before: Date): Promise<void> {
  await database.delete(jobs).where(and(inArray(jobs.state, ['done', 'cancelled']), lt(jobs.endedAt, before)));
}

/** Begins an ended job anew, with all its attempts. False for one that is open or went well. */
export async function retryJob(database: Queryable, id: string, now: Date): Promise<boolean> {
  const rows = await database
    .update(jobs)
    .set({
      state: 'waiting',
      attempts: 0,
      runAt: now,
      endedAt: null,
      cancelledAt: null,
      error: null,
      errorDetail: null,
    })
    .where(and(eq(jobs.id, id), inArray(jobs.state, ['failed', 'cancelled'])))
    .returning({ id: jobs.id });
  if (rows.length > 0) await wakeWorkers(database);
  return rows.length > 0;
}

/** Ends a waiting job; asks the process of a running one to end it. False for one that has ended. */
export async function cancelJob(database: Queryable, id: string, now: Date): Promise<boolean> {
  const isWaiting = sql`${jobs.state} = 'waiting'`;
  const rows = await database
    .update(jobs)
    .set({
      cancelledAt: now,
      state: sql`case when ${isWaiting} then 'cancelled' else ${jobs.state} end`,
      endedAt: sql`case when ${isWaiting} then ${now.toISOString()}::timestamptz end`,
    })
    .where(and(eq(jobs.id, id), inArray(jobs.state, ['waiting', 'running'])))
    .returning({ id: jobs.id });
  if (rows.length > 0) await wakeWorkers(database, id);
  return rows.length > 0;
}

/** Asks every running job of a kind to end whose payload names one of `values` in `field`. */
export async function cancelRunning(
  database: Queryable,
  { kind, field, values }: { readonly kind: JobKind; readonly field: string; readonly values: readonly string[] },
  now: Date,
): Promise<void> {
  const isOfThese = sql`${jobs.payload} ->> ${field} = any(${sql.param([...values])}::text[])`;
  const running = await database
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.kind, kind), eq(jobs.state, 'running'), isOfThese));
  for (const { id } of running) await cancelJob(database, id, now);
}

/**
 * Keeps a running job from being cancelled until the transaction ends.
 * @throws JobError `job.failed` when it was cancelled: what it has made is of no use any more
 */
export async function requireNotCancelled(transaction: Transaction, id: string): Promise<void> {
  const [row] = await transaction.select({ at: jobs.cancelledAt }).from(jobs).where(eq(jobs.id, id)).for('update');
  if (row === undefined || row.at !== null) throw new JobError('job.failed', 'cancelled while it ran');
}

/** Ends a job that does not run, because its cause was dealt with in another way. False while it runs. */
export async function settleJob(database: Queryable, id: string, now: Date): Promise<boolean> {
  const rows = await database.select({ state: jobs.state }).from(jobs).where(eq(jobs.id, id)).for('update');
  if (rows[0]?.state === 'running') return false;
  await database
    .update(jobs)
    .set({ state: 'cancelled', cancelledAt: now, endedAt: now })
    .where(and(eq(jobs.id, id), inArray(jobs.state, ['waiting', 'failed'])));
  return true;
}
