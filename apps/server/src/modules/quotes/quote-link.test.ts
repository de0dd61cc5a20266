import { coupleShareSchema, proofSchema, quoteSchema, type Quote } from '@ringwerk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let owner: TestUser;
beforeAll(async () => {
  house = await startTestApp();
  owner = await house.logIn('10001');
});
afterAll(() => house.close());

let keys = 0;
const newKey = () => `quote-link-${(keys += 1)}-of-this-test`;
const post = (url: string, payload: object = {}) => owner.call({ method: 'POST', url, payload });
const quoteOf = async (answer: ReturnType<typeof post>): Promise<Quote> => {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBe(200);
  return quoteSchema.parse(JSON.parse(body));
};
const quoted = (positions: readonly object[]) => quoteOf(post('/api/quotes', { positions }));
const ringOf = (size: number) => ({
  ...WORKED_EXAMPLE,
  rings: WORKED_EXAMPLE.rings.map((ring) => ({ ...ring, size })),
});
const RINGS = { kind: 'rings', design: WORKED_EXAMPLE } as const;
const CASE = { kind: 'extra', text: 'Etui', gross: 4_900 } as const;

describe('the link of a quote that changes', () => {
  test('opens with the first chosen rings of today, and never shows or signs those that left', async () => {
    const quote = await quoted([{ kind: 'rings', design: ringOf(61) }]);
    const first = quote.positions[0]?.rings?.code;
    const { token } = (await post(`/api/quotes/${quote.id}/shares`, { country: 'DE' })).json();
    const url = `/api/couple/${token}`;
    const seen = proofSchema.parse((await house.app.inject({ url: `${url}/proof` })).json());
    expect(seen.code).toBe(first);
    const position = { kind: 'rings', design: ringOf(62) };
    const positions = `/api/quotes/${quote.id}/positions`;
    const grown = await quoteOf(post(positions, { idempotencyKey: newKey(), position }));
    const removal = `${positions}/1?version=${grown.version}`;
    const now = await quoteOf(owner.call({ method: 'DELETE', url: removal }));
    const second = now.positions[0]?.rings?.code;
    const opened = coupleShareSchema.parse((await house.app.inject({ url })).json());
    expect([opened.code, opened.design?.rings[0]?.size]).toEqual([second, 62]);
    expect(opened.quote?.positions.map(({ rings }) => rings?.code)).toEqual([second]);
    expect(opened.still).toBe(opened.quote?.positions[0]?.rings?.still);
    expect((await house.app.inject({ url: `${url}/proof` })).json().code).toBe(second);
    expect((await house.app.inject({ url: `${url}/proof?code=${first}` })).json().error.code).toBe('design.unknown');
    const sign = async (more: object) => {
      const payload = { designKey: seen.designKey, name: 'Anna Huber', isConfirmed: true, language: 'de', ...more };
      return (await house.app.inject({ method: 'POST', url: `${url}/signatures`, payload })).json().error?.code;
    };
    expect(await sign({ idempotencyKey: newKey() })).toBe('proof.outdated');
    expect(await sign({ idempotencyKey: newKey(), code: first })).toBe('design.unknown');
    const models = await house.app.inject({ url: `/ar/${token}/ring.glb` });
    expect([models.statusCode, models.headers['cache-control']]).toEqual([200, 'private, no-cache']);
  });

  test('is not the one that its paper leads to, which stays with the printed rings', async () => {
    const quote = await quoted([{ kind: 'rings', design: ringOf(63) }]);
    await post(`/api/quotes/${quote.id}/shares`, { country: 'DE' });
    expect((await owner.call({ url: `/api/quotes/${quote.id}/pdf` })).statusCode).toBe(200);
    const { shares } = (await owner.call({ url: '/api/shares' })).json();
    const ofRings = shares.filter(({ code }: { code: string }) => code === quote.positions[0]?.rings?.code);
    expect(ofRings).toHaveLength(2);
  });

  test('tells its price alone, with what is taken off', async () => {
    const tenth = { kind: 'permille', value: 100 } as const;
    const made = await quoted([{ ...RINGS, quantity: 3, discount: tenth }, CASE]);
    const change = { version: made.version, discount: tenth };
    const quote = await quoteOf(owner.call({ method: 'PATCH', url: `/api/quotes/${made.id}`, payload: change }));
    const { token } = (await post(`/api/quotes/${quote.id}/shares`, { country: 'DE' })).json();
    const opened = coupleShareSchema.parse((await house.app.inject({ url: `/api/couple/${token}` })).json());
    expect([opened.figures?.total, opened.figures?.rings.map(({ retail }) => retail)]).toEqual([null, [null]]);
    expect([opened.quote?.discount, opened.quote?.retail]).toEqual([tenth, quote.retail]);
    expect(opened.quote?.positions.map(({ quantity, discount }) => [quantity, discount])).toEqual([
      [3, tenth],
      [1, null],
    ]);
    expect(opened.quote?.positions.map(({ retail }) => retail)).toEqual(quote.positions.map(({ retail }) => retail));
  });

  test('ends with the last of its rings', async () => {
    const quote = await quoted([RINGS, CASE]);
    const { token } = (await post(`/api/quotes/${quote.id}/shares`, { country: 'DE' })).json();
    const url = `/api/quotes/${quote.id}/positions/1?version=${quote.version}`;
    await quoteOf(owner.call({ method: 'DELETE', url }));
    const opened = await house.app.inject({ url: `/api/couple/${token}` });
    expect([opened.statusCode, opened.json().error.code]).toEqual([410, 'share.ended']);
    expect((await house.app.inject({ url: `/ar/${token}` })).statusCode).toBe(404);
  });
});
