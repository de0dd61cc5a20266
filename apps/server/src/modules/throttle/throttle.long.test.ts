import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { openDatabase } from '../../storage/database.ts';
import { startTestApp, testConfig, testConnection, TEST_PASSWORD, type TestApp } from '../../../test/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp({ trustedProxies: { kind: 'hops', hops: 1 } });
});
afterAll(() => shop.close());
beforeEach(() => shop.database.pool.query('delete from throttles'));

interface Login {
  readonly number?: string;
  readonly password?: string;
  /** As the proxy saw it. */
  readonly from?: string;
  /** What the client itself claims in front of that. */
  readonly forged?: string;
  readonly device?: string;
}
const logIn = ({ number = '10001', password = 'wrong', from = '198.51.100.1', forged, device }: Login) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/session',
    payload: { customerNumber: number, password },
    headers: { 'x-forwarded-for': forged === undefined ? from : `${forged}, ${from}` },
    ...(device === undefined ? {} : { cookies: { 'ringwerk-device': device } }),
  });
type Answer = Awaited<ReturnType<typeof logIn>>;
const count = (answers: readonly Answer[], status: number): number =>
  answers.filter(({ statusCode }) => statusCode === status).length;
const deviceOf = (answer: Answer): string => answer.cookies.find(({ name }) => name === 'ringwerk-device')?.value ?? '';
const many = <T>(times: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => make(index)));

describe('tries are counted before they are judged', () => {
  test('of 60 wrong passwords at once the free ones and one more are judged', async () => {
    const answers = await many(60, () => logIn({}));
    expect([count(answers, 401), count(answers, 429)]).toEqual([6, 54]);
  });

  test('of 60 numbers tried at once from one address, however it is forged, 31 are judged', async () => {
    const answers = await many(60, (index) =>
      logIn({ number: `8${index}`, from: '198.51.100.8', forged: `10.1.${index}.9` }),
    );
    expect([count(answers, 401), count(answers, 429)]).toEqual([31, 29]);
  });

  test('of 80 PINs at once 6 are judged', async () => {
    const owner = await shop.logIn('10001');
    await owner.call({ method: 'PUT', url: '/api/customer-view/pin', payload: { pin: '4711' } });
    await owner.call({ method: 'POST', url: '/api/customer-view' });
    const leave = (pin: string) => owner.call({ method: 'POST', url: '/api/customer-view/leave', payload: { pin } });
    const answers = await many(80, () => leave('0000'));
    expect([count(answers, 403), count(answers, 429)]).toEqual([6, 74]);
    shop.setTime(new Date(Date.now() + 3_000));
    expect((await leave('4711')).statusCode).toBe(204);
    shop.setTime(new Date());
  });

  test('of 8 resets of one number at once three send a mail, and all get the same answer', async () => {
    const answers = await many(8, (index) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/password-resets',
        payload: { customerNumber: '10002' },
        headers: { 'x-forwarded-for': `198.51.100.${index}` },
      }),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    const { rows } = await shop.database.pool.query(
      "select count(*)::int as n from mails where kind = 'password-reset'",
    );
    expect(rows[0].n).toBe(3);
  });
});

describe('strangers do not lock a shop out', () => {
  test('a burst from one address leaves every other address its login', async () => {
    await many(60, () => logIn({ from: '203.0.113.7' }));
    expect((await logIn({ from: '203.0.113.7', password: TEST_PASSWORD })).statusCode).toBe(429);
    expect((await logIn({ from: '198.51.100.2', password: TEST_PASSWORD })).statusCode).toBe(200);
  });

  test('a burst from the whole world pauses unknown devices, never one that has logged in before', async () => {
    const device = deviceOf(await logIn({ password: TEST_PASSWORD }));
    expect(device).toMatch(/^[\w-]{43}$/);
    await many(130, (index) => logIn({ from: `203.0.113.${index}` }));
    expect((await logIn({ from: '198.51.100.3', password: TEST_PASSWORD })).statusCode).toBe(429);
    // Also from an address that is paused itself.
    await many(40, (index) => logIn({ number: `7${index}`, from: '198.51.100.4' }));
    expect((await logIn({ from: '198.51.100.4', password: TEST_PASSWORD, device })).statusCode).toBe(200);
  });

  test('a known device has tries of its own, not more than others', async () => {
    const device = deviceOf(await logIn({ password: TEST_PASSWORD }));
    const answers = await many(30, () => logIn({ device }));
    expect([count(answers, 401), count(answers, 429)]).toEqual([6, 24]);
    // It counts for the account that it has logged in to, and for no other.
    const other = await many(30, () => logIn({ number: '10002', device }));
    expect([count(other, 401), count(other, 429)]).toEqual([6, 24]);
  });

  test('a browser at the counter is known for everybody who has logged in on it', async () => {
    const device = deviceOf(await logIn({ password: TEST_PASSWORD }));
    expect(deviceOf(await logIn({ number: '10001-2', password: TEST_PASSWORD, device }))).toBe(device);
    const { rows } = await shop.database.pool.query(
      `select u.customer_number as number from login_devices d join users u on u.id = d.user_id
       where d.token_hash = sha256(convert_to($1, 'UTF8')) order by 1`,
      [device],
    );
    expect(rows).toEqual([{ number: '10001' }, { number: '10001-2' }]);
  });

  test('a token that this server has not given out is replaced', async () => {
    const device = deviceOf(await logIn({ password: TEST_PASSWORD, device: 'A'.repeat(43) }));
    expect(device).not.toBe('A'.repeat(43));
  });

  test('a device is a stranger again after half a year', async () => {
    const device = deviceOf(await logIn({ password: TEST_PASSWORD }));
    shop.setTime(new Date(Date.now() + 181 * 86_400_000));
    const answers = await many(12, () => logIn({ device }));
    shop.setTime(new Date());
    expect(count(answers, 401)).toBe(6);
    const { rows } = await shop.database.pool.query(
      "select count(*)::int as n from login_devices where token_hash = sha256(convert_to($1, 'UTF8'))",
      [device],
    );
    expect(rows[0].n).toBe(1);
  });
});

test('limits by address are shared by all processes', async () => {
  const { rows } = await shop.database.pool.query('select current_database() as name');
  const second = openDatabase(testConnection(String(rows[0].name)));
  const other = await createApp(testConfig(), { database: second });
  const ask = (app: TestApp['app'], index: number) =>
    app.inject({ method: 'POST', url: '/api/password-resets', payload: { customerNumber: `6${index}` } });
  const statuses: number[] = [];
  for (let index = 0; index < 8; index += 1)
    statuses.push((await ask(index % 2 === 0 ? shop.app : other, index)).statusCode);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 204, 429, 429]);
  await other.close();
  await second.close();
});

test('a minute later calls are free again, and counts that nobody needs are cleared', async () => {
  const ask = () =>
    shop.app.inject({ method: 'POST', url: '/api/password-resets', payload: { customerNumber: '55555' } });
  for (let index = 0; index < 6; index += 1) expect((await ask()).statusCode).toBe(204);
  const refused = await ask();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  await many(20, (index) => logIn({ from: `203.0.113.${index}` }));
  const rows = async () => (await shop.database.pool.query('select count(*)::int as n from throttles')).rows[0].n;
  expect(await rows()).toBeGreaterThan(20);
  shop.setTime(new Date(Date.now() + 3_700_000));
  expect((await ask()).statusCode).toBe(204);
  expect(await rows()).toBe(2);
  shop.setTime(new Date());
});
