import { expect, test, type Page } from '@playwright/test';
import { fingerPhoto } from '../finger-photo.ts';
import { text } from '../texts.ts';
import { openSet } from '../visitor.ts';

// The ring on a photo of the hand: drawn, saved on the device, and nothing of the photo in any request.

const SET = '/konfigurator/v2/kategorie/10/ringwerk/set/10001';
const t = (key: string): string => text('de', 'hand', key);

/** Mean colour of a square in the middle of the picture, 0..255. */
const middleOf = (page: Page): Promise<readonly number[]> =>
  page
    .getByRole('dialog')
    .getByRole('img')
    .evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) throw new Error('the picture is no canvas');
      const data =
        canvas.getContext('2d')?.getImageData(canvas.width / 2 - 20, canvas.height / 2 - 8, 40, 16).data ?? [];
      return [0, 1, 2].map((channel) => {
        let sum = 0;
        for (let at = channel; at < data.length; at += 4) sum += data[at] ?? 0;
        return (4 * sum) / data.length;
      });
    });

test('a ring is laid on a photo of the hand, saved on the device, and the photo is sent to nobody', async ({
  browser,
}) => {
  const page = await openSet(browser, 'de', SET);
  const photo = await fingerPhoto(page);
  await page.getByRole('button', { name: text('de', 'configurator', 'action.more') }).click();
  await page.getByRole('menuitem', { name: text('de', 'customer', 'hand.open') }).click();
  const bodies: number[] = [];
  page.on('request', (request) => bodies.push(request.postDataBuffer()?.length ?? 0));
  const dialog = page.getByRole('dialog');
  const input = dialog.locator('input[type=file]');

  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') });
  await expect(dialog.getByRole('alert')).toHaveText(t('fault.foreign'));

  await input.setInputFiles({ name: 'hand.png', mimeType: 'image/png', buffer: photo });
  const save = dialog.getByRole('button', { name: t('save') });
  await expect(save).toBeVisible();
  const bare = await middleOf(page);
  await expect(save).toBeEnabled({ timeout: 120_000 });
  await expect
    .poll(async () => {
      const worn = await middleOf(page);
      return Math.max(...worn.map((value, channel) => Math.abs(value - (bare[channel] ?? 0))));
    })
    .toBeGreaterThan(12);

  const downloading = page.waitForEvent('download');
  await save.click();
  expect((await downloading).suggestedFilename()).toMatch(/\.png$/u);
  // What a page reports of itself is small; the photo is not.
  expect(photo.length).toBeGreaterThan(8000);
  expect(Math.max(0, ...bodies)).toBeLessThan(4000);
  await page.context().close();
});
