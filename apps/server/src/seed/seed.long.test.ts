import { FIRST_HOUSE_LIST, PRICE_LIST } from '@ringwerk/catalogue';
import { FIRST_TAXES } from '@ringwerk/kernel/price';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { currentPriceBasis, currentPriceList } from '../modules/pricing/price-basis.ts';
import { openDatabase, type Database } from '../storage/database.ts';
import { migrate } from '../storage/migrate.ts';
import { testConfig, testConnection } from '../../test/test-app.ts';
import { seed } from './seed.ts';

let admin: Database;
let database: Database;
let name = '';
beforeEach(async () => {
  admin = openDatabase(testConnection('postgres'));
  name = `empty_${Date.now()}_${Math.floor(performance.now() * 1000)}`;
  await admin.pool.query(`create database ${name}`);
  database = openDatabase(testConnection(name));
});
afterEach(async () => {
  await database.close();
  await admin.pool.query(`drop database ${name} with (force)`);
  await admin.close();
});

const start = (demoPassword: string | null, isProduction = false) =>
  seed(database, { demoPassword, isProduction }, new Date());

async function canLogIn(customerNumber: string, password: string): Promise<boolean> {
  const app = await createApp(testConfig(), { database });
  const answer = await app.inject({ method: 'POST', url: '/api/session', payload: { customerNumber, password } });
  await database.pool.query('delete from throttles');
  await app.close();
  return answer.statusCode === 200;
}

const DEMO_NUMBERS = ['10001', '10001-2', '10001-3', '10002', '10002-2', '90001', '90001-2', '90001-3', '90001-4'];

test('two processes that start together on an empty database migrate and seed it once', async () => {
  const other = openDatabase(testConnection(name));
  await Promise.all([migrate(database), migrate(other)]);
  const logins = await Promise.all([start(null), seed(other, { demoPassword: null, isProduction: false }, new Date())]);
  expect(logins.map((login) => login.kind).sort()).toEqual(['new', 'printed-before']);
  const { rows } = await database.pool.query('select customer_number from users order by 1');
  expect(rows.map((row) => row.customer_number)).toEqual(DEMO_NUMBERS);
  await other.close();
});

describe('demo accounts', () => {
  beforeEach(() => migrate(database));

  test('a random password is printed once and still works after the next start', async () => {
    const first = await start(null);
    const password = first.kind === 'new' ? first.password : '';
    expect(password).toMatch(/^[a-z0-9]{4}(-[a-z0-9]{4}){3}$/);
    expect(await start(null)).toEqual({ kind: 'printed-before' });
    expect(await canLogIn('10001', password)).toBe(true);
    const { rows } = await database.pool.query('select password_hash from users');
    for (const row of rows) expect(row.password_hash).toMatch(/^\$argon2id\$/);
  });

  test('DEMO_PASSWORD is used, on a later start too', async () => {
    await start(null);
    expect(await start('chosen-by-hand')).toEqual({ kind: 'chosen' });
    for (const number of DEMO_NUMBERS) {
      expect(await canLogIn(number, 'chosen-by-hand')).toBe(true);
    }
  });

  test('in production without DEMO_PASSWORD there is none, nor a company, a stone or a legal text', async () => {
    expect(await start(null, true)).toEqual({ kind: 'none' });
    for (const table of ['users', 'dealers', 'stones', 'legal_texts'])
      expect((await database.pool.query(`select * from ${table}`)).rows).toEqual([]);
  });

  test('in production DEMO_PASSWORD makes the demo once and never sets a password back', async () => {
    expect(await start('chosen-by-hand', true)).toEqual({ kind: 'chosen' });
    await database.pool.query(
      `update users set password_hash = (select password_hash from users where customer_number = '10002')
       where customer_number = '10001';
       update users set is_active = false where customer_number = '10002-2'`,
    );
    const accounts = async () =>
      (await database.pool.query('select customer_number, password_hash, is_active from users order by 1')).rows;
    const before = await accounts();
    expect(await start('another-password', true)).toEqual({ kind: 'kept' });
    expect(await accounts()).toEqual(before);
    expect(await canLogIn('10002', 'another-password')).toBe(false);
  });

  test('a trial taken into production loses its invented offers and texts, once', async () => {
    await start('trial-password');
    await database.pool.query("update legal_texts set body = 'Eigener Text' where language = 'de'");
    await start(null, true);
    const listed = async () =>
      (await database.pool.query("select count(*)::int as n from stones where status = 'listed'")).rows[0].n;
    expect(await listed()).toBe(0);
    const texts = await database.pool.query('select distinct language from legal_texts');
    expect(texts.rows).toEqual([{ language: 'de' }]);
    await database.pool.query("update stones set status = 'listed' where dealer_id is not null");
    const own = await listed();
    expect(own).toBeGreaterThan(0);
    await start(null, true);
    expect(await listed()).toBe(own);
  });

  test('a trial database taken into production lets no demo login in, nor an open demo session', async () => {
    await start('trial-password');
    const app = await createApp(testConfig(), { database });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/session',
      payload: { customerNumber: '10001', password: 'trial-password' },
    });
    const cookies = Object.fromEntries(answer.cookies.map((cookie) => [cookie.name, cookie.value]));
    await start(null, true);
    expect((await app.inject({ url: '/api/session', cookies })).statusCode).toBe(401);
    await app.close();
    expect(await canLogIn('10001', 'trial-password')).toBe(false);
  });
});

describe('prices', () => {
  beforeEach(async () => {
    await migrate(database);
    await start(null);
  });
  const editions = async () =>
    (await database.pool.query('select id, name, content, active_from from price_editions')).rows;
  const dealerId = async (): Promise<string> =>
    (await database.pool.query("select id from dealers where customer_number = '10001'")).rows[0].id;

  test('a new house begins with the list of the catalogue', async () => {
    const { priceList } = await currentPriceBasis(database, await dealerId());
    expect(priceList).toEqual({ ...PRICE_LIST, id: priceList.id, tax: FIRST_TAXES });
    expect(await editions()).toMatchObject([{ content: FIRST_HOUSE_LIST }]);
  });

  test('a release with other prices leaves those of a house as they are', async () => {
    await database.pool.query(
      `update price_editions set content = jsonb_set(content, '{turning}', '9900'); update market_rates set value = value * 2`,
    );
    const before = await editions();
    await start(null);
    expect(await editions()).toEqual(before);
    const { rows } = await database.pool.query('select subject from market_rates');
    expect(rows).toHaveLength(8);
    expect(await currentPriceList(database)).toMatchObject({ turning: 9_900, fixing: { Au: 20_000 } });
  });

  test('a list dated in the future does not count before its day', async () => {
    const today = await currentPriceList(database);
    await database.pool.query(
      `insert into price_editions (name, content, active_from)
       select 'next month', jsonb_set(content, '{turning}', '9900'), now() + interval '30 days' from price_editions`,
    );
    expect((await currentPriceBasis(database, await dealerId())).priceList.id).toBe(today.id);
    expect((await currentPriceList(database)).id).toBe(today.id);
    await database.pool.query("update price_editions set active_from = now() where name = 'next month'");
    expect((await currentPriceBasis(database, await dealerId())).priceList.turning).toBe(9_900);
    expect((await currentPriceList(database)).turning).toBe(9_900);
  });
});
