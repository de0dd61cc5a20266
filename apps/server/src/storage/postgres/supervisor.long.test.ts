import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { seed } from '../../seed/seed.ts';
import { TEST_PASSWORD, testConfig } from '../../../test/test-app.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { runningPostmaster } from './cluster.ts';
import { startPostgres } from './supervisor.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ringwerk-supervisor-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function ask(connection: object, sql: string): Promise<unknown> {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query(sql)).rows[0];
  } finally {
    await client.end();
  }
}
const until = async (isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  for (let round = 0; round < 1200; round += 1) {
    if (await isTrue()) return;
    await sleep(50);
  }
  throw new Error('waited a minute in vain');
};

test('what was committed is there after a stop and a second start', async () => {
  const first = await startPostgres({ dataFolder: folder });
  await ask(first.connection, 'create table kept as select 41 as value');
  await first.stop();
  expect(runningPostmaster(join(folder, 'postgres'))).toBeNull();
  const second = await startPostgres({ dataFolder: folder });
  expect(await ask(second.connection, 'select value from kept')).toEqual({ value: 41 });
  await second.stop();
});

test('it listens on a private socket only, and its locale knows every letter', async () => {
  const postgres = await startPostgres({ dataFolder: folder });
  expect(
    await ask(
      postgres.connection,
      `select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync,
         lower('ÄÉ') as folded, current_setting('server_encoding') as encoding`,
    ),
  ).toEqual({ addresses: '', fsync: 'on', folded: 'äé', encoding: 'UTF8' });
  await postgres.stop();
});

test('a data folder with a path too long for a socket works', async () => {
  const deep = join(folder, 'x'.repeat(60), 'y'.repeat(60));
  const postgres = await startPostgres({ dataFolder: deep });
  expect(postgres.connection.host.startsWith(deep)).toBe(false);
  expect(await ask(postgres.connection, 'select 1 as one')).toEqual({ one: 1 });
  await postgres.stop();
});

test('a pid file left by a crash, naming some other program, does not keep it from starting', async () => {
  await (await startPostgres({ dataFolder: folder })).stop();
  writeFileSync(join(folder, 'postgres', 'postmaster.pid'), `${process.pid}\n${join(folder, 'postgres')}\n`);
  const postgres = await startPostgres({ dataFolder: folder });
  expect(await ask(postgres.connection, 'select 1 as one')).toEqual({ one: 1 });
  await postgres.stop();
});

test('a second process on the same folder joins the server that runs there', async () => {
  const first = await startPostgres({ dataFolder: folder });
  const second = await startPostgres({ dataFolder: folder });
  await ask(first.connection, 'create table shared as select 7 as value');
  expect(await ask(second.connection, 'select value from shared')).toEqual({ value: 7 });
  await second.stop();
  expect(await ask(first.connection, 'select value from shared')).toEqual({ value: 7 });
  await first.stop();
});

test('when the process that ran the server goes, the one that had joined runs it', async () => {
  const first = await startPostgres({ dataFolder: folder });
  const second = await startPostgres({ dataFolder: folder });
  await ask(first.connection, 'create table shared as select 7 as value');
  await first.stop();
  let answer: unknown = null;
  await until(async () => {
    answer = await ask(second.connection, 'select value from shared').catch(() => null);
    return answer !== null;
  });
  expect(answer).toEqual({ value: 7 });
  await second.stop();
  expect(runningPostmaster(join(folder, 'postgres'))).toBeNull();
});

test('when the process that started it is killed, the server ends too and nothing acknowledged is lost', async () => {
  const program = `
    import { startPostgres } from ${JSON.stringify(fileURLToPath(new URL('supervisor.ts', import.meta.url)))};
    import { Client } from 'pg';
    const postgres = await startPostgres({ dataFolder: ${JSON.stringify(folder)} });
    const client = new Client(postgres.connection);
    await client.connect();
    await client.query('create table orders (id int primary key)');
    for (let id = 1; ; id += 1) {
      await client.query('insert into orders values ($1)', [id]);
      process.stdout.write(id + '\\n');
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  await until(() => output.split('\n').length > 200);
  child.kill('SIGKILL');
  await until(() => runningPostmaster(join(folder, 'postgres')) === null);
  const acknowledged = Number(output.trimEnd().split('\n').at(-1));
  const again = await startPostgres({ dataFolder: folder });
  const { count } = (await ask(again.connection, 'select count(*)::int as count from orders')) as { count: number }; // the query's own column
  expect(count).toBeGreaterThanOrEqual(acknowledged);
  await again.stop();
});

test('database gone while running: coded 503, and everything works again without a restart', async () => {
  const ends: string[] = [];
  const postgres = await startPostgres({ dataFolder: folder, onUnexpectedEnd: (detail) => ends.push(detail) });
  const database = openDatabase(postgres.connection);
  await migrate(database);
  await seed(database, { demoPassword: TEST_PASSWORD, isProduction: false }, new Date());
  const app = await createApp(testConfig(), { database });
  const logIn = () =>
    app.inject({ method: 'POST', url: '/api/session', payload: { customerNumber: '10001', password: TEST_PASSWORD } });
  expect((await logIn()).statusCode).toBe(200);
  const pid = Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  await until(async () => (await app.inject({ url: '/api/health' })).statusCode === 503);
  await until(async () => (await app.inject({ url: '/api/health' })).statusCode === 200);
  expect((await logIn()).statusCode).toBe(200);
  expect(ends.length).toBeGreaterThan(0);
  await app.close();
  await database.close();
  await postgres.stop();
});

test('a database that cannot be reached at all answers every operation with a coded 503', async () => {
  const database = openDatabase({ host: folder, user: 'ringwerk', database: 'nowhere' });
  const app = await createApp(testConfig(), { database });
  const answers = [
    await app.inject({ url: '/api/health' }),
    await app.inject({ method: 'POST', url: '/api/session', payload: { customerNumber: '1', password: '1' } }),
    await app.inject({ url: '/api/models', cookies: { 'ringwerk-session': 'x'.repeat(43) } }),
  ];
  for (const answer of answers) {
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'server.unavailable']);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.body).not.toContain(folder);
  }
  await app.close();
  await database.close();
});
