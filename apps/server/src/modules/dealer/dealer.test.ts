import { INTEGER_MAX } from '@ringwerk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { shownPrice, startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { exchangeRates } from '../pricing/rate-limits.ts';

let house: TestApp;
let owner: TestUser;
let seller: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  house = await startTestApp();
  owner = await house.logIn('10001');
  seller = await house.logIn('10001-2');
  stranger = await house.logIn('10002');
});
afterAll(() => house.close());

const read = async (user: TestUser) => (await user.call({ url: '/api/dealer' })).json();
const change = (user: TestUser, payload: object) => user.call({ method: 'PATCH', url: '/api/dealer', payload });
const RULE = { factor: 2.4, country: 'DE', exchangeRate: 1, roundUpTo: 500 };

describe('dealer area', () => {
  test('guests get 401', async () => {
    expect((await house.app.inject({ url: '/api/dealer' })).statusCode).toBe(401);
    expect((await house.app.inject({ method: 'PATCH', url: '/api/dealer', payload: {} })).statusCode).toBe(401);
  });

  test('shows own company and staff, never those of another dealer', async () => {
    expect(await read(seller)).toMatchObject({
      company: 'Juwelier Sonnleitner',
      staff: [
        { customerNumber: '10001', role: 'owner' },
        { customerNumber: '10001-2', role: 'seller' },
        { customerNumber: '10001-3', role: 'trainee' },
      ],
    });
    expect(JSON.stringify(await read(stranger))).not.toContain('Sonnleitner');
  });

  test('the owner changes company and retail rule, prices follow, and the log knows who did it', async () => {
    const answer = await change(owner, { city: 'Kelheim', retailRule: RULE });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ city: 'Kelheim', retailRule: RULE });
    expect(await read(seller)).toMatchObject({ city: 'Kelheim', retailRule: RULE });
    expect((await read(stranger)).retailRule.factor).toBe(2.2);
    const { rows } = await house.database.pool.query(
      "select before, after, u.customer_number from audit_log a join users u on u.id = a.user_id where action = 'dealer.retail-rule-changed'",
    );
    expect(rows).toMatchObject([
      {
        customer_number: '10001',
        before: { retailRule: { factor: 2.2 } },
        after: { city: 'Kelheim', retailRule: { factor: 2.4 } },
      },
    ]);
  });

  test('the owner changes what everybody finds ready: the next login and the seller’s page follow', async () => {
    const personal = {
      language: 'fr',
      country: 'CH',
      preferences: {
        alloys: ['pd950'],
        sizeScale: 'ch',
        sizes: { first: 52, second: null },
        favourites: ['zweiklang', '4'],
      },
    };
    const put = (user: TestUser) => user.call({ method: 'PUT', url: '/api/dealer/preferences', payload: personal });
    expect((await put(seller)).json().error.code).toBe('session.forbidden');
    const own = (await owner.call({ url: '/api/session' })).json();
    const answer = await put(owner);
    expect([answer.statusCode, answer.json()]).toEqual([200, personal]);
    expect((await seller.call({ url: '/api/session' })).json()).toMatchObject({
      preferences: personal.preferences,
      dealer: { language: 'fr', country: 'CH' },
    });
    expect((await read(owner)).preferences).toEqual(personal.preferences);
    expect((await stranger.call({ url: '/api/session' })).json().dealer.language).toBe('nl');
    const { language, country } = own.dealer;
    const back = { language, country, preferences: own.preferences };
    expect((await owner.call({ method: 'PUT', url: '/api/dealer/preferences', payload: back })).statusCode).toBe(200);
  });

  test('a seller gets 403 and nothing changes', async () => {
    for (const payload of [{ retailRule: RULE }, { company: 'Mine' }]) {
      const answer = await change(seller, payload);
      expect(answer.statusCode).toBe(403);
      expect(answer.json().error.code).toBe('session.forbidden');
    }
    expect((await read(owner)).company).toBe('Juwelier Sonnleitner');
  });

  test.each([
    [{ retailRule: { ...RULE, factor: 0.5 } }, '/retailRule/factor'],
    [{ retailRule: { ...RULE, exchangeRate: 0 } }, '/retailRule/exchangeRate'],
    [{ retailRule: { ...RULE, exchangeRate: 1.1 } }, '/retailRule/exchangeRate'],
    [{ retailRule: { ...RULE, country: 'US' } }, '/retailRule/country'],
    [{ retailRule: { ...RULE, country: 'CH', exchangeRate: 100_000 } }, '/retailRule/exchangeRate'],
    [{ retailRule: { ...RULE, country: 'KR', exchangeRate: 99 } }, '/retailRule/exchangeRate'],
    [{ retailRule: { ...RULE, country: 'JP', exchangeRate: 1.65 } }, '/retailRule/exchangeRate'],
    [{ company: 'A\u0000B' }, '/company'],
    [{ email: 'not an address' }, '/email'],
    [{ customerNumber: '1' }, '/customerNumber'],
    [{ company: '' }, '/company'],
  ])('refuses %j by field', async (payload, path) => {
    const answer = await change(owner, payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.issues[0].path).toContain(path);
  });

  test('every rule that is accepted can be priced, kept, quoted and ordered with', async () => {
    const before = (await read(owner)).retailRule;
    const dearest = { ...WORKED_EXAMPLE, rings: [{ ...WORKED_EXAMPLE.rings[0], width: 6, height: 2 }] };
    for (const country of ['DE', 'CH', 'JP', 'KR'] as const) {
      const retailRule = { factor: 10, country, exchangeRate: exchangeRates('EUR', country).max, roundUpTo: 1_000_000 };
      expect((await change(owner, { retailRule })).statusCode).toBe(200);
      const design = dearest;
      const post = (url: string, payload: object) => owner.call({ method: 'POST', url, payload });
      const answers = [
        await post('/api/watch-items', { design }),
        await post('/api/designs', { design }),
        await post('/api/quotes', { design }),
        await post('/api/orders', {
          design,
          idempotencyKey: `rule-of-${country}`,
          commission: 'Huber',
          expected: await shownPrice(owner, design),
        }),
      ];
      expect(
        answers.map((answer) => answer.statusCode),
        answers[0]?.body,
      ).toEqual([200, 200, 200, 200]);
      expect(answers[0]?.json().item.grossWhenAdded).toBe(answers[0]?.json().item.retail.gross);
    }
    await change(owner, { retailRule: before });
  });

  // The rule was accepted before rates were bounded: it still prices, and is written.
  test('a rule of an earlier release whose prices are beyond 32 bits still keeps a ring', async () => {
    const set = (rule: object) =>
      house.database.pool.query("update dealers set retail_rule = $1 where customer_number = '10001'", [
        JSON.stringify(rule),
      ]);
    const before = (await read(owner)).retailRule;
    await set({ factor: 10, country: 'CH', exchangeRate: 100_000, roundUpTo: 0 });
    const kept = await owner.call({ method: 'POST', url: '/api/watch-items', payload: { design: WORKED_EXAMPLE } });
    expect(kept.statusCode, kept.body).toBe(200);
    expect(kept.json().item.grossWhenAdded).toBeGreaterThan(INTEGER_MAX);
    expect((await read(owner)).retailRule.exchangeRate).toBe(100_000);
    await set(before);
  });

  test('a renamed company renames its stones', async () => {
    await change(owner, { company: 'Sonnleitner & Eberl, Goldschmiede' });
    const found = await owner.call({
      url: `/api/stones?seller=${encodeURIComponent('Sonnleitner & Eberl, Goldschmiede')}`,
    });
    expect(found.json().total).toBeGreaterThan(0);
    expect(found.json().stones.every((stone: { isOwn: boolean }) => stone.isOwn)).toBe(true);
  });
});
