import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { fingerPhoto } from '../finger-photo.ts';
import { text } from '../texts.ts';
import { openSet } from '../visitor.ts';

// What a couple takes along from its private link by its own phone: a picture of its rings, and the rings on its hand.

const SET = '/konfigurator/v2/kategorie/10/ringwerk/set/10001';
const c = (key: string): string => text('de', 'customer', key);
const p = (key: string): string => text('de', 'couple', key);
const h = (key: string): string => text('de', 'hand', key);
const f = (key: string): string => text('de', 'pictures', key);

/** The couple's page on a phone, by a link that its jeweller has just made. */
async function openOnPhone(browser: Browser): Promise<Page> {
  const page = await openSet(browser, 'de', SET, { hasPicture: false });
  await page.getByRole('button', { name: text('de', 'configurator', 'action.more') }).click();
  await page.getByRole('menuitem', { name: c('share.open') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: c('share.create') }).click();
  const link = await dialog.getByRole('textbox', { name: c('screen.link') }).inputValue();
  await page.context().close();
  const options = { viewport: { width: 390, height: 844 }, locale: 'de-DE', reducedMotion: 'reduce' } as const;
  const phone = await (await browser.newContext(options)).newPage();
  await phone.goto(link);
  return phone;
}

/** Names of the chunks of a PNG file. */
function chunksOf(png: Buffer): readonly string[] {
  const names: string[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) names.push(png.toString('latin1', at + 4, at + 8));
  return names;
}

test('a couple draws its rings as a picture and lays them on its own hand, and its photo is sent to nobody', async ({
  browser,
}) => {
  const phone = await openOnPhone(browser);
  const photo = await fingerPhoto(phone);
  const bodies: number[] = [];
  phone.on('request', (request) => bodies.push(request.postDataBuffer()?.length ?? 0));
  const dialog = phone.getByRole('dialog');

  const picture = phone.getByRole('button', { name: p('picture.open') });
  await expect(picture).toBeEnabled();
  await picture.click();
  await dialog.getByRole('combobox', { name: f('quality') }).selectOption('fine');
  await dialog.getByRole('button', { name: f('save') }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await dialog.getByRole('button', { name: f('cancel') }).click();
  await phone.keyboard.press('Escape');
  await expect(picture).toBeFocused();

  await phone.getByRole('button', { name: p('hand.open') }).click();
  expect((await new AxeBuilder({ page: phone }).include('dialog[open]').analyze()).violations).toEqual([]);
  await dialog.locator('input[type=file]').setInputFiles({ name: 'hand.png', mimeType: 'image/png', buffer: photo });
  const save = dialog.getByRole('button', { name: h('save') });
  await expect(save).toBeEnabled();
  const downloading = phone.waitForEvent('download');
  await save.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^[\p{L}\p{N}-]+\.png$/u);
  expect(download.suggestedFilename()).not.toMatch(/RW-|10001/u);
  const kept = new Set(chunksOf(await readFile(await download.path())));
  // Nothing but the picture: no text, no place, no camera.
  expect([...kept].filter((name) => !['IHDR', 'sRGB', 'IDAT', 'IEND'].includes(name))).toEqual([]);
  expect(Math.max(0, ...bodies)).toBeLessThan(4000);
  await phone.context().close();
});
