import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, TEST_PASSWORD, type TestApp, type TestUser } from '../../../test/test-app.ts';

const PASSWORD = 'another good password';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());

const sessions = async (user: TestUser) => (await user.call({ url: '/api/account/sessions' })).json().sessions;
const change = (user: TestUser, current: string, password = PASSWORD) =>
  user.call({ method: 'PUT', url: '/api/account/password', payload: { current, password } });
const logIn = (customerNumber: string, password: string) =>
  house.app.inject({ method: 'POST', url: '/api/session', payload: { customerNumber, password } });

describe('where somebody is logged in', () => {
  it('is described by names of browser and system and a network without its last part, and nothing more is stored', async () => {
    const answer = await house.app.inject({
      method: 'POST',
      url: '/api/session',
      remoteAddress: '192.0.2.77',
      headers: { 'user-agent': FIREFOX },
      payload: { customerNumber: '10002-2', password: TEST_PASSWORD },
    });
    const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
    const [own] = (await house.app.inject({ url: '/api/account/sessions', cookies })).json().sessions;
    expect(own).toMatchObject({ browser: 'Firefox', system: 'Linux', network: '192.0.2.x', isOwn: true });
    const { rows } = await house.database.pool.query('select sessions::text as row from sessions');
    expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2\.77|Gecko|143/);
  });

  it('is one’s own sessions, the one that asks marked, last used to ten minutes', async () => {
    const start = new Date();
    house.setTime(start);
    const [first, second] = [await house.logIn('10002'), await house.logIn('10002')];
    house.setTime(new Date(start.getTime() + 11 * 60_000));
    const listed = await sessions(second);
    expect(listed.map(({ isOwn }: { isOwn: boolean }) => isOwn)).toEqual([true, false]);
    expect(listed[0].lastSeenAt).toBe(new Date(start.getTime() + 11 * 60_000).toISOString());
    expect(listed[1].lastSeenAt).toBe(start.toISOString());
    house.setTime(new Date(start.getTime() + 12 * 60_000));
    expect((await sessions(second))[0].lastSeenAt).toBe(listed[0].lastSeenAt);
    expect((await sessions(await house.logIn('10001')))[0]).toMatchObject({ isOwn: true });
    const left = await second.call({ method: 'DELETE', url: '/api/account/sessions' });
    expect(left.json().sessions.length).toBe(1);
    expect((await first.call({ url: '/api/session' })).statusCode).toBe(401);
    expect((await second.call({ url: '/api/session' })).statusCode).toBe(200);
    house.setTime(new Date());
  });
});

describe('one’s own password', () => {
  it('is changed with the present one; every other session ends, this one goes on', async () => {
    const [here, there] = [await house.logIn('10001-2'), await house.logIn('10001-2')];
    const wrong = await change(here, 'not the password');
    expect([wrong.statusCode, wrong.json().error.code]).toEqual([403, 'account.wrong-password']);
    expect((await change(here, TEST_PASSWORD)).statusCode).toBe(204);
    expect((await here.call({ url: '/api/session' })).statusCode).toBe(200);
    expect((await there.call({ url: '/api/session' })).statusCode).toBe(401);
    expect((await logIn('10001-2', TEST_PASSWORD)).statusCode).toBe(401);
    expect((await logIn('10001-2', PASSWORD)).statusCode).toBe(200);
    const { rows } = await house.database.pool.query(
      "select detail, before, after from audit_log where action = 'password.changed'",
    );
    expect(rows).toEqual([{ detail: { sessions: 1 }, before: null, after: null }]);
  });

  it('is not guessed in a session that was left open', async () => {
    const user = await house.logIn('10001-3');
    const codes: string[] = [];
    for (let guess = 0; guess < 8; guess += 1) codes.push((await change(user, `guess ${guess}`)).json().error.code);
    expect(codes.slice(0, 5)).toEqual(Array(5).fill('account.wrong-password'));
    expect(codes).toContain('session.too-many-attempts');
    expect((await change(user, TEST_PASSWORD)).statusCode).toBe(429);
  });

  it('that is too short is refused at its field', async () => {
    const answer = await change(await house.logIn('10001'), TEST_PASSWORD, 'short');
    expect([answer.statusCode, answer.json().error.issues[0].path]).toEqual([400, '/password']);
  });
});
