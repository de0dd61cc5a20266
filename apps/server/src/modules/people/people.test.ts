import type { Person, PersonLink } from '@ringwerk/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

const PASSWORD = 'a password of their own';
const HOUR_MS = 3_600_000;

let house: TestApp;
let admin: TestUser;
let time: Date;
beforeEach(async () => {
  house = await startTestApp({ publicUrl: 'https://portal.example' });
  time = new Date();
  house.setTime(time);
  admin = await house.logIn('90001');
});
afterEach(() => house.close());

const later = (ms: number): void => {
  time = new Date(time.getTime() + ms);
  house.setTime(time);
};
const post = (user: TestUser, url: string, payload: object) => user.call({ method: 'POST', url, payload });
const people = async (user = admin): Promise<Person[]> => (await user.call({ url: '/api/people' })).json().people;
const personOf = async (number: string): Promise<Person> => {
  const found = (await people()).find(({ customerNumber }) => customerNumber === number);
  if (found === undefined) throw new Error(`there is no ${number}`);
  return found;
};
const invite = (changes: object = {}, user = admin) =>
  post(user, '/api/people', { email: 'lena@ringwerk.example', role: 'workshop', delivery: 'shown', ...changes });
const invited = async (changes: object = {}): Promise<PersonLink> => {
  const answer = await invite(changes);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const tokenOf = (link: PersonLink): string => new URL(link.url ?? '').searchParams.get('token') ?? '';
const accept = (token: string, changes: object = {}) =>
  house.app.inject({
    method: 'POST',
    url: '/api/invitations/accept',
    payload: { token, name: 'Lena Vogt', password: PASSWORD, ...changes },
  });
const logIn = (customerNumber: string, password: string) =>
  house.app.inject({ method: 'POST', url: '/api/session', payload: { customerNumber, password } });
const change = (person: Pick<Person, 'id' | 'version'>, payload: object, user = admin) =>
  user.call({ method: 'PATCH', url: `/api/people/${person.id}`, payload: { version: person.version, ...payload } });
const refusal = (answer: Awaited<ReturnType<typeof accept>>) => [answer.statusCode, answer.json().error?.code];

describe('everybody of the manufactory', () => {
  test('is listed with role, state, last login and sessions, and no dealer among them', async () => {
    const listed = await people();
    expect(listed.map(({ customerNumber, role, state }) => [customerNumber, role, state])).toEqual([
      ['90001', 'admin', 'active'],
      ['90001-2', 'sales', 'active'],
      ['90001-3', 'workshop', 'active'],
      ['90001-4', 'accounts', 'active'],
    ]);
    expect(listed[0]).toMatchObject({ name: 'Ruth Amsler', lastLoginAt: expect.any(String), sessions: 1 });
    expect(listed[1]).toMatchObject({ lastLoginAt: null, sessions: 0 });
  });
});

describe('an invitation', () => {
  test('without outgoing mail is shown, sets name and password once, and lets its person in', async () => {
    const link = await invited({ delivery: 'mail' });
    expect(link.url).toMatch(/^https:\/\/portal\.example\/einladung\?token=[\w-]{43}$/);
    expect(link.person).toMatchObject({ customerNumber: '90001-5', name: '', state: 'invited', role: 'workshop' });
    const answers = await Promise.all(Array.from({ length: 4 }, () => accept(tokenOf(link))));
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 410, 410, 410]);
    expect(answers.find(({ statusCode }) => statusCode === 200)?.json()).toEqual({ customerNumber: '90001-5' });
    expect((await logIn('90001-5', PASSWORD)).json()).toMatchObject({ user: { name: 'Lena Vogt', role: 'workshop' } });
    expect(await personOf('90001-5')).toMatchObject({ state: 'active', sessions: 1 });
  });

  test('goes out by mail where mails are sent, and is not shown then', async () => {
    const mailing = await startTestApp({ smtpUrl: 'smtp://127.0.0.1:9' });
    try {
      const staff = await mailing.logIn('90001');
      const answer = await invite({ delivery: 'mail' }, staff);
      expect(answer.json()).toMatchObject({ url: null, kind: 'invitation' });
      const { rows } = await mailing.database.pool.query('select kind, recipient, secrets from mails');
      expect(rows).toEqual([
        {
          kind: 'invitation',
          recipient: 'lena@ringwerk.example',
          secrets: { url: expect.stringContaining('/einladung?token=') },
        },
      ]);
    } finally {
      await mailing.close();
    }
  });

  test('dies after seven days, when a newer one is made, and when its person is disabled', async () => {
    const first = await invited();
    later(7 * 24 * HOUR_MS + 1);
    admin = await house.logIn('90001');
    expect(refusal(await accept(tokenOf(first)))).toEqual([410, 'invitation.dead']);
    const again = (): Promise<PersonLink> =>
      post(admin, `/api/people/${first.person.id}/links`, { delivery: 'shown' }).then((answer) => answer.json());
    const second = await again();
    const third = await again();
    expect(second.kind).toBe('invitation');
    expect(refusal(await accept(tokenOf(second)))).toEqual([410, 'invitation.dead']);
    expect((await change(third.person, { isDisabled: true })).statusCode).toBe(200);
    expect(refusal(await accept(tokenOf(third)))).toEqual([410, 'invitation.dead']);
    expect(refusal(await accept('A'.repeat(43)))).toEqual([410, 'invitation.dead']);
  });

  test('a second one to the same address is refused, in any case of its letters', async () => {
    await invited();
    expect(refusal(await invite({ email: 'Lena@Ringwerk.example' }))).toEqual([409, 'person.known']);
  });

  test('ten at once get ten numbers', async () => {
    const links = await Promise.all(
      Array.from({ length: 10 }, (_, at) => invited({ email: `p${at}@ringwerk.example` })),
    );
    expect(new Set(links.map(({ person }) => person.customerNumber)).size).toBe(10);
  });

  test('an invited person who asks for a new password gets none: the invitation is there', async () => {
    await invited();
    await house.app.inject({ method: 'POST', url: '/api/password-resets', payload: { customerNumber: '90001-5' } });
    expect((await house.database.pool.query('select * from password_resets')).rows).toEqual([]);
  });
});

