import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listHouseModels, type ModelPicture } from '@ringwerk/contract';
import { createRenderQueue, type RenderJob, type RenderQueue } from '@ringwerk/stills';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { startTestApp, testConfig, type TestApp, type TestUser } from '../../../test/test-app.ts';

const drawn: RenderJob[] = [];
let isFailing = false;

const openQueue = (): RenderQueue =>
  createRenderQueue(
    {},
    async () => ({ render: drawSquare, memory: async () => 0, close: async () => {} }),
    () => true,
  );
async function drawSquare(job: RenderJob): Promise<Buffer> {
  drawn.push(job);
  if (isFailing) throw new Error('target closed');
  const background = { r: 200, g: 170, b: 90, alpha: 1 };
  return sharp({ create: { width: job.size, height: job.size, channels: 4, background } })
    .png()
    .toBuffer();
}

let house: TestApp;
let staff: TestUser;
const renderQueue = openQueue();
const folders: string[] = [];
const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'ringwerk-pictures-'));
  folders.push(folder);
  return folder;
};
let dataDir = '';
beforeAll(async () => {
  dataDir = await newFolder();
  house = await startTestApp({ dataDir }, { renderQueue });
  staff = await house.logIn('90001');
});
afterAll(async () => {
  await house.close();
  await renderQueue.close();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});
beforeEach(() => {
  drawn.length = 0;
  isFailing = false;
});

