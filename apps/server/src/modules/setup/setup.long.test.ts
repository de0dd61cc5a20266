import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../app.ts';
import { HouseError, runHouse } from '../../house/run-house.ts';
import { seed } from '../../seed/seed.ts';
import type { Database } from '../../storage/database.ts';
import { startSmtpServer } from '../../../test/smtp-server.ts';
import { createNewHouse, TEST_MAIL_NETWORK, testConfig } from '../../../test/test-app.ts';
import { issueSetupLink } from './setup-link.ts';

const PUBLIC_URL = 'https://portal.example';
const PASSWORD = 'a password of their own';
const SETUP = {
  company: 'Trauringmanufaktur Berger',
  name: 'Eva Berger',
  email: 'eva@berger.example',
  country: 'CH',
  language: 'fr',
  password: PASSWORD,
};

/** Files that commands read. */
const FILES = new Map<string, string>();

let database: Database;
let drop: () => Promise<void>;
let app: FastifyInstance;
let time: Date;
beforeEach(async () => {
  ({ database, drop } = await createNewHouse());
  time = new Date();
  app = await createApp(testConfig({ isProduction: true }), {
    database,
    mailNetwork: TEST_MAIL_NETWORK,
    clock: () => time,
  });
});
afterEach(async () => {
  await app.close();
  await drop();
});

const link = () => issueSetupLink(database, PUBLIC_URL, time);
const tokenOf = (address: string | null): string => new URL(address ?? '').searchParams.get('token') ?? '';
const setUp = (token: string, changes: object = {}) =>
  app.inject({ method: 'POST', url: '/api/setup', payload: { token, ...SETUP, ...changes } });
const logIn = (customerNumber: string, password: string) =>
  app.inject({ method: 'POST', url: '/api/session', payload: { customerNumber, password } });
const run = (...words: string[]) =>
  runHouse(
    {
      database,
      config: { ...testConfig(), publicUrl: PUBLIC_URL },
      mailNetwork: TEST_MAIL_NETWORK,
      now: time,
      pathOf: (path) => path,
      readText: async (path) => FILES.get(path) ?? '',
    },
    words,
  );
const wordAfter = (lines: readonly string[], label: string): string =>
  lines
    .find((line) => line.startsWith(label))
    ?.slice(label.length)
    .trim()
    .split(' ')[0] ?? '';

