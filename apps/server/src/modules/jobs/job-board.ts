import { JOB_KINDS, JOB_STATES, type JobKind, type JobSort, type JobState } from '@ringwerk/contract';
import { and, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { users } from '../../storage/schema/dealers.ts';
import { jobs } from '../../storage/schema/jobs.ts';
import type { Page } from '../paging.ts';
import { alphabetical, directed, placeOf, type SortQuestion } from '../sorted-by.ts';
import type { JobRow } from './job-repository.ts';

export interface JobFilter extends SortQuestion<JobSort> {
  readonly kind?: JobKind | undefined;
  readonly state?: JobState | undefined;
}
export interface BoardRow {
  readonly job: JobRow;
  readonly createdBy: string | null;
}

// A later release on the same database may have kinds that this one has no word for.
const ofKind = ({ kind }: JobFilter) => inArray(jobs.kind, kind === undefined ? [...JOB_KINDS] : [kind]);
const ORDER = sql`case ${jobs.state} when 'running' then 0 when 'waiting' then 1 when 'failed' then 1 else 2 end`;

const SORTED_BY: Readonly<Record<JobSort, readonly SQL[]>> = {
  job: [placeOf(jobs.kind, JOB_KINDS), alphabetical(jobs.subject)],
  state: [placeOf(jobs.state, JOB_STATES)],
  attempts: [sql`${jobs.attempts}`],
  when: [
    sql`case ${jobs.state} when 'waiting' then ${jobs.runAt} when 'running' then ${jobs.startedAt} else ${jobs.endedAt} end`,
  ],
};

const orderOf = ({ sort, descending }: JobFilter): readonly SQL[] =>
  sort === undefined ? [ORDER] : directed(SORTED_BY[sort], descending);

/**
 * One page of the board: running first, then what waits or has failed, then what has ended, unless it is sorted; newest
 * first in each.
 */
export function listJobs(database: Queryable, filter: JobFilter, { pageSize, offset }: Page): Promise<BoardRow[]> {
  return database
    .select({ job: jobs, createdBy: users.name })
    .from(jobs)
    .leftJoin(users, eq(users.id, jobs.createdBy))
    .where(and(ofKind(filter), filter.state === undefined ? undefined : eq(jobs.state, filter.state)))
    .orderBy(...orderOf(filter), desc(jobs.createdAt), desc(jobs.id))
    .limit(pageSize)
    .offset(offset);
}

/** How many jobs of the kind are in each state. */
export async function countJobs(database: Queryable, filter: JobFilter): Promise<Record<JobState, number>> {
  const rows = await database
    .select({ state: jobs.state, count: count() })
    .from(jobs)
    .where(ofKind(filter))
    .groupBy(jobs.state);
  const known = new Map(rows.map((row) => [row.state, row.count]));
  // The keys are the states, by their list.
  return Object.fromEntries(JOB_STATES.map((state) => [state, known.get(state) ?? 0])) as Record<JobState, number>;
}

export async function findJob(database: Queryable, id: string): Promise<JobRow | null> {
  const rows = await database.select().from(jobs).where(eq(jobs.id, id));
  return rows[0] ?? null;
}

/** The newest job of a kind for a key, whatever became of it. */
export async function findLastJob(database: Queryable, kind: JobKind, uniqueKey: string): Promise<BoardRow | null> {
  const rows = await database
    .select({ job: jobs, createdBy: users.name })
    .from(jobs)
    .leftJoin(users, eq(users.id, jobs.createdBy))
    .where(and(eq(jobs.kind, kind), eq(jobs.uniqueKey, uniqueKey)))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(1);
  return rows[0] ?? null;
}
