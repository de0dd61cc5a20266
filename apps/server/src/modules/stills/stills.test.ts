import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRenderQueue, type RenderJob } from '@ringwerk/stills';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

/** Orders that reached the browser; `fail` lets the next ones end it. */
const drawn: RenderJob[] = [];
let isFailing = false;
/** Holds every drawing until it is resolved. */
let gate: Promise<void> = Promise.resolve();

const drawSquare = async (job: RenderJob): Promise<Buffer> => {
  drawn.push(job);
  await gate;
  if (isFailing) throw new Error('target closed');
  const background = { r: 200, g: 170, b: 90, alpha: 1 };
  return sharp({ create: { width: job.size, height: job.size, channels: 4, background } })
    .png()
    .toBuffer();
};
const queue = createRenderQueue(
  {},
  async () => ({ render: drawSquare, memory: async () => 0, close: async () => {} }),
  () => true,
);

/** The worked example in another width, so that no test meets another one's picture. */
const inWidth = (width: number) => ({
  ...WORKED_EXAMPLE,
  rings: WORKED_EXAMPLE.rings.map((ring) => ({ ...ring, width })),
});

let test: TestApp;
let user: TestUser;
let dataDir = '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ringwerk-stills-'));
  test = await startTestApp({ dataDir }, { renderQueue: queue });
  user = await test.logIn('10001');
});
afterAll(async () => {
  await test.close();
  await queue.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  drawn.length = 0;
  isFailing = false;
});

/** Saves a design that no other test has and answers its code; drawing ahead has come to rest. */
async function saved(width: number): Promise<string> {
  const answer = await user.call({ method: 'POST', url: '/api/designs', payload: { design: inWidth(width) } });
  expect(answer.statusCode).toBe(200);
  const { code } = answer.json<{ code: string }>();
  return code;
}
const picture = (code: string, accept: string, query = '') =>
  user.call({ method: 'GET', url: `/api/designs/${code}/stills/posed${query}`, headers: { accept } });

describe('pictures of saved designs', () => {
  it('are drawn once for all formats and sizes, ahead of the first question', async () => {
    const code = await saved(3);
    const avif = await picture(code, 'image/avif,image/webp,*/*');
    expect(avif.statusCode).toBe(200);
    expect(avif.headers['content-type']).toBe('image/avif');
    expect(avif.headers['vary']).toContain('accept');
    expect(avif.headers['cache-control']).toContain('immutable');
    expect((await picture(code, 'image/webp')).headers['content-type']).toBe('image/webp');
    const small = await picture(code, '*/*', '?size=256');
    expect((await sharp(small.rawPayload).metadata()).width).toBe(256);
    expect(small.headers['content-type']).toBe('image/png');
    // In the pose of its kind for lists, and as a stage opens with it.
    await vi.waitFor(() =>
      expect(drawn.map(({ view, size }) => [view, size])).toEqual([
        ['posed', 512],
        ['hero', 512],
      ]),
    );
  });

  it('are drawn once where the pose of their kind is the opening view', async () => {
    const rings = inWidth(3.2).rings.map((ring) => ({
      ...ring,
      stones: [],
      segments: ring.segments.map((segment) => ({ ...segment, finish: 'polished' })),
    }));
    const payload = { design: { ...WORKED_EXAMPLE, rings } };
    const kept = await user.call({ method: 'POST', url: '/api/designs', payload });
    expect(kept.statusCode, kept.body).toBe(200);
    const { code } = kept.json<{ code: string }>();
    expect((await picture(code, 'image/webp')).statusCode).toBe(200);
    expect(drawn.map(({ view }) => view)).toEqual(['hero']);
  });

  it('are named by every answer that shows the ring', async () => {
    const kept = await user.call({ method: 'POST', url: '/api/watch-items', payload: { design: inWidth(3.5) } });
    expect(kept.json()).toMatchObject({
      item: { still: expect.stringMatching(/^\/api\/designs\/\w+\/stills\/posed$/) },
    });
  });

  it('are nobody else’s', async () => {
    const code = await saved(4.5);
    const other = await test.logIn('10002');
    const refused = await other.call({ method: 'GET', url: `/api/designs/${code}/stills/hero` });
    expect(refused.json()).toMatchObject({ error: { code: 'design.unknown' } });
    const nobody = await test.app.inject({ method: 'GET', url: `/api/designs/${code}/stills/hero` });
    expect(nobody.statusCode).toBe(401);
    const staff = await test.logIn('90001');
    expect((await staff.call({ method: 'GET', url: `/api/designs/${code}/stills/hero` })).statusCode).toBe(200);
  });

  it('are unavailable, not broken, while the browser cannot draw', async () => {
    isFailing = true;
    const code = await saved(5.5);
    const refused = await picture(code, 'image/webp');
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('4');
    isFailing = false;
    expect((await picture(code, 'image/webp')).statusCode).toBe(200);
  });
});

