import { houseDate, isOpenOrder, type BenchScan } from '@ringwerk/contract';
import type { Queryable } from '../../storage/database.ts';
import { houseZone } from '../calendar/house-zone.ts';
import { ordersOf, type BenchOrder, type ScanRow } from './bench-repository.ts';

/** Wanted for a day that has gone by, and not on its way. */
export const isLate = (
  { requestedDate, status }: Pick<BenchOrder, 'requestedDate' | 'status'>,
  today: string,
): boolean => requestedDate !== null && requestedDate < today && isOpenOrder(status);

/** Scans with what each has moved. */
export async function scanAnswers(database: Queryable, scans: readonly ScanRow[], now: Date): Promise<BenchScan[]> {
  const today = houseDate(now, await houseZone(database));
  const ids = scans.map(({ id }) => id);
  const moved = Map.groupBy(await ordersOf(database, ids), ({ scanId }) => scanId);
  return scans.map(({ id, code, station, at, byName, undoneAt }) => ({
    id,
    code,
    station,
    at: at.toISOString(),
    by: byName,
    isUndone: undoneAt !== null,
    orders: (moved.get(id) ?? []).map((order) => ({
      id: order.id,
      number: order.number,
      commission: order.commission,
      dealer: order.dealer,
      requestedDate: order.requestedDate,
      isLate: isLate(order, today),
    })),
  }));
}

export async function scanAnswer(database: Queryable, scan: ScanRow, now: Date): Promise<BenchScan> {
  const [answer] = await scanAnswers(database, [scan], now);
  if (answer === undefined) throw new Error('a scan has no answer');
  return answer;
}