describe('an empty house in production', () => {
  test('has the clock of its country from its set-up on, until the house names another', async () => {
    expect((await setUp(tokenOf(await link()), { country: 'KR', language: 'kr' })).statusCode).toBe(200);
    const zone = async (): Promise<unknown> => JSON.parse((await run('settings')).join('\n')).zone;
    expect(await zone()).toBe('Asia/Seoul');
    await run('settings', '--country', 'CH');
    expect(await zone()).toBe('Asia/Seoul');
    await run('settings', '--zone', 'Europe/Zurich');
    expect(await zone()).toBe('Europe/Zurich');
    await expect(run('settings', '--zone', '+09:00')).rejects.toThrow(HouseError);
  });

  test('is set up by the link that the start prints: company, account, login', async () => {
    const address = await link();
    expect(address).toMatch(/^https:\/\/portal\.example\/einrichtung\?token=[\w-]{43}$/);
    const answer = await setUp(tokenOf(address));
    expect(answer.statusCode, answer.body).toBe(200);
    const login = await logIn(answer.json().customerNumber, PASSWORD);
    expect(login.json()).toMatchObject({
      user: { name: 'Eva Berger', role: 'admin' },
      dealer: { company: 'Trauringmanufaktur Berger', country: 'CH', language: 'fr' },
      permissions: expect.arrayContaining(['registrations']),
    });
    const { rows } = await database.pool.query('select kind, company, street, email from dealers');
    expect(rows).toEqual([
      { kind: 'manufactory', company: 'Trauringmanufaktur Berger', street: '', email: 'eva@berger.example' },
    ]);
  });

  test('keeps the hash of the link only', async () => {
    const token = tokenOf(await link());
    const { rows } = await database.pool.query("select encode(token_hash, 'escape') as hash from setup_links");
    expect(rows).toHaveLength(1);
    expect(rows[0].hash).not.toContain(token);
  });

  test('takes the link once; with the first account every other link is dead and none is made', async () => {
    const [first, second] = [tokenOf(await link()), tokenOf(await link())];
    expect((await setUp(first)).statusCode).toBe(200);
    for (const token of [first, second]) {
      const answer = await setUp(token);
      expect([answer.statusCode, answer.json().error.code]).toEqual([410, 'setup.link-dead']);
    }
    expect(await link()).toBeNull();
    expect((await database.pool.query('select * from users')).rows).toHaveLength(1);
  });

  test('keeps address, VAT id and the legal texts that came along, and invents none', async () => {
    const own = {
      street: 'Werkstraße 2',
      postcode: '55743',
      city: 'Idar-Oberstein',
      vatId: 'DE136695976',
      country: 'DE',
    };
    const answer = await setUp(tokenOf(await link()), { ...own, language: 'de', imprint: 'Trauringmanufaktur Berger' });
    expect(answer.statusCode, answer.body).toBe(200);
    const { rows } = await database.pool.query(
      'select street, postcode, city, vat_id as "vatId", country from dealers',
    );
    expect(rows).toEqual([own]);
    const texts = await database.pool.query('select key, language, title, body from legal_texts');
    expect(texts.rows).toEqual([
      { key: 'imprint', language: 'de', title: 'Impressum', body: 'Trauringmanufaktur Berger' },
    ]);
  });

  test('of five uses at once one counts', async () => {
    const token = tokenOf(await link());
    const answers = await Promise.all(Array.from({ length: 5 }, () => setUp(token)));
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 410, 410, 410, 410]);
  });

  test('lets a link die after a day, and never lived for one that was made up', async () => {
    const token = tokenOf(await link());
    time = new Date(time.getTime() + 24 * 3_600_000 + 1);
    expect((await setUp(token)).statusCode).toBe(410);
    expect((await setUp('A'.repeat(43))).statusCode).toBe(410);
    expect((await setUp('short')).statusCode).toBe(410);
  });

  test('has its logo and colour from the first page on; what is no picture is refused at its field', async () => {
    const token = tokenOf(await link());
    const refused = await setUp(token, { logo: Buffer.from('no picture').toString('base64') });
    expect([refused.statusCode, refused.json().error.issues]).toMatchObject([
      400,
      [{ path: '/logo', code: 'field.picture' }],
    ]);
    const logo = await sharp({ create: { width: 300, height: 80, channels: 3, background: '#7a1f2b' } })
      .png()
      .toBuffer();
    expect((await setUp(token, { logo: logo.toString('base64'), brandColour: '#7a1f2b' })).statusCode).toBe(200);
    const face = (await app.inject({ method: 'GET', url: '/api/house/face' })).json();
    expect(face).toMatchObject({ company: SETUP.company, colour: '#7a1f2b' });
    const shown = await app.inject({ method: 'GET', url: face.logo });
    expect(shown.rawPayload.equals(logo)).toBe(true);
  });

  test('keeps the countries that it serves and its mail server, which takes a test before', async () => {
    const smtp = await startSmtpServer();
    try {
      const token = tokenOf(await link());
      const from = 'haus@berger.example';
      const server = { host: '127.0.0.1', port: smtp.port, security: 'none', user: '', from, isInner: true };
      const payload = { token, server, to: 'eva@berger.example', language: 'fr' };
      const test = () => app.inject({ method: 'POST', url: '/api/setup/test-mail', payload });
      expect((await test()).json()).toEqual({ outcome: 'sent', detail: null });
      expect(smtp.letters[0]).toContain('From: Ringwerk <haus@berger.example>');
      expect(smtp.letters[0]).toContain('To: eva@berger.example');
      smtp.answer = '550 no such mailbox';
      expect((await test()).json()).toEqual({ outcome: 'recipient', detail: null });
      expect((await setUp(token, { countries: ['CH', 'DE'], mailServer: server })).statusCode).toBe(200);
      expect((await test()).json().error.code).toBe('setup.link-dead');
      const { rows } = await database.pool.query('select server from mail_servers');
      expect(rows).toEqual([{ server: { ...server, password: '' } }]);
      const face = await app.inject({ url: '/api/house/face' });
      expect(face.json()).toMatchObject({ company: SETUP.company, countries: ['CH', 'DE'] });
    } finally {
      await smtp.close();
    }
  });

  test('is open to registrations from the countries that it serves, and from no other', async () => {
    expect((await setUp(tokenOf(await link()), { countries: ['CH'] })).statusCode).toBe(200);
    const ask = (country: string) =>
      app.inject({
        method: 'POST',
        url: '/api/registrations',
        payload: { company: 'Aurum', contact: 'Ada', email: 'ada@aurum.example', country, language: 'de' },
      });
    const refused = await ask('JP');
    expect([refused.statusCode, refused.json().error.issues]).toMatchObject([
      400,
      [{ path: '/country', code: 'field.not-served' }],
    ]);
    expect((await ask('CH')).statusCode).toBe(200);
  });

  test.each([
    [{ company: 'B' }, '/company'],
    [{ countries: [] }, '/countries'],
    [{ countries: ['DE', 'US'] }, '/countries/1'],
    [{ vatId: 'DE136695976' }, '/vatId'],
    [{ vatId: 'DE123456789', country: 'DE' }, '/vatId'],
    [{ vatId: 'CHE-12' }, '/vatId'],
    [{ mailServer: { host: 'a b', port: 25, security: 'none', user: '', from: 'a@b.example' } }, '/mailServer/host'],
    [{ mailServer: { host: 'a', port: 0, security: 'none', user: '', from: 'a@b.example' } }, '/mailServer/port'],
    [{ name: 'Eva\u0000' }, '/name'],
    [{ company: 'Berger \ud800' }, '/company'],
    [{ email: 'nobody' }, '/email'],
    [{ password: 'short' }, '/password'],
    [{ language: 'xx' }, '/language'],
    [{ country: 'US' }, '/country'],
  ])('%j is refused at its field, and the link lives on', async (changes, path) => {
    const token = tokenOf(await link());
    const answer = await setUp(token, changes);
    expect([answer.statusCode, answer.json().error.issues[0].path]).toEqual([400, path]);
    expect((await setUp(token)).statusCode).toBe(200);
  });

  test('says of a legal text that nobody has written yet that there is none', async () => {
    expect((await app.inject({ url: '/api/legal/imprint' })).statusCode).toBe(404);
  });
});

