import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { makeRecords } from '../../../test/sample-requests.ts';
import {
  startTestApp,
  TEST_MAIL_NETWORK,
  testConfig,
  testConnection,
  type TestApp,
  type TestUser,
} from '../../../test/test-app.ts';
import { HouseError, runHouse } from '../../house/run-house.ts';
import { seed } from '../../seed/seed.ts';
import { EMPTIED_TABLES, KEPT_TABLES, PRUNED_TABLES } from './table-plan.ts';

const COMPANY = 'Ringwerk Manufaktur';
const CODE = join(import.meta.dirname, '../../house.ts');

let dataDir = '';
let house: TestApp;
let admin: TestUser;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'emptying-'));
  await mkdir(join(dataDir, 'stills'));
  await writeFile(join(dataDir, 'stills', 'of-a-trial.webp'), 'picture');
  await mkdir(join(dataDir, 'order-files'));
  await writeFile(join(dataDir, 'order-files', 'O-2026-01001-of-a-trial.zip'), 'archive');
  house = await startTestApp({ dataDir });
  await query("select nextval('batch_numbers')");
  admin = await house.logIn('90001');
  const owner = await house.logIn('10001');
  await makeRecords(owner);
  await house.app.inject({ method: 'POST', url: '/api/password-resets', payload: { customerNumber: '10001' } });
  const text = { language: 'de', title: 'Impressum', body: 'Trauringmanufaktur Berger' };
  await admin.call({ method: 'PUT', url: '/api/legal/imprint', payload: text });
});
afterEach(async () => {
  await house.close();
  rmSync(dataDir, { recursive: true });
});

const query = async (text: string) => (await house.database.pool.query(text)).rows;
const empty = (confirm = COMPANY, user = admin) =>
  user.call({ method: 'POST', url: '/api/house/trial/empty', payload: { confirm } });
