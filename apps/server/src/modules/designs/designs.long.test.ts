import { savedDesignSchema } from '@ringwerk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let shop: TestApp;
let german: TestUser;
let dutch: TestUser;
beforeAll(async () => {
  shop = await startTestApp();
  german = await shop.logIn('10001');
  dutch = await shop.logIn('10002');
});
afterAll(() => shop.close());

const evaluate = (user: TestUser, design: unknown) =>
  user.call({ method: 'POST', url: '/api/designs/evaluate', payload: { design } });
const save = (user: TestUser, body: Record<string, unknown>) =>
  user.call({ method: 'POST', url: '/api/designs', payload: body });
const ring = WORKED_EXAMPLE.rings[0];

describe('evaluateDesign', () => {
  test('weighs and prices the worked example to the cent, by the VAT of the dealer', async () => {
    const answer = await evaluate(german, WORKED_EXAMPLE);
    expect(answer.statusCode, answer.body).toBe(200);
    const { evaluation, priceListId } = answer.json();
    expect(evaluation.isMakeable).toBe(true);
    expect(evaluation.total).toMatchObject({ grams: 4.19, cost: 33_535, retail: { currency: 'EUR', gross: 87_795 } });
    expect(priceListId).toMatch(/^list-[0-9a-f]{16}$/);
    expect((await evaluate(dutch, WORKED_EXAMPLE)).json().evaluation.total.retail.gross).toBe(89_270);
  });

  test('a rule broken is an answer with issues, not an error', async () => {
    const answer = await evaluate(german, { ...WORKED_EXAMPLE, rings: [{ ...ring, width: 12 }] });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().evaluation).toMatchObject({ isMakeable: false, total: null });
    expect(answer.json().evaluation.issues.length).toBeGreaterThan(0);
  });

  test.each([
    ['unknown field', { ...WORKED_EXAMPLE, colour: 'red' }],
    ['unknown version', { ...WORKED_EXAMPLE, version: 99 }],
    ['out of range', { ...WORKED_EXAMPLE, rings: [{ ...ring, width: 4000 }] }],
    ['text for a number', { ...WORKED_EXAMPLE, rings: [{ ...ring, width: '4' }] }],
    ['no record', 'ring'],
    ['null', null],
  ])('%s is a coded 422 with issues', async (_, design) => {
    const answer = await evaluate(german, design);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.code).toBe('design.refused');
    expect(answer.json().error.issues.length).toBeGreaterThan(0);
  });

  test('a number that is not finite is a coded 422', async () => {
    const answer = await german.call({
      method: 'POST',
      url: '/api/designs/evaluate',
      payload: JSON.stringify({ design: { ...WORKED_EXAMPLE, rings: [{ ...ring, width: 4 }] } }).replace(
        '"width":4',
        '"width":1e999',
      ),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.issues[0]).toMatchObject({ path: '/rings/0/width' });
  });
});

