import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { searchModels, type Model } from '@ringwerk/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import { createApp } from '../../app.ts';
import { openDatabase, type Database } from '../../storage/database.ts';
import {
  createTestDatabase,
  TEST_MAIL_NETWORK,
  TEST_PASSWORD,
  testConfig,
  testConnection,
} from '../../../test/test-app.ts';

type Found = z.output<typeof searchModels.answer>;

let here: FastifyInstance;
let there: FastifyInstance;
let database: Database;
let end: () => Promise<void>;
beforeAll(async () => {
  const house = await createTestDatabase();
  const second = openDatabase(testConnection(house.name));
  database = house.database;
  const open = (own: Database) => createApp(testConfig(), { database: own, mailNetwork: TEST_MAIL_NETWORK });
  here = await open(database);
  there = await open(second);
  for (const app of [here, there]) await app.listen({ port: 0, host: '127.0.0.1' });
  end = async () => {
    await here.close();
    await there.close();
    await second.close();
    await house.drop();
  };
});
afterAll(() => end());

/** A browser that asks either process. */
async function logIn(customerNumber: string) {
  const cookies: Record<string, string> = {};
  let token = '';
  const call = async (app: FastifyInstance, options: InjectOptions) => {
    const answer = await app.inject({
      ...options,
      cookies: { ...cookies },
      headers: { 'x-ringwerk-token': token, ...options.headers },
    });
    for (const { name, value } of answer.cookies) cookies[name] = value;
    return answer;
  };
  const opened = await call(here, {
    method: 'POST',
    url: '/api/session',
    payload: { customerNumber, password: TEST_PASSWORD },
  });
  token = opened.json().token;
  const list = async (query: string, app = here): Promise<Found> => {
    const answer = await call(app, { url: `/api/models?${query}` });
    expect(answer.statusCode, answer.body).toBe(200);
    return searchModels.answer.parse(answer.json());
  };
  return { call, list };
}
type Browser = Awaited<ReturnType<typeof logIn>>;

const LIST = 'category=9&sort=article&pageSize=6';
const formOf = ({ with: set, without }: Model) => set ?? without;
const prices = ({ models }: Found) => models.map((model) => formOf(model)?.retail.gross);
const costs = ({ models }: Found) => models.map((model) => formOf(model)?.cost);
/** A list is remembered for less than a second (`FreshMemory`); the rest is what a busy machine needs to price anew. */
const WITHIN_A_SECOND = { timeout: 3_000, interval: 20 };

async function fill(...browsers: readonly Browser[]): Promise<void> {
  for (const browser of browsers) for (const app of [here, there]) await browser.list(LIST, app);
}