/** Every table with its rows as text, in one order. */
async function everything(): Promise<Readonly<Record<string, unknown>>> {
  const tables = [...EMPTIED_TABLES, ...PRUNED_TABLES, ...KEPT_TABLES];
  const entries = tables.map(async (table) => {
    const [row] = await query(`select json_agg(t::text order by t::text) as rows from "${table}" t`);
    return [table, row.rows] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
const run = (...words: string[]) =>
  runHouse(
    {
      database: house.database,
      config: testConfig({ dataDir }),
      mailNetwork: TEST_MAIL_NETWORK,
      now: new Date(),
      pathOf: (path) => path,
      readText: async () => '',
    },
    words,
  );

test('what becomes of each table of the database is decided', async () => {
  const tables = await query("select tablename as name from pg_tables where schemaname = 'public' order by 1");
  const planned = [...EMPTIED_TABLES, ...PRUNED_TABLES, ...KEPT_TABLES];
  expect(planned.toSorted()).toEqual(tables.map(({ name }) => name));
});

describe('a trial house', () => {
  test('is emptied at once: nothing of the trial is left, and what is the house’s stays', async () => {
    await admin.call({
      method: 'PUT',
      url: '/api/mail-texts/registration-declined/de',
      payload: {
        subject: 'Anfrage',
        body: 'Leider nein.',
        basedOn: null,
      },
    });
    const before = await query('select count(*)::int as models from models');
    const trial = (await admin.call({ url: '/api/house/trial' })).json();
    expect(trial).toMatchObject({ isTrial: true, company: COMPANY, counts: { dealers: 2, orders: 1, quotes: 6 } });
    const answer = await empty();
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().removed).toEqual(trial.counts);
    for (const table of EMPTIED_TABLES.filter((name) => name !== 'jobs'))
      expect(await query(`select * from "${table}"`), table).toEqual([]);
    expect(await query('select * from designs')).toEqual([]);
    expect(await query('select customer_number, is_demo from users')).toEqual([
      { customer_number: '90001', is_demo: false },
    ]);
    expect(await query('select company from dealers')).toEqual([{ company: COMPANY }]);
    expect(await query('select body from legal_texts')).toEqual([{ body: 'Trauringmanufaktur Berger' }]);
    expect(await query('select count(*)::int as models from models')).toEqual(before);
    expect((await query('select * from price_editions')).length).toBeGreaterThan(0);
    expect(await query("select detail from audit_log where action = 'house.emptied'")).toMatchObject([
      { detail: { backup: answer.json().backup, orders: 1 } },
    ]);
    // The caller works on, and the first order of the house is its first.
    expect((await admin.call({ url: '/api/session' })).statusCode).toBe(200);
    const quote = await admin.call({ method: 'POST', url: '/api/quotes', payload: { design: WORKED_EXAMPLE } });
    expect(quote.json().number).toMatch(/-01001$/u);
    expect(await query('select is_called from batch_numbers')).toEqual([{ is_called: false }]);
    expect(await house.runJobs()).toBe(1);
    expect(await readdir(join(dataDir, 'stills'))).toEqual([]);
    expect(await readdir(join(dataDir, 'order-files'))).toEqual([]);
    expect((await admin.call({ url: '/api/house/trial' })).json().isTrial).toBe(false);
    expect((await empty()).json().error.code).toBe('house.no-trial');
  });

  test('has the pictures of its collection drawn anew at once, not at the next start', async () => {
    const picturesOf = () =>
      query("select count(*)::int as jobs from jobs where kind = 'picture' and state = 'waiting'");
    const payload = { section: 23, code: '', names: { en: 'Ring' } };
    const design = { ...WORKED_EXAMPLE, rings: WORKED_EXAMPLE.rings.map((ring) => ({ ...ring, width: 4.5 })) };
    const { code } = (await admin.call({ method: 'POST', url: '/api/designs', payload: { design } })).json();
    const made = await admin.call({ method: 'POST', url: '/api/house-models', payload: { ...payload, code } });
    expect(made.statusCode, made.body).toBe(200);
    const before = await picturesOf();
    expect(before[0].jobs).toBeGreaterThan(0);
    expect((await empty()).statusCode).toBe(200);
    expect(await picturesOf()).toEqual([{ jobs: 0 }]);
    await house.runJobs();
    expect(await picturesOf()).toEqual(before);
  });

  test('names nobody who is gone in any column of a table that stays', async () => {
    const [dealerUser] = await query("select id from users where customer_number = '10001'");
    const [keeper] = await query("select id from users where customer_number = '90001'");
    await query(`insert into mail_texts values ('invitation', 'de', 'Betreff', 'Text', now(), '${keeper.id}')`);
    await query(
      `insert into rate_feeds (content, is_active, created_at, updated_at, updated_by)
        values ('{}', false, now(), now(), '${keeper.id}')`,
    );
    const columns: { table: string; column: string }[] = await query(`
      select k.table_name as table, k.column_name as column from information_schema.key_column_usage k
        join information_schema.referential_constraints r on r.constraint_name = k.constraint_name
        join information_schema.table_constraints u on u.constraint_name = r.unique_constraint_name
        where u.table_name = 'users' order by 1, 2`);
    const stay: readonly string[] = [...KEPT_TABLES, 'legal_texts'];
    const named = columns.filter(({ table }) => stay.includes(table));
    expect(named.length).toBeGreaterThan(8);
    for (const { table, column } of named) {
      const { rowCount } = await house.database.pool.query(`update ${table} set ${column} = '${dealerUser.id}'`);
      expect(rowCount, `rows of ${table}`).toBeGreaterThan(0);
    }
    const answer = await empty();
    expect(answer.statusCode, answer.body).toBe(200);
    for (const { table, column } of named)
      for (const { who } of await query(`select ${column} as who from ${table}`))
        expect([null, keeper.id], `${table}.${column}`).toContain(who);
  });

  test('is emptied while another session of the caller looks on as a dealer, which ends', async () => {
    const other = await house.logIn('90001');
    await query(`update sessions set customer_view_since = now(),
      as_dealer_id = (select id from dealers where kind = 'dealer' limit 1)
      where created_at = (select max(created_at) from sessions)`);
    const answer = await empty();
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await query('select as_dealer_id, customer_view_since from sessions')).toEqual([
      { as_dealer_id: null, customer_view_since: null },
      { as_dealer_id: null, customer_view_since: null },
    ]);
    expect((await other.call({ url: '/api/session' })).statusCode).toBe(200);
  });

  test('plans the runs of its feeds anew, whose jobs are gone', async () => {
    await query(
      `insert into rate_feeds (content, is_active, created_at, updated_at, updated_by, next_at)
        select '{}', true, now(), now(), id, now() + interval '1 day' from users where customer_number = '90001'`,
    );
    await empty();
    expect(await query('select next_at from rate_feeds')).toEqual([{ next_at: null }]);
  });

  test('lists its whole backups beside a folder that holds no database', async () => {
    await mkdir(join(dataDir, 'backups', '2026-01-01T00-00-00-000Z'), { recursive: true });
    const { backup } = (await empty()).json();
    const trial = await admin.call({ url: '/api/house/trial' });
    expect(trial.statusCode, trial.body).toBe(200);
    expect(trial.json().backups).toEqual([{ name: backup, bytes: expect.any(Number) }]);
  });

  test('does not come back with the next start', async () => {
    await empty();
    const left = await query('select id from users');
    expect(await seed(house.database, { demoPassword: 'trial-password', isProduction: false }, new Date())).toEqual({
      kind: 'none',
    });
    expect(await query('select id from users')).toEqual(left);
    expect(await query('select id from stones')).toEqual([]);
    expect(await query('select body from legal_texts')).toHaveLength(1);
  });

  test.each(['', 'Ringwerk', 'ringwerk manufaktur'])('is not emptied for the name %j', async (name) => {
    const before = await everything();
    const answer = await empty(name);
    expect([answer.statusCode, answer.json().error.issues]).toMatchObject([400, [{ path: '/confirm' }]]);
    expect(await everything()).toEqual(before);
    expect(existsSync(join(dataDir, 'backups'))).toBe(false);
  });

  test('is emptied by one of several who ask at once', async () => {
    const answers = await Promise.all([empty(), empty(), empty()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await admin.call({ url: '/api/house/trial' })).json().backups).toHaveLength(1);
  });

  test('is whole again with its backup, which is downloaded by an admin and logged', async () => {
    // What is pasted from a page layout brings line and paragraph separators along.
    await house.database.pool.query('update dealers set notes = $1', ["of\u2028a\u2029layout\u0085, 'typed'\r\n\\n"]);
    const before = await everything();
    const [{ mails }] = await query(`select json_agg(row::text order by row::text) as mails
      from (select jsonb_populate_record(m, '{"secrets": null}') as row from mails m) as without_secrets`);
    const { backup } = (await empty()).json();
    const file = await admin.call({ url: `/api/house/backups/${backup}` });
    expect(file.headers['content-type']).toBe('application/gzip');
    expect(gunzipSync(file.rawPayload).toString('utf8')).toContain('insert into "orders"');
    expect(await query("select detail from audit_log where action = 'house.backup-read'")).toEqual([
      { detail: { backup } },
    ]);
    const path = join(dataDir, 'backups', backup, 'database.sql.gz');
    expect(existsSync(join(dataDir, 'backups', backup, 'stills', 'of-a-trial.webp'))).toBe(true);
    await expect(run('restore', path, '--confirm', 'Another')).rejects.toThrow(HouseError);
    await run('restore', path, '--confirm', COMPANY);
    expect(await everything()).toEqual({ ...before, mails });
    expect((await (await house.logIn('10001')).call({ url: '/api/orders' })).json().orders).toHaveLength(1);
  });

  test('has its pictures copied before anything is locked', async () => {
    const client = await house.database.pool.connect();
    await client.query('begin');
    await client.query('lock table jobs in share mode');
    const answer = empty();
    const folder = join(dataDir, 'backups');
    await vi.waitFor(
      async () => {
        const [part = ''] = await readdir(folder);
        expect(await readdir(join(folder, part, 'stills'))).toEqual(['of-a-trial.webp']);
      },
      { timeout: 10_000 },
    );
    await client.query('commit');
    client.release();
    expect((await answer).statusCode).toBe(200);
  });

  test('has backups that nobody else of the machine reads', async () => {
    await mkdir(join(dataDir, 'backups'), { mode: 0o755 });
    const { backup } = (await empty()).json();
    const folder = join(dataDir, 'backups', backup);
    const mode = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8);
    expect([await mode(join(dataDir, 'backups')), await mode(folder), await mode(join(folder, 'stills'))]).toEqual([
      '700',
      '700',
      '700',
    ]);
    expect(await mode(join(folder, 'database.sql.gz'))).toBe('600');
    expect(await mode(join(folder, 'stills', 'of-a-trial.webp'))).toBe('600');
  });

  test('has backups without the mail server’s password and what waiting mails open', async () => {
    const server = { host: 'mail.berger.example', port: 587, security: 'starttls', user: 'ringe', from: 'a@b.example' };
    const set = async (changes: object): Promise<void> => {
      await query(`delete from mail_servers`);
      const json = JSON.stringify({ ...server, ...changes });
      await query(`insert into mail_servers (version, server, updated_at) values (3, '${json}', now())`);
    };
    await set({ password: 'goldener-anker' });
    const [{ secrets }] = await query('select secrets from mails where secrets is not null limit 1');
    const { backup } = (await empty()).json();
    const path = join(dataDir, 'backups', backup, 'database.sql.gz');
    const file = await admin.call({ url: `/api/house/backups/${backup}` });
    const dump = gunzipSync(file.rawPayload).toString('utf8');
    expect(dump).toContain(server.host);
    expect(dump).not.toContain('goldener-anker');
    expect(Object.values<string>(secrets).length).toBeGreaterThan(0);
    for (const secret of Object.values<string>(secrets)) expect(dump).not.toContain(secret);
    // The house's own password stays, for the same host and login; to another host it would be given away.
    const restore = () => run('restore', path, '--confirm', COMPANY);
    expect(await restore()).toHaveLength(1);
    expect(await query('select server, version from mail_servers')).toEqual([
      { server: { ...server, password: 'goldener-anker' }, version: 3 },
    ]);
    await set({ host: 'mail.another.example', password: 'goldener-anker' });
    expect((await restore()).join('\n')).toContain('no password of the mail server');
    expect(await query('select server from mail_servers')).toEqual([{ server: { ...server, password: '' } }]);
  });

  test('has backups without the keys of its webhooks, which keep theirs at the same address and are off elsewhere', async () => {
    const make = async (name: string): Promise<string> => {
      const payload = { name, url: `https://${name}.example/orders`, isHttpAllowed: false, isActive: true };
      const answer = await admin.call({ method: 'POST', url: '/api/webhooks', payload });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().secret;
    };
    const [stays, moved] = [await make('stays'), await make('moved')];
    const { backup } = (await empty()).json();
    const path = join(dataDir, 'backups', backup, 'database.sql.gz');
    const file = await admin.call({ url: `/api/house/backups/${backup}` });
    const dump = gunzipSync(file.rawPayload).toString('utf8');
    for (const secret of [stays, moved]) expect(dump).not.toContain(secret);
    await query("update webhooks set url = 'https://another.example/' where name = 'moved'");
    const lines = await run('restore', path, '--confirm', COMPANY);
    expect(lines.at(-1)).toMatch(/keys of webhooks.*: moved\.$/u);
    const [off, on] = await query('select name, url, secret, is_active from webhooks order by name');
    expect(on).toMatchObject({ name: 'stays', secret: stays, is_active: true });
    expect(off).toMatchObject({ url: 'https://moved.example/orders', is_active: false });
    expect(off.secret).toMatch(/^whs_.{40,}$/u);
    expect(off.secret).not.toBe(moved);
  });

  test.each(['..', '2026-01-01T00-00-00-000Z', '../../etc', 'x'.repeat(40)])('has no backup %j', async (name) => {
    const answer = await admin.call({ url: `/api/house/backups/${encodeURIComponent(name)}` });
    expect(answer.statusCode).toBe(404);
  });

  test('is emptied by the command line for an admin of its own, or one that is named', async () => {
    await expect(run('empty')).rejects.toThrow(HouseError);
    await expect(run('empty', '--confirm', COMPANY)).rejects.toThrow('No admin of your own');
    await expect(run('empty', '--confirm', COMPANY, '--keep', '90001-3')).rejects.toThrow('no admin');
    await run('create-account', '--name', 'Eva Berger', '--email', 'eva@berger.example');
    await expect(run('empty', '--confirm', 'Another')).rejects.toThrow(HouseError);
    const lines = await run('empty', '--confirm', COMPANY);
    expect(lines.join('\n')).toContain('2 dealers');
    expect(await query('select name, is_demo from users')).toEqual([{ name: 'Eva Berger', is_demo: false }]);
    expect(await query("select user_id from audit_log where action = 'house.emptied'")).toEqual([{ user_id: null }]);
  });

  test('whose emptying is killed half way is as it was, and is emptied by the next try', async () => {
    const before = await everything();
    await query(`create function wait_there() returns trigger language plpgsql as $$
      begin perform pg_sleep(60); return null; end $$`);
    await query('create trigger wait_there before delete on users execute function wait_there()');
    const { host, user, database } = testConnection((await query('select current_database() as name'))[0].name);
    const child = spawn(process.execPath, [CODE, 'empty', '--confirm', COMPANY, '--keep', '90001'], {
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        DATABASE_URL: `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
      },
      stdio: 'ignore',
    });
    const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
    const waiting = `select pid from pg_stat_activity where datname = current_database() and query like 'delete from users%'`;
    for (let found = await query(waiting); found.length === 0; found = await query(waiting))
      expect(child.exitCode, 'the command ended by itself').toBeNull();
    child.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');
    // The server of the database notices a client that is gone when it would answer it.
    await query(`select pg_terminate_backend(pid) from (${waiting}) as left_behind`);
    await query('drop trigger wait_there on users');
    expect(await everything()).toEqual(before);
    const answer = await empty();
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await query('select customer_number from users')).toEqual([{ customer_number: '90001' }]);
    expect((await admin.call({ url: '/api/house/trial' })).json().backups.length).toBeGreaterThan(0);
  }, 60_000);
});
