import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRenderQueue, type RenderJob } from '@ringwerk/stills';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let isHeld = false;
const drawSquare = async ({ size }: RenderJob): Promise<Buffer> => {
  await vi.waitUntil(() => !isHeld, { timeout: 20_000 });
  const background = { r: 200, g: 170, b: 90, alpha: 1 };
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .png()
    .toBuffer();
};
let canDraw = true;
const queue = createRenderQueue(
  {},
  async () => ({ render: drawSquare, memory: async () => 0, close: async () => {} }),
  () => canDraw,
);
let shop: TestApp;
let owner: TestUser;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ringwerk-article-pictures-'));
  shop = await startTestApp({ dataDir }, { renderQueue: queue });
  owner = await shop.logIn('10001');
});
afterAll(async () => {
  await shop.close();
  await queue.close();
  await rm(dataDir, { recursive: true, force: true });
});

const pictures = (setId: number) => owner.call({ url: `/api/models/${setId}/pictures` });

test('an article is pictured from all sides, in full size on a transparent ground', async () => {
  const answer = await pictures(9001);
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  expect(answer.headers['content-disposition']).toContain('RW-09-001-pictures.zip');
  const files = unzipSync(answer.rawPayload);
  expect(Object.keys(files)).toEqual(['hero', 'front', 'top', 'macro'].map((view) => `RW-09-001-${view}.png`));
  for (const bytes of Object.values(files))
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024, hasAlpha: true });
});

test('whoever asks before they are drawn is asked to come again, and finds them then', async () => {
  isHeld = true;
  const early = await pictures(9002);
  expect([early.statusCode, early.json().error.code]).toEqual([503, 'document.preparing']);
  isHeld = false;
  await vi.waitFor(async () => expect((await pictures(9002)).statusCode).toBe(200), { timeout: 20_000 });
}, 60_000);

test('where nothing draws, there are those that were drawn before', async () => {
  canDraw = false;
  const committed = await pictures(9003);
  expect(committed.statusCode).toBe(200);
  expect(Object.keys(unzipSync(committed.rawPayload))).toEqual(['RW-09-003-hero.png']);
  expect(Object.keys(unzipSync((await pictures(9001)).rawPayload))).toHaveLength(4);
  canDraw = true;
});
