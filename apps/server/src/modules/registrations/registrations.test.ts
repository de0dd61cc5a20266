import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, TEST_PASSWORD, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let staff: TestUser;
beforeAll(async () => {
  house = await startTestApp({ publicUrl: 'https://portal.example' });
  staff = await house.logIn('90001');
});
afterAll(() => house.close());

const REQUEST = {
  company: 'Goldschmiede Lindner',
  contact: 'Eva Lindner',
  email: 'eva@lindner.example',
  country: 'CH',
  language: 'fr',
  city: 'Bern',
};
let address = 0;
/** Every call from an address of its own, so that the limits of one test do not reach the next. */
const post = (url: string, payload: object, remoteAddress = `10.0.0.${(address += 1)}`) =>
  house.app.inject({ method: 'POST', url, payload, remoteAddress });
const ask = (changes: object = {}) => post('/api/registrations', { ...REQUEST, ...changes });
const list = async () => (await staff.call({ url: '/api/registrations' })).json().registrations;
const decide = (user: TestUser, id: string, decision: string) =>
  user.call({ method: 'POST', url: `/api/registrations/${id}/decision`, payload: { decision } });
const mails = async (kind: string) =>
  (await house.database.pool.query('select * from mails where kind = $1 order by created_at desc', [kind])).rows;
const logIn = (customerNumber: string, password: string) => post('/api/session', { customerNumber, password });

describe('registration', () => {
  test('a request is open until staff decides; asking twice is one request and answers the same', async () => {
    const first = await ask();
    const second = await ask({ email: 'Eva@Lindner.example' });
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(Object.keys(first.json())).toEqual(Object.keys(second.json()));
    expect(second.json().id).not.toBe(first.json().id);
    const open = (await list()).filter((one: { email: string }) => one.email.toLowerCase() === REQUEST.email);
    expect(open).toMatchObject([{ ...REQUEST, status: 'open', customerNumber: null }]);
  });

  test.each([
    [{ email: 'not an address' }, '/email'],
    [{ company: '' }, '/company'],
    [{ contact: '   ' }, '/contact'],
    [{ country: 'US' }, '/country'],
    [{ role: 'staff' }, '/role'],
  ])('refuses %j by field', async (changes, path) => {
    const answer = await ask(changes);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.issues[0].path).toBe(path);
  });

  test.each(['', '   '])('an e-mail of %j is missing, not misspelt', async (email) => {
    expect((await ask({ email })).json().error.issues).toMatchObject([{ code: 'field.missing', path: '/email' }]);
  });

  test('only staff sees and decides requests', async () => {
    const owner = await house.logIn('10001');
    const [{ id }] = await list();
    expect((await house.app.inject({ url: '/api/registrations' })).statusCode).toBe(401);
    expect((await owner.call({ url: '/api/registrations' })).statusCode).toBe(403);
    expect((await decide(owner, id, 'approve')).statusCode).toBe(403);
  });

  test('approval opens company and owner with the next number; the first password works and goes out by mail', async () => {
    await ask({ email: 'approve@lindner.example' });
    const request = (await list()).find((one: { email: string }) => one.email === 'approve@lindner.example');
    const answer = await decide(staff, request.id, 'approve');
    expect(answer.statusCode, answer.body).toBe(200);
    const { registration, firstPassword } = answer.json();
    expect(registration).toMatchObject({ status: 'approved', customerNumber: expect.stringMatching(/^101\d\d$/) });
    const login = await logIn(registration.customerNumber, firstPassword);
    expect(login.statusCode).toBe(200);
    expect(login.json()).toMatchObject({
      user: { name: 'Eva Lindner', role: 'owner' },
      dealer: { company: 'Goldschmiede Lindner', country: 'CH', language: 'fr' },
    });
    const [mail] = await mails('first-password');
    expect(mail).toMatchObject({
      recipient: 'approve@lindner.example',
      subject: 'Votre accès à Ringwerk',
      values: { number: registration.customerNumber, url: 'https://portal.example' },
      secrets: { password: firstPassword },
    });
    const { rows } = await house.database.pool.query('select password_hash from users where customer_number = $1', [
      registration.customerNumber,
    ]);
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$/);
    expect((await decide(staff, request.id, 'decline')).json().error.code).toBe('registration.already-decided');
  });

  test('what the jeweller prefers holds from the first login on, language and country included', async () => {
    const preferences = {
      alloys: ['pt950-ru', 'au750-rose'],
      sizeScale: 'kr',
      sizes: { first: 50, second: 60 },
      favourites: ['12', 'memoire'],
    };
    const asked = await ask({ email: 'seoul@lindner.example', country: 'KR', language: 'kr', preferences });
    expect(asked.statusCode, asked.body).toBe(200);
    const request = (await list()).find((one: { email: string }) => one.email === 'seoul@lindner.example');
    const { registration, firstPassword } = (await decide(staff, request.id, 'approve')).json();
    const login = await logIn(registration.customerNumber, firstPassword);
    expect(login.json()).toMatchObject({ preferences, dealer: { country: 'KR', language: 'kr' } });
    const egf = login.cookies.find(({ name }) => name === 'egf');
    expect(JSON.parse(egf?.value ?? '')).toMatchObject({ sprache: 'kr', land: 'KR' });
  });

  test.each([
    ['an alloy that the house does not make', { alloys: ['au585-rose', 'unobtainium'] }, '/preferences/alloys/1'],
    ['the same favourite twice', { favourites: ['9', '9'] }, '/preferences/favourites/1'],
    ['a category that there is not', { favourites: ['13'] }, '/preferences/favourites/0'],
    ['a scale that nobody measures with', { sizeScale: 'moon' }, '/preferences/sizeScale'],
    ['a size that no finger has', { sizes: { first: 5, second: null } }, '/preferences/sizes/first'],
  ])('%s is refused at its field', async (_, change, path) => {
    const none = { alloys: [], sizeScale: null, sizes: { first: null, second: null }, favourites: [] };
    const answer = await ask({ email: 'wrong@lindner.example', preferences: { ...none, ...change } });
    expect([answer.statusCode, answer.json().error.issues[0].path]).toEqual([400, path]);
  });

  test('of five decisions at once one counts', async () => {
    await ask({ email: 'race@lindner.example' });
    const request = (await list()).find((one: { email: string }) => one.email === 'race@lindner.example');
    const answers = await Promise.all(Array.from({ length: 5 }, () => decide(staff, request.id, 'approve')));
    expect(answers.map((answer) => answer.statusCode).sort((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
  });

  test('a declined jeweller gets a letter and no account, and may ask again', async () => {
    await ask({ email: 'no@lindner.example' });
    const request = (await list()).find((one: { email: string }) => one.email === 'no@lindner.example');
    expect((await decide(staff, request.id, 'decline')).json()).toMatchObject({
      registration: { status: 'declined', customerNumber: null },
      firstPassword: null,
    });
    expect(await mails('registration-declined')).toHaveLength(1);
    await ask({ email: 'no@lindner.example' });
    expect((await list())[0]).toMatchObject({ email: 'no@lindner.example', status: 'open' });
    expect((await decide(staff, '5e11e400-0000-4000-8000-000000000001', 'approve')).json().error.code).toBe(
      'registration.unknown',
    );
  });

  test('a declined request is forgotten after six months, as the privacy notice says', async () => {
    await ask({ email: 'old@lindner.example' });
    const request = (await list()).find((one: { email: string }) => one.email === 'old@lindner.example');
    await decide(staff, request.id, 'decline');
    const knows = async () => (await list()).some((one: { id: string }) => one.id === request.id);
    await ask({ email: 'later@lindner.example' });
    expect(await knows()).toBe(true);
    await house.database.pool.query("update registrations set decided_at = now() - interval '184 days' where id = $1", [
      request.id,
    ]);
    await ask({ email: 'still-later@lindner.example' });
    expect(await knows()).toBe(false);
  });

  test('one address cannot flood the list', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 8; index += 1)
      statuses.push(
        (await post('/api/registrations', { ...REQUEST, email: `f${index}@x.example` }, '10.9.9.9')).statusCode,
      );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  });
});

