import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openCouple, readCouple } from '../../../test/couples.ts';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let shop: TestApp;
let owner: TestUser;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  owner = await shop.logIn('10001');
});

const WAITING = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const makeQuote = (coupleId: string) =>
  owner.call({ method: 'POST', url: '/api/quotes', payload: { design: WORKED_EXAMPLE, coupleId } });

type Query = (text: string, values: readonly string[]) => Promise<unknown>;

/** A call that comes while another one holds the file of a couple and changes it before the call goes on. */
async function callMeanwhile<Answer>(
  id: string,
  call: () => Promise<Answer>,
  change: (query: Query) => Promise<unknown>,
): Promise<Answer> {
  const other = await shop.database.pool.connect();
  try {
    await other.query('begin');
    await other.query('select 1 from couples where id = $1 for update', [id]);
    const [answer] = await Promise.all([
      call(),
      (async () => {
        await vi.waitFor(async () => expect((await shop.database.pool.query(WAITING)).rowCount).toBe(1), 5_000);
        await change((text, values) => other.query(text, [...values]));
        await other.query('commit');
      })(),
    ]);
    return answer;
  } finally {
    await other.query('rollback');
    other.release();
  }
}

test('a quote that comes while its couple is merged goes into the file that stays', async () => {
  const [kept, double] = [await openCouple(owner), await openCouple(owner)];
  const answer = await callMeanwhile(
    double.id,
    () => makeQuote(double.id),
    (query) => query('update couples set merged_into = $2 where id = $1', [double.id, kept.id]),
  );
  expect(answer.statusCode, answer.body).toBe(200);
  const { quotes, designs } = await readCouple(owner, kept.id);
  expect([quotes.map(({ id }) => id), designs.length]).toEqual([[answer.json().id], 1]);
});

test('a quote that comes while its couple is deleted is refused', async () => {
  const { id } = await openCouple(owner);
  const answer = await callMeanwhile(
    id,
    () => makeQuote(id),
    (query) => query('delete from couples where id = $1', [id]),
  );
  expect([answer.statusCode, answer.json().error?.code]).toEqual([404, 'couple.unknown']);
});

test('an order of a quote waits for the file before it takes the quote, which a deletion changes', async () => {
  const { id } = await openCouple(owner);
  const quote = (await makeQuote(id)).json();
  const payload = {
    quoteId: quote.id,
    commission: 'Huber',
    idempotencyKey: 'order-while-deleted',
    expected: { gross: quote.retail.gross },
  };
  const answer = await callMeanwhile(
    id,
    () => owner.call({ method: 'POST', url: '/api/orders', payload }),
    async (query) => {
      await query('delete from quotes where id = $1', [quote.id]);
      await query('delete from couple_designs where couple_id = $1', [id]);
      await query('delete from couples where id = $1', [id]);
    },
  );
  expect([answer.statusCode, answer.json().error?.code]).toEqual([404, 'couple.unknown']);
});

test('a deletion waits for a quote before it takes a stone that the quote holds, as whoever changes the quote does', async () => {
  const { id } = await openCouple(owner);
  const [stone] = (await owner.call({ url: '/api/stones?pageSize=1' })).json().stones;
  const payload = { positions: [{ kind: 'stone', stoneId: stone.id }], coupleId: id };
  const made = await owner.call({ method: 'POST', url: '/api/quotes', payload });
  expect(made.statusCode, made.body).toBe(200);
  const other = await shop.database.pool.connect();
  try {
    await other.query('begin');
    await other.query('select 1 from quotes where id = $1 for update', [made.json().id]);
    const [answer] = await Promise.all([
      owner.call({ method: 'DELETE', url: `/api/couples/${id}` }),
      (async () => {
        await vi.waitFor(async () => expect((await shop.database.pool.query(WAITING)).rowCount).toBe(1), 5_000);
        const free = other.query('select 1 from stones where id = $1 for update nowait', [stone.id]);
        await expect(free).resolves.toMatchObject({ rowCount: 1 });
        await other.query('commit');
      })(),
    ]);
    expect(answer.statusCode, answer.body).toBe(200);
  } finally {
    await other.query('rollback');
    other.release();
  }
});
