import type { InvoiceState, PaperKind, PaperSort } from '@ringwerk/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../storage/database.ts';
import type { Page } from '../paging.ts';
import { alphabetical } from '../sorted-by.ts';
import type { PaperScope } from './paper-repository.ts';

export interface PaperQuestion {
  readonly kind?: PaperKind | undefined;
  readonly state?: InvoiceState | 'unpaid' | undefined;
  readonly q?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly sort?: PaperSort | undefined;
  readonly descending?: 'true' | undefined;
  readonly orderId?: string | undefined;
  readonly coupleId?: string | undefined;
  readonly id?: string | undefined;
}

/** A paper with how far it is paid; amounts are cents. */
export interface ListedPaper {
  readonly id: string;
  readonly kind: PaperKind;
  readonly number: string;
  readonly issuedOn: string;
  readonly issuedAt: string;
  readonly issuedByName: string;
  readonly dealerId: string;
  readonly company: string;
  readonly customerNumber: string;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly commission: string;
  readonly precedesId: string | null;
  readonly precedesNumber: string | null;
  readonly net: number | null;
  readonly tax: number | null;
  readonly gross: number | null;
  readonly dueOn: string | null;
  readonly paid: number;
  readonly cashDiscount: number;
  readonly credited: number;
  readonly open: number;
  readonly state: InvoiceState | null;
  readonly hasXrechnung: boolean;
}

/**
 * What credits have taken back of an invoice. The tax of several credits is rounded one by one, so that together they can miss
 * the invoice's gross by a cent: once nothing is left of its net, nothing is left of it.
 */
const CREDITED = sql`case when c.net >= p.net then p.gross else coalesce(c.gross, 0) end`;

/**
 * Papers with what was paid and credited of each. `today` is the day at the manufactory: an invoice is overdue from the day
 * after the one that it is due on.
 */
const papersWithState = (today: string): SQL => sql`
  select p.id, p.kind, p.number, p.issued_on::text as "issuedOn", p.issued_at as "issuedAt",
    p.issued_by_name as "issuedByName", p.dealer_id as "dealerId", d.company, d.customer_number as "customerNumber",
    p.order_id as "orderId", p.content->>'orderNumber' as "orderNumber", p.content->>'commission' as commission,
    p.precedes_id as "precedesId", p.content->'precedes'->>'number' as "precedesNumber",
    p.net, p.tax, p.gross, p.due_on::text as "dueOn", p.xrechnung is not null as "hasXrechnung",
    coalesce(m.paid, 0) as paid, coalesce(m.cash_discount, 0) as "cashDiscount", ${CREDITED} as credited,
    case when p.kind = 'invoice'
      then p.gross - coalesce(m.paid, 0) - coalesce(m.cash_discount, 0) - ${CREDITED} else 0 end as open,
    case
      when p.kind <> 'invoice' then null
      when p.gross - coalesce(m.paid, 0) - coalesce(m.cash_discount, 0) - ${CREDITED} <= 0 then 'settled'
      when p.due_on < ${today}::date then 'overdue'
      when coalesce(m.paid, 0) + coalesce(m.cash_discount, 0) > 0 then 'part-paid'
      else 'open'
    end as state
  from papers p join dealers d on d.id = p.dealer_id
    left join (select paper_id, sum(amount) as paid, sum(cash_discount) as cash_discount
      from paper_payments group by paper_id) m on m.paper_id = p.id
    left join (select precedes_id, sum(net) as net, sum(gross) as gross
      from papers where kind = 'credit' group by precedes_id) c on c.precedes_id = p.id`;

/** `%`, `_` and `\` of a word mean themselves. */
const pattern = (word: string): string => `%${word.replaceAll(/[\\%_]/gu, (sign) => `\\${sign}`)}%`;

