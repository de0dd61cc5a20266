import { quoteSchema, type Quote } from '@ringwerk/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let owner: TestUser;
let colleague: TestUser;
let stranger: TestUser;
const NOW = new Date('2026-11-21T10:00:00Z');
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());
// A login at a later time sweeps the sessions of earlier days, so every test logs in by itself.
beforeEach(async () => {
  house.setTime(NOW);
  owner = await house.logIn('10001');
  colleague = await house.logIn('10001-2');
  stranger = await house.logIn('10002');
});

const make = (user: TestUser, body: object = {}) =>
  user.call({ method: 'POST', url: '/api/quotes', payload: { design: WORKED_EXAMPLE, ...body } });
const made = async (user: TestUser, body: object = {}): Promise<Quote> => {
  const answer = await make(user, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return quoteSchema.parse(answer.json());
};

describe('quotes', () => {
  test('guests get 401', async () => {
    const id = '5e11e400-0000-4000-8000-000000000001';
    for (const [method, url] of [
      ['POST', '/api/quotes'],
      ['GET', '/api/quotes'],
      ['GET', `/api/quotes/${id}`],
      ['GET', `/api/quotes/${id}/pdf`],
    ] as const)
      expect((await house.app.inject({ method, url })).statusCode, url).toBe(401);
  });

  test('freezes price list, evaluation and design, and holds to the end of the fourteenth day', async () => {
    const quote = await made(owner, { customerName: 'Anna & Paul', language: 'fr' });
    expect(quote).toMatchObject({
      number: expect.stringMatching(/^Q-2026-\d{5}$/),
      createdAt: NOW.toISOString(),
      validUntil: '2026-12-05T22:59:59.999Z',
      customerName: 'Anna & Paul',
      language: 'fr',
      cost: 33_535,
      retail: { gross: 87_795, currency: 'EUR' },
      status: 'open',
      positions: [{ number: 1, kind: 'rings', quantity: 1, alternative: null, rings: { design: WORKED_EXAMPLE } }],
      choices: [],
    });
    const [position] = quote.positions;
    expect(position?.rings?.evaluation.total?.grams).toBe(4.19);
    expect((await owner.call({ url: `/api/designs/${position?.rings?.code}` })).json().name).toBe('Anna & Paul');
  });

  test('a changed rule or price list of tomorrow does not touch it', async () => {
    const quote = await made(owner);
    const change = (factor: number) =>
      owner.call({
        method: 'PATCH',
        url: '/api/dealer',
        payload: { retailRule: { factor, country: 'DE', exchangeRate: 1, roundUpTo: 0 } },
      });
    await change(4);
    expect((await owner.call({ url: `/api/quotes/${quote.id}` })).json()).toEqual(quote);
    expect((await made(owner)).retail.gross).toBeGreaterThan(quote.retail.gross);
    await change(2.2);
  });

  test('numbers never repeat, also when ten quotes are made at once', async () => {
    const quotes = await Promise.all(Array.from({ length: 10 }, () => made(owner)));
    expect(new Set(quotes.map((quote) => quote.number)).size).toBe(10);
  });

  test('expires by the clock', async () => {
    const quote = await made(owner);
    house.setTime(new Date(Date.parse(quote.validUntil) + 1));
    const later = await house.logIn('10001');
    expect((await later.call({ url: `/api/quotes/${quote.id}` })).json().status).toBe('expired');
    house.setTime(NOW);
  });

  test('the whole shop sees its quotes, newest first and page by page; another shop sees none of them', async () => {
    const newest = await made(colleague);
    const list = async (user: TestUser, query = '') => (await user.call({ url: `/api/quotes${query}` })).json();
    const all = await list(owner);
    expect(all.total).toBe(all.quotes.length);
    expect(all.quotes[0].id).toBe(newest.id);
    const second = await list(owner, '?page=2&pageSize=3');
    expect(second.quotes.map((quote: Quote) => quote.id)).toEqual(
      all.quotes.slice(3, 6).map((quote: Quote) => quote.id),
    );
    expect(await list(stranger)).toMatchObject({ total: 0, quotes: [] });
    for (const url of [`/api/quotes/${newest.id}`, `/api/quotes/${newest.id}/pdf`]) {
      const answer = await stranger.call({ url });
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'quote.unknown']);
    }
  });

  test('prints as a PDF in the language of the couple', async () => {
    const quote = await made(owner, { language: 'kr', customerName: '김서연' });
    const answer = await owner.call({ url: `/api/quotes/${quote.id}/pdf` });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain(`${quote.number}.pdf`);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('keeps whose rings they are beside the design, never in it', async () => {
    const persons = { first: ' Anna ', second: 'Maria' };
    const quote = await made(owner, { persons });
    expect(quote).toMatchObject({ persons: { first: 'Anna', second: 'Maria' }, customerName: 'Anna & Maria' });
    const rings = quote.positions[0]?.rings;
    expect(JSON.stringify(rings?.design)).not.toContain('Maria');
    expect((await owner.call({ url: `/api/designs/${rings?.code}` })).json().name).not.toContain('Maria');
    expect((await made(owner)).persons).toEqual({ first: '', second: '' });
    expect((await made(owner, { persons, customerName: 'Familie Huber' })).customerName).toBe('Familie Huber');
    expect((await make(owner, { persons: { first: 'x'.repeat(61), second: '' } })).statusCode).toBe(400);
  });

  test('a design that cannot be made is refused and uses up nothing', async () => {
    const answer = await make(owner, {
      design: { ...WORKED_EXAMPLE, rings: [{ ...WORKED_EXAMPLE.rings[0], width: 12 }] },
    });
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'design.refused']);
    expect(answer.json().error.issues.length).toBeGreaterThan(0);
  });

  test('a quote that is asked for twice is made once, and once for each dealer', async () => {
    const idempotencyKey = 'fair-2026-quote-1';
    const answers = await Promise.all(Array.from({ length: 4 }, () => made(owner, { idempotencyKey })));
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
    expect((await made(colleague, { idempotencyKey })).number).toBe(answers[0]?.number);
    expect((await made(stranger, { idempotencyKey })).number).not.toBe(answers[0]?.number);
  });
});