describe('a picture that was begun ahead', () => {
  it('is drawn next when a quote is printed with it, before what is drawn ahead and what others look at', async () => {
    // What the tests before have begun ahead.
    await vi.waitFor(() => expect(queue.load()).toBe(0));
    drawn.length = 0;
    const opened = Promise.withResolvers<void>();
    gate = opened.promise;
    await saved(6.1);
    const looked = picture(await saved(6.2), 'image/webp');
    await saved(6.3);
    const quote = await user.call({ method: 'POST', url: '/api/quotes', payload: { design: inWidth(6.3) } });
    const { id } = quote.json<{ id: string }>();
    const printed = user.call({ method: 'GET', url: `/api/quotes/${id}/pdf` });
    await vi.waitFor(() => expect(queue.load('printed')).toBe(2));
    await vi.waitFor(() => expect(queue.load('awaited')).toBe(3));
    opened.resolve();
    expect((await printed).statusCode).toBe(200);
    expect((await looked).statusCode).toBe(200);
    await vi.waitFor(() => expect(queue.load()).toBe(0));
    const widths = drawn.map(({ design, view }) => `${design.rings[0]?.width} ${view}`);
    expect(widths.slice(0, 3)).toEqual(['6.1 posed', '6.3 posed', '6.2 posed']);
    expect(widths.slice(3).toSorted()).toEqual(['6.1 hero', '6.2 hero', '6.3 hero']);
  });
});

describe('pictures of articles', () => {
  it('come in further views', async () => {
    const answer = await user.call({
      method: 'GET',
      url: '/api/models/9001/stills/top',
      headers: { accept: 'image/webp' },
    });
    expect(answer.statusCode).toBe(200);
    expect(drawn.map(({ view }) => view)).toEqual(['top']);
    const unknown = await user.call({ method: 'GET', url: '/api/models/99999/stills/top' });
    expect(unknown.json()).toMatchObject({ error: { code: 'model.unknown' } });
  });
});

describe('the sides that the picture of an article turns to', () => {
  it('are drawn when nobody waits, and there at a later question', async () => {
    const ask = () => user.call({ url: '/api/models/9002/stills/left?size=256', headers: { accept: 'image/webp' } });
    const first = await ask();
    expect([first.statusCode, first.headers['retry-after']]).toEqual([503, '4']);
    await vi.waitFor(async () => expect((await ask()).statusCode).toBe(200));
    const { headers, rawPayload } = await ask();
    expect(headers['content-type']).toBe('image/webp');
    expect((await sharp(rawPayload).metadata()).width).toBe(256);
    expect(drawn.map(({ view }) => view)).toEqual(['left']);
  });
});

describe('committed pictures', () => {
  it('come in the size of a tile, without a login, kept for ever', async () => {
    const answer = await user.call({ method: 'GET', url: '/api/models/9001?lang=de' });
    const model = answer.json<{ with: { still: string } | null; without: { still: string } | null }>();
    const still = (model.with ?? model.without)?.still ?? '';
    // Drawn anew, a picture has another address: browsers keep it for a year.
    const key = /^\/stills\/([\w-]+)\.webp\?v=[1-9]\d*$/.exec(still)?.[1];
    expect((await test.app.inject({ url: still })).statusCode).toBe(200);
    const small = await test.app.inject({ url: `/stills/256/${key}`, headers: { accept: 'image/avif,*/*' } });
    expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/avif']);
    expect(small.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(small.headers['vary']).toContain('accept');
    expect((await sharp(small.rawPayload).metadata()).width).toBe(256);
    expect((await test.app.inject({ url: '/stills/256/unknown' })).statusCode).toBe(404);
    expect(drawn).toEqual([]);
  });
});