test('a trial that becomes a house takes its own name; its invented address and demo login are gone', async () => {
  await seed(database, { demoPassword: 'trial-password', isProduction: false }, time);
  expect(await link()).toBeNull();
  await seed(database, { demoPassword: null, isProduction: true }, time);
  const answer = await setUp(tokenOf(await link()));
  expect(answer.json()).toEqual({ customerNumber: '90001-5' });
  const { rows } = await database.pool.query(
    "select company, street, city, phone, vat_id from dealers where kind = 'manufactory'",
  );
  expect(rows).toEqual([{ company: 'Trauringmanufaktur Berger', street: '', city: '', phone: '', vat_id: '' }]);
  expect((await logIn('90001', 'trial-password')).statusCode).toBe(401);
  expect((await logIn('90001-5', PASSWORD)).statusCode).toBe(200);
});

describe('the command line of the house', () => {
  const company = ['--company', 'Berger', '--country', 'DE', '--language', 'de'];
  const account = ['create-account', '--name', 'Eva Berger', '--email', 'eva@berger.example'];

  test('prints the same link as the start', async () => {
    const [line = ''] = await run('setup-link');
    const token = tokenOf(line.slice(line.indexOf('https')));
    expect((await setUp(token)).statusCode).toBe(200);
    await expect(run('setup-link')).rejects.toThrow(HouseError);
  });

  test('makes accounts that log in, and sets a password anew', async () => {
    const token = tokenOf(await link());
    const first = await run(...account, ...company);
    expect(wordAfter(first, 'Customer number:')).toBe('90001');
    expect((await logIn('90001', wordAfter(first, 'Password:'))).statusCode).toBe(200);
    expect((await setUp(token)).statusCode).toBe(410);
    const second = await run(...account);
    expect(wordAfter(second, 'Customer number:')).toBe('90001-2');
    const reset = await run('reset-password', '90001');
    expect((await logIn('90001', wordAfter(first, 'Password:'))).statusCode).toBe(401);
    expect((await logIn('90001', wordAfter(reset, 'New password of 90001:'))).statusCode).toBe(200);
    const { rows } = await database.pool.query('select action from audit_log order by id');
    expect(rows.map((row) => row.action)).toEqual(
      expect.arrayContaining(['account.created', 'password.reset-by-house']),
    );
  });

  test('sets what the page sets: company, countries, legal texts, and prints it as its file takes it', async () => {
    const own = ['--company', 'Berger', '--country', 'DE', '--language', 'de'];
    await run('settings', ...own, '--vat-id', 'DE136695976', '--countries', 'de, ch', '--quote-days', '21');
    const printed = (await run('settings')).join('\n');
    expect(JSON.parse(printed)).toMatchObject({
      company: 'Berger',
      vatId: 'DE136695976',
      countries: ['DE', 'CH'],
      quoteDays: 21,
    });
    FILES.set('house.json', JSON.stringify({ ...JSON.parse(printed), city: 'Hanau', email: 'haus@berger.example' }));
    await run('settings', '--file', 'house.json', '--city', 'Idar-Oberstein');
    expect(JSON.parse((await run('settings')).join('\n'))).toMatchObject({ city: 'Idar-Oberstein', quoteDays: 21 });
    FILES.set('imprint.txt', 'Trauringmanufaktur Berger');
    await run('legal', 'imprint', '--language', 'de', '--file', 'imprint.txt');
    expect((await app.inject({ url: '/api/legal/imprint?lang=de' })).json()).toMatchObject({
      title: 'Impressum',
      body: 'Trauringmanufaktur Berger',
    });
    const { rows } = await database.pool.query('select action, user_id from audit_log order by id');
    expect(rows.map(({ action }) => action)).toEqual(['house.changed', 'house.changed', 'legal-text.changed']);
    expect(wordAfter(await run(...account), 'Customer number:')).toBe('90001');
  });

  test('sets the mail server, tries it, and switches it off', async () => {
    await run('settings', ...company);
    const smtp = await startSmtpServer();
    try {
      FILES.set('password.txt', 'a secret\n');
      const server = ['--host', '127.0.0.1', '--inner', '--port', String(smtp.port), '--security', 'none'];
      await run('mail-server', ...server, '--from', 'haus@berger.example');
      expect(await run('test-mail', 'eva@berger.example')).toEqual([
        'Sent to eva@berger.example. Look into the mailbox.',
      ]);
      expect(smtp.letters[0]).toContain('From: Berger <haus@berger.example>');
      smtp.answer = '554 not today';
      await expect(run('test-mail', 'eva@berger.example')).rejects.toThrow('Not sent (recipient)');
      await run(
        'mail-server',
        ...server,
        '--from',
        'haus@berger.example',
        '--user',
        'b',
        '--password-file',
        'password.txt',
      );
      const { rows } = await database.pool.query("select server->>'password' as password from mail_servers");
      expect(rows).toEqual([{ password: 'a secret' }]);
      await run('mail-server', '--off');
      await expect(run('test-mail', 'eva@berger.example')).rejects.toThrow('Mails are off');
      const log = await database.pool.query('select before, after, detail from audit_log');
      expect(JSON.stringify(log.rows)).not.toContain('a secret');
    } finally {
      await smtp.close();
    }
  });

  test.each([
    [[]],
    [['settings', '--company', 'Berger']],
    [['settings', '--age', '3']],
    [['settings', ...company, '--vat-id', 'DE1']],
    [['settings', ...company, '--countries', 'XX']],
    [['settings', ...company, '--quote-days', 'many']],
    [['settings', '--file', 'nothing.json']],
    [['settings']],
    [['legal', 'imprint', '--language', 'de']],
    [['legal', 'terms', '--language', 'de', '--file', 'imprint.txt']],
    [['mail-server']],
    [['mail-server', '--host', 'a', '--off']],
    [['mail-server', '--host', 'a', '--from', 'nobody']],
    [['mail-server', '--host', 'a', '--from', 'a@b.example', '--security', 'much']],
    [['mail-server', '--host', 'a', '--from', 'a@b.example', '--user', 'b']],
    [['test-mail']],
    [['test-mail', 'eva@berger.example']],
    [['sing']],
    [['create-account']],
    [['create-account', '--name', 'Eva', '--email', 'eva@berger.example', '--age', '3']],
    [[...account]],
    [[...account, '--company', 'Berger', '--country', 'XX', '--language', 'de']],
    [['reset-password']],
    [['reset-password', '77777']],
  ])('%j is answered by a sentence and changes nothing', async (words) => {
    await expect(run(...words)).rejects.toThrow(HouseError);
    for (const table of ['users', 'dealers', 'house_settings', 'mail_servers', 'legal_texts', 'audit_log'])
      expect((await database.pool.query(`select * from ${table}`)).rows, table).toEqual([]);
  });
});