describe('a remembered list', () => {
  test('is the dealer’s own: nobody is shown the prices of another', async () => {
    const [german, dutch] = [await logIn('10001'), await logIn('10002')];
    const first = [prices(await german.list(LIST)), prices(await dutch.list(LIST))];
    expect(first[0]).not.toEqual(first[1]);
    const again = await Promise.all(
      Array.from({ length: 12 }, async (_, turn) => {
        const [browser, own] = turn % 2 === 0 ? [german, first[0]] : [dutch, first[1]];
        return [prices(await browser.list(LIST, turn % 3 === 0 ? there : here)), own] as const;
      }),
    );
    for (const [shown, own] of again) expect(shown).toEqual(own);
  });

  test('names no cost to a trainee of the shop whose owner has just asked the same', async () => {
    const [owner, trainee] = [await logIn('10001'), await logIn('10001-3')];
    expect(costs(await owner.list(LIST)).every((cost) => (cost ?? 0) > 0)).toBe(true);
    expect(costs(await trainee.list(LIST)).every((cost) => cost === undefined)).toBe(true);
    expect(costs(await owner.list(LIST)).every((cost) => (cost ?? 0) > 0)).toBe(true);
  });

  test('names none from the moment that the customer view begins, and the other process is notified', async () => {
    const owner = await logIn('10001');
    const isNamed = async (app: FastifyInstance) =>
      costs(await owner.list(LIST, app)).map((cost) => cost !== undefined);
    await owner.call(here, { method: 'PUT', url: '/api/customer-view/pin', payload: { pin: '4711' } });
    await fill(owner);
    const entered = await owner.call(there, { method: 'POST', url: '/api/customer-view' });
    expect(entered.statusCode, entered.body).toBe(204);
    expect(await isNamed(there)).not.toContain(true);
    await vi.waitFor(async () => expect(await isNamed(here)).not.toContain(true), WITHIN_A_SECOND);
    await owner.call(here, { method: 'POST', url: '/api/customer-view/leave', payload: { pin: '4711' } });
    expect(await isNamed(here)).not.toContain(false);
    await vi.waitFor(async () => expect(await isNamed(there)).not.toContain(false), WITHIN_A_SECOND);
  });

  test('follows a keep at once where it was made, and the other process is notified', async () => {
    const owner = await logIn('10001');
    await fill(owner);
    const isKept = async (app: FastifyInstance) => (await owner.list(LIST, app)).models[0]?.isOnWatchList;
    const [model] = (await owner.list(LIST)).models;
    const payload = { design: model && formOf(model)?.design, setId: model?.setId, name: model?.name };
    const kept = await owner.call(here, { method: 'POST', url: '/api/watch-items', payload });
    expect(kept.statusCode, kept.body).toBe(200);
    expect(await isKept(here)).toBe(true);
    await vi.waitFor(async () => expect(await isKept(there)).toBe(true), WITHIN_A_SECOND);
    const { list, item } = kept.json();
    await owner.call(there, { method: 'DELETE', url: `/api/watch-lists/${list.id}/items/${item.id}` });
    expect(await isKept(there)).toBe(false);
    await vi.waitFor(async () => expect(await isKept(here)).toBe(false), WITHIN_A_SECOND);
  });

  test.each([
    [
      'a dealer’s rule',
      `update dealers set retail_rule = jsonb_set(retail_rule, '{factor}', '3.4') where customer_number = '10001'`,
    ],
    [
      'the fixing',
      `insert into market_rates (subject, value, source, state, valid_from) values ('Au', 14200, 'manual', 'in-force', now())`,
    ],
    [
      'an agreement',
      `insert into dealer_agreements (dealer_id, discounts, minimum_order)
       select id, '{"metal":0.1,"labour":0.1,"stones":0.1,"options":0.1}', 0 from dealers where customer_number = '10001'`,
    ],
  ])('changes with %s within a second, in both processes', async (_, statement) => {
    const owner = await logIn('10001');
    await fill(owner);
    const before = await owner.list(LIST);
    await database.pool.query(statement);
    for (const app of [here, there])
      await vi.waitFor(async () => {
        const after = await owner.list(LIST, app);
        expect([prices(after), costs(after)]).not.toEqual([prices(before), costs(before)]);
      }, WITHIN_A_SECOND);
  });

  test('changes with a model within a second, in both processes', async () => {
    const owner = await logIn('10001');
    await fill(owner);
    await database.pool.query(
      `update models set names = '{"de":"Sommerwind"}', changed_tx = pg_current_xact_id() where set_id = (
         select min(set_id) from model_categories where category = 9)`,
    );
    await database.pool.query("select pg_notify('ringwerk_models', '')");
    for (const app of [here, there])
      await vi.waitFor(async () => {
        expect((await owner.list(`${LIST}&lang=de`, app)).models[0]?.name).toBe('Sommerwind');
      }, WITHIN_A_SECOND);
  });

  test('is sent compressed as it is, and not at all to who has it', async () => {
    const owner = await logIn('10001');
    const get = (headers: Record<string, string>) => owner.call(here, { url: `/api/models?${LIST}`, headers });
    const plain = await get({});
    expect(plain.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': expect.stringMatching(/json/) });
    const packed = await get({ 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync((await get({ 'accept-encoding': 'gzip' })).rawPayload).toString()).toBe(plain.body);
    const tag = String(plain.headers.etag);
    const known = await get({ 'if-none-match': `"other", ${tag}` });
    expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', tag]);
    expect((await get({ 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
  });
});

describe('a remembered session', () => {
  const isOpen = async (browser: Browser, app: FastifyInstance) =>
    (await browser.call(app, { url: `/api/models?${LIST}` })).statusCode === 200;

  test('that is ended here is refused here at once, and there within a second', async () => {
    const [owner, same] = [await logIn('10001'), await logIn('10001')];
    await fill(owner, same);
    const ended = await same.call(here, { method: 'DELETE', url: '/api/account/sessions' });
    expect(ended.statusCode).toBe(200);
    expect(await isOpen(owner, here)).toBe(false);
    await vi.waitFor(async () => expect(await isOpen(owner, there)).toBe(false), WITHIN_A_SECOND);
    expect([await isOpen(same, here), await isOpen(same, there)]).toEqual([true, true]);
  });

  test('lets nobody write who is no longer let in, not even for a moment', async () => {
    const owner = await logIn('10001');
    await fill(owner);
    await database.pool.query(`delete from sessions`);
    const written = await owner.call(there, { method: 'POST', url: '/api/watch-lists', payload: { name: 'x' } });
    expect(written.statusCode).toBe(401);
  });

  test('ends at its hour', async () => {
    const owner = await logIn('10001');
    await database.pool.query(`update sessions set expires_at = now() + interval '400 milliseconds'`);
    await fill(await logIn('10002'), owner);
    await vi.waitFor(async () => expect(await isOpen(owner, here)).toBe(false), { timeout: 2_000, interval: 20 });
  });
});
