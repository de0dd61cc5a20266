import { coupleTitle, houseDate, type DueEntry, type DueKind, type OrderStatus } from '@ringwerk/contract';
import { and, asc, eq, gte, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import type { Queryable } from '../../storage/database.ts';
import { couples } from '../../storage/schema/couples.ts';
import { shareMessages, shares } from '../../storage/schema/shares.ts';
import { quotes } from '../../storage/schema/trade.ts';
import { addDays, DAY_MS } from '../calendar/house-calendar.ts';
import { houseZone } from '../calendar/house-zone.ts';
import { unseenOrders } from '../orders/order-news.ts';
import { COUPLE_NAME, type NamedCouple } from './couple-ref.ts';
import { ofDealer } from './couple-repository.ts';

/** A next step stands there from so many days before its day on, and until it is done; an open quote before its end. */
const AHEAD_DAYS = 7;
/** Before a wedding without an order: what a workshop and a second fitting take. */
const WEDDING_DAYS = 12 * 7;
/** Of each kind, and of all: a page for one look. */
const SHOWN = 12;

interface Found {
  readonly kind: DueKind;
  readonly couple: NamedCouple | null;
  /** Who it is about where no file is. */
  readonly name: string;
  readonly on: string;
  readonly text: string;
  readonly id: string | null;
  /** The record where no file is: one of its own stays an entry of its own, whatever it is called. */
  readonly record: string;
}

const steps = (database: Queryable, dealerId: string, until: string) =>
  database
    .select({ couple: COUPLE_NAME, on: couples.nextStepOn, text: couples.nextStep })
    .from(couples)
    .where(and(ofDealer(dealerId), isNotNull(couples.nextStepOn), lte(couples.nextStepOn, until)))
    .orderBy(asc(couples.nextStepOn))
    .limit(SHOWN);

const weddings = (database: Queryable, dealerId: string, from: string, until: string) =>
  database
    .select({ couple: COUPLE_NAME, on: couples.weddingDate })
    .from(couples)
    .where(
      and(
        ofDealer(dealerId),
        gte(couples.weddingDate, from),
        lte(couples.weddingDate, until),
        sql`not exists (select 1 from orders where couple_id = couples.id and status <> 'cancelled')`,
      ),
    )
    .orderBy(asc(couples.weddingDate))
    .limit(SHOWN);

const endingQuotes = (database: Queryable, dealerId: string, now: Date) =>
  database
    .select({
      couple: COUPLE_NAME,
      id: quotes.id,
      number: quotes.number,
      name: quotes.customerName,
      until: quotes.validUntil,
    })
    .from(quotes)
    .leftJoin(couples, eq(couples.id, quotes.coupleId))
    .where(
      and(
        eq(quotes.dealerId, dealerId),
        isNull(quotes.orderedAt),
        // What the couple has declined and what was renewed is no offer any more.
        sql`${quotes.answer} is distinct from 'declined'`,
        sql`not exists (select 1 from quotes renewal where renewal.replaces = quotes.id)`,
        gte(quotes.validUntil, now),
        lte(quotes.validUntil, new Date(now.getTime() + AHEAD_DAYS * DAY_MS)),
      ),
    )
    .orderBy(asc(quotes.validUntil))
    .limit(SHOWN);

/** What couples have said to a quote by their link, and nobody of the shop has read. */
const answeredQuotes = (database: Queryable, dealerId: string) =>
  database
    .select({
      couple: COUPLE_NAME,
      id: quotes.id,
      number: quotes.number,
      name: quotes.customerName,
      answer: quotes.answer,
      at: quotes.answeredAt,
    })
    .from(quotes)
    .leftJoin(couples, eq(couples.id, quotes.coupleId))
    .where(and(eq(quotes.dealerId, dealerId), isNotNull(quotes.answer), isNull(quotes.answerSeenAt)))
    .orderBy(asc(quotes.answeredAt))
    .limit(SHOWN);

const LAST_MESSAGE =
  sql<string>`(select max(at) from ${shareMessages} where share_id = shares.id and "from" = 'couple')`.mapWith(
    shareMessages.at,
  );

const unreadLinks = (database: Queryable, dealerId: string) =>
  database
    .select({
      couple: COUPLE_NAME,
      id: shares.id,
      name: shares.couple,
      code: shares.designCode,
      /** Of the rings, or of the list. */
      shown: shares.name,
      at: LAST_MESSAGE,
    })
    .from(shares)
    .leftJoin(couples, eq(couples.id, shares.coupleId))
    .where(and(eq(shares.dealerId, dealerId), sql`${shares.unread} > 0`))
    .orderBy(asc(LAST_MESSAGE))
    .limit(SHOWN);

/** Quotes that end, and those that the couple has answered. */
async function quoteReasons(database: Queryable, dealerId: string, now: Date, zone: string): Promise<Found[]> {
  const due: Found[] = [];
  for (const { couple, id, number, name, until } of await endingQuotes(database, dealerId, now))
    due.push({
      kind: 'quote',
      couple,
      name: name === '' ? number : name,
      on: houseDate(until, zone),
      text: number,
      id,
      record: id,
    });
  for (const { couple, id, number, name, answer, at } of await answeredQuotes(database, dealerId))
    if (answer !== null && at !== null)
      due.push({
        kind: answer,
        couple,
        name: name === '' ? number : name,
        on: houseDate(at, zone),
        text: number,
        id,
        record: id,
      });
  return due;
}

const ORDER_KINDS: Partial<Record<OrderStatus, DueKind>> = { shipped: 'order-shipped', cancelled: 'order-cancelled' };

/** Whether what nobody has read of an order is who pays for it. */
const isAnswer = (unseenAt: Date, answeredAt: Date | null): boolean => answeredAt !== null && answeredAt >= unseenAt;

/** What the house did with an order, and nobody of the shop has read. */
async function orderReasons(database: Queryable, dealerId: string, zone: string): Promise<Found[]> {
  const rows = await unseenOrders(database, dealerId, SHOWN);
  return rows.flatMap(({ couple, id, number, name, status, at, answeredAt }) =>
    at === null
      ? []
      : [
          {
            kind: ORDER_KINDS[status] ?? (isAnswer(at, answeredAt) ? 'order-answered' : 'order-confirmed'),
            couple,
            name,
            on: houseDate(at, zone),
            text: number,
            id,
            record: id,
          },
        ],
  );
}

async function found(services: Services, { dealerId }: Caller, today: string, zone: string): Promise<Found[]> {
  const { orm } = services.database;
  const now = services.clock();
  const after = (days: number): string => addDays(today, days);
  const rest = { name: '', text: '', id: null, record: '' };
  const due: Found[] = [];
  for (const { couple, on, text } of await steps(orm, dealerId, after(AHEAD_DAYS)))
    if (on !== null) due.push({ ...rest, kind: 'step', couple, on, text });
  for (const { couple, on } of await weddings(orm, dealerId, today, after(WEDDING_DAYS)))
    if (on !== null) due.push({ ...rest, kind: 'wedding', couple, on });
  due.push(...(await quoteReasons(orm, dealerId, now, zone)), ...(await orderReasons(orm, dealerId, zone)));
  for (const { couple, id, name, code, shown, at } of await unreadLinks(orm, dealerId)) {
    const on = at === null ? today : houseDate(new Date(at), zone);
    due.push({ ...rest, kind: 'message', couple, name: name === '' ? (code ?? shown) : name, on, record: id });
  }
  return due;
}

interface Due {
  /** The day at the manufactory. */
  readonly today: string;
  readonly entries: DueEntry[];
}

/** One entry for each couple, with all that it is there for; the earliest day first. */
export async function listDue(services: Services, caller: Caller): Promise<Due> {
  const zone = await houseZone(services.database.orm);
  const today = houseDate(services.clock(), zone);
  const entries = Map.groupBy(
    (await found(services, caller, today, zone)).toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0)),
    ({ couple, record }) => couple?.id ?? record,
  );
  const shown = [...entries.values()].slice(0, SHOWN).flatMap((reasons) => {
    const [first] = reasons;
    if (first === undefined) return [];
    const { couple, name } = first;
    return [
      {
        title: couple === null ? name : coupleTitle(couple.people, couple.language),
        coupleId: couple?.id ?? null,
        reasons: reasons.map(({ kind, on, text, id }) => ({ kind, on, text, id })),
      },
    ];
  });
  return { today, entries: shown };
}
