import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import type { ModelImport } from '@ringwerk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leastLongestTurn, longestTurn } from '../../../test/longest-turn.ts';
import { startTestApp, testConnection, type TestApp, type TestUser } from '../../../test/test-app.ts';

let shop: TestApp;
let clerk: TestUser;
beforeAll(async () => {
  shop = await startTestApp();
  clerk = await shop.logIn('90001');
});
afterAll(() => shop.close());

/** No request may hold others up for longer, ms of processor. */
const LONGEST_TURN_MS = 100;
/** The largest file that is taken. */
const LARGEST = 16_777_216;

/** The same on this machine: where its memory is slow, three times what merely taking in the largest body costs, which no server can divide. */
async function longestTurnHere(): Promise<number> {
  const request = requestOf('Artikel;Startwert\n'.padEnd(LARGEST, 'RW-06-001;1\n'));
  const taken = await longestTurn(async () => {
    for (let times = 3; times > 0; times -= 1) {
      const { data }: { data: string } = JSON.parse(Buffer.from(request).toString()); // ours
      Buffer.from(data, 'base64');
      // Each in a turn of its own.
      // oxlint-disable-next-line no-await-in-loop
      await turn();
    }
  });
  return Math.max(LONGEST_TURN_MS, 3 * taken);
}

const IMPORTS = '/api/house-models/imports';
/** A request as it comes from the network: what its sender has to do for it is no work of the server. */
const requestOf = (text: string): string =>
  JSON.stringify({ data: Buffer.from(text).toString('base64'), name: 'collection.csv' });
const send = async (payload: string): Promise<string> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await clerk.call({ method: 'POST', url: IMPORTS, headers, payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().id;
};
const upload = (text: string): Promise<string> => send(requestOf(text));
const read = async (id: string): Promise<ModelImport> => (await clerk.call({ url: `${IMPORTS}/${id}` })).json();
const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  for (const deadline = Date.now() + 60_000; !(await isSo());) {
    if (Date.now() > deadline) throw new Error('did not happen in time');
    await sleep(20);
  }
};
/** Whether somebody waits for the row of a model that another transaction holds. */
const waitsForModel = async (): Promise<boolean> => {
  const { rows } = await shop.database.pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
     and query like 'update "models"%'`,
  );
  return rows.length > 0;
};
const starts = async (): Promise<readonly number[]> =>
  (await shop.database.pool.query('select popularity_start as start from models order by set_id')).rows.map(
    ({ start }) => start,
  );

test('a process that is killed while it writes has written nothing, and the next one writes everything', async () => {
  const { rows: all } = await shop.database.pool.query('select set_id, article_number from models order by set_id');
  const before = await starts();
  const value = Array.from({ length: 100 }, (_, index) => index).find((each) => !before.includes(each));
  const id = await upload(
    `Article,Start value\n${all.map(({ article_number }) => `${article_number},${value}`).join('\n')}`,
  );
  await shop.runJobs();
  const { check } = await read(id);
  expect(check?.counts.changed).toBe(all.length);
  // The last row waits in the database: everything before it was sent, and nothing is committed.
  const holder = await shop.database.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from models where set_id = $1 for update', [all.at(-1).set_id]);
  const url = `${IMPORTS}/${id}/apply`;
  expect((await clerk.call({ method: 'POST', url, payload: { digest: check?.digest } })).statusCode).toBe(204);
  const { rows: named } = await shop.database.pool.query('select current_database() as name');
  const { host, user } = testConnection(named[0].name);
  const script = join(import.meta.dirname, '../../../test/run-portal.ts');
  const child = spawn(process.execPath, [script, host, user, named[0].name], { stdio: ['ignore', 'pipe', 'inherit'] });
  await until(waitsForModel);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await holder.query('rollback');
  holder.release();
  expect(await starts()).toEqual(before);
  expect(await read(id)).toMatchObject({ written: null, job: { state: 'running' } });
  const { rows: log } = await shop.database.pool.query("select 1 from audit_log where action = 'models.imported'");
  expect(log).toEqual([]);
  shop.setTime(new Date(Date.now() + 60_000));
  expect(await shop.runJobs()).toBe(1);
  expect(new Set(await starts())).toEqual(new Set([value]));
  expect((await read(id)).written).toMatchObject({ created: 0, changed: all.length });
});

test('a running import that is cancelled ends, and has written nothing', async () => {
  const before = await starts();
  const id = await upload('Article,Start value\nRW-06-001,5\nRW-06-002,5\n');
  await shop.runJobs();
  const { check } = await read(id);
  const holder = await shop.database.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from models where set_id = 6002 for update');
  shop.setTime(new Date(Date.now() + 120_000));
  await clerk.call({ method: 'POST', url: `${IMPORTS}/${id}/apply`, payload: { digest: check?.digest } });
  const run = shop.runJobs();
  await until(waitsForModel);
  expect((await clerk.call({ method: 'POST', url: `${IMPORTS}/${id}/check` })).statusCode).toBe(409);
  expect((await clerk.call({ method: 'POST', url: `${IMPORTS}/${id}/cancel` })).statusCode).toBe(204);
  await until(async () => (await read(id)).job?.state === 'cancelled');
  await holder.query('rollback');
  holder.release();
  await run;
  await until(async () => {
    const { rows } = await shop.database.pool.query(
      "select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
    );
    return rows.length === 0;
  });
  expect(await starts()).toEqual(before);
  expect((await read(id)).written).toBeNull();
});

test('a hundred thousand rows of a wrong file are answered one by one, while the process answers others', async () => {
  const lines = Array.from({ length: 100_000 }, (_, index) => `WRONG-${index};${index};Müller & Söhne ${index}`);
  const request = requestOf(`Artikel;Startwert;Name (de)\n${lines.join('\n')}`);
  const { rss } = process.memoryUsage();
  let id = '';
  const limit = await longestTurnHere();
  const longest = await leastLongestTurn(limit, async () => {
    id = await send(request);
    await shop.runJobs();
  });
  const { check } = await read(id);
  expect(check?.counts).toEqual({ new: 0, changed: 0, unchanged: 0, refused: 100_000 });
  const last = (await clerk.call({ url: `${IMPORTS}/${id}/rows?shown=refused&page=50&pageSize=2000` })).json();
  expect([last.total, last.rows.at(-1)]).toEqual([
    100_000,
    {
      row: 100_001,
      article: 'WRONG-99999',
      result: 'refused',
      changes: [],
      findings: [{ column: 'Artikel', code: 'row.unknown', params: { text: 'WRONG-99999' } }],
    },
  ]);
  expect(longest).toTakeLessThan(limit);
  expect(process.memoryUsage().rss - rss).toBeLessThan(400_000_000);
});

test('a file as large as may be is taken without holding others up', async () => {
  const request = requestOf('Artikel;Startwert\n'.padEnd(LARGEST, 'RW-06-001;1\n'));
  let id = '';
  const limit = await longestTurnHere();
  const longest = await leastLongestTurn(limit, async () => {
    id = await send(request);
    await shop.runJobs();
  });
  expect((await read(id)).problem?.code).toBe('sheet.too-large');
  expect(longest).toTakeLessThan(limit);
});
