import type { FeedContent, RateFeed } from '@ringwerk/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startFeedServer, type FeedServer } from '../../../test/feed-server.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { planDueFeeds } from './plan-feeds.ts';

const at = (moment: string): Date => new Date(`2026-11-${moment}Z`);
const MORNING = at('24T08:00:00');

let server: FeedServer;
let house: TestApp;
let admin: TestUser;
beforeEach(async () => {
  server = await startFeedServer();
  house = await startTestApp({}, { network: server.network });
  house.setTime(MORNING);
  admin = await house.logIn('90001');
  server.answer((_, response) => response.end('{"price":100.80}'));
});
afterEach(async () => {
  await house.close();
  await server.close();
});

const goldFeed = (changes: Partial<FeedContent> = {}): FeedContent => ({
  name: 'Bullion desk',
  format: 'json',
  url: server.url('/gold'),
  isHttpAllowed: true,
  decimalSign: '.',
  readings: [{ subject: 'Au', at: '$.price', row: 'last', cell: '', unit: 'g', currency: 'EUR', factor: 1 }],
  times: ['10:00'],
  isOnWorkDaysOnly: false,
  isActive: true,
  ...changes,
});
const create = async (content = goldFeed()): Promise<RateFeed> =>
  (await admin.call({ method: 'POST', url: '/api/rate-feeds', payload: content })).json();
const rows = async (sql: string) => (await house.database.pool.query(sql)).rows;
const jobs = () => rows('select * from jobs order by created_at, run_at');
const states = async (): Promise<string[]> => (await jobs()).map(({ state }) => state);
const planned = async (): Promise<Date> => (await rows('select next_at from rate_feeds'))[0].next_at;
const plan = (moment: Date) => planDueFeeds({ database: house.database, clock: () => moment });
const runAt = (moment: string): Promise<number> => {
  house.setTime(at(moment));
  return house.runJobs();
};

test('a run is made by the queue at its time, and plans the next one', async () => {
  expect((await create()).nextAt).toBe('2026-11-24T09:00:00.000Z');
  expect(await house.runJobs()).toBe(0);
  expect(await runAt('24T09:00:01')).toBe(1);
  expect(await planned()).toEqual(at('25T09:00:00'));
  expect(await states()).toEqual(['done', 'waiting']);
  expect(await rows('select value, source from market_rates where feed_id is not null')).toEqual([
    { value: 10_080, source: 'Bullion desk' },
  ]);
});

test('runs are planned once, by however many processes', async () => {
  await create();
  await rows('update rate_feeds set next_at = null, job_id = null');
  await rows('delete from jobs');
  await Promise.all([plan(MORNING), plan(MORNING), plan(MORNING)]);
  expect(await jobs()).toHaveLength(1);
  await plan(MORNING);
  expect(await jobs()).toHaveLength(1);
});

test('runs go on after one that was stopped on the board, and one missed while nothing ran is made up', async () => {
  await create();
  const [{ id }] = await jobs();
  expect((await admin.call({ method: 'POST', url: `/api/jobs/${id}/cancel` })).statusCode).toBe(204);
  await plan(at('26T12:00:00'));
  expect(await planned()).toEqual(at('27T09:00:00'));
  expect(await runAt('30T12:00:00')).toBe(1);
  expect(await planned()).toEqual(new Date('2026-12-01T09:00:00Z'));
});

test('a run whose address is away is tried again with pauses, and the board forgets it when it is back', async () => {
  server.answer((_, response) => response.writeHead(503).end());
  const feed = await create();
  const attempts: number[] = [];
  for (const time of ['09:00:00', '09:00:59', '09:01:00', '09:03:00', '09:07:00', '09:15:00', '09:59:00'])
    attempts.push(await runAt(`24T${time}.999`));
  expect(attempts).toEqual([1, 0, 1, 1, 1, 1, 0]);
  expect((await jobs())[0]).toMatchObject({
    state: 'failed',
    error: 'feed.unreachable',
    error_detail: 'status · 503',
  });
  server.answer((_, response) => response.end('{"price":100.80}'));
  await admin.call({ method: 'POST', url: `/api/rate-feeds/${feed.id}/fetch` });
  expect(await states()).toEqual(['cancelled', 'waiting']);
});

test('a run is not tried again when only a person can help', async () => {
  await create(goldFeed({ url: 'http://private.example/' }));
  await runAt('24T09:00:01');
  expect((await jobs())[0]).toMatchObject({ state: 'failed', attempts: 1, error: 'feed.unusable' });
});

test('runs move with a save, and end with a switch or with the feed', async () => {
  const feed = await create();
  const url = `/api/rate-feeds/${feed.id}`;
  const save = (changes: object) => admin.call({ method: 'PUT', url, payload: { ...goldFeed(), ...changes } });
  expect((await save({ version: 1, times: ['15:00', '12:00'] })).json()).toMatchObject({
    version: 2,
    nextAt: '2026-11-24T11:00:00.000Z',
  });
  expect(await states()).toEqual(['cancelled', 'waiting']);
  expect((await save({ version: 2, isActive: false })).json().nextAt).toBeNull();
  expect(await states()).not.toContain('waiting');
  await save({ version: 3 });
  expect(await states()).toContain('waiting');
  expect((await admin.call({ method: 'DELETE', url })).statusCode).toBe(204);
  expect(await states()).not.toContain('waiting');
});
