import type { FeedContent, RateFeed, RateSubject } from '@ringwerk/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { startFeedServer, type FeedServer } from '../../../test/feed-server.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let server: FeedServer;
let house: TestApp;
let admin: TestUser;
let accounts: TestUser;
const open = async (): Promise<void> => {
  server = await startFeedServer();
  house = await startTestApp({}, { network: server.network });
  admin = await house.logIn('90001');
  accounts = await house.logIn('90001-4');
};
const close = async (): Promise<void> => {
  await house.close();
  await server.close();
};
const forEachTest = (): void => {
  beforeEach(open);
  afterEach(close);
};
/** For tests that record nothing. */
const forAllTests = (): void => {
  beforeAll(open);
  afterAll(close);
};

/** 100.80 € a gram of fine gold: 0.8 % above what the house begins with. */
const GOLD = 3_407.9;
const goldFeed = (changes: Partial<FeedContent> = {}): FeedContent => ({
  name: 'Bullion desk',
  format: 'json',
  url: server.url('/gold?key=abcdefgh'),
  isHttpAllowed: true,
  decimalSign: '.',
  readings: [{ subject: 'Au', at: '$.price', row: 'last', cell: '', unit: 'oz-t', currency: 'USD', factor: 1 }],
  times: ['10:00'],
  isOnWorkDaysOnly: false,
  isActive: true,
  ...changes,
});
const answerWith = (text: string, type = 'application/json') =>
  server.answer((_, response) => response.setHeader('content-type', type).end(text));
