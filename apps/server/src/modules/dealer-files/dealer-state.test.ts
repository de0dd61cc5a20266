import type { DealerFile, DealerState } from '@ringwerk/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { shownPrice, startTestApp, TEST_PASSWORD, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let sales: TestUser;
let id: string;
beforeAll(async () => {
  house = await startTestApp();
  sales = await house.logIn('90001-2');
  id = (await sales.call({ url: '/api/dealers?q=10001' })).json().dealers[0].id;
});
afterAll(() => house.close());

const file = async (): Promise<DealerFile> => (await sales.call({ url: `/api/dealers/${id}` })).json();
const put = async (state: DealerState, openOrders?: number, user = sales) => {
  const { version, openOrders: known } = await file();
  const payload = { version, state, openOrders: openOrders ?? known };
  return user.call({ method: 'POST', url: `/api/dealers/${id}/state`, payload });
};
const logIn = (customerNumber = '10001', password = TEST_PASSWORD) =>
  house.app.inject({ method: 'POST', url: '/api/session', payload: { customerNumber, password } });
let orders = 0;
const order = async (user: TestUser) => {
  orders += 1;
  const expected = await shownPrice(user, WORKED_EXAMPLE);
  const payload = { design: WORKED_EXAMPLE, commission: 'a', idempotencyKey: `dealer-state-${orders}`, expected };
  return user.call({ method: 'POST', url: '/api/orders', payload });
};
beforeEach(async () => {
  expect((await put('active')).statusCode).toBe(200);
});

describe('a paused dealer', () => {
  it('logs in and reads, is informed of it, and takes nothing', async () => {
    const before = await house.logIn('10001');
    const placed = await order(before);
    expect(placed.statusCode, placed.body).toBe(200);
    expect((await put('paused')).json().state).toBe('paused');
    const owner = await house.logIn('10001');
    expect((await owner.call({ url: '/api/session' })).json().dealer.state).toBe('paused');
    expect((await owner.call({ url: `/api/orders/${placed.json().id}` })).statusCode).toBe(200);
    for (const user of [owner, before]) {
      const refused = await order(user);
      expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'dealer.paused']);
    }
    const stones = (await owner.call({ url: '/api/stones?pageSize=1' })).json();
    const held = await owner.call({ method: 'POST', url: `/api/stones/${stones.stones[0].id}/hold` });
    expect(held.json().error.code).toBe('dealer.paused');
    await put('active');
    expect((await order(owner)).statusCode).toBe(200);
  });

  it('gets the answer of an order that was placed before, when its device asks again', async () => {
    const owner = await house.logIn('10001');
    const expected = await shownPrice(owner, WORKED_EXAMPLE);
    const payload = { design: WORKED_EXAMPLE, commission: 'a', idempotencyKey: 'state-again', expected };
    const first = await owner.call({ method: 'POST', url: '/api/orders', payload });
    await put('paused');
    const again = await owner.call({ method: 'POST', url: '/api/orders', payload });
    expect([again.statusCode, again.json().id]).toEqual([200, first.json().id]);
  });

  it('is counted and found as paused', async () => {
    await put('paused');
    const list = (await sales.call({ url: '/api/dealers?state=paused' })).json();
    expect([list.total, list.counts.paused, list.dealers[0].id]).toEqual([1, 1, id]);
  });
});

describe('a closed dealer', () => {
  it('loses every login at once, and is informed of the reason at the next by whoever knows the password', async () => {
    const owner = await house.logIn('10001');
    const seller = await house.logIn('10001-2');
    expect((await put('closed')).statusCode).toBe(200);
    for (const user of [owner, seller]) expect((await user.call({ url: '/api/session' })).statusCode).toBe(401);
    const refused = await logIn();
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'dealer.closed']);
    expect(refused.cookies).toEqual([]);
    expect((await logIn('10001', 'wrong-password')).json().error.code).toBe('session.wrong-credentials');
    const { rows } = await house.database.pool.query(
      'select 1 from sessions s join users u on u.id = s.user_id where u.dealer_id = $1',
      [id],
    );
    expect(rows).toEqual([]);
  });

  it('shows couples nothing: their links, papers and phones end, without a word of the trade, and come back', async () => {
    const owner = await house.logIn('10001');
    const share = { design: WORKED_EXAMPLE, name: 'Ring', language: 'de', country: 'DE', showsPrice: true };
    const { token } = (await owner.call({ method: 'POST', url: '/api/shares', payload: share })).json();
    const couple = (path = '', payload?: object) =>
      house.app.inject({
        url: `/api/couple/${token}${path}`,
        ...(payload === undefined ? {} : { method: 'POST', payload }),
      });
    const calls = () =>
      Promise.all([
        couple(),
        couple('/evaluate', { design: WORKED_EXAMPLE }),
        couple('/messages', { author: 'Anna', text: 'Hallo' }),
      ]);
    expect((await calls()).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await put('closed');
    for (const answer of await calls()) {
      expect([answer.statusCode, answer.json().error.code]).toEqual([410, 'share.shop-closed']);
      expect(answer.body).not.toMatch(/sonnleitner|10001|dealer|cost|price/i);
    }
    for (const path of ['', '/ring.glb', '/ring.usdz', '/ring.picture'])
      expect((await house.app.inject({ url: `/ar/${token}${path}` })).statusCode, path).toBe(404);
    await put('active');
    expect((await calls()).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await couple()).json().messages.length).toBe(2);
  });

  it('gets no link for another password, and keeps its orders and its file', async () => {
    const { openOrders, people } = await file();
    await put('closed');
    const mails = async () => Number((await house.database.pool.query('select count(*) from mails')).rows[0].count);
    const before = await mails();
    const asked = { method: 'POST', url: '/api/password-resets', payload: { customerNumber: '10001' } } as const;
    expect((await house.app.inject(asked)).statusCode).toBe(204);
    expect(await mails()).toBe(before);
    expect(await file()).toMatchObject({ state: 'closed', openOrders, people: people.map(({ name }) => ({ name })) });
    await put('active');
    expect((await logIn()).statusCode).toBe(200);
  });

  it('with open orders is asked about: whoever did not see them does not close', async () => {
    const owner = await house.logIn('10001');
    await order(owner);
    const { openOrders } = await file();
    const refused = await put('closed', openOrders - 1);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toMatchObject({
      code: 'dealer.open-orders',
      issues: [{ params: { orders: openOrders } }],
    });
    expect((await file()).state).toBe('active');
    expect((await put('closed', openOrders)).statusCode).toBe(200);
  });
});

describe('the state of a dealer', () => {
  it('is changed as of the version that was shown, and written down', async () => {
    await put('paused');
    const stale = { version: 1, state: 'closed', openOrders: 99 };
    const answer = await sales.call({ method: 'POST', url: `/api/dealers/${id}/state`, payload: stale });
    expect(answer.json().error.code).toBe('dealer.changed');
    const { entries } = (await sales.call({ url: `/api/dealers/${id}/history` })).json();
    expect(entries[0]).toMatchObject({
      action: 'dealer.paused',
      before: { state: 'active' },
      after: { state: 'paused' },
    });
  });

  it('is no matter of accounts', async () => {
    expect((await put('paused', 99, await house.logIn('90001-4'))).statusCode).toBe(403);
  });

  it('of one order and one pause at once is one after the other', async () => {
    const owner = await house.logIn('10001');
    const [placed, paused] = await Promise.all([order(owner), put('paused')]);
    expect(paused.statusCode).toBe(200);
    expect([200, 403]).toContain(placed.statusCode);
    expect((await order(owner)).statusCode).toBe(403);
  });
});
