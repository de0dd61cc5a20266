import type { CoupleSummary } from '@ringwerk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANNA_AND_PAUL, openCouple, person, readCouple } from '../../../test/couples.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let shop: TestApp;
let owner: TestUser;
let seller: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  shop = await startTestApp();
  owner = await shop.logIn('10001');
  seller = await shop.logIn('10001-2');
  stranger = await shop.logIn('10002');
});
afterAll(() => shop.close());

const refusal = (answer: Awaited<ReturnType<TestUser['call']>>) => [answer.statusCode, answer.json().error?.code];
const find = async (user: TestUser, query: string): Promise<{ total: number; couples: CoupleSummary[] }> => {
  const answer = await user.call({ url: `/api/couples?${query}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const titles = async (user: TestUser, q: string) =>
  (await find(user, `q=${encodeURIComponent(q)}`)).couples.map(({ title }) => title);
const change = (user: TestUser, id: string, payload: object) =>
  user.call({ method: 'PATCH', url: `/api/couples/${id}`, payload });

describe('the file of a couple', () => {
  test('holds names, contacts, dates and each finger in the scale that it was measured in, with its millimetres', async () => {
    const file = await openCouple(owner);
    expect(file).toMatchObject({
      title: 'Anna & Paul Huber',
      city: 'Rosenheim',
      weddingDate: '2027-06-19',
      version: 1,
      designs: [],
      quotes: [],
      orders: [],
      shares: [],
    });
    // UK L½: 37.5 + 1.25 × 11.5 mm; US 9¾: π × (11.63 + 0.8128 × 9.75) mm.
    expect(file.people.map(({ sizes }) => sizes)).toEqual([
      [{ hand: 'left', finger: 'ring', scale: 'uk', size: 'L½', mm: 51.88 }],
      [{ hand: 'right', finger: 'ring', scale: 'us', size: '9 3/4', mm: 61.43 }],
    ]);
  });

  test('refuses a size that its scale does not have, beside its field', async () => {
    const sizes = [{ hand: 'left', finger: 'ring', scale: 'uk', size: 'soft' }];
    const payload = { people: [person('Eva', '', { sizes })] };
    const answer = await owner.call({ method: 'POST', url: '/api/couples', payload });
    expect(refusal(answer)).toEqual([400, 'request.invalid']);
    expect(answer.json().error.issues).toMatchObject([{ path: '/people/0/sizes/0/size', code: 'field.format' }]);
  });

  test('is one person alone, too, and nobody without a name', async () => {
    expect((await openCouple(owner, { people: [person('Noor')] })).title).toBe('Noor');
    const payload = { people: [person('', '', { email: 'a@b.example' })] };
    expect(refusal(await owner.call({ method: 'POST', url: '/api/couples', payload }))).toEqual([
      400,
      'request.invalid',
    ]);
  });

  test('takes names of any script and markup as they are typed, and no control character', async () => {
    for (const name of ['<b>Anna</b> & "Co"', '김민준', '田中さくら', 'प्रिया', 'نور', 'Þórdís', "O'Neill"]) {
      const file = await openCouple(owner, { people: [person(name)] });
      expect(file.people[0]?.givenName).toBe(name);
      expect(await titles(owner, name)).toContain(file.title);
    }
    for (const name of ['Anna\nPaul', 'Anna\u0007', 'Anna\u202Eluap']) {
      const payload = { people: [person(name)] };
      expect([name, ...refusal(await owner.call({ method: 'POST', url: '/api/couples', payload }))]).toEqual([
        name,
        400,
        'request.invalid',
      ]);
    }
  });

  test('says the family first where the couple’s language does', async () => {
    const people = [person('민준', '김'), person('서연', '이')];
    expect((await openCouple(owner, { people, language: 'kr' })).title).toBe('김민준 & 이서연');
  });
});

describe('two sellers at one couple', () => {
  test('the slower one is answered with a conflict, reads what has changed, and both changes stand in the end', async () => {
    const { id } = await openCouple(owner);
    expect((await change(owner, id, { version: 1, city: 'Prien' })).statusCode).toBe(200);
    expect(refusal(await change(seller, id, { version: 1, nextStep: 'Fitting' }))).toEqual([409, 'couple.changed']);
    const theirs = await readCouple(seller, id);
    expect([theirs.city, theirs.version, theirs.updatedBy]).toEqual(['Prien', 2, 'Katharina Sonnleitner']);
    const saved = await change(seller, id, { version: theirs.version, nextStep: 'Fitting' });
    expect(saved.json()).toMatchObject({ city: 'Prien', nextStep: 'Fitting', version: 3 });
  });

  test('of two at once exactly one writes', async () => {
    const { id } = await openCouple(owner);
    const answers = await Promise.all(
      [owner, seller].map((user, at) => change(user, id, { version: 1, city: `Town ${at}` })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('finding a couple', () => {
  test('by the beginning of any word, without accents, by mail, town and any end of the telephone', async () => {
    const people = [person('Zoë', 'Ødegård', { email: 'zoe@fjord.example', phone: '+47 22 33 44 55' }), person('Ñuño')];
    const { title } = await openCouple(owner, { people, city: 'Tromsø' });
    for (const q of ['zoe', 'ODEG', 'nuno zo', 'fjord', 'troms', '22334455', '022 33 44', '4455', '+47 22 33'])
      expect([q, await titles(owner, q)]).toEqual([q, [title]]);
    expect(await titles(owner, 'zoe paul')).toEqual([]);
    expect(await titles(owner, "zoe' | 'x")).toEqual([]);
  });

  test('by any part of a name that is written without spaces', async () => {
    const { title } = await openCouple(owner, { people: [person('さくら', '田中山'), person('翔')], language: 'jp' });
    expect(await titles(owner, '中山')).toEqual([title]);
  });

  test('in three orders, a page at a time, each couple once', async () => {
    const all = await find(owner, 'pageSize=96');
    for (const sort of ['recent', 'wedding', 'name']) {
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(all.total / 5) }, (_, at) =>
          find(owner, `sort=${sort}&pageSize=5&page=${at + 1}`),
        ),
      );
      const ids = pages.flatMap(({ couples }) => couples.map(({ id }) => id));
      expect([sort, new Set(ids).size, ids.length]).toEqual([sort, all.total, all.total]);
    }
  });

  test('by their weddings: those to come, then those that are over, then those without a day', async () => {
    const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const days = [null, day(-400), day(60), day(-20), day(9)];
    for (const [at, weddingDate] of days.entries())
      await openCouple(owner, { people: [person(`Reihenfolge${at}`)], weddingDate });
    const { couples } = await find(owner, 'q=reihenfolge&sort=wedding');
    expect(couples.map(({ weddingDate }) => weddingDate)).toEqual([day(9), day(60), day(-20), day(-400), null]);
  });

  test('only among the own dealer’s', async () => {
    const { id } = await openCouple(owner, { people: [person('Einzigartig')] });
    expect(await titles(owner, 'einzig')).toHaveLength(1);
    expect(await titles(stranger, 'einzig')).toEqual([]);
    for (const [method, url, payload] of [
      ['GET', `/api/couples/${id}`, undefined],
      ['PATCH', `/api/couples/${id}`, { version: 1, city: 'Elsewhere' }],
      ['POST', `/api/couples/${id}/notes`, { kind: 'talk', text: 'Hello' }],
      ['POST', `/api/couples/${id}/consents`, { purpose: 'contact', isGiven: true }],
      ['POST', `/api/couples/${id}/export`, undefined],
      ['DELETE', `/api/couples/${id}`, undefined],
    ] as const)
      expect([url, ...refusal(await stranger.call({ method, url, ...(payload && { payload }) }))]).toEqual([
        url,
        404,
        'couple.unknown',
      ]);
  });

  test('not while a couple looks on, and not by the workshop', async () => {
    const tablet = await shop.logIn('10001-2');
    await tablet.call({ method: 'PUT', url: '/api/customer-view/pin', payload: { pin: '4711' } });
    await tablet.call({ method: 'POST', url: '/api/customer-view' });
    for (const url of ['/api/couples', '/api/due', '/api/saved-designs'])
      expect(refusal(await tablet.call({ url }))).toEqual([403, 'session.customer-view']);
    const workshop = await shop.logIn('90001-3');
    for (const url of ['/api/couples', '/api/due', '/api/saved-designs'])
      expect(refusal(await workshop.call({ url }))).toEqual([403, 'session.forbidden']);
  });
});

describe('notes and consent', () => {
  test('each says who and when; a consent taken back stays beside the one given', async () => {
    const { id } = await openCouple(owner);
    await owner.call({
      method: 'POST',
      url: `/api/couples/${id}/notes`,
      payload: { kind: 'taste', text: 'Matt\nnarrow' },
    });
    const noted = await readCouple(seller, id);
    expect(noted.notes).toMatchObject([{ kind: 'taste', text: 'Matt\nnarrow', by: 'Katharina Sonnleitner' }]);
    for (const isGiven of [true, false])
      await seller.call({
        method: 'POST',
        url: `/api/couples/${id}/consents`,
        payload: { purpose: 'contact', isGiven },
      });
    const file = await readCouple(owner, id);
    expect(file.consents.map(({ purpose, isGiven }) => [purpose, isGiven])).toEqual([
      ['contact', false],
      ['contact', true],
    ]);
    const noteId = file.notes[0]?.id;
    const url = `/api/couples/${id}/notes/${noteId}`;
    expect((await owner.call({ method: 'DELETE', url })).json().notes).toEqual([]);
    expect(refusal(await owner.call({ method: 'DELETE', url }))).toEqual([404, 'not-found']);
  });
});

test('the log says which fields were changed, and nothing that stood in them', async () => {
  const { id } = await openCouple(owner, ANNA_AND_PAUL);
  await change(owner, id, { version: 1, city: 'Geheimstadt', people: [person('Verschwiegen')] });
  await owner.call({ method: 'POST', url: `/api/couples/${id}/notes`, payload: { kind: 'talk', text: 'Vertraulich' } });
  const { rows } = await shop.database.pool.query('select * from audit_log where entity_id = $1 order by id', [id]);
  expect(rows.map(({ action }) => action)).toEqual(['couple.created', 'couple.changed', 'couple.note-added']);
  expect(rows[1].detail).toEqual({ fields: ['people', 'city'] });
  expect(JSON.stringify(rows)).not.toMatch(/Geheimstadt|Verschwiegen|Vertraulich|Huber|huber/);
});

test('a look by the manufactory as the dealer is in the log', async () => {
  const { id } = await openCouple(owner);
  const sales = await shop.logIn('90001-2');
  const [dealer] = (await sales.call({ url: '/api/dealers?q=10001' })).json().dealers;
  await sales.call({ method: 'POST', url: `/api/dealers/${dealer.id}/view` });
  const reads = async () =>
    (await shop.database.pool.query("select * from audit_log where action = 'personal-data.read' order by id")).rows;
  const before = (await reads()).length;
  expect((await sales.call({ url: `/api/couples/${id}` })).statusCode).toBe(200);
  expect((await sales.call({ url: '/api/couples?q=huber' })).statusCode).toBe(200);
  const [file, list] = (await reads()).slice(before);
  expect(file).toMatchObject({ by_number: '90001-2', entity: 'couple', entity_id: id });
  expect(list).toMatchObject({ entity: 'couple', detail: { operation: 'listCouples' } });
  // What the dealer's own people read is their work.
  expect((await owner.call({ url: `/api/couples/${id}` })).statusCode).toBe(200);
  expect((await reads()).length).toBe(before + 2);
});
