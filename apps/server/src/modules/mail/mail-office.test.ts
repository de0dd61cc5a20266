import { LANGUAGES, MAIL_KINDS, type Mail } from '@ringwerk/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startSmtpServer, type TestSmtpServer } from '../../../test/smtp-server.ts';
import { startTestApp, TEST_PASSWORD, type TestApp, type TestUser } from '../../../test/test-app.ts';

const START = new Date('2026-11-24T09:00:00Z');
const HOUR_MS = 3_600_000;

let smtp: TestSmtpServer;
let house: TestApp;
let admin: TestUser;
let sales: TestUser;
beforeAll(async () => {
  smtp = await startSmtpServer();
  house = await startTestApp({ smtpUrl: smtp.url, publicUrl: 'https://portal.example' });
  [admin, sales] = await Promise.all([house.logIn('90001'), house.logIn('90001-2')]);
});
afterAll(async () => {
  await house.close();
  await smtp.close();
});
beforeEach(async () => {
  house.setTime(START);
  smtp.answer = '250 ok';
  smtp.letters.length = 0;
  await house.database.pool.query('delete from mails; delete from jobs; delete from mail_texts; delete from throttles');
});

const get = async (url: string, user = admin) => {
  const answer = await user.call({ url });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const post = (url: string, user = admin, payload?: object) =>
  user.call({ method: 'POST', url, ...(payload === undefined ? {} : { payload }) });
let address = 0;
const askReset = async (customerNumber: string) => {
  const payload = { customerNumber };
  const remoteAddress = `10.1.0.${(address += 1)}`;
  const url = '/api/password-resets';
  expect((await house.app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode).toBe(204);
  return (await get('/api/mails?kind=password-reset')).mails[0].id as string;
};
let shops = 0;
/** A new dealer's first password, in a mail. */
const approve = async () => {
  const email = `shop${(shops += 1)}@x.example`;
  const payload = { company: 'Kern', contact: 'Ida Kern', email, country: 'DE', language: 'de' };
  await house.app.inject({ method: 'POST', url: '/api/registrations', payload, remoteAddress: `10.2.0.${shops}` });
  const { registrations } = await get('/api/registrations');
  const request = registrations.find((each: { email: string }) => each.email === email);
  const { registration, firstPassword } = (
    await post(`/api/registrations/${request.id}/decision`, admin, { decision: 'approve' })
  ).json();
  const { id } = (await get(`/api/mails?recipient=${email}`)).mails[0];
  return {
    id: id as string,
    email,
    number: registration.customerNumber as string,
    firstPassword: firstPassword as string,
  };
};
const mayLogIn = async (customerNumber: string, password: string) =>
  (await house.app.inject({ method: 'POST', url: '/api/session', payload: { customerNumber, password } }))
    .statusCode === 200;
const redeem = (url: string, password: string) => {
  const token = new URL(url).searchParams.get('token');
  return house.app.inject({
    method: 'POST',
    url: '/api/password-resets/redeem',
    payload: { token, password },
    remoteAddress: `10.3.0.${(address += 1)}`,
  });
};

describe('the list of mails', () => {
  test('finds by recipient, kind, state and day', async () => {
    await approve();
    await askReset('10002');
    const found = async (query: string) => (await get(`/api/mails?${query}`)).mails.length;
    expect(await found('')).toBe(2);
    expect(await found('recipient=SHOP')).toBe(1);
    expect(await found('recipient=%25')).toBe(0);
    expect(await found('kind=password-reset')).toBe(1);
    expect(await found('state=sent')).toBe(0);
    await house.runJobs();
    expect(await found('state=sent')).toBe(2);
    expect(await found('from=2026-11-24&to=2026-11-24')).toBe(2);
    expect(await found('from=2026-11-25')).toBe(0);
    expect((await sales.call({ url: '/api/mails?from=yesterday' })).statusCode).toBe(400);
  });

  test('is sorted over all its pages, by the subject that is read', async () => {
    await approve();
    await askReset('10002');
    await approve();
    await house.database.pool.query(
      `update mails set subject = 'Für {company}', values = jsonb_build_object('company', case when recipient like 'shop%' then 'Ärmel' else 'Zinn' end)`,
    );
    const field = async (name: 'recipient' | 'kind' | 'subject', sort: string) => {
      const pageOf = async (page: number) => (await get(`/api/mails?pageSize=2&page=${page}&${sort}`)).mails;
      return [...(await pageOf(1)), ...(await pageOf(2))].map((mail: Mail) => mail[name]);
    };
    const recipients = await field('recipient', 'sort=recipient');
    expect(recipients).toEqual(recipients.toSorted());
    expect(await field('recipient', 'sort=recipient&descending=true')).toEqual(recipients.toReversed());
    expect(await field('kind', 'sort=kind')).toEqual(['first-password', 'first-password', 'password-reset']);
    expect(await field('subject', 'sort=subject')).toEqual(['Für Ärmel', 'Für Ärmel', 'Für Zinn']);
    await post(`/api/mails/${(await get('/api/mails?kind=password-reset')).mails[0].id}/letter`);
    const states = (await get('/api/mails?sort=state&descending=true')).mails.map(({ state }: Mail) => state);
    expect(states).toEqual(['printed', 'waiting', 'waiting']);
    expect((await sales.call({ url: '/api/mails?sort=body' })).statusCode).toBe(400);
  });

  test('says whether there is a mail server, and how many mails wait', async () => {
    await askReset('10002');
    expect(await get('/api/mail-state')).toEqual({ isOn: true, waiting: 1 });
    await house.runJobs();
    expect(await get('/api/mail-state')).toMatchObject({ waiting: 0 });
  });

  test('shows no secret, neither before nor after it is out', async () => {
    const { id, firstPassword } = await approve();
    const before = await get(`/api/mails/${id}`);
    expect(before.body).toContain('Erstes Passwort: ••••••••');
    expect(JSON.stringify([before, await get('/api/mails'), await get('/api/jobs')])).not.toContain(firstPassword);
    await house.runJobs();
    expect((await get(`/api/mails/${id}`)).body).toContain('Erstes Passwort: ••••••••');
  });
});

describe('sending again', () => {
  test('a failed mail goes to the address that its user has by now, with the same password', async () => {
    const { id, email, number, firstPassword } = await approve();
    smtp.answer = '550 no such mailbox';
    await house.runJobs();
    expect(await get(`/api/mails/${id}`)).toMatchObject({ state: 'failed', error: 'mail.refused', resend: 'none' });
    await house.database.pool.query('update users set email = $1 where email = $2', ['right@x.example', email]);
    smtp.answer = '250 ok';
    expect((await post(`/api/mails/${id}/resend`)).json()).toMatchObject({
      recipient: 'right@x.example',
      renewal: 'none',
    });
    await house.runJobs();
    expect(smtp.letters.join('').replaceAll('=\n', '')).toContain(firstPassword);
    expect(await mayLogIn(number, firstPassword)).toBe(true);
    expect(await get(`/api/mails/${id}`)).toMatchObject({ state: 'cancelled' });
  });

  test('a replaced mail stays replaced: its former job, tried again, sends nothing', async () => {
    await post('/api/people', admin, { email: 'kai@ringwerk.example', role: 'workshop', delivery: 'mail' });
    const { id } = (await get('/api/mails?kind=invitation')).mails[0];
    const { id: jobId } = (await get('/api/jobs')).jobs[0];
    await post(`/api/mails/${id}/resend`);
    // As if its secret had been left in place: what keeps the mail in is that it has no job.
    await house.database.pool.query('update mails set secrets = $1 where id = $2', [{ url: 'https://x.example' }, id]);
    expect((await post(`/api/jobs/${jobId}/retry`)).statusCode).toBe(204);
    await house.runJobs();
    expect(smtp.letters).toHaveLength(1);
    const former = (await get('/api/jobs?state=failed')).jobs;
    expect(former).toMatchObject([{ id: jobId, error: 'mail.replaced' }]);
    expect(await get(`/api/mails/${id}`)).toMatchObject({ state: 'cancelled', sentAt: null });
  });

  test('a sent first password is made anew, and the former one counts no more', async () => {
    const { id, number, firstPassword } = await approve();
    await house.runJobs();
    expect(await get(`/api/mails/${id}`)).toMatchObject({ state: 'sent', resend: 'password' });
    expect((await post(`/api/mails/${id}/resend`)).json()).toMatchObject({ renewal: 'password' });
    await house.runJobs();
    const letter = (smtp.letters[1] ?? '').replaceAll('=\n', '');
    const [, password = ''] = /Erstes Passwort: (\S+)/.exec(letter) ?? [];
    expect(password).toMatch(/\w/);
    expect(password).not.toBe(firstPassword);
    expect(await mayLogIn(number, firstPassword)).toBe(false);
    expect(await mayLogIn(number, password)).toBe(true);
  });

  test('a reset link that is over becomes a new one', async () => {
    const id = await askReset('10002');
    house.setTime(new Date(START.getTime() + HOUR_MS));
    expect(await get(`/api/mails/${id}`)).toMatchObject({ resend: 'link' });
    expect((await post(`/api/mails/${id}/resend`)).json()).toMatchObject({ renewal: 'link' });
    await house.runJobs();
    const letter = (smtp.letters[0] ?? '').replaceAll('=\n', '').replaceAll('=3D', '=');
    const [url = ''] = /https:\S+/.exec(letter) ?? [];
    expect((await redeem(url, 'a brand new secret')).statusCode).toBe(204);
  });
});

describe('an invitation', () => {
  test('is sent again with a new link, of which the last one counts, until it is accepted', async () => {
    const email = 'lena@ringwerk.example';
    await post('/api/people', admin, { email, role: 'workshop', delivery: 'mail' });
    const [{ id }] = (await get('/api/mails?kind=invitation')).mails;
    const linkOf = async (mailId: string): Promise<string> => {
      const { rows } = await house.database.pool.query('select secrets from mails where id = $1', [mailId]);
      return new URL(rows[0].secrets.url).searchParams.get('token') ?? '';
    };
    const first = await linkOf(id);
    await house.database.pool.query('update mails set secrets = null');
    expect(await get(`/api/mails/${id}`)).toMatchObject({ resend: 'link', print: 'link' });
    const { id: again } = (await post(`/api/mails/${id}/resend`)).json();
    const accept = (token: string) =>
      house.app.inject({
        method: 'POST',
        url: '/api/invitations/accept',
        payload: { token, name: 'Lena Vogt', password: 'a password of their own' },
      });
    expect((await accept(first)).statusCode).toBe(410);
    expect((await accept(await linkOf(again))).statusCode).toBeLessThan(300);
    expect(await get(`/api/mails/${again}`)).toMatchObject({ resend: null, print: null });
  });
});

describe('a printed letter', () => {
  test('has the secret in full, once, and is not sent any more', async () => {
    const { id, number, firstPassword } = await approve();
    const letter = (await post(`/api/mails/${id}/letter`)).json();
    expect(letter.body).toContain(`Erstes Passwort: ${firstPassword}`);
    expect(await mayLogIn(number, firstPassword)).toBe(true);
    expect(await house.runJobs()).toBe(0);
    expect(await get(`/api/mails/${id}`)).toMatchObject({ state: 'printed', print: 'password' });
    const { rows } = await house.database.pool.query('select secrets from mails where id = $1', [id]);
    expect(rows[0].secrets).toBeNull();
  });

  test('of a reset has a link that lives for a week', async () => {
    const id = await askReset('10002');
    const { url, body } = (await post(`/api/mails/${id}/letter`, sales)).json();
    expect(body).toContain(url);
    house.setTime(new Date(START.getTime() + 6 * 24 * HOUR_MS));
    expect((await redeem(url, TEST_PASSWORD)).statusCode).toBe(204);
  });

  test('is in the audit log, without what it opens', async () => {
    const { id } = await approve();
    const { body } = (await post(`/api/mails/${id}/letter`)).json();
    const [, password = ''] = /Erstes Passwort: (\S+)/.exec(body) ?? [];
    const { rows } = await house.database.pool.query('select * from audit_log where entity_id = $1', [id]);
    expect(rows).toMatchObject([{ action: 'mail.printed', detail: { renewal: 'none' } }]);
    expect(JSON.stringify(rows)).not.toContain(password);
  });

  test('for an account of the manufactory is an admin’s alone: sales cannot become one by it', async () => {
    const id = await askReset('90001');
    expect(await get(`/api/mails/${id}`, sales)).toMatchObject({ resend: null, print: null });
    expect((await post(`/api/mails/${id}/letter`, sales)).json().error.code).toBe('conflict');
    expect((await post(`/api/mails/${id}/resend`, sales)).json().error.code).toBe('conflict');
    expect((await post(`/api/mails/${id}/letter`)).statusCode).toBe(200);
  });

  test('of a mail that is being sent at this moment is refused', async () => {
    const { id } = await approve();
    await house.database.pool.query("update jobs set state = 'running', lease_until = now() + interval '1 day'");
    expect((await post(`/api/mails/${id}/letter`)).json().error.code).toBe('conflict');
  });
});

describe('texts of mails', () => {
  const place = '/api/mail-texts/password-reset/de';
  const put = (payload: object, user = admin) => user.call({ method: 'PUT', url: place, payload });
  const TEXT = { subject: 'Passwort', body: 'Guten Tag {contact}: {url}', basedOn: null };

  test('are the release’s until the house writes its own, and again when it is restored', async () => {
    const shipped = await get(place);
    expect(shipped).toMatchObject({ updatedAt: null, updatedBy: null, subject: 'Neues Passwort für Ringwerk' });
    const written = (await put(TEXT)).json();
    expect(written).toMatchObject({ body: TEXT.body, updatedAt: START.toISOString(), shipped: { body: shipped.body } });
    await house.database.pool.query("update dealers set language = 'de' where customer_number = '10002'");
    await askReset('10002');
    await house.runJobs();
    expect(smtp.letters[0]).toContain('Subject: Passwort');
    const restored = await post(`${place}/restore`, admin, { basedOn: written.updatedAt });
    expect(restored.json()).toEqual(shipped);
  });

  test.each([
    ['an unknown variable', { body: 'Hallo {kontakt}: {url}' }, '/body', 'mail.unknown-variable', 'kontakt'],
    ['a variable of another kind', { body: '{password} {url}' }, '/body', 'mail.unknown-variable', 'password'],
    ['an unknown variable in the subject', { subject: '{firma}' }, '/subject', 'mail.unknown-variable', 'firma'],
    ['a reset without its link', { body: 'Guten Tag {contact}' }, '/body', 'mail.missing-variable', 'url'],
    ['a link of another address', { body: 'x https://evil.example/?t={url}' }, '/body', 'mail.joined-variable', 'url'],
    ['a link that goes on', { body: '{url}.evil.example' }, '/body', 'mail.joined-variable', 'url'],
    ['another address', { body: '{url} HTTP://evil.example' }, '/body', 'mail.other-address', 'HTTP://evil.example'],
    ['a web name', { subject: 'www.evil.example' }, '/subject', 'mail.other-address', 'www.evil.example'],
    ['a link in the subject', { subject: '{url}' }, '/subject', 'mail.secret-in-subject', 'url'],
  ])('%s is refused at its field', async (_, change, path, code, name) => {
    const answer = await put({ ...TEXT, ...change });
    expect([answer.statusCode, answer.json().error.issues]).toMatchObject([400, [{ path, code, params: { name } }]]);
    expect(await get(place)).toMatchObject({ updatedAt: null });
  });

  test.each(['first-password', 'password-reset', 'invitation'])(
    '%s, which opens an account, is written and restored by an admin only',
    async (kind) => {
      const url = `/api/mail-texts/${kind}/de`;
      const shipped = await get(url, sales);
      const words = { subject: shipped.subject, body: `${shipped.body}.`, basedOn: null };
      const bySales = await sales.call({ method: 'PUT', url, payload: words });
      expect([bySales.statusCode, bySales.json().error?.code]).toEqual([403, 'session.forbidden']);
      const written = await admin.call({ method: 'PUT', url, payload: words });
      expect(written.statusCode, written.body).toBe(200);
      const { updatedAt: basedOn } = written.json();
      expect((await post(`${url}/restore`, sales, { basedOn })).statusCode).toBe(403);
      expect(await get(url)).toMatchObject({ updatedAt: basedOn });
    },
  );

  test('every text that the release brings may be saved as it is', async () => {
    for (const kind of MAIL_KINDS)
      for (const language of LANGUAGES) {
        const url = `/api/mail-texts/${kind}/${language}`;
        const { subject, body } = await get(url);
        const answer = await admin.call({ method: 'PUT', url, payload: { subject, body, basedOn: null } });
        expect(answer.statusCode, answer.body).toBe(200);
      }
  });

  test('of a kind without a secret are written by sales too, also with an address', async () => {
    const url = '/api/mail-texts/registration-declined/de';
    const payload = { subject: 'Anfrage', body: 'Mehr auf https://ringwerk.example', basedOn: null };
    expect((await sales.call({ method: 'PUT', url, payload })).statusCode).toBe(200);
  });

  test('of two people who edit one text the second is refused, and reads what the first has written', async () => {
    const second = await house.logIn('90001');
    const first = (await put(TEXT)).json();
    const refused = await put({ ...TEXT, body: 'Anders: {url}' }, second);
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'conflict']);
    expect(await get(place, second)).toEqual(first);
    expect((await post(`${place}/restore`, second, { basedOn: null })).statusCode).toBe(409);
    house.setTime(new Date(START.getTime() + 1_000));
    expect((await put({ ...TEXT, body: 'Anders: {url}', basedOn: first.updatedAt }, second)).statusCode).toBe(200);
    const { rows } = await house.database.pool.query(
      "select before, after from audit_log where action = 'mail-text.changed' order by id desc limit 1",
    );
    expect(rows[0]).toMatchObject({ before: { body: TEXT.body }, after: { body: 'Anders: {url}' } });
  });
});
