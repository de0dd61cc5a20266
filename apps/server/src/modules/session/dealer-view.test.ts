import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { addressOf, makeRecords, OPERATIONS, sampleRequest } from '../../../test/sample-requests.ts';
import { TEST_PASSWORD } from '../../../test/global-setup.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let sales: TestUser;
let id: string;
beforeAll(async () => {
  house = await startTestApp();
  sales = await house.logIn('90001-2');
  id = (await sales.call({ url: '/api/dealers?q=10002' })).json().dealers[0].id;
});
afterAll(() => house.close());
const open = (user = sales, of = id) => user.call({ method: 'POST', url: `/api/dealers/${of}/view` });
const close = (user = sales) => user.call({ method: 'DELETE', url: '/api/dealer-view' });
const session = async (user = sales) => (await user.call({ url: '/api/session' })).json();
const views = async (): Promise<{ action: string; by_number: string; company: string }[]> => {
  const { rows } = await house.database.pool.query(
    `select a.action, a.by_number, d.kind as company from audit_log a join dealers d on d.id = a.dealer_id
     where a.action like 'dealer-view.%' order by a.id`,
  );
  return rows;
};
const LOGIN = { customerNumber: '90001-2', password: TEST_PASSWORD };
const EXPIRE = "update sessions set expires_at = '2000-01-01' where as_dealer_id is not null";
const endAllOf = async (number: string) => {
  const admin = await house.logIn('90001');
  const { rows } = await house.database.pool.query('select id from users where customer_number = $1', [number]);
  return admin.call({ method: 'DELETE', url: `/api/people/${rows[0].id}/sessions` });
};
beforeEach(async () => {
  expect((await close()).statusCode).toBe(200);
});

