import type { JobKind } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { jobs } from '../../storage/schema/jobs.ts';
import type { JobDefinition } from './define-job.ts';

/** What wakes the workers of every process. */
export const JOBS_CHANNEL = 'ringwerk_jobs';

export interface NewJob {
  readonly now: Date;
  /** Absent: at once. */
  readonly runAt?: Date;
  /** What the board calls it: a recipient, a ring, a file. Names no secret. */
  readonly subject?: string;
  /** Of a kind there is one open job for each key: adding it again changes nothing. */
  readonly uniqueKey?: string;
  /** The user who asked for it; absent: the house itself. */
  readonly createdBy?: string;
}

/**
 * Puts a job into the queue and returns its id. Belongs into the transaction of its cause: it is run after the commit, and
 * not at all without one.
 */
export async function addJob<Payload extends z.ZodMiniType>(
  database: Queryable,
  definition: JobDefinition<Payload>,
  payload: z.input<Payload>,
  job: NewJob,
): Promise<string> {
  const { kind, schema, options } = definition;
  const { now, runAt = now, subject = '', uniqueKey = null, createdBy = null } = job;
  const rows = await database
    .insert(jobs)
    .values({
      kind,
      payload: schema.parse(payload),
      subject,
      uniqueKey,
      mostAttempts: options.mostAttempts,
      runAt,
      createdBy,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: jobs.id });
  if (rows[0] !== undefined) {
    await wakeWorkers(database);
    return rows[0].id;
  }
  if (uniqueKey === null) throw new Error('an added job was not returned');
  // Null: the one in the way has ended between the two statements.
  return (await findOpenJob(database, kind, uniqueKey)) ?? addJob(database, definition, payload, job);
}

/** The job of a kind and key that waits or runs. */
export async function findOpenJob(database: Queryable, kind: JobKind, uniqueKey: string): Promise<string | null> {
  const rows = await database
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.kind, kind), eq(jobs.uniqueKey, uniqueKey), inArray(jobs.state, ['waiting', 'running'])));
  return rows[0]?.id ?? null;
}

/** Heard by every process after the commit. @param cancelledId - a running job that is to end. */
export async function wakeWorkers(database: Queryable, cancelledId = ''): Promise<void> {
  await database.execute(sql`select pg_notify(${JOBS_CHANNEL}, ${cancelledId})`);
}
