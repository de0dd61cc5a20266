import type { FoundRecords } from '@ringwerk/contract';
import { array, assert, asyncProperty, constantFrom, integer } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { shownPrice, startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

/** More than are read before the index of words is asked, several of each moment. */
const ROWS = 900;
const SAME_MOMENT = 3;
const MOST = 4;
/** Couples whose files are looked into. */
const FILES = 24;
const WORDS = ['huber', 'hubmann', 'moser', 'mosler', 'linden', 'lindau', 'stein', 'zwiesel'];
/** Only the oldest rows have it. */
const OLD = 'uralt';

let house: TestApp;
let owner: TestUser;

const word = (shift: string): string =>
  `(array['${WORDS.join("','")}'])[1 + abs(hashtext(n::text || '${shift}')) % ${WORDS.length}]`;
const NAMES = `${word('a')} || case when n > ${ROWS - 5} then ' ${OLD}' else '' end`;
const MOMENT = `now() - (n / ${SAME_MOMENT}) * interval '1 minute'`;

/** Copies of one order, quote and design, with names and couples by chance, the first the latest. */
async function fill(): Promise<void> {
  const post = async (url: string, payload: object) => (await owner.call({ method: 'POST', url, payload })).json();
  const design = WORKED_EXAMPLE;
  const expected = await shownPrice(owner, design);
  const order = await post('/api/orders', { design, commission: 'one', idempotencyKey: 'first-of-many', expected });
  const quote = await post('/api/quotes', { design, customerName: 'one' });
  const saved = await post('/api/designs', { design, name: 'one' });
  const { pool } = house.database;
  const run = (text: string) => pool.query(text);
  const copies = (count: number) => `generate_series(1, ${count}) n`;
  await run(`insert into couples (dealer_id, people, city, language, search, sort_name, next_step, created_at, updated_at, updated_by)
    select o.dealer_id, '[]'::jsonb, '', 'de', array_to_tsvector(array[${word('c')}]), '', '', ${MOMENT}, ${MOMENT}, o.user_id
    from ${copies(60)}, orders o where o.id = '${order.id}'`);
  const couple = (shift: string) => `case when abs(hashtext(n::text || '${shift}')) % 4 = 0 then
    (select id from couples where dealer_id = own.dealer_id order by id offset abs(hashtext(n::text || '${shift}k')) % 60 limit 1) end`;
  await run(`insert into orders (number, dealer_id, user_id, idempotency_key, commission, couple_id, status, created_at)
    select 'X-' || n, own.dealer_id, own.user_id, 'x-' || n, ${NAMES}, ${couple('o')}, 'shipped', ${MOMENT}
    from ${copies(ROWS)}, orders own where own.id = '${order.id}'`);
  await run(`insert into quotes select (jsonb_populate_record(own, jsonb_build_object('id', gen_random_uuid(), 'number', 'Y-' || n,
      'customer_name', ${NAMES}, 'couple_id', ${couple('q')}, 'created_at', ${MOMENT}, 'idempotency_key', null, 'replaces', null))).*
    from ${copies(ROWS)}, quotes own where own.id = '${quote.id}'`);
  await run(`insert into designs select (jsonb_populate_record(own, jsonb_build_object('code', 'DES' || lpad(n::text, 5, '0'), 'created_at', ${MOMENT},
      'idempotency_key', null))).* from ${copies(ROWS)}, designs own where own.code = '${saved.code}'`);
  await run(`update designs set search = array_to_tsvector(string_to_array(names, ' ')) from
    (select 'DES' || lpad(n::text, 5, '0') as of, ${NAMES} as names from ${copies(ROWS)}) n where code = of`);
  await run(`insert into couple_designs (couple_id, design_code, at)
    select c.id, d.code, now() from couples c join designs d on abs(hashtext(d.code || c.id::text)) % 400 = 0 where d.code like 'DES%'`);
}

beforeAll(async () => {
  house = await startTestApp();
  owner = await house.logIn('10001');
  await fill();
});
afterAll(() => house.close());

interface Row {
  readonly key: string;
  readonly words: string;
  readonly couples: readonly string[];
}

/** All rows of a kind, the latest first. */
const all = async (text: string): Promise<readonly Row[]> => (await house.database.pool.query<Row>(text)).rows;

const begins = (words: string, asked: readonly string[]): boolean =>
  asked.every((start) => words.split(/[\s'-]+/u).some((each) => each.startsWith(start)));

test('what is found is what reading every row finds, the latest first', async () => {
  const couples = await all(
    `select id as key, search::text as words, '{}'::text[] as couples from couples order by updated_at desc, id desc`,
  );
  const orders = await all(
    `select id as key, lower(number || ' ' || commission) as words, array_remove(array[couple_id::text], null) as couples from orders
     where dealer_id = (select dealer_id from orders where number = 'X-1') order by created_at desc, number desc`,
  );
  const quotes = await all(
    `select id as key, lower(number || ' ' || customer_name) as words, array_remove(array[couple_id::text], null) as couples from quotes
     where dealer_id = (select dealer_id from orders where number = 'X-1') order by created_at desc, number desc`,
  );
  const designs = await all(
    `select code as key, search::text as words, array(select couple_id::text from couple_designs where design_code = code) as couples
     from designs where dealer_id = (select dealer_id from orders where number = 'X-1') order by created_at desc, code desc`,
  );
  const slow = (rows: readonly Row[], asked: readonly string[], files: readonly string[]): string[] =>
    rows
      .filter(({ words, couples: of }) => begins(words, asked) || of.some((id) => files.includes(id)))
      .slice(0, MOST)
      .map(({ key }) => key);
  const start = constantFrom(...WORDS, OLD, 'nobody').chain((whole) =>
    integer({ min: 2, max: whole.length }).map((letters) => whole.slice(0, letters)),
  );
  await assert(
    asyncProperty(array(start, { minLength: 1, maxLength: 2 }), async (asked) => {
      const answer = await owner.call({ url: `/api/found-records?q=${encodeURIComponent(asked.join(' '))}` });
      const found: FoundRecords = answer.json();
      const files = couples
        .filter(({ words }) => begins(words, asked))
        .slice(0, FILES)
        .map(({ key }) => key);
      expect(found.couples.map(({ id }) => id)).toEqual(files.slice(0, MOST));
      expect(found.orders.map(({ id }) => id)).toEqual(slow(orders, asked, files));
      expect(found.quotes.map(({ id }) => id)).toEqual(slow(quotes, asked, files));
      expect(found.designs.map(({ code }) => code)).toEqual(slow(designs, asked, files));
    }),
    { numRuns: 60, seed: 20_261_127 },
  );
  // Old rows alone: no latest one has the word.
  expect(slow(orders, [OLD], [])).toHaveLength(MOST);
});
