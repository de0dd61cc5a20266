import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { text } from '../texts.ts';
import { openSet } from '../visitor.ts';

// Rings of the stage as files: a picture, a turn as numbered pictures, a turn as video.

const SET = '/konfigurator/v2/kategorie/11/ringwerk/set/11001';
const t = (key: string, values: Record<string, string> = {}): string => text('de', 'pictures', key, values);

/** Edge of a video's frames, pixels. */
const VIDEO_EDGE = 1080;

/**
 * Before the page is opened: every pixel of a picture is drawn once, and the hundred frames of a video show one picture. Software GL
 * would need hours for what a graphics card draws in a minute.
 */
const drawQuickly = (page: Page): Promise<unknown> =>
  page.addInitScript((videoEdge) => {
    interface Asked {
      readonly type?: string;
      readonly id?: number;
      readonly options?: { samples?: number; readonly width: number; readonly turn?: number };
    }
    const drawn = new Map<string, Blob>();
    Worker.prototype.postMessage = new Proxy(Reflect.get(Worker.prototype, 'postMessage'), {
      apply: (send, worker: Worker, words: Asked[]) => {
        const { type, id, options } = words[0] ?? {};
        if (type !== 'snapshot' || options === undefined) return Reflect.apply(send, worker, words);
        options.samples = 1;
        if (options.width !== videoEdge) return Reflect.apply(send, worker, words);
        const place = JSON.stringify({ ...options, turn: 0 });
        const picture = drawn.get(place);
        if (picture !== undefined) {
          const data = { type: 'snapshot-answer', id, picture };
          setTimeout(() => worker.dispatchEvent(new MessageEvent('message', { data })));
          return undefined;
        }
        worker.addEventListener('message', ({ data }) => {
          if (data.type === 'snapshot-answer' && data.id === id) drawn.set(place, data.picture);
        });
        return Reflect.apply(send, worker, words);
      },
    });
  }, VIDEO_EDGE);

const choose = (dialog: Locator, label: string, value: string): Promise<unknown> =>
  dialog.getByRole('combobox', { name: label }).selectOption(value);

/** The bytes and the name of the file that the dialog saves. */
async function saved(page: Page, dialog: Locator): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const coming = page.waitForEvent('download', { timeout: 480_000 });
  await dialog.getByRole('button', { name: t('save'), exact: true }).click();
  await expect(dialog.getByRole('progressbar', { name: t('drawing') })).toBeVisible();
  const download = await coming;
  await expect(dialog.getByRole('status')).toContainText(download.suggestedFilename());
  return { name: download.suggestedFilename(), bytes: Uint8Array.from(await readFile(await download.path())) };
}

/** Size of a picture, and how much of it is covered: at its corner, and the most and least anywhere; 0 to 255. */
const looked = (page: Page, bytes: Uint8Array, type: string) =>
  page.evaluate(
    async ({ base64, kind }) => {
      const raw = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([raw], { type: kind }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: new Uint8ClampedArray() };
      let [least, most, sum] = [255, 0, 0];
      for (let at = 3; at < data.length; at += 4) {
        [least, most] = [Math.min(least, data[at] ?? 0), Math.max(most, data[at] ?? 0)];
        sum += data[at - 3] ?? 0;
      }
      return { width: bitmap.width, height: bitmap.height, corner: data[3], least, most, sum };
    },
    { base64: Buffer.from(bytes).toString('base64'), kind: type },
  );

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: text('de', 'configurator', 'picture.open') }).click();
  const dialog = page.getByRole('dialog', { name: t('title') });
  await expect(dialog.getByRole('img', { name: t('preview') })).toBeVisible();
  return dialog;
}

