import { houseDate, ORDER_STATUSES, type BoardOrder } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import { isLate } from '../bench/scan-answer.ts';
import { houseZone } from '../calendar/house-zone.ts';
import { countOfficeNews } from '../orders/office-news.ts';
import type { Page } from '../paging.ts';
import {
  countDealers,
  countSteps,
  findBoardOrders,
  positionCommissions,
  sinceOf,
  type BoardQuestion,
} from './board-repository.ts';
import { orderedRings } from './ordered-rings.ts';

/** The board of production: what has to be made for whom until when, and how much stands at each step. */
export async function readBoard(
  { database, clock }: Services,
  { permissions }: Pick<Caller, 'permissions'>,
  question: BoardQuestion,
  page: Page,
) {
  const { orm } = database;
  const today = houseDate(clock(), await houseZone(orm));
  const [{ total, rows }, counted, dealers, news] = await Promise.all([
    findBoardOrders(orm, question, page, today),
    countSteps(orm, today),
    countDealers(orm),
    countOfficeNews(orm),
  ]);
  const ids = rows.map(({ id }) => id);
  const [since, rings, commissions] = await Promise.all([
    sinceOf(orm, ids),
    orderedRings(orm, ids),
    positionCommissions(orm, ids),
  ]);
  const ringsOf = Map.groupBy(rings, ({ orderId }) => orderId);
  const orders = rows.map((row): BoardOrder => {
    const made = ringsOf.get(row.id) ?? [];
    const alloys = made.flatMap(({ design }) => design.rings.flatMap(({ segments }) => segments));
    return {
      id: row.id,
      number: row.number,
      createdAt: row.createdAt.toISOString(),
      commission: row.commission,
      positionCommissions: (commissions.get(row.id) ?? []).filter((own) => own !== row.commission),
      requestedDate: row.requestedDate,
      isLate: isLate(row, today),
      status: row.status,
      version: row.version,
      isNews: row.officeUnseenAt !== null,
      kind: row.kind,
      since: (since.get(row.id) ?? row.createdAt).toISOString(),
      dealer: row.dealer,
      rings: made.reduce((sum, { design, quantity }) => sum + design.rings.length * quantity, 0),
      alloys: [...new Set(alloys.map(({ alloy }) => alloy))],
      ...(permissions.includes('billing') ? { cost: row.cost } : {}),
    };
  });
  const steps = ORDER_STATUSES.map(
    (status) => counted.find((step) => step.status === status) ?? { status, count: 0, late: 0 },
  );
  return { page: page.page, pageSize: page.pageSize, total, orders, steps, dealers, news };
}
