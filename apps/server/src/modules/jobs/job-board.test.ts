import { JOB_STATES, type Job } from '@ringwerk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let staff: TestUser;
beforeAll(async () => {
  house = await startTestApp();
  staff = await house.logIn('90001-4');
  await house.database.pool.query(
    `insert into jobs (kind, payload, subject, state, most_attempts, run_at, created_at, error, error_detail)
     select 'mail', '{}', state, state, 8, now(), now(), case state when 'failed' then 'mail.refused' end, case state when 'failed' then '550' end
     from unnest(array['waiting', 'running', 'done', 'failed', 'cancelled']) state;
     insert into jobs (kind, payload, most_attempts, run_at, created_at) values ('of-a-later-release', '{}', 1, now(), now())`,
  );
});
afterAll(() => house.close());

const board = async (query = '') => (await staff.call({ url: `/api/jobs${query}` })).json();
const of = async (state: string) => (await board(`?state=${state}`)).jobs[0];
const change = (id: string, what: 'retry' | 'cancel') => staff.call({ method: 'POST', url: `/api/jobs/${id}/${what}` });

test('the board shows what runs first and what has ended last, with a count of each state', async () => {
  const { jobs, counts, total } = await board();
  expect(jobs.map(({ state }: { state: string }) => state).slice(0, 1)).toEqual(['running']);
  expect(jobs).toHaveLength(5);
  expect(counts).toEqual({ waiting: 1, running: 1, done: 1, failed: 1, cancelled: 1 });
  expect([total, (await board('?state=failed')).total]).toEqual([5, 1]);
  expect(await of('failed')).toMatchObject({ error: 'mail.refused', errorDetail: '550', hasWorker: false });
});

test('the whole board is sorted, not the page of it that is shown', async () => {
  await house.database.pool.query(
    `insert into jobs (kind, payload, subject, state, attempts, most_attempts, run_at, created_at, ended_at)
     select 'picture', '{}', 'ring ' || n, 'done', n, 5, now(), now(), '2026-01-01'::timestamptz + n * interval '1 day'
     from generate_series(1, 3) n`,
  );
  const pageOf = async (sort: string, page: number): Promise<readonly unknown[]> =>
    (await board(`?kind=picture&pageSize=2&page=${page}&${sort}`)).jobs.map(({ attempts }: Job) => attempts);
  const pages = async (sort: string) => [...(await pageOf(sort, 1)), ...(await pageOf(sort, 2))];
  expect(await pages('sort=attempts')).toEqual([1, 2, 3]);
  expect(await pages('sort=attempts&descending=true')).toEqual([3, 2, 1]);
  expect(await pages('sort=job&descending=true')).toEqual([3, 2, 1]);
  expect(await pages('sort=when')).toEqual([1, 2, 3]);
  const states = (await board('?sort=state')).jobs.map(({ state }: Job) => state);
  expect(states).toEqual(JOB_STATES.flatMap((state) => states.filter((one: string) => one === state)));
  // What has no time yet stands last, either way.
  const last = async (direction: string) => (await board(`?kind=mail&sort=when${direction}`)).jobs.at(-1);
  expect([await last(''), await last('&descending=true')]).toMatchObject([{ endedAt: null }, { endedAt: null }]);
  await house.database.pool.query(`delete from jobs where kind = 'picture'`);
});

test('a failed job is retried, a waiting one cancelled, once each, and both are audited', async () => {
  const { id } = await of('failed');
  expect([(await change(id, 'retry')).statusCode, (await change(id, 'retry')).statusCode]).toEqual([204, 409]);
  expect([(await change(id, 'cancel')).statusCode, (await change(id, 'cancel')).statusCode]).toEqual([204, 409]);
  const { rows } = await house.database.pool.query('select action from audit_log where entity_id = $1 order by id', [
    id,
  ]);
  expect(rows).toEqual([{ action: 'job.retried' }, { action: 'job.cancelled' }]);
});

test('a running job is asked to end', async () => {
  const { id } = await of('running');
  expect((await change(id, 'cancel')).statusCode).toBe(204);
  expect(await of('running')).toMatchObject({ id, isCancelling: true });
});

test('a job that there is not is said to be none', async () => {
  const answer = await change('5e11e400-0000-4000-8000-000000000001', 'retry');
  expect(answer.json().error.code).toBe('not-found');
});
