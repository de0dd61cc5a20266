import type { AuditSort, Country, DealerSort, DealerState } from '@ringwerk/contract';
import { and, asc, count, desc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { dealers, users } from '../../storage/schema/dealers.ts';
import { auditLog, registrations } from '../../storage/schema/house.ts';
import { IS_OPEN_ORDER } from '../../storage/schema/trade.ts';
import type { DealerRow } from '../dealer/dealer-repository.ts';
import { auditOrder, type AuditRow } from '../audit/audit-repository.ts';
import type { Page } from '../paging.ts';
import { alphabetical, type SortQuestion } from '../sorted-by.ts';

export interface DealerQuestion {
  readonly q?: string | undefined;
  readonly state?: DealerState | undefined;
  readonly country?: Country | undefined;
  readonly sort?: DealerSort | undefined;
  readonly descending?: 'true' | undefined;
}

/** Written out: in a query of one table its columns stand without its name, which inside these would be another table's. */
const OF_DEALER = sql.raw('dealer_id = dealers.id');
/** Orders that are neither delivered nor cancelled. */
const OPEN = sql`(select count(*) from orders where ${OF_DEALER} and ${IS_OPEN_ORDER})`;
const LAST_ORDER = sql`(select max(created_at) from orders where ${OF_DEALER})`;
const LAST_LOGIN = sql`(select max(last_login_at) from users where ${OF_DEALER})`;
const USERS = sql`(select count(*) from users where ${OF_DEALER} and is_active)`;

/** What a row of the list shows; the logo stays where it is. */
const summaryColumns = {
  id: dealers.id,
  customerNumber: dealers.customerNumber,
  state: dealers.state,
  company: dealers.company,
  city: dealers.city,
  country: dealers.country,
  users: USERS.mapWith(Number),
  openOrders: OPEN.mapWith(Number),
  lastOrderAt: sql<Date | null>`${LAST_ORDER}`.mapWith(dealers.createdAt),
  lastLoginAt: sql<Date | null>`${LAST_LOGIN}`.mapWith(dealers.createdAt),
};

const words = (text = ''): string[] => text.split(/\s+/u).filter((word) => word !== '');

/** One word, somewhere in what people call a dealer by; signs that a pattern would read are taken as they are. */
function contains(word: string): SQL {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`(concat_ws(' ', ${dealers.company}, ${dealers.customerNumber}, ${dealers.street}, ${dealers.postcode}, ${dealers.city},
    ${dealers.email}, ${dealers.phone}, ${dealers.vatId}, ${dealers.contacts}::text) ilike ${pattern}
    or exists (select 1 from users where ${OF_DEALER}
      and concat_ws(' ', name, users.email, users.customer_number) ilike ${pattern}))`;
}

const isDealer = eq(dealers.kind, 'dealer');
const whereOf = ({ q, country }: DealerQuestion): SQL | undefined =>
  and(isDealer, ...words(q).map(contains), country === undefined ? undefined : eq(dealers.country, country));

const ORDER_BY: Readonly<Record<DealerSort, SQL>> = {
  company: alphabetical(dealers.company),
  number: alphabetical(dealers.customerNumber),
  city: alphabetical(dealers.city),
  openOrders: OPEN,
  lastOrder: LAST_ORDER,
  lastLogin: LAST_LOGIN,
};

export async function listDealers(database: Queryable, question: DealerQuestion, page: Page) {
  const { state, sort = 'company', descending } = question;
  const where = and(whereOf(question), state === undefined ? undefined : eq(dealers.state, state));
  const by = ORDER_BY[sort];
  return database
    .select(summaryColumns)
    .from(dealers)
    .where(where)
    .orderBy(
      descending === 'true' ? sql`${by} desc nulls last` : sql`${by} asc nulls last`,
      asc(dealers.customerNumber),
    )
    .limit(page.pageSize)
    .offset(page.offset);
}
export type DealerSummaryRow = Awaited<ReturnType<typeof listDealers>>[number];

/** How many of what was asked for are in each state. */
export async function countStates(
  database: Queryable,
  question: DealerQuestion,
): Promise<Readonly<Record<DealerState, number>>> {
  const rows = await database
    .select({ state: dealers.state, dealers: count() })
    .from(dealers)
    .where(whereOf(question))
    .groupBy(dealers.state);
  const of = (state: DealerState): number => rows.find((row) => row.state === state)?.dealers ?? 0;
  return { active: of('active'), paused: of('paused'), closed: of('closed') };
}

export async function countOpenRegistrations(database: Queryable): Promise<number> {
  const [row] = await database.select({ open: count() }).from(registrations).where(eq(registrations.status, 'open'));
  return row?.open ?? 0;
}

/** A dealer with what the list says of it; null for an unknown one and for the manufactory itself. */
export async function findDealerFile(
  database: Queryable,
  id: string,
): Promise<{ readonly dealer: DealerRow; readonly summary: DealerSummaryRow } | null> {
  const where = and(isDealer, eq(dealers.id, id));
  const [dealer] = await database.select().from(dealers).where(where);
  const [summary] = await database.select(summaryColumns).from(dealers).where(where);
  return dealer === undefined || summary === undefined ? null : { dealer, summary };
}

/** The same, locked until the transaction ends: of two who change one dealer the second sees the first. */
export async function lockDealer(transaction: Transaction, id: string): Promise<DealerRow | null> {
  const rows = await transaction
    .select()
    .from(dealers)
    .where(and(isDealer, eq(dealers.id, id)))
    .for('update');
  return rows[0] ?? null;
}

/** Name of whoever changed a dealer last. */
export async function lastChangeBy(database: Queryable, dealerId: string): Promise<string | null> {
  const [row] = await database
    .select({ name: auditLog.byName })
    .from(auditLog)
    .where(
      and(eq(auditLog.entity, 'dealer'), eq(auditLog.entityId, dealerId), ne(auditLog.action, 'personal-data.read')),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row?.name ?? null;
}

/** Too many and of too little weight for a history: they stand in the log. */
const PASSED_OVER = ['personal-data.read', 'session.opened', 'session.closed', 'session.refused'];
const isOf = (dealerId: string): SQL | undefined =>
  and(
    or(
      and(eq(auditLog.entity, 'dealer'), eq(auditLog.entityId, dealerId)),
      and(
        eq(auditLog.entity, 'user'),
        sql`${auditLog.entityId} in (select id::text from ${users} where dealer_id = ${dealerId})`,
      ),
      eq(auditLog.dealerId, dealerId),
    ),
    sql`not ${inArray(auditLog.action, PASSED_OVER)}`,
  );

export async function findHistory(
  database: Queryable,
  dealerId: string,
  question: SortQuestion<AuditSort>,
  page: Page,
): Promise<{ readonly total: number; readonly rows: readonly AuditRow[] }> {
  const [counted] = await database.select({ total: count() }).from(auditLog).where(isOf(dealerId));
  const rows = await database
    .select()
    .from(auditLog)
    .where(isOf(dealerId))
    .orderBy(...auditOrder(question))
    .limit(page.pageSize)
    .offset(page.offset);
  return { total: counted?.total ?? 0, rows };
}
