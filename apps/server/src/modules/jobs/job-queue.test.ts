import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestDatabase, testConnection } from '../../../test/test-app.ts';
import type { Database } from '../../storage/database.ts';
import { addJob } from './add-job.ts';
import { defineJob, JobError, type RunJob } from './define-job.ts';
import { JobQueue } from './job-queue.ts';
import { cancelJob, retryJob } from './job-repository.ts';

const LETTER = defineJob({ kind: 'mail', schema: z.strictObject({ text: z.string() }), mostAttempts: 3 });
const START = new Date('2026-11-24T09:00:00Z');
const SECOND = 1_000;

let database: Database;
let drop: () => Promise<void>;
let name = '';
let now = START;
const queues: JobQueue[] = [];
beforeEach(async () => {
  ({ database, drop, name } = await createTestDatabase());
  now = START;
});
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.close(1_000)));
  await drop();
});

const later = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * SECOND);
};
const queueWith = (run: RunJob<{ text: string }>, definition = LETTER): JobQueue => {
  const queue = new JobQueue({ database, clock: () => now, log: { warn: () => {} } });
  queue.register(definition, run);
  queues.push(queue);
  return queue;
};
const add = (text: string, options: { uniqueKey?: string } = {}) =>
  addJob(database.orm, LETTER, { text }, { now, subject: text, ...options });
const jobOf = async (id: string) => (await database.pool.query('select * from jobs where id = $1', [id])).rows[0];
const running = async (): Promise<string> => {
  for (;;) {
    const { rows } = await database.pool.query("select id from jobs where state = 'running'");
    if (rows.length > 0) return rows[0].id;
  }
};
/** A job that goes on until it is aborted. */
const untilAborted: RunJob<unknown> = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));

describe('a job', () => {
  test('belongs to the transaction that adds it', async () => {
    const seen: string[] = [];
    const queue = queueWith(async (_, { text }) => void seen.push(text));
    const refused = database.transaction(async (transaction) => {
      await addJob(transaction, LETTER, { text: 'rolled back' }, { now });
      throw new Error('the cause was refused');
    });
    await expect(refused).rejects.toThrow('refused');
    await database.transaction((transaction) => addJob(transaction, LETTER, { text: 'committed' }, { now }));
    expect(await queue.runDue()).toBe(1);
    expect(seen).toEqual(['committed']);
  });

  test('keeps its result, and its progress while it runs', async () => {
    const id = await add('a');
    const between: unknown[] = [];
    const queue = queueWith(async ({ progress }) => {
      progress(0.25, 'sending');
      for (;;) {
        const { progress: done, step } = await jobOf(id);
        if (done === null) continue;
        between.push([done, step]);
        return { letters: 1 };
      }
    });
    await queue.runDue();
    expect(between).toEqual([[0.25, 'sending']]);
    expect(await jobOf(id)).toMatchObject({
      state: 'done',
      progress: 1,
      result: { letters: 1 },
      attempts: 1,
      holder: null,
    });
  });

  test('is tried again after 30 s, then 60 s, and has failed after its last attempt', async () => {
    const id = await add('a');
    const queue = queueWith(() => Promise.reject(new Error('no answer')));
    const attempts: number[] = [];
    for (const wait of [0, 29, 1, 59, 1, 100_000]) {
      later(wait);
      attempts.push(await queue.runDue());
    }
    expect(attempts).toEqual([1, 0, 1, 0, 1, 0]);
    expect(await jobOf(id)).toMatchObject({
      state: 'failed',
      error: 'job.failed',
      error_detail: 'no answer',
      attempts: 3,
    });
  });

  test('fails at once when no attempt can help, and can be retried by a person', async () => {
    const id = await add('a');
    let isRefused = true;
    const queue = queueWith(async () => {
      if (isRefused) throw new JobError('job.failed', 'no such recipient', { isFinal: true });
    });
    expect(await queue.runDue()).toBe(1);
    expect(await jobOf(id)).toMatchObject({ state: 'failed', attempts: 1 });
    isRefused = false;
    expect(await retryJob(database.orm, id, now)).toBe(true);
    expect(await queue.runDue()).toBe(1);
    expect(await jobOf(id)).toMatchObject({ state: 'done', error: null, error_detail: null });
    expect(await retryJob(database.orm, id, now)).toBe(false);
  });

  test('whose payload another release wrote fails with its reason instead of half running', async () => {
    const id = await add('a');
    await database.pool.query(`update jobs set payload = '{"words": 1}'`);
    const queue = queueWith(() => Promise.reject(new Error('was run')));
    await queue.runDue();
    expect(await jobOf(id)).toMatchObject({ state: 'failed', error: 'job.unreadable' });
  });

  test('that takes too long is aborted', async () => {
    const id = await add('a');
    await queueWith(untilAborted, { ...LETTER, options: { ...LETTER.options, limitMs: 20 } }).runDue();
    expect(await jobOf(id)).toMatchObject({ state: 'waiting', error: 'job.too-long', attempts: 1 });
  });

  test('is added once for each key while it is open', async () => {
    const first = await add('a', { uniqueKey: 'ring-1' });
    expect(await add('a', { uniqueKey: 'ring-1' })).toBe(first);
    expect(await queueWith(async () => {}).runDue()).toBe(1);
    expect(await add('a', { uniqueKey: 'ring-1' })).not.toBe(first);
  });
});