describe('password reset', () => {
  const request = (customerNumber: string) => post('/api/password-resets', { customerNumber });
  const redeem = (token: string, password: string) => post('/api/password-resets/redeem', { token, password });
  const tokenOf = (mail: { secrets: { url: string } }): string => /token=([\w-]+)/.exec(mail.secrets.url)?.[1] ?? '';

  test('known and unknown numbers get the same answer; only the known one gets a mail', async () => {
    const known = await request(' 10002-2 ');
    const unknown = await request('77777');
    expect([known.statusCode, known.body]).toEqual([204, '']);
    expect([unknown.statusCode, unknown.body]).toEqual([204, '']);
    const sent = await mails('password-reset');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ recipient: 'winkel@vanaalst.example', language: 'nl' });
    expect(sent[0].secrets.url).toContain('https://portal.example/passwort?token=');
  });

  test('the token is kept as a hash, works once, ends all sessions, and the new password counts', async () => {
    const session = await house.logIn('10002-2');
    await request('10002-2');
    const token = tokenOf((await mails('password-reset'))[0]);
    const { rows } = await house.database.pool.query(
      "select encode(token_hash, 'escape') as hash from password_resets",
    );
    expect(rows.some((row) => String(row.hash).includes(token))).toBe(false);
    expect((await redeem(token, 'kurz')).statusCode).toBe(400);
    expect((await redeem(token, 'a brand new secret')).statusCode).toBe(204);
    expect((await session.call({ url: '/api/session' })).statusCode).toBe(401);
    expect((await logIn('10002-2', TEST_PASSWORD)).statusCode).toBe(401);
    expect((await logIn('10002-2', 'a brand new secret')).statusCode).toBe(200);
    const again = await redeem(token, 'yet another secret');
    expect([again.statusCode, again.json().error.issues[0].path]).toEqual([400, '/token']);
  });

  test('of two uses at once one counts', async () => {
    await request('10001-2');
    const token = tokenOf((await mails('password-reset'))[0]);
    const answers = await Promise.all([redeem(token, 'first of two secrets'), redeem(token, 'second of two secrets')]);
    expect(answers.map((answer) => answer.statusCode).sort((a, b) => a - b)).toEqual([204, 400]);
  });

  test('after an hour the token is dead, and a made-up one never lived', async () => {
    const start = Date.now();
    house.setTime(new Date(start));
    await request('10001');
    const token = tokenOf((await mails('password-reset'))[0]);
    house.setTime(new Date(start + 3_600_001));
    expect((await redeem(token, 'a brand new secret')).statusCode).toBe(400);
    house.setTime(new Date());
    expect((await redeem('A'.repeat(43), 'a brand new secret')).statusCode).toBe(400);
    expect((await redeem('short', 'a brand new secret')).statusCode).toBe(400);
  });

  test('a mailbox gets at most three links an hour', async () => {
    await house.database.pool.query("delete from password_resets; delete from mails where kind = 'password-reset'");
    for (let index = 0; index < 5; index += 1) expect((await request('10002')).statusCode).toBe(204);
    expect(await mails('password-reset')).toHaveLength(3);
  });
});
