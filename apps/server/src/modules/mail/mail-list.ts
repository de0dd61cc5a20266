import {
  MAIL_KINDS,
  MAIL_STATES,
  MAIL_VARIABLES,
  type MailKind,
  type MailSort,
  type MailState,
  type Role,
} from '@ringwerk/contract';
import { and, count, desc, eq, ilike, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { users } from '../../storage/schema/dealers.ts';
import { mails } from '../../storage/schema/house.ts';
import { jobs } from '../../storage/schema/jobs.ts';
import { ZONE } from '../calendar/house-zone.ts';
import type { JobRow } from '../jobs/job-repository.ts';
import type { Page } from '../paging.ts';
import { alphabetical, directed, placeOf, type SortQuestion } from '../sorted-by.ts';
import type { MailRow } from './mail-repository.ts';

export interface MailFilter extends SortQuestion<MailSort> {
  readonly recipient?: string | undefined;
  readonly kind?: MailKind | undefined;
  readonly state?: MailState | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A mail as the back office shows it. */
export interface ListedMail {
  readonly mail: MailRow;
  readonly state: MailState;
  readonly job: Pick<JobRow, 'state' | 'error' | 'errorDetail' | 'runAt'> | null;
  /** Whose account it is about, as it is today. */
  readonly user: {
    readonly role: Role;
    readonly email: string;
    readonly isActive: boolean;
    readonly hasPassword: boolean;
  } | null;
}

/** A mail of release 0.3 that nothing has sent yet has neither job nor values. */
const STATE = sql<MailState>`case
  when ${mails.sentAt} is not null then 'sent'
  when ${mails.printedAt} is not null then 'printed'
  when ${jobs.state} = 'failed' then 'failed'
  when ${jobs.state} in ('waiting', 'running') or (${mails.jobId} is null and ${mails.values} is null) then 'waiting'
  else 'cancelled' end`;
const DAY = sql`(${mails.createdAt} at time zone ${ZONE})::date`;

function conditions({ recipient, kind, state, from, to }: MailFilter): SQL | undefined {
  return and(
    recipient === undefined || recipient === ''
      ? undefined
      : ilike(mails.recipient, `%${recipient.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
    kind === undefined ? undefined : eq(mails.kind, kind),
    state === undefined ? undefined : eq(STATE, state),
    from === undefined ? undefined : sql`${DAY} >= ${from}::date`,
    to === undefined ? undefined : sql`${DAY} <= ${to}::date`,
  );
}

const listed = (database: Queryable) =>
  database
    .select({
      mail: mails,
      state: STATE,
      job: { state: jobs.state, error: jobs.error, errorDetail: jobs.errorDetail, runAt: jobs.runAt },
      user: {
        role: users.role,
        email: users.email,
        isActive: users.isActive,
        hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      },
    })
    .from(mails)
    .leftJoin(jobs, eq(jobs.id, mails.jobId))
    .leftJoin(users, eq(users.id, mails.userId));

/** The subject as it is read: what its variables stand for in their places. A secret stands in no subject. */
const SUBJECT = MAIL_VARIABLES.reduce(
  (text, variable) =>
    sql`replace(${text}, ${`{${variable}}`}, coalesce(${mails.values}->>${sql.raw(`'${variable}'`)}, ${`{${variable}}`}))`,
  sql`${mails.subject}`,
);
const SORTED_BY: Readonly<Record<MailSort, SQL>> = {
  recipient: alphabetical(mails.recipient),
  kind: placeOf(mails.kind, MAIL_KINDS),
  subject: alphabetical(SUBJECT),
  state: placeOf(STATE, MAIL_STATES),
  written: sql`${mails.createdAt}`,
};

/** One page of the mails that fit, newest first unless it is sorted. */
export function listMails(database: Queryable, filter: MailFilter, { pageSize, offset }: Page): Promise<ListedMail[]> {
  return listed(database)
    .where(conditions(filter))
    .orderBy(
      ...(filter.sort === undefined ? [] : directed([SORTED_BY[filter.sort]], filter.descending)),
      desc(mails.createdAt),
      desc(mails.id),
    )
    .limit(pageSize)
    .offset(offset);
}

export async function countMails(database: Queryable, filter: MailFilter): Promise<number> {
  const rows = await database
    .select({ count: count() })
    .from(mails)
    .leftJoin(jobs, eq(jobs.id, mails.jobId))
    .where(conditions(filter));
  return rows[0]?.count ?? 0;
}

export async function findListedMail(database: Queryable, id: string): Promise<ListedMail | null> {
  const rows = await listed(database).where(eq(mails.id, id));
  return rows[0] ?? null;
}
