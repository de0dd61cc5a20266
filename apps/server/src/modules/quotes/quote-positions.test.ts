import { quoteSchema, type Listing, type Quote } from '@ringwerk/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let owner: TestUser;
let stranger: TestUser;
let trainee: TestUser;
const NOW = new Date('2026-11-21T10:00:00Z');
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());
beforeEach(async () => {
  house.setTime(NOW);
  owner = await house.logIn('10001');
  stranger = await house.logIn('10002');
  trainee = await house.logIn('10001-3');
});

let keys = 0;
const newKey = () => `position-${(keys += 1)}-of-this-test`;
const ringOf = (size: number) => ({
  ...WORKED_EXAMPLE,
  rings: WORKED_EXAMPLE.rings.map((ring) => ({ ...ring, size })),
});
const RINGS = { kind: 'rings', design: WORKED_EXAMPLE } as const;
const OTHER = { kind: 'rings', design: ringOf(58) } as const;
const CASE = { kind: 'extra', text: 'Etui aus Nussbaum', gross: 4_900 } as const;

const call = async (user: TestUser, method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  user.call({ method, url, ...(payload === undefined ? {} : { payload }) });
const made = async (positions: readonly object[], body: object = {}): Promise<Quote> => {
  const answer = await call(owner, 'POST', '/api/quotes', { positions, ...body });
  expect(answer.statusCode, answer.body).toBe(200);
  return quoteSchema.parse(answer.json());
};
const done = async (answer: ReturnType<typeof call>): Promise<Quote> => {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBe(200);
  return quoteSchema.parse(JSON.parse(body));
};
const refusal = async (answer: ReturnType<typeof call>) => {
  const { statusCode, body } = await answer;
  return [statusCode, JSON.parse(body).error?.code];
};
const patch = (quote: Quote, number: number, changes: object) =>
  call(owner, 'PATCH', `/api/quotes/${quote.id}/positions/${number}`, { version: quote.version, ...changes });
const freeStone = async (place = 0): Promise<Listing> =>
  (await owner.call({ url: `/api/stones?pageSize=1&page=${place + 1}&origin=natural` })).json().stones[0];

describe('a quote of several positions', () => {
  test('sums what is frozen in each; an extra costs the dealer nothing', async () => {
    const quote = await made([{ ...RINGS, quantity: 2 }, CASE]);
    expect(quote.positions.map(({ number, kind, quantity, cost }) => [number, kind, quantity, cost])).toEqual([
      [1, 'rings', 2, 33_535],
      [2, 'extra', 1, 0],
    ]);
    expect(quote).toMatchObject({ cost: 67_070, retail: { gross: 2 * 87_795 + 4_900, currency: 'EUR' }, choices: [] });
    // 49.00 hold 7.82 of tax at 19 %.
    expect(quote.positions[1]?.retail).toMatchObject({ net: 4_118, tax: 782, gross: 4_900 });
  });

  test('a stone of the exchange stands in it by its own price, and says what it is', async () => {
    const stone = await freeStone();
    const quote = await made([{ kind: 'stone', stoneId: stone.id }]);
    const [position] = quote.positions;
    const { dollars, stone: facts, cost = 0 } = position ?? {};
    expect(facts).toMatchObject({
      stockNumber: stone.stockNumber,
      origin: stone.origin,
      treatment: stone.treatment,
      carats: stone.carat,
    });
    expect(dollars?.amount).toBe(stone.priceTotal);
    expect(cost).toBe(Math.round((dollars?.amount ?? 0) * (dollars?.rate ?? 0)));
    expect(JSON.stringify(facts)).not.toMatch(/price|dollar/i);
    const unknown = { kind: 'stone', stoneId: '5e11e400-0000-4000-8000-000000000001' };
    expect(await refusal(call(owner, 'POST', '/api/quotes', { positions: [unknown] }))).toEqual([404, 'stone.unknown']);
  });

  test('a discount of a position and one of the whole are taken off the gross', async () => {
    const quote = await made([{ ...RINGS, discount: { kind: 'permille', value: 50 } }, CASE]);
    expect(quote.positions[0]).toMatchObject({ retail: { gross: 87_795 }, sum: { gross: 83_405 } });
    const less = await done(
      call(owner, 'PATCH', `/api/quotes/${quote.id}`, {
        version: quote.version,
        discount: { kind: 'amount', value: 8_305 },
      }),
    );
    expect(less.retail).toMatchObject({ gross: 80_000, net: 67_227, tax: 12_773 });
    expect(less.cost).toBe(33_535);
  });

  test('of alternatives one is chosen, and every choice has its total', async () => {
    const quote = await made([{ ...RINGS, alternative: 1 }, { ...OTHER, alternative: 1 }, CASE]);
    const [first, second] = quote.positions.map(({ sum }) => sum.gross);
    expect(quote.positions.map(({ isChosen }) => isChosen)).toEqual([true, false, true]);
    expect(quote.choices.map(({ chosen, retail }) => [chosen, retail.gross])).toEqual([
      [[1], (first ?? 0) + 4_900],
      [[2], (second ?? 0) + 4_900],
    ]);
    const other = await done(patch(quote, 2, { isChosen: true }));
    expect(other.positions.map(({ isChosen }) => isChosen)).toEqual([false, true, true]);
    expect(other.retail.gross).toBe((second ?? 0) + 4_900);
  });

  test('more choices than a couple reads are refused, and so are more positions than fit', async () => {
    const extras = [1, 1, 1, 2, 2, 2, 3, 3].map((alternative) => ({ ...CASE, alternative }));
    expect(await refusal(call(owner, 'POST', '/api/quotes', { positions: extras }))).toEqual([
      409,
      'quote.too-many-choices',
    ]);
    const full = await made(Array.from({ length: 20 }, () => CASE));
    const more = { idempotencyKey: newKey(), position: CASE };
    expect(await refusal(call(owner, 'POST', `/api/quotes/${full.id}/positions`, more))).toEqual([409, 'quote.full']);
  });

  test('neither a design nor positions, or both, is refused by field', async () => {
    for (const payload of [{}, { design: WORKED_EXAMPLE, positions: [CASE] }]) {
      const answer = await call(owner, 'POST', '/api/quotes', payload);
      expect([answer.statusCode, answer.json().error.issues[0].path]).toEqual([400, '/design']);
    }
    const wrong = { ...RINGS, design: { ...WORKED_EXAMPLE, rings: [{ ...WORKED_EXAMPLE.rings[0], width: 12 }] } };
    const answer = await call(owner, 'POST', '/api/quotes', { positions: [CASE, wrong] });
    expect([answer.statusCode, answer.json().error.issues[0].path]).toEqual([422, '/positions/1/rings/0/width']);
  });
});

describe('a quote that grows', () => {
  test('takes one more position at today’s price and leaves the others theirs; once per key', async () => {
    const quote = await made([RINGS]);
    const rule = (factor: number) =>
      call(owner, 'PATCH', '/api/dealer', {
        retailRule: { factor, country: 'DE', exchangeRate: 1, roundUpTo: 0 },
      });
    await rule(4);
    const body = { idempotencyKey: newKey(), position: OTHER };
    const add = () => call(owner, 'POST', `/api/quotes/${quote.id}/positions`, body);
    const grown = await Promise.all([done(add()), done(add()), done(add())]);
    await rule(2.2);
    expect(new Set(grown.map(({ positions }) => positions.length))).toEqual(new Set([2]));
    const [now] = grown;
    expect(now?.positions[0]?.retail).toEqual(quote.positions[0]?.retail);
    expect(now?.positions[1]?.retail.gross).toBeGreaterThan(quote.retail.gross);
    const other = call(owner, 'POST', `/api/quotes/${quote.id}/positions`, { ...body, position: CASE });
    expect(await refusal(other)).toEqual([409, 'idempotency.other-body']);
  });

  test('changes and removes by the version that was seen', async () => {
    const quote = await made([RINGS, CASE, OTHER]);
    const dearer = await done(patch(quote, 2, { gross: 9_900, text: 'Etui aus Leder' }));
    expect(dearer.positions[1]).toMatchObject({ text: 'Etui aus Leder', retail: { gross: 9_900 } });
    expect(await refusal(patch(quote, 2, { gross: 1 }))).toEqual([409, 'quote.changed']);
    const remove = (number: number, version: number) =>
      call(owner, 'DELETE', `/api/quotes/${quote.id}/positions/${number}?version=${version}`);
    const shorter = await done(remove(1, dearer.version));
    expect(shorter.positions.map(({ number, kind }) => [number, kind])).toEqual([
      [1, 'extra'],
      [2, 'rings'],
    ]);
    const last = await done(remove(1, shorter.version));
    expect(await refusal(remove(1, last.version))).toEqual([409, 'quote.last-position']);
    expect(await refusal(remove(9, last.version))).toEqual([404, 'quote.position-unknown']);
  });

  test('has its changes logged by their names: the log is never shortened, and the manufactory reads it', async () => {
    const quote = await made([RINGS, CASE], { customerName: 'Familie Huber' });
    const version = quote.version;
    const named = await done(
      call(owner, 'PATCH', `/api/quotes/${quote.id}`, {
        version,
        customerName: 'Anna Quendler',
        discount: { kind: 'amount', value: 777_77 },
      }),
    );
    const discount = { kind: 'amount', value: 1_313 };
    await done(patch(named, 2, { text: 'Etui für Anna', note: 'Ruft Paul an', gross: 88_888, discount }));
    const { rows } = await house.database.pool.query(
      'select action, before, after, detail from audit_log where entity_id = $1 order by id',
      [quote.id],
    );
    expect(rows.slice(1)).toEqual([
      { action: 'quote.changed', before: null, after: null, detail: { fields: ['customerName', 'discount'] } },
      {
        action: 'quote.position-changed',
        before: null,
        after: null,
        detail: { number: 2, fields: expect.arrayContaining(['discount', 'gross', 'note', 'text']) },
      },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Huber|Quendler|Anna|Paul|77777|88888|1313/u);
  });

  test('words and amounts belong to extras, pieces not to a stone', async () => {
    const quote = await made([RINGS, { kind: 'stone', stoneId: (await freeStone(1)).id }]);
    for (const [number, changes, path] of [
      [1, { text: 'Ring' }, '/text'],
      [1, { gross: 1 }, '/gross'],
      [2, { quantity: 2 }, '/quantity'],
    ] as const) {
      const answer = await patch(quote, number, changes);
      expect([answer.statusCode, answer.json().error.issues[0].path]).toEqual([400, path]);
    }
  });

  test('is another dealer’s to nobody, and to nobody once it is ordered or has expired', async () => {
    const quote = await made([RINGS]);
    const add = (user: TestUser) =>
      call(user, 'POST', `/api/quotes/${quote.id}/positions`, { idempotencyKey: newKey(), position: CASE });
    expect(await refusal(add(stranger))).toEqual([404, 'quote.unknown']);
    const order = {
      quoteId: quote.id,
      idempotencyKey: newKey(),
      commission: 'Huber',
      expected: { gross: quote.retail.gross },
    };
    expect((await call(owner, 'POST', '/api/orders', order)).statusCode).toBe(200);
    expect(await refusal(add(owner))).toEqual([409, 'quote.ordered']);
    const late = await made([RINGS]);
    house.setTime(new Date(Date.parse(late.validUntil) + 1));
    owner = await house.logIn('10001');
    expect(await refusal(patch(late, 1, { quantity: 2 }))).toEqual([409, 'quote.expired']);
  });

  test('keeps its number, and raises its print only where one was given out', async () => {
    const quote = await made([RINGS]);
    const once = await done(patch(quote, 1, { quantity: 2 }));
    expect(once.revision).toBe(1);
    const first = await owner.call({ url: `/api/quotes/${quote.id}/pdf` });
    expect(first.headers['content-disposition']).toContain(`${quote.number}.pdf`);
    const again = await done(patch(once, 1, { quantity: 1 }));
    expect([again.revision, again.number]).toEqual([2, quote.number]);
    const second = await owner.call({ url: `/api/quotes/${quote.id}/pdf` });
    expect(second.headers['content-disposition']).toContain(`${quote.number}-2.pdf`);
    expect(second.rawPayload).not.toEqual(first.rawPayload);
  });

  test('shows a trainee no trade figure, whatever it holds', async () => {
    const quote = await made([RINGS, { kind: 'stone', stoneId: (await freeStone(2)).id }, CASE]);
    const read = (await trainee.call({ url: `/api/quotes/${quote.id}` })).json();
    expect(read.retail).toEqual(quote.retail);
    const text = JSON.stringify(read);
    expect(text).not.toMatch(/"cost"|"dollars"|"priceListId"/);
    for (const { cost = 0, dollars } of quote.positions) {
      if (cost > 0) expect(text).not.toContain(String(cost));
      if (dollars !== undefined) expect(text).not.toContain(String(dollars.amount));
    }
  });

  test('the list asks for those that can grow, and for those of one couple', async () => {
    const people = [{ givenName: 'Anna', familyName: 'Huber', email: '', phone: '', sizes: [] }];
    const couple = (await call(owner, 'POST', '/api/couples', { people })).json();
    const quote = await made([RINGS], { coupleId: couple.id });
    const list = async (query: string) => (await owner.call({ url: `/api/quotes?${query}` })).json();
    expect((await list(`coupleId=${couple.id}`)).quotes.map(({ id }: Quote) => id)).toEqual([quote.id]);
    const open = await list('status=open&pageSize=96');
    expect(open.quotes.every(({ status }: Quote) => status === 'open')).toBe(true);
    // A list names rings and carries none of their figures.
    expect(open.quotes[0].positions[0].rings.evaluation).toBeUndefined();
  });
});
