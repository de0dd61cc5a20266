import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPicturesSchema, type ListPictures, type WatchList } from '@ringwerk/contract';
import { createRenderQueue, StillError, type RenderJob } from '@ringwerk/stills';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { freeStones } from '../../../test/free-stones.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let isFailing = false;
const drawSquare = async ({ size }: RenderJob): Promise<Buffer> => {
  if (isFailing) throw new StillError('too-slow');
  const background = { r: 200, g: 170, b: 90, alpha: 1 };
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .png()
    .toBuffer();
};
const queue = createRenderQueue(
  {},
  async () => ({ render: drawSquare, memory: async () => 0, close: async () => {} }),
  () => true,
);
const NOW = new Date('2026-11-21T10:00:00Z');
const HOUR = 3_600_000;
let house: TestApp;
let owner: TestUser;
let stranger: TestUser;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ringwerk-list-pictures-'));
  house = await startTestApp({ dataDir }, { renderQueue: queue });
});
afterAll(async () => {
  await house.close();
  await queue.close();
  await rm(dataDir, { recursive: true, force: true });
});

let list: string;
const post = (url: string, payload: object = {}, user = owner) => user.call({ method: 'POST', url, payload });
const keep = async (body: object): Promise<void> => {
  const answer = await post('/api/watch-items', { listId: list, design: WORKED_EXAMPLE, ...body });
  expect(answer.statusCode, answer.body).toBe(200);
};
const url = (): string => `/api/watch-lists/${list}/pictures`;
const read = async (): Promise<ListPictures> => listPicturesSchema.parse((await owner.call({ url: url() })).json());
const ask = async (): Promise<ListPictures> => listPicturesSchema.parse((await post(url())).json());
const zip = () => owner.call({ url: `${url()}/zip` });
beforeEach(async () => {
  isFailing = false;
  house.setTime(NOW);
  owner = await house.logIn('10001');
  stranger = await house.logIn('10002');
  list = (await post('/api/watch-lists', { name: 'Müller & Söhne' })).json<WatchList>().id;
});

test('the rings of a list are drawn into one archive, by article number and name, and kept for a day', async () => {
  await keep({ setId: 9014 });
  await keep({ setId: 9014, name: 'Anna: "Bogen" / 1' });
  await keep({ setId: 9014 });
  await keep({});
  expect(await read()).toEqual({ job: null, archive: null });
  expect((await ask()).job?.state).toBe('waiting');
  // Of one list there is one open job.
  await ask();
  expect(await house.runJobs()).toBe(1);
  const { job, archive } = await read();
  expect(job).toEqual({ state: 'done', progress: 1, error: null });
  expect(archive).toMatchObject({ files: 16, missing: 0, madeAt: NOW.toISOString() });
  const answer = await zip();
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(answer.headers['content-disposition']).toContain("filename*=UTF-8''M%C3%BCller%20S%C3%B6hne.zip");
  const files = unzipSync(answer.rawPayload);
  const names = Object.keys(files).filter((name) => name.endsWith('-hero.png'));
  expect(names.slice(0, 3)).toEqual([
    'RW-09-014-hero.png',
    'RW-09-014 Anna Bogen 1-hero.png',
    'RW-09-014 (2)-hero.png',
  ]);
  expect(names[3]).toMatch(/^[\dA-Z]{8}-hero\.png$/u);
  expect(await sharp(files['RW-09-014-top.png']).metadata()).toMatchObject({ format: 'png', width: 1024 });
  expect((await stranger.call({ url: `${url()}/zip` })).json().error.code).toBe('watch-list.unknown');
  house.setTime(new Date(NOW.getTime() + 25 * HOUR));
  owner = await house.logIn('10001');
  expect((await zip()).json().error.code).toBe('watch-list.no-pictures');
  expect((await read()).archive).toBeNull();
});

test('a long name is cut between two characters, not within one of the rarer ideographs', async () => {
  list = (await post('/api/watch-lists', { name: `xx${'𠮷田'.repeat(20)}` })).json<WatchList>().id;
  await keep({ name: `${'x'.repeat(59)}𠮷` });
  await ask();
  await house.runJobs();
  const answer = await zip();
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  expect(Object.keys(unzipSync(answer.rawPayload))).toContain(`${'x'.repeat(59)}𠮷-hero.png`);
});

test('what cannot be drawn is counted; where nothing can, the job says so', async () => {
  await keep({ design: { ...WORKED_EXAMPLE, rings: WORKED_EXAMPLE.rings.map((ring) => ({ ...ring, size: 60 })) } });
  isFailing = true;
  await ask();
  await house.runJobs();
  expect(await read()).toMatchObject({ job: { state: 'failed', error: 'picture.no-browser' }, archive: null });
  isFailing = false;
  await ask();
  await house.runJobs();
  expect((await read()).archive).toMatchObject({ files: 4, missing: 0 });
  expect((await readdir(join(dataDir, 'list-pictures'))).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('of a loose stone there is its cut as a drawing, also where a list has nothing else', async () => {
  const stone = await freeStones('shape=princess&pageSize=96')(owner);
  const kept = await post('/api/watched-stones', { stoneId: stone.id, listId: list });
  expect(kept.statusCode, kept.body).toBe(200);
  // No browser is needed for it.
  isFailing = true;
  await ask();
  await house.runJobs();
  expect(await read()).toMatchObject({ job: { state: 'done', progress: 1 }, archive: { files: 1, missing: 0 } });
  const files = unzipSync((await zip()).rawPayload);
  expect(Object.keys(files)).toEqual([`${stone.stockNumber}-cut.png`]);
  const drawn = files[`${stone.stockNumber}-cut.png`];
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024, hasAlpha: true });
  expect((await sharp(drawn).stats()).channels.at(-1)).toMatchObject({ min: 0, max: 255 });
  isFailing = false;
  house.setTime(new Date(NOW.getTime() + 60_000));
  await keep({ setId: 9014 });
  await ask();
  await house.runJobs();
  expect((await read()).archive).toMatchObject({ files: 5, missing: 0 });
});

test('an empty list has no pictures', async () => {
  expect((await post(url())).json().error.code).toBe('watch-list.empty');
  expect((await post(url(), {}, stranger)).json().error.code).toBe('watch-list.unknown');
});