describe('cancelling', () => {
  test('a waiting job is never run', async () => {
    const id = await add('a');
    expect(await cancelJob(database.orm, id, now)).toBe(true);
    expect(await queueWith(async () => {}).runDue()).toBe(0);
    expect(await jobOf(id)).toMatchObject({ state: 'cancelled' });
    expect(await cancelJob(database.orm, id, now)).toBe(false);
  });

  test('a running job is heard by the process that runs it', async () => {
    const id = await add('a');
    const queue = queueWith(untilAborted);
    queue.start();
    await running();
    await cancelJob(database.orm, id, now);
    await expect.poll(async () => (await jobOf(id)).state).toBe('cancelled');
  });
});

describe('several processes', () => {
  test('share the jobs, and each job has one', async () => {
    const texts = Array.from({ length: 40 }, (_, index) => String(index));
    for (const text of texts) await add(text);
    const seen: string[] = [];
    const run: RunJob<{ text: string }> = async (_, { text }) => void seen.push(text);
    const attempts = await Promise.all([queueWith(run), queueWith(run)].map((queue) => queue.runDue()));
    expect(attempts.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect(seen.toSorted()).toEqual(texts.toSorted());
  });

  test('run each of a thousand jobs once, whatever plan the database chooses', async () => {
    await database.pool.query(
      `insert into jobs (kind, payload, most_attempts, run_at, created_at)
       select 'mail', '{"text": ""}', 3, $1, $1 from generate_series(1, 1000)`,
      [now],
    );
    let runs = 0;
    const queue = queueWith(async () => void (runs += 1), { ...LETTER, options: { ...LETTER.options, atOnce: 8 } });
    expect(await queue.runDue()).toBe(1_000);
    expect(runs).toBe(1_000);
    const { rows } = await database.pool.query('select state, count(*)::int as n from jobs group by state');
    expect(rows).toEqual([{ state: 'done', n: 1_000 }]);
  });

  test('a listening one hears a job without looking for it', async () => {
    const taken = Promise.withResolvers<string>();
    const queue = queueWith(async (_, { text }) => taken.resolve(text));
    queue.start();
    await add('heard');
    expect(await taken.promise).toBe('heard');
  });

  test('a job of a process that was killed is run by another one', async () => {
    const { host, user } = testConnection(name);
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../../test/hold-job.ts'), host, user, name]);
    // The other process's clock is the real one.
    now = new Date();
    const id = await add('a');
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const queue = queueWith(async () => {});
    later(20);
    expect(await queue.runDue()).toBe(0);
    later(20);
    expect(await queue.runDue()).toBe(1);
    expect(await jobOf(id)).toMatchObject({ state: 'done', attempts: 2 });
  });

  test('a job that kills its process each time has failed after its last attempt', async () => {
    const id = await add('a');
    await database.pool.query("update jobs set state = 'running', attempts = 3, lease_until = $1", [START]);
    later(1);
    expect(await queueWith(async () => {}).runDue()).toBe(0);
    expect(await jobOf(id)).toMatchObject({ state: 'failed', error: 'job.interrupted', attempts: 3 });
  });

  test('an attempt that lost its job writes nothing any more', async () => {
    const id = await add('a');
    const release = Promise.withResolvers<void>();
    const slow = queueWith(() => release.promise).runDue();
    await running();
    later(31);
    await queueWith(async () => ({ by: 'the second' })).runDue();
    release.resolve();
    await slow;
    expect(await jobOf(id)).toMatchObject({ state: 'done', result: { by: 'the second' }, attempts: 2 });
  });
});

describe('a stop', () => {
  test('lets a running job end', async () => {
    const id = await add('a');
    const release = Promise.withResolvers<void>();
    const queue = queueWith(() => release.promise);
    queue.start();
    await running();
    const closed = queue.close(10_000);
    release.resolve();
    await closed;
    expect(await jobOf(id)).toMatchObject({ state: 'done' });
  });

  test('gives a job back that does not end in time, and its attempt does not count', async () => {
    const id = await add('a');
    const queue = queueWith(untilAborted);
    queue.start();
    await running();
    await queue.close(10);
    expect(await jobOf(id)).toMatchObject({ state: 'waiting', attempts: 0, holder: null, error: null });
    expect(await queueWith(async () => {}).runDue()).toBe(1);
  });
});
