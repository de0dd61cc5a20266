import type { MailServer } from '@ringwerk/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startSmtpServer, type TestSmtpServer } from '../../../test/smtp-server.ts';
import { MAIL_NETWORK } from '../outgoing/mail-network.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let smtp: TestSmtpServer;
let house: TestApp;
let admin: TestUser;
beforeEach(async () => {
  smtp = await startSmtpServer();
  house = await startTestApp();
  admin = await house.logIn('90001');
});
afterEach(async () => {
  await house.close();
  await smtp.close();
});

const own = (changes: object = {}) => ({
  host: '127.0.0.1',
  port: smtp.port,
  security: 'none',
  user: '',
  from: 'haus@ringwerk.example',
  isInner: true,
  ...changes,
});
const read = async (): Promise<MailServer> => (await admin.call({ url: '/api/house/mail-server' })).json();
const put = (server: object | null, version = 1) =>
  admin.call({ method: 'PUT', url: '/api/house/mail-server', payload: { server, version } });
const invite = (email: string) =>
  admin.call({ method: 'POST', url: '/api/people', payload: { email, role: 'workshop', delivery: 'mail' } });

describe('the mail server of a house', () => {
  test('is none at first: links are shown, and a mail waits until there is one', async () => {
    expect(await read()).toEqual({ source: 'none', server: null, waiting: 0, version: 1 });
    expect((await invite('a@ringwerk.example')).json().url).toMatch(/^http/u);
    await house.app.inject({ method: 'POST', url: '/api/password-resets', payload: { customerNumber: '10001' } });
    expect(await house.runJobs()).toBe(0);
    expect((await admin.call({ url: '/api/mail-state' })).json()).toEqual({ isOn: false, waiting: 1 });
    const { jobs } = (await admin.call({ url: '/api/jobs' })).json();
    expect(jobs).toMatchObject([{ kind: 'mail', state: 'waiting', hasWorker: false }]);
    const answer = await put(own());
    expect(answer.json()).toMatchObject({ source: 'house', version: 2, server: { hasPassword: false } });
    expect(await house.runJobs()).toBe(1);
    expect(smtp.letters[0]).toContain('From: Ringwerk Manufaktur <haus@ringwerk.example>');
    expect((await invite('b@ringwerk.example')).json().url).toBeNull();
    await put(null, 2);
    expect(await read()).toMatchObject({ source: 'none', server: null, version: 3 });
    expect(await house.runJobs()).toBe(0);
  });

  test('keeps its password to itself, and gives it to no other host, port or login, and to no weaker line', async () => {
    expect((await put(own({ user: 'haus', security: 'tls', password: 'gold and silver' }))).statusCode).toBe(200);
    const shown = await read();
    expect(shown.server).toEqual({ ...own({ user: 'haus', security: 'tls' }), hasPassword: true });
    expect((await put(own({ user: 'haus', security: 'starttls' }), 2)).statusCode).toBe(200);
    const kept = await house.database.pool.query("select server->>'password' as password from mail_servers");
    expect(kept.rows).toEqual([{ password: 'gold and silver' }]);
    for (const change of [{ host: 'evil.example' }, { port: 2_525 }, { security: 'none' }, { user: 'other' }]) {
      const other = own({ user: 'haus', security: 'starttls', ...change });
      const refused = await put(other, 3);
      expect([refused.statusCode, refused.json().error.issues[0].path]).toEqual([400, '/server/password']);
      const payload = { server: other, to: 'me@ringwerk.example' };
      const test = await admin.call({ method: 'POST', url: '/api/house/mail-server/test', payload });
      expect(test.statusCode).toBe(400);
    }
    const log = await house.database.pool.query("select * from audit_log where action = 'mail-server.changed'");
    expect(log.rows).toHaveLength(2);
    expect(JSON.stringify(log.rows)).not.toContain('gold and silver');
  });

  test('is changed as of the version that was shown; of two at once one counts', async () => {
    const answers = await Promise.all(['a', 'b', 'c'].map((host) => put(own({ host }))));
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().error.code).toBe('house.changed');
  });

  test('is tried before it is set, and the log says by whom', async () => {
    const payload = { server: own(), to: 'me@ringwerk.example' };
    const test = () => admin.call({ method: 'POST', url: '/api/house/mail-server/test', payload });
    expect((await test()).json()).toEqual({ outcome: 'sent', detail: null });
    expect(smtp.letters).toHaveLength(1);
    expect((await read()).server).toBeNull();
    const { rows } = await house.database.pool.query(
      "select by_number, detail from audit_log where action = 'mail-server.tested'",
    );
    expect(rows).toEqual([
      { by_number: '90001', detail: { outcome: 'sent', to: 'me@ringwerk.example', host: '127.0.0.1' } },
    ]);
    const none = { server: null, to: 'me@ringwerk.example' };
    const answer = await admin.call({ method: 'POST', url: '/api/house/mail-server/test', payload: none });
    expect(answer.json().error.code).toBe('conflict');
  });

  test('in the house’s own network is tried when that is said, and its words stay there', async () => {
    const test = (changes: object) =>
      admin.call({
        method: 'POST',
        url: '/api/house/mail-server/test',
        payload: { server: own(changes), to: 'me@ringwerk.example' },
      });
    const refused = await test({ isInner: false });
    expect(refused.json().error.issues).toMatchObject([{ path: '/server/host', code: 'field.inner-host' }]);
    expect(smtp.letters).toEqual([]);
    smtp.answer = '550 no mailbox on srv-7.internal';
    expect((await test({})).json()).toEqual({ outcome: 'recipient', detail: null });
    expect((await test({ host: 'nowhere.example' })).json()).toEqual({ outcome: 'unreachable', detail: null });
  });

  test('of the inner network is not quoted in the list of jobs either, where a mail fails', async () => {
    await put(own());
    smtp.answer = '550 no mailbox on srv-7.internal';
    await invite('c@ringwerk.example');
    await house.runJobs();
    const { jobs } = (await admin.call({ url: '/api/jobs' })).json();
    expect(jobs).toMatchObject([{ kind: 'mail', state: 'failed', error: 'mail.refused', errorDetail: null }]);
    expect(JSON.stringify((await admin.call({ url: '/api/mails' })).json())).not.toContain('srv-7');
  });

  test('at another port than those of mail servers is refused at its port', async () => {
    const shipped = await startTestApp({}, { mailNetwork: MAIL_NETWORK });
    try {
      const user = await shipped.logIn('90001');
      for (const port of [22, 443, 6_379]) {
        const payload = { server: own({ port }), version: 1 };
        const answer = await user.call({ method: 'PUT', url: '/api/house/mail-server', payload });
        expect(answer.json().error.issues).toMatchObject([{ path: '/server/port', code: 'field.mail-port' }]);
      }
    } finally {
      await shipped.close();
    }
  });

  test.each([
    [{ host: '' }, '/server/host'],
    [{ host: 'smtp://mail.example' }, '/server/host'],
    [{ host: 'mail.example\r\nX' }, '/server/host'],
    [{ port: 70_000 }, '/server/port'],
    [{ isInner: false }, '/server/host'],
    [{ host: 'private.example', isInner: false }, '/server/host'],
    [{ host: '169.254.169.254' }, '/server/host'],
    [{ security: 'ssl' }, '/server/security'],
    [{ from: 'nobody' }, '/server/from'],
  ])('%j is refused at its field', async (changes, path) => {
    const answer = await put(own(changes));
    expect([answer.statusCode, answer.json().error.issues[0].path]).toEqual([400, path]);
  });
});

test('the environment’s mail server counts before the house’s', async () => {
  const own25 = own({ port: 25 });
  const other = await startTestApp({ smtpUrl: smtp.url, mailFrom: 'Ringwerk <of@environment.example>' });
  try {
    const user = await other.logIn('90001');
    const payload = { server: own25, version: 1 };
    await user.call({ method: 'PUT', url: '/api/house/mail-server', payload });
    expect((await user.call({ url: '/api/house/mail-server' })).json().source).toBe('environment');
    const test = { server: null, to: 'me@ringwerk.example' };
    await user.call({ method: 'POST', url: '/api/house/mail-server/test', payload: test });
    expect(smtp.letters[0]).toContain('From: Ringwerk <of@environment.example>');
  } finally {
    await other.close();
  }
});