describe('the view as a dealer', () => {
  it('reads as the dealer: its company, lists and prices, and nothing of the back office', async () => {
    const owner = await house.logIn('10002');
    const opened = await open();
    expect(opened.statusCode, opened.body).toBe(200);
    expect(opened.json()).toMatchObject({ isDealerView: true, dealer: { id }, user: { role: 'owner' } });
    for (const url of ['/api/dealer', '/api/price-basis', '/api/orders', '/api/watch-lists', '/api/models/9014'])
      expect([url, (await sales.call({ url })).json()]).toEqual([url, (await owner.call({ url })).json()]);
    expect((await sales.call({ url: '/api/dealers' })).statusCode).toBe(403);
    const payload = { design: WORKED_EXAMPLE };
    const evaluated = await sales.call({ method: 'POST', url: '/api/designs/evaluate', payload });
    expect(evaluated.statusCode).toBe(200);
    const egf = opened.cookies.find(({ name }) => name === 'egf');
    expect(JSON.parse(decodeURIComponent(egf?.value ?? ''))).toMatchObject({ juwelier: 'Juwelier Van Aalst' });
  });

  it('writes nothing, by any operation of the contract', async () => {
    const records = await makeRecords(await house.logIn('10002'));
    await open();
    const writes = OPERATIONS.filter(
      ({ id, access, method, storesNothing }) =>
        access !== 'public' && method !== 'GET' && storesNothing !== true && id !== 'closeDealerView',
    );
    const count = async () => (await house.database.pool.query('select count(*) from audit_log')).rows[0].count;
    const before = await count();
    const surprises: string[] = [];
    for (const [index, operation] of writes.entries()) {
      const own = { 'content-type': 'application/json' };
      const sample = sampleRequest(operation, records);
      const answer = await sales.call({
        method: operation.method,
        url: addressOf(operation, sample),
        remoteAddress: `10.8.0.${index}`,
        ...(operation.body === undefined ? {} : { payload: JSON.stringify(sample.body), headers: own }),
      });
      const { code } = answer.json().error ?? {};
      if (!['session.dealer-view', 'session.forbidden'].includes(code)) surprises.push(`${operation.id}: ${code}`);
    }
    expect(surprises).toEqual([]);
    expect(writes.length).toBeGreaterThan(40);
    expect(await count()).toBe(before);
  });

  it('is written down at its beginning and its end, once each', async () => {
    await open();
    await close();
    await close();
    const { entries } = (await sales.call({ url: `/api/dealers/${id}/history` })).json();
    const views = entries.filter(({ action }: { action: string }) => action.startsWith('dealer-view.'));
    expect(views.slice(0, 2)).toMatchObject([
      { action: 'dealer-view.closed', by: { customerNumber: '90001-2' } },
      { action: 'dealer-view.opened', by: { customerNumber: '90001-2' } },
    ]);
    expect(await session()).toMatchObject({ isDealerView: false, user: { role: 'sales' } });
  });

  it.each<readonly [string, (viewer: TestUser) => Promise<unknown>]>([
    ['a logout', (viewer) => viewer.call({ method: 'DELETE', url: '/api/session' })],
    ['a new login', (viewer) => viewer.call({ method: 'POST', url: '/api/session', payload: LOGIN })],
    ['the end of all sessions by the house', () => endAllOf('90001-2')],
    ['time, found by the next login', () => house.database.pool.query(EXPIRE).then(() => house.logIn('90001'))],
  ])('is written down at its end by %s', async (_, end) => {
    const viewer = await house.logIn('90001-2');
    await open(viewer);
    const before = await views();
    await end(viewer);
    expect((await views()).slice(before.length)).toEqual([
      { action: 'dealer-view.closed', by_number: '90001-2', company: 'manufactory' },
    ]);
    sales = await house.logIn('90001-2');
  });

  it('that is opened and closed three times at once is written down once each', async () => {
    const before = await views();
    await Promise.all([open(), open(), open()]);
    await Promise.all([close(), close(), close()]);
    expect((await views()).slice(before.length).map(({ action }) => action)).toEqual([
      'dealer-view.opened',
      'dealer-view.closed',
    ]);
  });

  it('is for sales and admin alone, of a dealer, and ends with the role', async () => {
    expect((await open(await house.logIn('90001-4'))).statusCode).toBe(403);
    expect((await open(await house.logIn('10001'))).statusCode).toBe(403);
    const { rows } = await house.database.pool.query("select id from dealers where kind = 'manufactory'");
    expect((await open(sales, rows[0].id)).json().error.code).toBe('dealer.unknown');
    await open();
    await house.database.pool.query("update users set role = 'accounts' where customer_number = '90001-2'");
    expect((await sales.call({ url: '/api/session' })).statusCode).toBe(401);
    await house.database.pool.query("update users set role = 'sales' where customer_number = '90001-2'");
    expect((await session()).isDealerView).toBe(true);
  });

  it('ends, written down once, when a colleague gives its viewer another role', async () => {
    const viewer = await house.logIn('90001-2');
    await open(viewer);
    const admin = await house.logIn('90001');
    const { people } = (await admin.call({ url: '/api/people' })).json();
    const { id: person, version } = people.find((each: { role: string }) => each.role === 'sales');
    const before = await views();
    const give = (role: string, at: number) =>
      admin.call({ method: 'PATCH', url: `/api/people/${person}`, payload: { version: at, role } });
    expect((await give('accounts', version)).statusCode).toBe(200);
    expect(await session(viewer)).toMatchObject({ isDealerView: false, user: { role: 'accounts' } });
    expect((await views()).slice(before.length).map(({ action }) => action)).toEqual(['dealer-view.closed']);
    expect((await give('sales', version + 1)).statusCode).toBe(200);
    expect(await session(viewer)).toMatchObject({ isDealerView: false, user: { role: 'sales' } });
  });

  it('of a closed dealer shows what is kept', async () => {
    const file = (await sales.call({ url: `/api/dealers/${id}` })).json();
    const payload = { version: file.version, state: 'closed', openOrders: 99 };
    expect((await sales.call({ method: 'POST', url: `/api/dealers/${id}/state`, payload })).statusCode).toBe(200);
    await open();
    expect((await sales.call({ url: '/api/orders' })).statusCode).toBe(200);
  });
});
