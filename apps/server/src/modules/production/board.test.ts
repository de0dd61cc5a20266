import type { BoardOrder, Order } from '@ringwerk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { shownPrice, startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let workshop: TestUser;
let office: TestUser;
const orders: Record<string, Order> = {};
beforeAll(async () => {
  house = await startTestApp();
  const place = async (number: string, commission: string, requestedDate?: string) => {
    const user = await house.logIn(number);
    const design = WORKED_EXAMPLE;
    const expected = await shownPrice(user, design);
    const payload = { idempotencyKey: `board-${commission}`, design, commission, expected, requestedDate };
    orders[commission] = (await user.call({ method: 'POST', url: '/api/orders', payload })).json();
  };
  house.setTime(new Date('2026-11-02T10:00:00Z'));
  await place('10001', 'Huber 24', '2026-12-18');
  await place('10001', 'Müller & Sohn');
  await place('10002', 'Weber-Kling', '2027-02-01');
  await place('10002', 'Storno', '2026-12-17');
  // Later than the first was wanted for.
  house.setTime(new Date('2026-12-20T10:00:00Z'));
  office = await house.logIn('90001');
  workshop = await house.logIn('90001-3');
  const url = `/api/work-orders/${orders['Storno']?.id}/status`;
  await office.call({ method: 'POST', url, payload: { status: 'cancelled' } });
});
afterAll(() => house.close());

const board = async (query: string, user = workshop) => {
  const answer = await user.call({ url: `/api/work-orders?${query}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const commissions = async (query: string): Promise<string[]> =>
  (await board(query)).orders.map(({ commission }: BoardOrder) => commission);

describe('the board', () => {
  test('begins with what is wanted first; what is shipped or cancelled is not on it', async () => {
    expect(await commissions('')).toEqual(['Huber 24', 'Weber-Kling', 'Müller & Sohn']);
    expect(await commissions('sort=new')).toHaveLength(3);
    expect(await commissions('status=cancelled')).toEqual(['Storno']);
  });

  test('marks what is late, and finds it and what is due within a week', async () => {
    const { orders: rows } = await board('');
    expect(rows.map(({ isLate }: BoardOrder) => isLate)).toEqual([true, false, false]);
    expect(await commissions('due=late')).toEqual(['Huber 24']);
    expect(await commissions('due=week')).toEqual([]);
  });

  test.each([
    ['its number', () => orders['Huber 24']?.number ?? '', ['Huber 24']],
    ['the running part', () => String(Number(orders['Huber 24']?.number.slice(-5))), ['Huber 24']],
    ['beginnings of words', () => 'soh mül', ['Müller & Sohn']],
    ['a part behind a hyphen', () => 'kling', ['Weber-Kling']],
    ['its dealer, also when it was cancelled', () => '10002', ['Storno', 'Weber-Kling']],
    ['nothing that a question could break', () => "'); drop table orders; --", []],
  ])('finds an order by %s', async (_, q, found) => {
    expect(await commissions(`q=${encodeURIComponent(q())}`)).toEqual(found);
  });

  test('counts steps with what is late of them, and open orders by dealer', async () => {
    const { steps, dealers } = await board('');
    const step = (status: string) => steps.find((each: { status: string }) => each.status === status);
    expect([step('received'), step('cancelled'), step('shipped')]).toEqual([
      { status: 'received', count: 3, late: 1 },
      { status: 'cancelled', count: 1, late: 0 },
      { status: 'shipped', count: 0, late: 0 },
    ]);
    expect(dealers.map(({ count }: { count: number }) => count)).toEqual([2, 1]);
    expect(await commissions(`dealer=${dealers[1].id}`)).toEqual(['Weber-Kling']);
  });

  test('says rings, alloys and since when, and the trade price to who bills alone', async () => {
    const [row] = (await board('')).orders;
    expect(row).toMatchObject({ rings: 1, alloys: ['au585-yellow'], since: '2026-11-02T10:00:00.000Z' });
    expect([row.cost, (await board('', office)).orders[0].cost]).toEqual([undefined, 33_535]);
  });
});