function conditions(scope: PaperScope, question: PaperQuestion): SQL {
  const { kind, state, q = '', from, to, orderId, coupleId, id } = question;
  const words = q.trim().split(/\s+/u).filter(Boolean).slice(0, 6);
  const all: readonly (SQL | undefined)[] = [
    scope === 'all' ? undefined : sql`"dealerId" = ${scope.dealerId}`,
    kind && sql`kind = ${kind}`,
    state === 'unpaid' ? sql`state in ('open', 'part-paid', 'overdue')` : state && sql`state = ${state}`,
    from === undefined ? undefined : sql`"issuedOn" >= ${from}`,
    to === undefined ? undefined : sql`"issuedOn" <= ${to}`,
    orderId === undefined ? undefined : sql`"orderId" = ${orderId}`,
    coupleId === undefined ? undefined : sql`"orderId" in (select id from orders where couple_id = ${coupleId})`,
    id === undefined ? undefined : sql`id = ${id}`,
    ...words.map(
      (word) =>
        sql`concat_ws(' ', number, company, "customerNumber", "orderNumber", commission) ilike ${pattern(word)}`,
    ),
  ];
  const given = all.filter((condition) => condition !== undefined);
  return given.length === 0 ? sql`true` : sql.join(given, sql` and `);
}

interface Raw extends Omit<
  ListedPaper,
  'issuedAt' | 'net' | 'tax' | 'gross' | 'paid' | 'cashDiscount' | 'credited' | 'open'
> {
  readonly issuedAt: string | Date;
  readonly net: string | null;
  readonly tax: string | null;
  readonly gross: string | null;
  readonly paid: string;
  readonly cashDiscount: string;
  readonly credited: string;
  readonly open: string;
}

const amountOf = (text: string | null): number | null => (text === null ? null : Number(text));

const listed = (row: Raw): ListedPaper => ({
  ...row,
  issuedAt: new Date(row.issuedAt).toISOString(),
  net: amountOf(row.net),
  tax: amountOf(row.tax),
  gross: amountOf(row.gross),
  paid: Number(row.paid),
  cashDiscount: Number(row.cashDiscount),
  credited: Number(row.credited),
  open: Number(row.open),
});

export interface FoundPapers {
  readonly papers: readonly ListedPaper[];
  readonly total: number;
  /** Of all invoices that were asked for. */
  readonly open: number;
  readonly overdue: number;
}

const SORTED_BY: Readonly<Record<PaperSort, SQL>> = {
  number: sql`number`,
  date: sql`"issuedOn"`,
  dealer: alphabetical(sql`company`),
  order: sql`"orderNumber"`,
  gross: sql`gross`,
  dueOn: sql`"dueOn"`,
  open: sql`open`,
};

/** Papers that have nothing to sort by stand last, either way; equal ones as they were issued. */
function orderOf({ sort, descending }: PaperQuestion): SQL {
  const newest = sql`"issuedAt" desc, number desc`;
  if (sort === undefined) return newest;
  return sql`${SORTED_BY[sort]} ${sql.raw(descending === 'true' ? 'desc' : 'asc')} nulls last, ${newest}`;
}

/** Papers that a question finds, newest first unless it asks for another order. */
export async function listPapers(
  database: Queryable,
  scope: PaperScope,
  question: PaperQuestion,
  { page, today }: { readonly page: Page; readonly today: string },
): Promise<FoundPapers> {
  const found = sql`from (${papersWithState(today)}) found where ${conditions(scope, question)}`;
  const { rows: sums } = await database.execute<{ total: string; open: string; overdue: string }>(sql`select
    count(*) as total, coalesce(sum(open) filter (where open > 0), 0) as open,
    coalesce(sum(open) filter (where state = 'overdue'), 0) as overdue ${found}`);
  const { rows } = await database.execute<Raw & Record<string, unknown>>(
    sql`select * ${found} order by ${orderOf(question)} limit ${page.pageSize} offset ${page.offset}`,
  );
  const [sum] = sums;
  return {
    papers: rows.map(listed),
    total: Number(sum?.total ?? 0),
    open: Number(sum?.open ?? 0),
    overdue: Number(sum?.overdue ?? 0),
  };
}

/** One paper with its state; null for an unknown one. */
export async function findListed(
  database: Queryable,
  scope: PaperScope,
  id: string,
  today: string,
): Promise<ListedPaper | null> {
  const only = { page: 1, pageSize: 1, offset: 0 };
  const { papers } = await listPapers(database, scope, { id }, { page: only, today });
  return papers[0] ?? null;
}
