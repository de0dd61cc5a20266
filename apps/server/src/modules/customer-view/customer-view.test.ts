import * as contract from '@ringwerk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let shop: TestApp;
let owner: TestUser;
beforeAll(async () => {
  shop = await startTestApp();
  owner = await shop.logIn('10001');
});
afterAll(() => shop.close());

const choosePin = (user: TestUser, pin: unknown) =>
  user.call({ method: 'PUT', url: '/api/customer-view/pin', payload: { pin } });
const enter = (user: TestUser) => user.call({ method: 'POST', url: '/api/customer-view' });
const leave = (user: TestUser, pin: string) =>
  user.call({ method: 'POST', url: '/api/customer-view/leave', payload: { pin } });
const session = async (user: TestUser) => (await user.call({ url: '/api/session' })).json();

type AnyOperation = contract.Operation<undefined, undefined, undefined, undefined>;
const guarded = Object.values(contract).filter(
  (value): value is AnyOperation =>
    typeof value === 'object' && value !== null && 'access' in value && 'path' in value && value.access !== 'public',
);

describe('the PIN', () => {
  test('without one the view cannot be entered, because nobody could leave it', async () => {
    const answer = await enter(await shop.logIn('10002-2'));
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'customer-view.no-pin']);
  });

  test.each(['123', '123456789', '12a4', '', null])('%j is refused', async (pin) => {
    expect((await choosePin(owner, pin)).statusCode).toBe(400);
  });

  test('is kept as a hash only', async () => {
    expect((await choosePin(owner, '4711')).statusCode).toBe(204);
    const { rows } = await shop.database.pool.query<{ hash: string }>(
      "select customer_pin_hash as hash from users where customer_number = '10001'",
    );
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$/);
    expect(await session(owner)).toMatchObject({ hasCustomerPin: true, isCustomerView: false });
  });
});

describe('the customer view of a session', () => {
  test('gives no trade figure, refuses every other operation, and ends by the PIN', async () => {
    await choosePin(owner, '4711');
    const saved = (
      await owner.call({ method: 'POST', url: '/api/designs', payload: { design: WORKED_EXAMPLE } })
    ).json();
    expect(saved.cost).toBe(33_535);
    expect((await enter(owner)).statusCode).toBe(204);
    expect((await session(owner)).isCustomerView).toBe(true);

    const model = await owner.call({ url: '/api/models/9001' });
    const design = await owner.call({ url: `/api/designs/${saved.code}` });
    const figures = await owner.call({
      method: 'POST',
      url: '/api/designs/evaluate-for-couple',
      payload: { design: WORKED_EXAMPLE },
    });
    const models = await owner.call({ url: '/api/models?kind=engagementring' });
    for (const answer of [model, models, design, figures]) {
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.body).not.toMatch(/cost|trade|factor|priceList|33535/i);
      expect(answer.body).toContain('"gross":');
    }
    expect(figures.json().total.retail.gross).toBe(87_795);

    const open = guarded.filter(({ inCustomerView }) => inCustomerView === true).map(({ id }) => id);
    expect(open).toContain('getModel');
    for (const operation of guarded.filter(({ id }) => !open.includes(id))) {
      const url = operation.path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000');
      const answer = await owner.call({ method: operation.method, url });
      // The manufactory's operations are refused to jewellers before that.
      const code = operation.access === 'staff' ? 'session.forbidden' : 'session.customer-view';
      expect([operation.id, answer.statusCode, answer.json().error.code]).toEqual([operation.id, 403, code]);
    }

    const wrong = await leave(owner, '0000');
    expect([wrong.statusCode, wrong.json().error.code]).toEqual([403, 'customer-view.wrong-pin']);
    expect((await session(owner)).isCustomerView).toBe(true);
    expect((await leave(owner, '4711')).statusCode).toBe(204);
    expect((await owner.call({ url: '/api/price-basis' })).statusCode).toBe(200);
    expect((await owner.call({ url: '/api/models/9001' })).json().with.cost).toBeGreaterThan(0);
  });

  test('concerns this session only', async () => {
    const tablet = await shop.logIn('10001');
    await enter(tablet);
    expect((await owner.call({ url: '/api/price-basis' })).statusCode).toBe(200);
    expect((await tablet.call({ url: '/api/price-basis' })).statusCode).toBe(403);
  });

  test('a PIN is not guessed: after five wrong ones the answer is a pause, also for the right one', async () => {
    const user = await shop.logIn('10002');
    await choosePin(user, '2468');
    await enter(user);
    const codes: string[] = [];
    for (let guess = 0; guess < 8; guess += 1) codes.push((await leave(user, `111${guess}`)).json().error.code);
    expect(codes.slice(0, 5)).toEqual(Array(5).fill('customer-view.wrong-pin'));
    expect(codes).toContain('session.too-many-attempts');
    const right = await leave(user, '2468');
    expect([right.statusCode, right.json().error.code]).toEqual([429, 'session.too-many-attempts']);
    shop.setTime(new Date(Date.now() + 20 * 60_000));
    expect((await leave(user, '2468')).statusCode).toBe(204);
    shop.setTime(new Date());
  });

  test('evaluating for the couple refuses what is no design', async () => {
    const answer = await owner.call({
      method: 'POST',
      url: '/api/designs/evaluate-for-couple',
      payload: { design: 7 },
    });
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'design.refused']);
  });
});