const create = async (content = goldFeed()): Promise<RateFeed> => {
  const answer = await admin.call({ method: 'POST', url: '/api/rate-feeds', payload: content });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const fetchNow = async (feed: RateFeed, user = accounts): Promise<RateFeed> =>
  (await user.call({ method: 'POST', url: `/api/rate-feeds/${feed.id}/fetch` })).json();
const tried = async (content: FeedContent & { readonly id?: string }) =>
  (await admin.call({ method: 'POST', url: '/api/rate-feeds/test', payload: content })).json();
const rates = async (user = admin) => (await user.call({ url: '/api/rates' })).json();
const rateOf = async (subject: RateSubject) =>
  (await rates()).current.find((rate: { subject: string }) => rate.subject === subject);

describe('what a feed brings', () => {
  forEachTest();

  test('is converted, recorded with how it was computed, and named by prices', async () => {
    answerWith(`{"price":${GOLD}}`);
    const { last } = await fetchNow(await create());
    const value = Math.round((GOLD / 1.086957 / 31.1034768) * 100 * 1e6) / 1e6;
    expect(last).toMatchObject({
      error: null,
      values: [{ subject: 'Au', found: '3407.9', value, outcome: 'recorded' }],
    });
    expect(await rateOf('Au')).toMatchObject({
      value,
      source: 'Bullion desk',
      note: '3407.9 USD/oz t · 1.086957 USD/EUR',
      recordedBy: null,
    });
    const dealer = await house.logIn('10001');
    const evaluated = (
      await dealer.call({ method: 'POST', url: '/api/designs/evaluate', payload: { design: WORKED_EXAMPLE } })
    ).json();
    const { id } = await rateOf('Au');
    const named = (await dealer.call({ url: `/api/price-sources/${evaluated.priceListId}` })).json();
    expect(named.rates).toContainEqual(expect.objectContaining({ id, subject: 'Au', value, source: 'Bullion desk' }));
    const { rows } = await house.database.pool.query(
      "select action, detail from audit_log where entity in ('rate', 'rate-feed') order by id",
    );
    expect(rows.map(({ action }) => action)).toEqual(['rate-feed.created', 'rate.recorded', 'rate-feed.fetched']);
    expect(JSON.stringify(rows)).not.toContain('abcdefgh');
  });

  test.each([
    ['a gram, in euros', { unit: 'g', currency: 'EUR', factor: 1 }, 100.8],
    ['a kilogram, in euros', { unit: 'kg', currency: 'EUR', factor: 1 }, 100_800],
    ['a gram, by the hundred', { unit: 'g', currency: 'EUR', factor: 0.01 }, 10_080],
  ] as const)('is read by %s', async (_, reading, price) => {
    answerWith(`{"price":${price}}`);
    const [first] = goldFeed().readings;
    if (first === undefined) throw new Error('the feed reads nothing');
    const { last } = await fetchNow(await create(goldFeed({ readings: [{ ...first, ...reading }] })));
    expect(last?.values).toMatchObject([{ value: 10_080, outcome: 'recorded' }]);
  });

  test('is recorded once a day while it stays the same', async () => {
    answerWith(`{"price":${GOLD}}`);
    house.setTime(new Date('2026-11-24T08:00:00Z'));
    const feed = await create();
    const outcomes = [];
    for (const time of ['2026-11-24T09:00:00Z', '2026-11-24T12:00:00Z', '2026-11-25T09:00:00Z']) {
      house.setTime(new Date(time));
      outcomes.push((await fetchNow(feed)).last?.values[0]?.outcome);
    }
    expect(outcomes).toEqual(['recorded', 'unchanged', 'recorded']);
  });

  test('ten times yesterday’s fixing is held; who set the feed up does not confirm it, a second person does', async () => {
    answerWith(`{"price":${GOLD * 9.9}}`);
    const { last } = await fetchNow(await create());
    expect(last?.values).toMatchObject([{ outcome: 'held' }]);
    const [held] = (await rates()).held;
    expect(held).toMatchObject({ subject: 'Au', isOwn: true, source: 'Bullion desk' });
    const confirm = (user: TestUser) =>
      user.call({ method: 'POST', url: `/api/rates/${held.id}/decide`, payload: { isConfirmed: true } });
    expect((await confirm(admin)).json().error.code).toBe('rate.own');
    expect((await rateOf('Au')).value).toBe(10_000);
    expect((await confirm(accounts)).json()).toMatchObject({ state: 'in-force' });
  });

  test('takes the place of its own value that still waits', async () => {
    const feed = await create();
    for (const factor of [1.5, 1.5, 1.6]) {
      answerWith(`{"price":${GOLD * factor}}`);
      await fetchNow(feed);
    }
    expect((await rates()).held).toHaveLength(1);
    const { rows } = await house.database.pool.query(
      'select state from market_rates where feed_id is not null order by id',
    );
    expect(rows).toEqual([{ state: 'withdrawn' }, { state: 'held' }]);
  });

  test('lets nobody walk a rate away by typing and fetching in turn', async () => {
    const feed = await create();
    const step = 1.0499;
    const type = async (value: number) =>
      (await admin.call({ method: 'POST', url: '/api/rates', payload: { subject: 'Au', value } })).json().state;
    expect(await type(10_000 * step)).toBe('in-force');
    answerWith(`{"price":${3_380.8 * step * step}}`);
    expect((await fetchNow(feed, admin)).last?.values).toMatchObject([{ outcome: 'held' }]);
    expect(await type(10_000 * step * step)).toBe('held');
  });
});

describe('nothing is taken, and the feed says why', () => {
  forAllTests();

  test.each([
    ['a page', '<!DOCTYPE html><title>Down</title>', 'html', null],
    ['no JSON', 'gold is up', 'unreadable', null],
    ['no path', '{"gold":1}', 'missing', 'Au'],
    ['zero', '{"price":0}', 'unlikely', 'Au'],
    ['less than zero', '{"price":-3407.9}', 'unlikely', 'Au'],
    ['a hundred times', `{"price":${GOLD * 100}}`, 'unlikely', 'Au'],
    ['beyond all numbers', '{"price":1e999}', 'unlikely', 'Au'],
  ])('of an answer of %s', async (_, text, code, subject) => {
    answerWith(text, 'text/plain');
    const { last } = await fetchNow(await create());
    expect(last).toMatchObject({ values: [], error: { code, subject } });
    expect((await rateOf('Au')).value).toBe(10_000);
    expect((await rates()).held).toEqual([]);
  });

  test('of an answer with 500, or of a private address', async () => {
    server.answer((_, response) => response.writeHead(500).end(`{"price":${GOLD}}`));
    expect((await fetchNow(await create())).last?.error).toMatchObject({ code: 'status', detail: '500' });
    const inside = await create(goldFeed({ url: 'http://private.example/gold' }));
    expect((await fetchNow(inside)).last?.error).toMatchObject({ code: 'private', detail: 'private.example' });
  });

  test('of two values when one of them is zero', async () => {
    answerWith(`{"price":${GOLD},"silver":0}`);
    const [gold] = goldFeed().readings;
    if (gold === undefined) throw new Error('the feed reads nothing');
    const readings = [gold, { ...gold, subject: 'Ag' as const, at: '$.silver' }];
    const { last } = await fetchNow(await create(goldFeed({ readings })));
    expect(last).toMatchObject({ values: [], error: { code: 'unlikely', subject: 'Ag', detail: '0' } });
    expect((await rateOf('Au')).value).toBe(10_000);
  });

  test('of a currency without an exchange rate', async () => {
    answerWith(`{"price":${GOLD}}`);
    await house.database.pool.query("delete from market_rates where subject = 'USD'");
    expect((await fetchNow(await create())).last?.error).toMatchObject({ code: 'no-exchange-rate', detail: 'USD' });
  });
});

describe('reference rates', () => {
  forEachTest();

  const xml = (day: string, usd = '1.0912') =>
    `<Envelope><Cube><Cube time='${day}'><Cube currency='USD' rate='${usd}'/><Cube currency='CHF' rate='0.9455'/></Cube></Cube></Envelope>`;
  const reading = { at: '', row: 'last', cell: '', unit: 'g', currency: 'EUR', factor: 1 } as const;
  const content = () =>
    goldFeed({
      name: 'Reference rates',
      format: 'reference-rates',
      readings: [
        { ...reading, subject: 'USD' },
        { ...reading, subject: 'CHF' },
      ],
    });
  const today = new Date().toISOString().slice(0, 10);

  test('are recorded with the day that they name, once', async () => {
    answerWith(xml(today), 'text/xml');
    const feed = await create(content());
    expect((await fetchNow(feed)).last?.values.map(({ outcome }) => outcome)).toEqual(['recorded', 'recorded']);
    expect(await rateOf('CHF')).toMatchObject({ value: 0.9455, quotedDay: today, isStale: false });
    expect((await fetchNow(feed)).last?.values.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
  });

  test('of an old day are refused, and an old quote is not young for having been fetched', async () => {
    answerWith(xml('2026-01-05'), 'text/xml');
    const feed = await create(content());
    expect((await fetchNow(feed)).last?.error).toMatchObject({ code: 'day', detail: '2026-01-05' });
    answerWith(xml(today), 'text/xml');
    await fetchNow(feed);
    await house.database.pool.query("update market_rates set quoted_day = quoted_day - 9 where subject = 'CHF'");
    expect(await rateOf('CHF')).toMatchObject({ isStale: true });
  });

  test('that declare entities are not read', async () => {
    answerWith(`<!DOCTYPE x [<!ENTITY a "1.09">]>${xml(today, '&a;')}`, 'text/xml');
    expect((await fetchNow(await create(content()))).last?.error).toMatchObject({ code: 'entities' });
  });
});

describe('setting a feed up', () => {
  forAllTests();

  test('is an admin’s; asking it is everybody’s who records rates', async () => {
    answerWith('{}');
    const answer = await accounts.call({ method: 'POST', url: '/api/rate-feeds', payload: goldFeed() });
    expect(answer.statusCode).toBe(403);
    expect((await fetchNow(await create(), accounts)).last?.error).toMatchObject({ code: 'missing' });
  });

  test('shows what would be read before it is saved, and records nothing', async () => {
    answerWith(`{"price":${GOLD}}`);
    expect(await tried(goldFeed())).toMatchObject({ error: null, values: [{ found: '3407.9', outcome: 'recorded' }] });
    answerWith(`{"price":${GOLD * 5}}`);
    expect(await tried(goldFeed())).toMatchObject({ values: [{ outcome: 'held' }] });
    answerWith('<html></html>');
    expect(await tried(goldFeed())).toMatchObject({ values: [], error: { code: 'html' } });
    expect((await rateOf('Au')).value).toBe(10_000);
    expect((await rates()).held).toEqual([]);
  });

  test('calls unchanged what a fetch of the saved feed would', async () => {
    answerWith(`{"price":${GOLD}}`);
    const feed = await create();
    expect(await tried({ ...goldFeed(), id: feed.id })).toMatchObject({ values: [{ outcome: 'recorded' }] });
    await fetchNow(feed);
    expect(await tried({ ...goldFeed(), id: feed.id })).toMatchObject({ values: [{ outcome: 'unchanged' }] });
    expect((await fetchNow(feed)).last).toMatchObject({ values: [{ outcome: 'unchanged' }] });
  });

  test('is logged without the keys of its address, and with every change of it', async () => {
    const feed = await create(goldFeed({ url: server.url('/v1/secretkey/gold?key=abcdefgh') }));
    const payload = { ...goldFeed({ url: server.url('/v1/otherkey/gold?key=abcdefgh') }), version: feed.version };
    const saved = await admin.call({ method: 'PUT', url: `/api/rate-feeds/${feed.id}`, payload });
    expect(saved.statusCode, saved.body).toBe(200);
    const { rows } = await house.database.pool.query(
      "select before, after from audit_log where action = 'rate-feed.changed' order by id desc limit 1",
    );
    const address = expect.stringMatching(/^https?:\/\/[^/]+\/…[0-9a-f]{8}$/u);
    expect(rows[0]).toMatchObject({ before: { url: address }, after: { url: address } });
    expect(rows[0].before.url).not.toBe(rows[0].after.url);
    const { rows: all } = await house.database.pool.query("select * from audit_log where entity = 'rate-feed'");
    expect(JSON.stringify(all)).not.toMatch(/secretkey|otherkey|abcdefgh/u);
  });

  test('as of an older version is refused', async () => {
    const feed = await create();
    const save = (version: number) =>
      admin.call({ method: 'PUT', url: `/api/rate-feeds/${feed.id}`, payload: { ...goldFeed(), version } });
    expect((await save(1)).statusCode).toBe(200);
    expect((await save(1)).json().error.code).toBe('rate-feed.changed');
  });

  type Changes = Omit<Partial<FeedContent>, 'readings'> & { readonly readings?: readonly object[] };
  test.each<[string, Changes, string]>([
    ['another scheme', { url: 'file:///etc/passwd' }, '/url'],
    ['a connection that others could change', { isHttpAllowed: false }, '/url'],
    ['a login in the address', { url: 'https://me:secret@feed.example/' }, '/url'],
    ['a path that is none', { readings: [{ at: '$.price[' }] }, '/readings/0/at'],
    ['no path', { readings: [{ at: '' }] }, '/readings/0/at'],
    ['no cell to look for', { format: 'csv', readings: [{ row: 'cell' }] }, '/readings/0/cell'],
    ['a metal by reference rates', { format: 'reference-rates' }, '/readings/0/subject'],
    ['one metal twice', { readings: [{}, {}] }, '/readings/1/subject'],
    ['a time that no clock shows', { times: ['24:00'] }, '/times/0'],
  ])('refuses %s at its field', async (_, changes, path) => {
    const [reading] = goldFeed().readings;
    const payload = {
      ...goldFeed(),
      ...changes,
      readings: (changes.readings ?? [{}]).map((one) => ({ ...reading, ...one })),
    };
    const answer = await admin.call({ method: 'POST', url: '/api/rate-feeds', payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.issues).toMatchObject([{ path }]);
  });
});
