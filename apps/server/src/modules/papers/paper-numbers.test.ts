import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPaperHouse, type PaperHouse } from '../../../test/paper-house.ts';
import { takeNumber } from './paper-repository.ts';

let house: PaperHouse;
beforeAll(async () => {
  house = await startPaperHouse(new Date('2026-11-24T10:00:00Z'));
});
afterAll(() => house.close());

const numbersOf = async (kind: string): Promise<string[]> =>
  (await house.database.pool.query('select number from papers where kind = $1 order by number', [kind])).rows.map(
    ({ number }) => number,
  );
const upTo = (series: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${series}-2026-${String(index + 1).padStart(5, '0')}`);

test('numbers have no gap when many issue at once, and when some are refused in between', async () => {
  const orders: string[] = [];
  for (let made = 0; made < 8; made += 1) orders.push(await house.placed());
  // Each order three times at once: one of them is issued, two are refused after they have waited.
  const answers = await Promise.all(
    [...orders, ...orders, ...orders].map((id) =>
      house.admin.call({ method: 'POST', url: `/api/work-orders/${id}/confirmation` }),
    ),
  );
  const codes = answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
  expect(codes).toEqual([...Array.from({ length: 8 }, () => 200), ...Array.from({ length: 16 }, () => 409)]);
  expect(await numbersOf('confirmation')).toEqual(upTo('AB', 8));
});

test('a process that ends before its commit takes no number with it', async () => {
  const client = await house.database.pool.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  await client.query('begin');
  await client.query(
    `insert into paper_numbers values ('GS', 2026, 1) on conflict (series, year) do update set last = paper_numbers.last + 1`,
  );
  await house.database.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
  client.release(true);
  const number = await house.database.transaction((transaction) => takeNumber(transaction, 'credit', '2026-11-24'));
  expect(number).toBe('GS-2026-00001');
});

test('a series begins again with the year', async () => {
  const take = (day: string) => house.database.transaction((transaction) => takeNumber(transaction, 'invoice', day));
  expect([await take('2026-12-31'), await take('2027-01-01'), await take('2026-12-31')]).toEqual([
    'RE-2026-00001',
    'RE-2027-00001',
    'RE-2026-00002',
  ]);
});

test('the database refuses every change of an issued paper, its file and a payment', async () => {
  const { id } = await house.billed(await house.shipped());
  const payment = { idempotencyKey: 'payment-for-ever', paidOn: '2026-11-24', amount: 100, cashDiscount: 0, note: '' };
  await house.post(house.accounts, `/api/papers/${id}/payments`, payment);
  const deeds = [
    "update papers set number = 'RE-2026-99999'",
    'delete from papers',
    'truncate papers cascade',
    "update paper_files set pdf = ''",
    'delete from paper_files',
    'update paper_payments set amount = 0',
    'delete from paper_payments',
  ];
  for (const deed of deeds) await expect(house.database.pool.query(deed), deed).rejects.toThrow(/append-only/u);
});