describe('a change of a person', () => {
  test('of the role counts with the next request', async () => {
    const sales = await house.logIn('90001-2');
    expect((await sales.call({ url: '/api/registrations' })).statusCode).toBe(200);
    const changed = await change(await personOf('90001-2'), { role: 'workshop' });
    expect(changed.json()).toMatchObject({ role: 'workshop', version: 2 });
    expect((await sales.call({ url: '/api/registrations' })).statusCode).toBe(403);
  });

  test('that disables ends every session; enabled again the old password opens a new one', async () => {
    const sales = await house.logIn('90001-2');
    const person = await personOf('90001-2');
    const disabled = (await change(person, { isDisabled: true })).json<Person>();
    expect(disabled).toMatchObject({ state: 'disabled', sessions: 0 });
    expect((await sales.call({ url: '/api/session' })).statusCode).toBe(401);
    await expect(house.logIn('90001-2')).rejects.toThrow('session.wrong-credentials');
    expect(refusal(await post(admin, `/api/people/${person.id}/links`, { delivery: 'shown' }))).toEqual([
      409,
      'person.disabled',
    ]);
    await change(disabled, { isDisabled: false });
    await house.logIn('90001-2');
  });

  test.each([
    ['the address', { email: 'right@ringwerk.example' }],
    ['the role, with less permissions', { role: 'workshop' }],
    ['neither, but disabled', { isDisabled: true }],
  ])('of %s ends the links that were given out before', async (_, payload) => {
    const invitation = await invited({ role: 'sales', email: 'wrong@ringwerk.example' });
    const { id } = await personOf('90001-2');
    const reset: PersonLink = (await post(admin, `/api/people/${id}/links`, { delivery: 'shown' })).json();
    expect((await change(invitation.person, payload)).statusCode).toBe(200);
    expect(refusal(await accept(tokenOf(invitation)))).toEqual([410, 'invitation.dead']);
    const other = 'email' in payload ? { email: 'other@ringwerk.example' } : payload;
    expect((await change(await personOf('90001-2'), other)).statusCode).toBe(200);
    const answer = await post(admin, '/api/password-resets/redeem', { token: tokenOf(reset), password: PASSWORD });
    expect(answer.statusCode).toBe(400);
  });

  test('of the address keeps waiting mails from going out', async () => {
    const mailing = await startTestApp({ smtpUrl: 'smtp://127.0.0.1:9' });
    try {
      const staff = await mailing.logIn('90001');
      const { person }: PersonLink = (await invite({ delivery: 'mail' }, staff)).json();
      expect((await change(person, { email: 'right@ringwerk.example' }, staff)).statusCode).toBe(200);
      const { rows } = await mailing.database.pool.query(
        'select m.secrets, m.job_id, j.state from mails m cross join jobs j',
      );
      expect(rows).toEqual([{ secrets: null, job_id: null, state: 'cancelled' }]);
    } finally {
      await mailing.close();
    }
  });

  test('to an address that somebody else has is refused at its field; another spelling of one’s own is not', async () => {
    const { person } = await invited();
    const taken = await change(await personOf('90001-2'), { email: 'LENA@ringwerk.example' });
    expect(refusal(taken)).toEqual([409, 'person.known']);
    expect(taken.json().error.issues).toMatchObject([{ code: 'person.known', path: '/email' }]);
    expect((await change(person, { email: 'Lena@Ringwerk.example' })).statusCode).toBe(200);
  });

  test('of a state that another has changed meanwhile is refused with the present one', async () => {
    const seen = await personOf('90001-2');
    await change(seen, { role: 'accounts', name: 'Henrik S. Solberg' });
    const answer = await change(seen, { role: 'workshop' });
    expect(refusal(answer)).toEqual([409, 'person.changed']);
    expect(answer.json().error.issues[0].params).toMatchObject({
      name: 'Henrik S. Solberg',
      role: 'accounts',
      state: 'active',
      version: 2,
    });
    expect(await personOf('90001-2')).toMatchObject({ role: 'accounts' });
  });

  test('of two at once with the same version one counts', async () => {
    const seen = await personOf('90001-2');
    const answers = await Promise.all(['workshop', 'accounts', 'admin'].map((role) => change(seen, { role })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test("a dealer's user and nobody at all are unknown", async () => {
    const { rows } = await house.database.pool.query("select id from users where customer_number = '10001'");
    for (const id of [rows[0].id, '5e11e400-0000-4000-8000-000000000001']) {
      expect(refusal(await change({ id, version: 1 }, { role: 'admin' }))).toEqual([404, 'person.unknown']);
      expect(refusal(await post(admin, `/api/people/${id}/links`, { delivery: 'shown' }))[0]).toBe(404);
      expect((await admin.call({ method: 'DELETE', url: `/api/people/${id}/sessions` })).statusCode).toBe(404);
    }
  });
});

describe('the last admin', () => {
  test.each([{ role: 'sales' }, { isDisabled: true }])('cannot take himself away by %j', async (payload) => {
    // An admin who has not come yet is none.
    await invited({ role: 'admin' });
    expect(refusal(await change(await personOf('90001'), payload))).toEqual([409, 'person.last-admin']);
    expect(await personOf('90001')).toMatchObject({ role: 'admin', state: 'active' });
  });

  test('stays when two admins take each other away at once, and each himself', async () => {
    await change(await personOf('90001-2'), { role: 'admin' });
    const other = await house.logIn('90001-2');
    const [one, two] = [await personOf('90001'), await personOf('90001-2')];
    const answers = await Promise.all([
      change(two, { role: 'sales' }, admin),
      change(one, { isDisabled: true }, other),
      change(one, { role: 'workshop' }, admin),
      change(two, { isDisabled: true }, other),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(1);
    const { rows } = await house.database.pool.query(
      "select customer_number from users where role = 'admin' and is_active and customer_number like '9%'",
    );
    expect(rows).toHaveLength(1);
  });
});

describe('a link for a new password', () => {
  test('is shown without outgoing mail, sets a password once, and ends every session', async () => {
    const sales = await house.logIn('90001-2');
    const { id } = await personOf('90001-2');
    const link: PersonLink = (await post(admin, `/api/people/${id}/links`, { delivery: 'mail' })).json();
    expect(link).toMatchObject({ kind: 'password', url: expect.stringContaining('/passwort?token=') });
    const redeem = () =>
      house.app.inject({
        method: 'POST',
        url: '/api/password-resets/redeem',
        payload: { token: tokenOf(link), password: PASSWORD },
      });
    later(23 * HOUR_MS);
    expect((await redeem()).statusCode).toBe(204);
    expect((await redeem()).statusCode).toBe(400);
    expect((await sales.call({ url: '/api/session' })).statusCode).toBe(401);
    expect((await logIn('90001-2', PASSWORD)).statusCode).toBe(200);
  });
});

test('logging somebody out everywhere leaves his password', async () => {
  const sales = await house.logIn('90001-2');
  const { id } = await personOf('90001-2');
  expect((await admin.call({ method: 'DELETE', url: `/api/people/${id}/sessions` })).json()).toMatchObject({
    sessions: 0,
  });
  expect((await sales.call({ url: '/api/session' })).statusCode).toBe(401);
  await house.logIn('90001-2');
});

test('every step is in the audit log, with what changed and without a secret', async () => {
  const link = await invited();
  await accept(tokenOf(link));
  await change(await personOf('90001-5'), { role: 'accounts' });
  await post(admin, `/api/people/${link.person.id}/links`, { delivery: 'shown' });
  await admin.call({ method: 'DELETE', url: `/api/people/${link.person.id}/sessions` });
  const { rows } = await house.database.pool.query(
    'select action, before, after from audit_log where entity_id = $1 order by id',
    [link.person.id],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'person.invited',
    'person.accepted',
    'person.changed',
    'person.password-link-made',
    'person.sessions-ended',
  ]);
  expect(rows[2]).toMatchObject({ before: { role: 'workshop' }, after: { role: 'accounts' } });
  expect(JSON.stringify(rows)).not.toMatch(/token|argon2|password of their own/i);
});
