import { JOB_STATES, type JobErrorCode, type JobKind, type JobStep } from '@ringwerk/contract';
import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './dealers.ts';

/** Work beside the answers: written in the transaction of its cause, run by whichever process is free. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<JobKind>().notNull(),
    payload: jsonb().$type<unknown>().notNull(),
    /** What the board calls it: a recipient, a ring, a file. Names no secret. */
    subject: text().notNull().default(''),
    state: text({ enum: JOB_STATES }).notNull().default('waiting'),
    /** One open job for each. */
    uniqueKey: text(),
    attempts: integer().notNull().default(0),
    mostAttempts: integer().notNull(),
    /** Not before this moment. */
    runAt: timestamp({ withTimezone: true }).notNull(),
    /** Names the run that holds a running job; the writes of an earlier one are refused. */
    holder: uuid(),
    /** A running job whose lease is over belongs to a process that has ended. */
    leaseUntil: timestamp({ withTimezone: true }),
    /** 0 to 1; null before a job has said anything. */
    progress: doublePrecision(),
    step: text().$type<JobStep>(),
    result: jsonb().$type<Readonly<Record<string, unknown>>>(),
    error: text().$type<JobErrorCode>(),
    /** For whoever looks after the server; names no secret. */
    errorDetail: text(),
    cancelledAt: timestamp({ withTimezone: true }),
    /** Null: the house itself. */
    createdBy: uuid().references(() => users.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    startedAt: timestamp({ withTimezone: true }),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('jobs_open')
      .on(table.runAt)
      .where(sql`state in ('waiting', 'running')`),
    index('jobs_created').on(table.createdAt),
    index('jobs_ended').on(table.endedAt),
    uniqueIndex('jobs_unique_key')
      .on(table.kind, table.uniqueKey)
      .where(sql`state in ('waiting', 'running')`),
  ],
);
