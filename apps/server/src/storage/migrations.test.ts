import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PRICE_LIST } from '@ringwerk/catalogue';
import { FIRST_TAXES } from '@ringwerk/kernel/price';
import { currentPriceList } from '../modules/pricing/price-basis.ts';
import { testConnection } from '../../test/test-app.ts';
import { openDatabase, type Database } from './database.ts';

const folder = new URL('migrations/', import.meta.url);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort();
const contentOf = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

let admin: Database;
let database: Database;
let name = '';
beforeEach(async () => {
  admin = openDatabase(testConnection('postgres'));
  name = `migrated_${Date.now()}`;
  await admin.pool.query(`create database ${name}`);
  database = openDatabase(testConnection(name));
});
afterEach(async () => {
  await database.close();
  await admin.pool.query(`drop database ${name} with (force)`);
  await admin.close();
});

test('links that couples had before tokens were hashed go on working, and the tokens are gone', async () => {
  const change = files.findIndex((file) => contentOf(file).includes('CREATE TABLE "share_links"'));
  expect(change).toBeGreaterThan(0);
  for (const file of files.slice(0, change)) await database.pool.query(contentOf(file));
  const token = 'Zm9yLUFubmEtYW5kLVBhdWwtb2YtdGhlLXllYXItMjY';
  await database.pool.query(
    `insert into dealers (customer_number, company, country, language, retail_rule) values ('1', 'Lindner', 'DE', 'de', '{}');
     insert into users (dealer_id, customer_number, name, role, permissions) select id, '1', 'Eva', 'owner', '{}' from dealers;
     insert into price_lists (id, list) values ('first', '{}');
     insert into designs (code, dealer_id, user_id, design, design_key, name, price_list_id, evaluation, grams, cost, retail)
       select 'CODE', u.dealer_id, u.id, '{}', 'key', 'Classic', 'first', '{}', 1, 1, '{}' from users u;
     insert into shares (token, dealer_id, user_id, design_code, name, language, country, shows_price, created_at, expires_at)
       select '${token}', u.dealer_id, u.id, 'CODE', 'Classic', 'de', 'DE', true, now(), now() from users u`,
  );
  await database.pool.query(contentOf(files[change] ?? ''));
  const { rows } = await database.pool.query(
    'select l.token_hash as hash, s.name from share_links l join shares s on s.id = l.share_id',
  );
  expect(rows).toEqual([{ hash: createHash('sha256').update(token).digest(), name: 'Classic' }]);
  const columns = await database.pool.query("select 1 from information_schema.columns where column_name = 'token'");
  expect(columns.rows).toEqual([]);
});

test('whoever had the back office before roles were distinguished may go on doing everything', async () => {
  const change = files.findIndex((file) => file.includes('house-roles'));
  expect(change).toBeGreaterThan(0);
  for (const file of files.slice(0, change)) await database.pool.query(contentOf(file));
  await database.pool.query(
    `insert into dealers (customer_number, company, country, language, retail_rule) values ('1', 'Lindner', 'DE', 'de', '{}');
     insert into users (dealer_id, customer_number, name, role, permissions)
       select id, n.number, n.role, n.role, '{backoffice}' from dealers, (values ('1', 'owner'), ('2', 'staff')) as n (number, role)`,
  );
  await database.pool.query(contentOf(files[change] ?? ''));
  const { rows } = await database.pool.query('select name, role from users order by customer_number');
  expect(rows).toEqual([
    { name: 'owner', role: 'owner' },
    { name: 'staff', role: 'admin' },
  ]);
});

test('price lists of releases without editions become editions with their rates, and price what they priced', async () => {
  const change = files.findIndex((file) => contentOf(file).includes('CREATE TABLE "price_editions"'));
  expect(change).toBeGreaterThan(0);
  for (const file of files.slice(0, change)) await database.pool.query(contentOf(file));
  await database.pool.query('insert into price_lists (id, list, valid_from) values ($1, $2, $3)', [
    PRICE_LIST.id,
    PRICE_LIST,
    '2026-01-01T00:00:00Z',
  ]);
  // The code of this release reads the tables of this release.
  for (const file of files.slice(change)) await database.pool.query(contentOf(file));
  const list = await currentPriceList(database);
  expect(list).toEqual({ ...PRICE_LIST, id: list.id, tax: FIRST_TAXES });
  const { rows } = await database.pool.query("select value from market_rates where subject = 'USD'");
  expect(rows).toEqual([{ value: 1.086957 }]);
});