test('a jeweller saves the rings as a picture, as a picture sequence and as a video, all on this device', async ({
  browser,
}) => {
  test.setTimeout(480_000);
  const page = await openSet(browser, 'de', SET, { before: drawQuickly });
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  const dialog = await openDialog(page);
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await choose(dialog, t('shape'), 'landscape');
  await choose(dialog, t('quality'), 'fine');
  await choose(dialog, t('resolution'), '1024');
  await choose(dialog, t('ground'), 'transparent');
  const still = await saved(page, dialog);
  expect(still.name).toMatch(/^RW-11-001-.+\.png$/u);
  expect(Buffer.from(still.bytes).subarray(1, 4).toString()).toBe('PNG');
  const seen = await looked(page, still.bytes, 'image/png');
  expect(seen).toMatchObject({ width: 1024, height: 768, corner: 0, least: 0, most: 255 });

  await dialog.getByRole('button', { name: t('more') }).click();
  await choose(dialog, t('ground'), 'stage');
  const grounded = await looked(page, (await saved(page, dialog)).bytes, 'image/png');
  expect(grounded).toMatchObject({ width: 1024, height: 768, corner: 255, least: 255 });

  await dialog.getByRole('button', { name: t('more') }).click();
  await dialog.getByRole('tab', { name: t('kind.sequence'), exact: true }).click();
  await choose(dialog, t('count'), '24');
  await choose(dialog, t('resolution'), '512');
  await choose(dialog, t('ground'), 'transparent');
  await dialog.getByRole('textbox', { name: t('name') }).fill('Unsere Ringe');
  const sequence = await saved(page, dialog);
  expect(sequence.name).toBe('Unsere-Ringe-360.zip');
  const frames = Object.entries(unzipSync(sequence.bytes));
  expect(frames.map(([name]) => name)).toEqual(
    Array.from({ length: 24 }, (_, index) => `Unsere-Ringe-360-${String(index + 1).padStart(2, '0')}.webp`),
  );
  const looks = [];
  for (const [, bytes] of frames) looks.push(await looked(page, bytes, 'image/webp'));
  for (const look of looks) expect(look).toMatchObject({ width: 512, height: 512, corner: 0, least: 0, most: 255 });
  // Each shows the rings from elsewhere, also the last one.
  expect(new Set(looks.map(({ sum }) => sum)).size).toBe(24);

  await dialog.getByRole('button', { name: t('more') }).click();
  await dialog.getByRole('tab', { name: t('kind.video') }).click();
  const length = dialog.getByRole('combobox', { name: t('length') });
  const noEncoder = dialog.getByText(t('noEncoder'));
  await expect(length.or(noEncoder)).toBeVisible();
  if (await noEncoder.isVisible()) {
    await expect(dialog.getByRole('button', { name: t('save'), exact: true })).toBeDisabled();
  } else {
    await length.selectOption('4');
    const video = await saved(page, dialog);
    expect(video.name).toMatch(/^Unsere-Ringe-360\.(?:mp4|webm)$/u);
    const input = new Input({ source: new BufferSource(video.bytes), formats: ALL_FORMATS });
    const track = await input.getPrimaryVideoTrack();
    expect([await track?.getDisplayWidth(), await track?.getDisplayHeight()]).toEqual([VIDEO_EDGE, VIDEO_EDGE]);
    expect(await input.computeDuration()).toBeCloseTo(4, 1);
    expect((await track?.computePacketStats())?.packetCount).toBe(100);
  }
  expect(sent).toEqual([]);
  await page.context().close();
});

test('a picture that takes too long is ended, and the stage goes on', async ({ browser }) => {
  const page = await openSet(browser, 'de', SET, { before: drawQuickly });
  const dialog = await openDialog(page);
  await choose(dialog, t('resolution'), '4096');
  await dialog.getByRole('button', { name: t('save'), exact: true }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await dialog.getByRole('button', { name: t('cancel') }).click();
  await expect(dialog.getByRole('combobox', { name: t('resolution') })).toHaveValue('4096');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('[data-settled]')).toBeVisible();
  await page.context().close();
});
