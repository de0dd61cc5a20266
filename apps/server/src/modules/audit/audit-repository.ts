import type { AuditSort } from '@ringwerk/contract';
import { and, count, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import { auditLog } from '../../storage/schema/house.ts';
import { ZONE } from '../calendar/house-zone.ts';
import { alphabetical, directed, type SortQuestion } from '../sorted-by.ts';

export type AuditRow = typeof auditLog.$inferSelect;

export interface AuditQuestion extends SortQuestion<AuditSort> {
  readonly q?: string | undefined;
  readonly userId?: string | undefined;
  readonly entity?: string | undefined;
  readonly entityId?: string | undefined;
  /** Days of the house, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const whereOf = ({ q, userId, entity, entityId, from, to }: AuditQuestion): SQL | undefined =>
  and(
    ...words(q).map(contains),
    userId === undefined ? undefined : eq(auditLog.userId, userId),
    entity === undefined ? undefined : eq(auditLog.entity, entity),
    entityId === undefined ? undefined : eq(auditLog.entityId, entityId),
    from === undefined ? undefined : gte(auditLog.at, midnight(sql`${from}::date`)),
    to === undefined ? undefined : lt(auditLog.at, midnight(sql`${to}::date + 1`)),
  );

/** The moment at which a day of the house begins. */
const midnight = (day: SQL): SQL => sql`(${day})::timestamp at time zone ${ZONE}`;

const words = (text = ''): string[] => text.split(/\s+/u).filter((word) => word !== '');

/** One word, somewhere in an entry; signs that a pattern would read are taken as they are. */
function contains(word: string): SQL {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`concat_ws(' ', ${auditLog.byName}, ${auditLog.byNumber}, ${auditLog.action}, ${auditLog.entity}, ${auditLog.entityId},
    ${auditLog.detail}::text, ${auditLog.before}::text, ${auditLog.after}::text) ilike ${pattern}`;
}

const SORTED_BY: Readonly<Record<AuditSort, readonly SQL[]>> = {
  // Entries are numbered as they are written.
  at: [sql`${auditLog.id}`],
  by: [alphabetical(sql`nullif(${auditLog.byName}, '')`)],
  deed: [sql`${auditLog.action}`, sql`${auditLog.entity}`, sql`${auditLog.entityId}`],
};

/** How entries are sorted: as asked for, equal ones the newest first. */
export const auditOrder = ({ sort, descending }: SortQuestion<AuditSort>): SQL[] => [
  ...(sort === undefined ? [] : directed(SORTED_BY[sort], descending)),
  desc(auditLog.id),
];

export async function findAudit(
  database: Queryable,
  question: AuditQuestion,
  page: { readonly pageSize: number; readonly offset: number },
): Promise<AuditRow[]> {
  return database
    .select()
    .from(auditLog)
    .where(whereOf(question))
    .orderBy(...auditOrder(question))
    .limit(page.pageSize)
    .offset(page.offset);
}

export async function countAudit(database: Queryable, question: AuditQuestion): Promise<number> {
  const [row] = await database.select({ total: count() }).from(auditLog).where(whereOf(question));
  return row?.total ?? 0;
}

/** The kinds of objects, by skips along their index: the log grows for ever, its kinds do not. */
export async function auditEntities(database: Queryable): Promise<string[]> {
  const { rows } = await database.execute<{ entity: string }>(sql`
    with recursive kinds as (
      (select entity from audit_log order by entity limit 1)
      union all
      select (select a.entity from audit_log a where a.entity > kinds.entity order by a.entity limit 1)
      from kinds where kinds.entity is not null
    )
    select entity from kinds where entity is not null and entity <> ''`);
  return rows.map(({ entity }) => entity);
}