test('a mail server from before it was said where it stands goes on, also in the house’s own network', async () => {
  const change = files.findIndex((file) => file.includes('inner-mail-servers'));
  expect(change).toBeGreaterThan(0);
  for (const file of files.slice(0, change)) await database.pool.query(contentOf(file));
  await database.pool.query(
    `insert into mail_servers (id, version, server, updated_at) values (1, 2, '{"host": "192.168.1.25"}', now())`,
  );
  await database.pool.query(contentOf(files[change] ?? ''));
  const { rows } = await database.pool.query('select server from mail_servers');
  expect(rows).toEqual([{ server: { host: '192.168.1.25', isInner: true } }]);
});

test('designs saved before there was a room for them are found by code, name, article and alloy', async () => {
  const change = files.findIndex((file) => contentOf(file).includes('CREATE TABLE "couples"'));
  expect(change).toBeGreaterThan(0);
  for (const file of files.slice(0, change)) await database.pool.query(contentOf(file));
  const design = { version: 3, rings: [{ segments: [{ alloy: 'au585-rose' }, { alloy: 'pt950' }], inlays: [] }] };
  await database.pool.query(
    `insert into dealers (customer_number, company, country, language, retail_rule) values ('1', 'Lindner', 'DE', 'de', '{}');
     insert into users (dealer_id, customer_number, name, role) select id, '1', 'Eva', 'owner' from dealers;
     insert into price_lists (id, list) values ('first', '{}')`,
  );
  await database.pool.query(
    `insert into designs (code, dealer_id, user_id, design, design_key, set_id, name, price_list_id, evaluation, grams, cost, retail)
       select 'AB12CD3X', u.dealer_id, u.id, $1, 'key', 9014, 'Crème & Mond', 'first', '{}', 1, 1, '{}' from users u`,
    [JSON.stringify(design)],
  );
  await database.pool.query(contentOf(files[change] ?? ''));
  const words = ['ab12cd3x', 'alloy=au585-rose', 'alloy=pt950', 'creme', 'mond', 'set=9014'];
  const { rows } = await database.pool.query('select tsvector_to_array(search) as words from designs');
  expect(rows).toEqual([{ words }]);
});

test('quotes and orders of one design become one position each, at the figures that they were frozen with', async () => {
  const change = files.findIndex((file) => contentOf(file).includes('CREATE TABLE "order_positions"'));
  expect(change).toBeGreaterThan(0);
  for (const file of files.slice(0, change)) await database.pool.query(contentOf(file));
  const [quoteId, orderId] = ['5e11e400-0000-4000-8000-000000000001', '5e11e400-0000-4000-8000-000000000002'];
  await database.pool.query(
    `insert into dealers (customer_number, company, country, language, retail_rule) values ('1', 'Lindner', 'DE', 'de', '{}');
     insert into users (dealer_id, customer_number, name, role) select id, '1', 'Eva', 'owner' from dealers;
     insert into price_lists (id, list) values ('first', '{}');
     insert into designs (code, dealer_id, user_id, design, design_key, name, price_list_id, evaluation, grams, cost, retail)
       select 'AB12CD3X', u.dealer_id, u.id, '{"version": 3}', 'key', '', 'first', '{}', 1, 1, '{}' from users u;
     insert into quotes (id, number, dealer_id, user_id, design_code, design, evaluation, retail, cost, price_list_id, retail_rule,
         language, created_at, valid_until, idempotency_key)
       select '${quoteId}', 'Q-1', u.dealer_id, u.id, 'AB12CD3X', '{"version": 3}', '{"rings": []}', '{"gross": 87795}', 33535, 'first',
         '{"factor": 2.2}', 'de', '2026-11-01T10:00:00Z', '2026-11-15T10:00:00Z', 'quote-key' from users u;
     insert into orders (id, number, dealer_id, user_id, idempotency_key, quote_id, design_code, design, evaluation, retail, cost,
         price_list_id, retail_rule, commission, quantity, status, created_at)
       select '${orderId}', 'O-1', u.dealer_id, u.id, 'order-key', '${quoteId}', 'AB12CD3X', '{"version": 3}', '{"rings": []}',
         '{"gross": 87795}', 33535, 'first', '{"factor": 2.2}', 'Huber', 3, 'received', '2026-11-02T10:00:00Z' from users u;
     insert into documents (kind, owner_id, pdf, printed_at) values ('quote', '${quoteId}', '\\x25', now())`,
  );
  await database.pool.query(contentOf(files[change] ?? ''));
  const frozen = {
    number: 1,
    kind: 'rings',
    design_code: 'AB12CD3X',
    design: { version: 3 },
    evaluation: { rings: [] },
    retail: { gross: 87_795 },
    cost: '33535',
    price_list_id: 'first',
    retail_rule: { factor: 2.2 },
    discount: null,
    stone_id: null,
  };
  const { rows: quoted } = await database.pool.query('select * from quote_positions');
  expect(quoted).toMatchObject([
    { ...frozen, quote_id: quoteId, quantity: 1, is_chosen: true, priced_at: new Date('2026-11-01T10:00:00Z') },
  ]);
  const { rows: ordered } = await database.pool.query('select * from order_positions');
  expect(ordered).toMatchObject([
    { ...frozen, order_id: orderId, quantity: 3, priced_at: new Date('2026-11-02T10:00:00Z') },
  ]);
  // Calls that are sent again find what they made, and a printed paper stays the one of its number.
  const { rows: keys } = await database.pool.query(
    'select q.idempotency_key as quote, o.idempotency_key as "order", q.revision, d.revision as printed from quotes q, orders o, documents d',
  );
  expect(keys).toEqual([{ quote: 'quote-key', order: 'order-key', revision: 1, printed: 1 }]);
});

