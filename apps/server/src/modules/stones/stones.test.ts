import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchStones, type Listing } from '@ringwerk/contract';
import { createApp } from '../../app.ts';
import { openDatabase } from '../../storage/database.ts';
import { startTestApp, testConfig, testConnection, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let first: TestUser;
let second: TestUser;
beforeAll(async () => {
  house = await startTestApp();
  first = await house.logIn('10001');
  second = await house.logIn('10002-2');
});
afterAll(() => house.close());

const search = async (user: TestUser, query = '') => {
  const answer = await user.call({ url: `/api/stones${query}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return searchStones.answer.parse(answer.json());
};
const hold = (user: TestUser, id: string) => user.call({ method: 'POST', url: `/api/stones/${id}/hold` });
const release = (user: TestUser, id: string) => user.call({ method: 'DELETE', url: `/api/stones/${id}/hold` });
const importCsv = (user: TestUser, lines: readonly string[]) =>
  user.call({
    method: 'POST',
    url: '/api/stones/import',
    payload: { data: Buffer.from(lines.join('\n')).toString('base64'), origin: 'natural', treatment: 'none' },
  });
const HEADER = 'Stock #,Shape,Weight,Color,Clarity,Lab,Report #,RapNet Price,Availability';
const firstStone = async (query: string): Promise<Listing> => {
  const [stone] = (await search(first, query)).stones;
  if (stone === undefined) throw new Error(`no stone for ${query}`);
  return stone;
};

describe('search', () => {
  test('guests get 401', async () => {
    for (const [method, url] of [
      ['GET', '/api/stones'],
      ['POST', '/api/stones/5e11e400-0000-4000-8000-000000000002/hold'],
      ['POST', '/api/stones/import'],
    ] as const)
      expect((await house.app.inject({ method, url, payload: { csv: 'x' } })).statusCode, url).toBe(401);
  });

  test('the demo stock holds 20,000 stones of the manufactory, both dealers and trade partners', async () => {
    const answer = await search(first);
    expect(answer.total).toBe(20_000);
    expect(answer.stones).toHaveLength(24);
    expect(answer.facets['seller']).toMatchObject({
      'Ringwerk Manufaktur': expect.any(Number),
      'Juwelier Sonnleitner': expect.any(Number),
      'Juwelier Van Aalst': expect.any(Number),
    });
    expect(Object.keys(answer.facets['seller'] ?? {}).length).toBeGreaterThan(10);
  });

  test('filters narrow the page; a facet keeps the counts of its neighbours', async () => {
    const all = await search(first, '?shape=round&caratMin=1&caratMax=1.2&sort=carat-desc');
    const narrowed = await search(first, '?shape=round&caratMin=1&caratMax=1.2&colour=D,E&sort=carat-desc');
    expect(narrowed.total).toBe((all.facets['colour']?.['D'] ?? 0) + (all.facets['colour']?.['E'] ?? 0));
    expect(narrowed.facets['colour']).toEqual(all.facets['colour']);
    for (const stone of narrowed.stones) {
      expect(stone.shape).toBe('round');
      expect(['D', 'E']).toContain(stone.colour);
      expect(stone.carat).toBeGreaterThanOrEqual(1);
      expect(stone.carat).toBeLessThanOrEqual(1.2);
      expect(stone.priceTotal).toBe(Math.round((Math.round(stone.carat * 1000) * stone.pricePerCarat) / 1000));
    }
  });

  test('ungraded stones are asked for by name, and a report number is found by its beginning', async () => {
    const ungraded = await search(first, '?lab=none');
    expect(ungraded.total).toBeGreaterThan(500);
    expect(ungraded.stones.every((stone) => stone.lab === '')).toBe(true);
    const graded = await firstStone('?lab=GIA');
    const found = await search(first, `?report=${graded.reportNumber.slice(0, 8)}`);
    expect(found.stones.map((stone) => stone.id)).toContain(graded.id);
  });

  test('each dealer sees its own stones as its own', async () => {
    const query = '?seller=Juwelier%20Sonnleitner';
    expect((await search(first, query)).stones.every((stone) => stone.isOwn)).toBe(true);
    expect((await search(second, query)).stones.some((stone) => stone.isOwn)).toBe(false);
  });

  test('bad questions are refused by field', async () => {
    for (const query of ['?colours=D', '?page=0', '?pageSize=1000', '?sort=best', '?caratMin=big']) {
      const answer = await first.call({ url: `/api/stones${query}` });
      expect(answer.statusCode, query).toBe(400);
      expect(answer.json().error.issues[0].path, query).toMatch(/^\/\w+/);
    }
  });
});

describe('hold', () => {
  test('of 50 calls by two dealers at once exactly one dealer wins', async () => {
    const stone = await firstStone('?shape=oval&sort=carat-desc');
    const calls = Array.from({ length: 50 }, (_, index) => hold(index % 2 === 0 ? first : second, stone.id));
    const answers = await Promise.all(calls);
    const winners = answers.map((answer) => answer.statusCode === 200);
    // The winner's own 25 calls all answer with the one hold; every call of the other is refused.
    expect(winners.filter(Boolean)).toHaveLength(25);
    expect(
      new Set(winners.map((hasWon, index) => (hasWon ? index % 2 : null)).filter((side) => side !== null)).size,
    ).toBe(1);
    expect(new Set(answers.filter((a) => a.statusCode === 200).map((a) => a.json<Listing>().hold?.until)).size).toBe(1);
    expect(answers.filter((a) => a.statusCode !== 200).every((a) => a.json().error.code === 'stone.already-held')).toBe(
      true,
    );
    const { rows } = await house.database.pool.query('select count(*)::int as n from stone_holds where stone_id = $1', [
      stone.id,
    ]);
    expect(rows).toEqual([{ n: 1 }]);
  });

  test('the other dealer sees that a stone is held, not by whom, and cannot release it', async () => {
    const stone = await firstStone('?shape=pear&sort=carat-desc');
    expect((await hold(first, stone.id)).json<Listing>().hold).toMatchObject({ isMine: true });
    const seen = (await search(second, '?shape=pear&sort=carat-desc')).stones.find((one) => one.id === stone.id);
    expect(seen?.hold).toEqual({ isMine: false, until: expect.any(String) });
    expect(JSON.stringify(seen)).not.toContain('Sonnleitner');
    expect((await release(second, stone.id)).statusCode).toBe(409);
    expect((await release(first, stone.id)).json<Listing>().hold).toBeNull();
    expect((await hold(second, stone.id)).statusCode).toBe(200);
  });

  test('a hold ends after 24 hours and the stone is free again', async () => {
    const stone = await firstStone('?shape=heart&sort=carat-desc');
    const start = Date.now();
    house.setTime(new Date(start));
    const until = (await hold(first, stone.id)).json<Listing>().hold?.until;
    expect(Date.parse(until ?? '') - start).toBe(24 * 3_600_000);
    house.setTime(new Date(start + 20 * 3_600_000));
    expect((await hold(second, stone.id)).statusCode).toBe(409);
    const again = await house.logIn('10002-2');
    house.setTime(new Date(start + 24 * 3_600_000 + 1));
    // Sessions end after a day too.
    const later = await house.logIn('10001');
    expect(
      (await search(later, '?shape=heart&sort=carat-desc')).stones.find((one) => one.id === stone.id)?.hold,
    ).toBeNull();
    expect((await hold(again, stone.id)).json<Listing>().hold).toMatchObject({ isMine: true });
    house.setTime(new Date());
    first = await house.logIn('10001');
    second = await house.logIn('10002-2');
  });

  test('a dealer holds a dozen at a time, also by calls at once, and not the same one again and again', async () => {
    const stones = (await search(second, '?shape=cushion&sort=carat&pageSize=40')).stones.filter(
      (stone) => stone.hold === null && !stone.isOwn,
    );
    const answers = await Promise.all(stones.slice(0, 30).map((stone) => hold(second, stone.id)));
    const { rows } = await house.database.pool.query(
      `select count(*)::int as n from stone_holds h join dealers d on d.id = h.dealer_id
       where d.customer_number = '10002' and h.released_at is null and h.until > now()`,
    );
    expect(rows).toEqual([{ n: 12 }]);
    const refused = answers.filter((answer) => answer.statusCode !== 200);
    expect(new Set(refused.map((answer) => answer.json().error.code))).toEqual(new Set(['stone.too-many-holds']));
    const held = answers.findIndex((answer) => answer.statusCode === 200);
    const own = stones[held]?.id ?? '';
    expect((await release(second, own)).statusCode).toBe(200);
    expect((await hold(second, own)).json().error.code).toBe('stone.held-before');
    expect((await hold(first, own)).statusCode).toBe(200);
    for (const [place, stone] of stones.slice(0, 30).entries()) {
      if (place !== held && answers[place]?.statusCode === 200) await release(second, stone.id);
    }
  });

  test('an unknown stone is 404, a crooked id 400', async () => {
    expect((await hold(first, '5e11e400-0000-4000-8000-0000000000ff')).json().error.code).toBe('stone.unknown');
    expect((await hold(first, 'stone-1')).statusCode).toBe(400);
  });
});

describe('import', () => {
  test('adds, updates and refuses row by row, and the search knows at once', async () => {
    const added = await importCsv(first, [
      HEADER,
      'IMP-1,BR,1.01,D,IF,GIA,1234567890,9000,G',
      'IMP-2,PS,0.70,F,VS1,,,2800,G',
      'IMP-3,??,0.70,F,VS1,,,2800,G',
    ]);
    expect(added.statusCode, added.body).toBe(200);
    expect(added.json()).toMatchObject({ added: 2, updated: 0, rejected: 1 });
    expect(added.json().rows[2]).toEqual({
      row: 4,
      stockNumber: 'IMP-3',
      result: 'rejected',
      field: 'Shape',
      reason: 'value',
    });
    const found = await search(first, '?report=1234567890');
    expect(found.stones).toMatchObject([{ stockNumber: 'IMP-1', pricePerCarat: 900_000, isOwn: true, country: 'DE' }]);
    const again = await importCsv(first, [HEADER, 'IMP-1,BR,1.01,D,IF,GIA,1234567890,8000,G']);
    expect(again.json()).toMatchObject({ added: 0, updated: 1, rejected: 0 });
    expect((await search(second, '?report=1234567890')).stones).toMatchObject([
      { pricePerCarat: 800_000, isOwn: false },
    ]);
  });

  test('a stone that costs more than a column holds is refused by its row, and the stone beside it is taken', async () => {
    const rows = [HEADER, 'OVER-1,BR,50.00,D,FL,,,900000,G', 'OVER-2,BR,1.00,D,FL,,,900000,G'];
    // From an address of its own: files are limited by the minute and address.
    const payload = { data: Buffer.from(rows.join('\n')).toString('base64'), origin: 'natural', treatment: 'none' };
    const added = await first.call({
      method: 'POST',
      url: '/api/stones/import',
      payload,
      remoteAddress: '10.9.9.9',
    });
    expect(added.statusCode, added.body).toBe(200);
    expect(added.json()).toMatchObject({ added: 1, updated: 0, rejected: 1 });
    expect(added.json().rows[0]).toMatchObject({ stockNumber: 'OVER-1', field: 'RapNet Price', reason: 'range' });
  });

  test('a dealer changes only its own stones, even under the same stock number', async () => {
    await importCsv(first, [HEADER, 'SAME-1,BR,1.01,D,IF,GIA,5550000001,9000,G']);
    const other = await importCsv(second, [HEADER, 'SAME-1,BR,1.01,D,IF,GIA,5550000001,1,G']);
    expect(other.json()).toMatchObject({ added: 1 });
    const prices = (await search(first, '?report=5550000001&sort=per-carat')).stones.map((stone) => [
      stone.seller,
      stone.pricePerCarat,
    ]);
    expect(prices).toEqual([
      ['Juwelier Van Aalst', 100],
      ['Juwelier Sonnleitner', 900_000],
    ]);
  });

  test('a sold stone is found no more, cannot be held and is not brought back by the next file', async () => {
    await importCsv(first, [HEADER, 'SOLD-1,BR,1.01,D,IF,GIA,5550000002,9000,G']);
    const stone = await firstStone('?report=5550000002');
    await importCsv(first, [HEADER, 'SOLD-1,BR,1.01,D,IF,GIA,5550000002,9000,Sold']);
    expect((await search(first, '?report=5550000002')).total).toBe(0);
    expect((await hold(second, stone.id)).json().error.code).toBe('stone.sold');
    const again = await importCsv(first, [HEADER, 'SOLD-1,BR,1.01,D,IF,GIA,5550000002,9000,G']);
    expect(again.json().rows).toMatchObject([{ result: 'rejected', reason: 'sold' }]);
  });

  test('what the seller states of origin and treatment is found, filtered and shown; one stone is read by its id', async () => {
    const grown = 'Stock #,Shape,Weight,Color,Clarity,Lab,Report #,RapNet Price,Type,Treatment';
    await importCsv(first, [grown, 'GROWN-1,BR,1.01,D,IF,IGI,LG5550000009,900,CVD,HPHT']);
    const { stones } = await search(second, '?report=LG5550000009&origin=lab-grown&treatment=hpht');
    expect(stones).toMatchObject([{ origin: 'lab-grown', treatment: 'hpht' }]);
    expect((await search(second, '?report=LG5550000009&origin=natural')).total).toBe(0);
    const one = await second.call({ url: `/api/stones/${stones[0]?.id}` });
    expect(one.json()).toEqual(stones[0]);
    await importCsv(first, [`${grown},Availability`, 'GROWN-1,BR,1.01,D,IF,IGI,LG5550000009,900,CVD,HPHT,NA']);
    expect((await second.call({ url: `/api/stones/${stones[0]?.id}` })).json().error.code).toBe('stone.unknown');
    expect((await first.call({ url: `/api/stones/${stones[0]?.id}` })).statusCode).toBe(200);
  });

  test('a file without its columns is refused by name and changes nothing', async () => {
    const answer = await importCsv(first, ['Stock #,Shape,Color', 'X-1,BR,D']);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error).toMatchObject({
      code: 'stone.import-header',
      issues: [
        { params: { column: 'Weight' } },
        { params: { column: 'Clarity' } },
        { params: { column: 'RapNet Price' } },
      ],
    });
  });

  test('10,000 rows go through in one request', async () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `BULK-${index},RD,0.5${index % 10},G,VS2,,,1500,G`);
    const answer = await importCsv(second, [HEADER, ...lines]);
    expect(answer.json()).toMatchObject({ added: 10_000, rejected: 0 });
    const sellers = (await search(second)).facets['seller'];
    expect(sellers?.['Juwelier Van Aalst']).toBeGreaterThan(10_000);
  });
});

test('a second process answers with what the first one wrote', async () => {
  const { rows } = await house.database.pool.query('select current_database() as name');
  const database = openDatabase(testConnection(String(rows[0].name)));
  const other = await createApp(testConfig(), { database });
  const ask = async () =>
    (await other.inject({ url: '/api/stones?report=7770000001', cookies: { ...first.cookies } })).json().total;
  expect(await ask()).toBe(0);
  await importCsv(first, [HEADER, 'TWO-1,BR,1.01,D,IF,GIA,7770000001,9000,G']);
  expect(await ask()).toBe(1);
  await other.close();
  await database.close();
});