describe('saveDesign and getDesign', () => {
  test('every save is a new immutable version with its own code and the price list of that day', async () => {
    const first = savedDesignSchema.parse((await save(german, { design: WORKED_EXAMPLE, name: 'Anna & Paul' })).json());
    const second = savedDesignSchema.parse((await save(german, { design: WORKED_EXAMPLE })).json());
    expect(second.code).not.toBe(first.code);
    const spoken = `${first.code.slice(0, 4)}-${first.code.slice(4)}`.toLowerCase();
    const found = await german.call({ url: `/api/designs/${spoken}` });
    expect(found.json()).toEqual(first);
    expect(found.json()).toMatchObject({ name: 'Anna & Paul', grams: 4.19, cost: 33_535, design: WORKED_EXAMPLE });
  });

  test("another dealer's code, a mistyped and an unknown code are all unknown", async () => {
    const { code } = (await save(german, { design: WORKED_EXAMPLE })).json();
    const wrong = code.slice(0, -1) + (code.endsWith('0') ? '1' : '0');
    for (const [user, typed] of [
      [dutch, code],
      [german, wrong],
      [german, 'not-a-code'],
    ] as const) {
      const answer = await user.call({ url: `/api/designs/${typed}` });
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'design.unknown']);
    }
    const colleague = await shop.logIn('10001-2');
    expect((await colleague.call({ url: `/api/designs/${code}` })).statusCode).toBe(200);
  });

  test('versions of a set are listed for its dealer alone, the newest first', async () => {
    const names = ['Anna & Paul', 'mit Wunschstein'];
    for (const name of names) await save(german, { design: WORKED_EXAMPLE, name, setId: 7002 });
    await save(dutch, { design: WORKED_EXAMPLE, name: 'elders', setId: 7002 });
    await save(german, { design: WORKED_EXAMPLE, name: 'other set', setId: 11001 });
    const listed = await german.call({ url: '/api/designs?setId=7002' });
    expect(listed.json().designs.map(({ name }: { name: string }) => name)).toEqual(names.toReversed());
    expect(Object.keys(listed.json().designs[0]).toSorted()).toEqual(['code', 'createdAt', 'design', 'name']);
    expect((await german.call({ url: '/api/designs' })).statusCode).toBe(400);
  });

  test('a set that the collection does not have is neither kept nor asked for', async () => {
    for (const setId of [9999, 2_147_483_647]) {
      const kept = await save(german, { design: WORKED_EXAMPLE, setId });
      expect([kept.statusCode, kept.json().error.code]).toEqual([404, 'model.unknown']);
      const listed = await german.call({ url: `/api/designs?setId=${setId}` });
      expect([listed.statusCode, listed.json().error.code]).toEqual([404, 'model.unknown']);
    }
    for (const setId of [2_147_483_648, Number.MAX_SAFE_INTEGER, 0, -1]) {
      expect((await save(german, { design: WORKED_EXAMPLE, setId })).statusCode).toBe(400);
      expect((await german.call({ url: `/api/designs?setId=${setId}` })).statusCode).toBe(400);
    }
  });

  test('a design that cannot be made is not kept', async () => {
    const before = await shop.database.pool.query('select count(*) from designs');
    const answer = await save(german, { design: { ...WORKED_EXAMPLE, rings: [{ ...ring, width: 12 }] } });
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'design.refused']);
    expect((await shop.database.pool.query('select count(*) from designs')).rows).toEqual(before.rows);
  });
});

describe('who may', () => {
  test('a guest gets nothing', async () => {
    for (const [method, url] of [
      ['GET', '/api/price-basis'],
      ['POST', '/api/designs/evaluate'],
      ['POST', '/api/designs'],
      ['GET', '/api/designs/00000000'],
    ] as const) {
      expect((await shop.app.inject({ method, url })).statusCode).toBe(401);
    }
  });

  test('a write without the session token is refused', async () => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/designs',
      payload: { design: WORKED_EXAMPLE },
      cookies: { ...german.cookies },
    });
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'session.bad-origin']);
  });
});

describe('a save that is sent twice', () => {
  const count = async (): Promise<number> =>
    Number((await shop.database.pool.query('select count(*) from designs')).rows[0].count);

  test('is one version, even when both arrive at once', async () => {
    const before = await count();
    const idempotencyKey = 'fair-2026-save-1';
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => save(german, { design: WORKED_EXAMPLE, name: 'Messe', idempotencyKey })),
    );
    expect(new Set(answers.map((answer) => answer.json().code)).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  test('is another version for another dealer with the same key, and for another key', async () => {
    const [own, other, next] = await Promise.all([
      save(german, { design: WORKED_EXAMPLE, idempotencyKey: 'fair-2026-save-2' }),
      save(dutch, { design: WORKED_EXAMPLE, idempotencyKey: 'fair-2026-save-2' }),
      save(german, { design: WORKED_EXAMPLE, idempotencyKey: 'fair-2026-save-3' }),
    ]);
    expect(new Set([own, other, next].map((answer) => answer.json().code)).size).toBe(3);
  });
});