test('programs that read the feed of orders go on from the cursors that they have', async () => {
  const change = files.findIndex((file) => contentOf(file).includes('"order_feed_numbers"'));
  expect(change).toBeGreaterThan(0);
  for (const file of files.slice(0, change)) await database.pool.query(contentOf(file));
  // Without orders and accounts that the steps would be of.
  await database.pool.query(
    `set session_replication_role = replica;
     insert into order_events (id, order_id, status, by_user_id, by_name)
       select n, gen_random_uuid(), 'received', gen_random_uuid(), 'Eva' from unnest(array[3, 7]) n`,
  );
  await database.pool.query(contentOf(files[change] ?? ''));
  const { rows } = await database.pool.query(
    "select array_agg(feed_no::int order by id) as given, nextval('order_feed_numbers')::int as next from order_events",
  );
  expect(rows).toEqual([{ given: [3, 7], next: 8 }]);
});

test('what was noted on an order is for the workshop, which had it on its sheet', async () => {
  const change = files.findIndex((file) => file.includes('order-notes'));
  expect(change).toBeGreaterThan(0);
  for (const file of files.slice(0, change)) await database.pool.query(contentOf(file));
  await database.pool.query(
    `set session_replication_role = replica;
     insert into orders (number, dealer_id, user_id, idempotency_key, commission, note, status)
       select number, gen_random_uuid(), gen_random_uuid(), number, 'Huber', note, 'received'
       from (values ('1', 'Bitte "ohne" Stempel'), ('2', '')) as noted (number, note)`,
  );
  await database.pool.query(contentOf(files[change] ?? ''));
  const { rows } = await database.pool.query('select notes from orders order by number');
  expect(rows).toEqual([
    { notes: { workshop: 'Bitte "ohne" Stempel', delivery: '', shop: '' } },
    { notes: { workshop: '', delivery: '', shop: '' } },
  ]);
});

test('what is counted of ordered rings is there for orders of before: each name once, in the order of the rings', async () => {
  const change = files.findIndex((file) => contentOf(file).includes('CREATE FUNCTION "ring_facts"'));
  expect(change).toBeGreaterThan(0);
  for (const file of files.slice(0, change)) await database.pool.query(contentOf(file));
  const ring = (width: number, alloys: readonly string[], materials: readonly string[]) => ({
    width,
    segments: alloys.map((alloy) => ({ alloy, share: 1 })),
    stones: materials.map((material) => ({ material, count: 3 })),
  });
  const designs = [
    {
      version: 3,
      rings: [
        ring(5.35, ['au585-yellow', 'pt950-ru', 'au585-yellow'], ['ruby', 'diamond-natural', 'ruby']),
        ring(4, ['ta'], []),
      ],
    },
    // Of the first releases, without the lists that later ones have.
    { version: 1, rings: [{ width: 6 }] },
  ];
  await database.pool.query(
    "set session_replication_role = replica; insert into price_lists (id, list) values ('first', '{}')",
  );
  const positions = [...designs, null];
  for (const [index, design] of positions.entries())
    await database.pool.query(
      `insert into order_positions (order_id, number, kind, design_code, design, evaluation, quantity, retail, cost, price_list_id, retail_rule, priced_at)
         select gen_random_uuid(), $1, case when $2::jsonb is null then 'extra' else 'rings' end,
           case when $2::jsonb is not null then 'AB12CD3X' end, $2, case when $2::jsonb is not null then '{}'::jsonb end,
           1, '{}', 1, 'first', '{}', now()`,
      [index + 1, design === null ? null : JSON.stringify(design)],
    );
  await database.pool.query(contentOf(files[change] ?? ''));
  const { rows } = await database.pool.query('select ring_facts as facts from order_positions order by number');
  expect(rows).toEqual([
    {
      facts: [
        { width: 5.35, alloys: ['au585-yellow', 'pt950-ru'], stones: ['diamond-natural', 'ruby'] },
        { width: 4, alloys: ['ta'], stones: [] },
      ],
    },
    { facts: [{ width: 6, alloys: [], stones: [] }] },
    { facts: null },
  ]);
});