/** A new article of a ring in a width that no other test has; it has two forms. */
async function newModel(width: number, user = staff): Promise<number> {
  const design = { ...WORKED_EXAMPLE, rings: WORKED_EXAMPLE.rings.map((ring) => ({ ...ring, width })) };
  const { code } = (await user.call({ method: 'POST', url: '/api/designs', payload: { design } })).json();
  // Saving draws the picture of the design ahead; the article's job is what is looked at here.
  await vi.waitFor(() => expect(renderQueue.load()).toBe(0));
  const payload = { section: 23, code, names: { en: `Ring ${width}` } };
  const answer = await user.call({ method: 'POST', url: '/api/house-models', payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().setId;
}
async function pictureOf(setId: number, user = staff): Promise<ModelPicture | undefined> {
  const answer = await user.call({ url: '/api/house-models?kind=special&sort=article&descending=true' });
  return listHouseModels.answer.parse(answer.json()).models.find((model) => model.setId === setId)?.picture;
}
const redraw = (setId: number) => staff.call({ method: 'POST', url: `/api/house-models/${setId}/redraw` });
const inMinutes = (minutes: number) => house.setTime(new Date(Date.now() + minutes * 60_000));
const jobsOf = async (state: string) =>
  (await staff.call({ url: `/api/jobs?kind=picture&state=${state}` })).json().jobs;

/** Another process, or the same after a restart: it works from the moment it listens. */
async function listen(folder: string, queue: RenderQueue): Promise<FastifyInstance> {
  const app = await createApp(testConfig({ dataDir: folder }), { database: house.database, renderQueue: queue });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}
const untilDrawn = (setId: number) =>
  vi.waitFor(async () => expect((await pictureOf(setId))?.state).toBe('drawn'), { timeout: 15_000 });

test('a new article waits for the pictures of its forms, and says when they were drawn', async () => {
  const setId = await newModel(4.5);
  expect(await pictureOf(setId)).toEqual({ state: 'waiting', drawnAt: null, error: null, hasWorker: true });
  const [job] = await jobsOf('waiting');
  expect(job).toMatchObject({ kind: 'picture', hasWorker: true, subject: expect.stringMatching(/^RW-23-\d{3}$/) });
  expect(await house.runJobs()).toBe(2);
  expect(await pictureOf(setId)).toMatchObject({ state: 'drawn', drawnAt: expect.any(String), error: null });
  const before = drawn.length;
  const picture = await staff.call({ url: `/api/models/${setId}/stills/posed?stones=without` });
  expect([picture.statusCode, drawn.length]).toEqual([200, before]);
});

test('a picture that fails says why, stays failed, and is drawn when somebody asks again', async () => {
  const setId = await newModel(5);
  isFailing = true;
  for (const minutes of [0, 5, 10, 15]) {
    inMinutes(minutes);
    await house.runJobs();
  }
  expect(await pictureOf(setId)).toMatchObject({ state: 'failed', error: 'picture.broken' });
  expect((await jobsOf('failed'))[0]).toMatchObject({ error: 'picture.broken', attempts: 3 });
  isFailing = false;
  expect((await redraw(setId)).statusCode).toBe(204);
  expect(await jobsOf('failed')).toEqual([]);
  await house.runJobs();
  expect(await pictureOf(setId)).toMatchObject({ state: 'drawn', error: null });
});

test('a picture that is there is drawn again, once for two who ask; one of the release is not', async () => {
  const setId = await newModel(5.5);
  await house.runJobs();
  drawn.length = 0;
  expect([(await redraw(setId)).statusCode, (await redraw(setId)).statusCode]).toEqual([204, 204]);
  await house.runJobs();
  // Each of the two forms as lists show it, and as a stage opens with it.
  expect(drawn.map(({ view }) => view).sort()).toEqual(['hero', 'hero', 'posed', 'posed']);
  const { rows } = await house.database.pool.query(
    "select action, detail from audit_log where entity_id = $1 and action = 'model.redrawn'",
    [String(setId)],
  );
  expect(rows[0]).toMatchObject({ detail: { forms: ['with', 'without'] } });
  expect((await redraw(9001)).statusCode).toBe(409);
  expect((await redraw(99_999)).statusCode).toBe(404);
});

test('a form that takes the place of another has its picture drawn', async () => {
  const setId = await newModel(6);
  await house.runJobs();
  const design = { ...WORKED_EXAMPLE, rings: WORKED_EXAMPLE.rings.map((ring) => ({ ...ring, width: 6.5 })) };
  const { code } = (await staff.call({ method: 'POST', url: '/api/designs', payload: { design } })).json();
  const change = { method: 'PATCH', url: `/api/house-models/${setId}`, payload: { version: 1, code } } as const;
  expect((await staff.call(change)).statusCode).toBe(200);
  expect(await pictureOf(setId)).toMatchObject({ state: 'waiting' });
  await house.runJobs();
  expect(await pictureOf(setId)).toMatchObject({ state: 'drawn' });
});

test('a server without a browser leaves them waiting, and says so', async () => {
  const bare = await startTestApp({ dataDir: await newFolder() });
  const clerk = await bare.logIn('90001');
  const setId = await newModel(4.5, clerk);
  expect(await bare.runJobs()).toBe(0);
  expect(await pictureOf(setId, clerk)).toMatchObject({ state: 'waiting', hasWorker: false });
  const { jobs } = (await clerk.call({ url: '/api/jobs?kind=picture' })).json();
  expect(jobs[0]).toMatchObject({ state: 'waiting', hasWorker: false });
  await bare.close();
});

test('a restart draws nothing again; a newer viewer draws everything that its release does not bring', async () => {
  house.setTime(new Date());
  const setId = await newModel(7);
  await house.runJobs();
  const before = await pictureOf(setId);
  drawn.length = 0;
  const queue = openQueue();
  const restarted = await listen(dataDir, queue);
  await restarted.close();
  expect(await pictureOf(setId)).toEqual(before);
  expect(drawn).toEqual([]);
  await house.database.pool.query('update drawn_pictures set drawn_version = 1');
  expect(await pictureOf(setId)).toMatchObject({ state: 'missing', drawnAt: null });
  const newer = await listen(await newFolder(), queue);
  await untilDrawn(setId);
  expect(drawn.length).toBeGreaterThan(0);
  await newer.close();
  await queue.close();
});

test('two processes draw a picture once', async () => {
  const queues = [openQueue(), openQueue()];
  const processes = await Promise.all(queues.map((queue) => listen(dataDir, queue)));
  const setId = await newModel(7.5);
  await untilDrawn(setId);
  await Promise.all(processes.map((app) => app.close()));
  await Promise.all(queues.map((queue) => queue.close()));
  // The saved design, and the two forms that the article keeps of it; each as it is listed and as it opens.
  const pictures = drawn.map(({ design, view }) => JSON.stringify([design, view]));
  expect([pictures.length, new Set(pictures).size]).toEqual([6, 6]);
  const { rows } = await house.database.pool.query(
    "select attempts from jobs where kind = 'picture' order by created_at desc limit 2",
  );
  expect(rows).toEqual([{ attempts: 1 }, { attempts: 1 }]);
});
