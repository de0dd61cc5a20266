import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { text } from '../texts.ts';
import { openSet, total } from '../visitor.ts';

// A band of three colours in a wave with milgrain, designed by clicks alone; an edit that cannot be made is put right
// by its own repair; the kept ring is the same ring.

const SET = '/konfigurator/v2/kategorie/9/ringwerk/set/9001';
const t = (key: string): string => text('de', 'configurator', key);

/** Presses the card around a radio: people press what is drawn. */
async function press(page: Page, name: string | RegExp, place: Page | Locator = page): Promise<Locator> {
  const radio = page.getByRole('radio', { name });
  const label = place.locator('label').filter({ has: radio }).first();
  await label.click();
  return label.getByRole('radio');
}

async function choose(page: Page, name: string | RegExp, place: Page | Locator = page): Promise<void> {
  await expect(await press(page, name, place)).toBeChecked();
}

const open = (page: Page, section: string): Promise<void> =>
  page.getByRole('tab', { name: t(`section.${section}`), exact: true }).click();

async function designBand(page: Page): Promise<void> {
  const width = page.getByRole('textbox', { name: new RegExp(`^${t('fact.width')}`) }).first();
  const wider = page.getByRole('button', { name: `${t('fact.width')}: ${t('measure.more')}`, exact: true });
  await width.fill('5,9');
  await width.press('Enter');
  await expect(width).toHaveValue(/^5,9/);
  await wider.click();
  await expect(width).toHaveValue(/^6,0/);
  await open(page, 'stones');
  await choose(page, new RegExp(`^${t('stones.none')}`));
  await open(page, 'metal');
  await choose(page, /^1:1:1(?!:)/);
  await choose(page, /^2 · /);
  await choose(page, /^Roségold 585/);
  await choose(page, /^3 · /);
  await choose(page, /^Weißgold 585/);
  await choose(page, new RegExp(`^${t('split-form.wave')}`));
  await open(page, 'surface');
  await page.getByRole('button', { name: t('grooves.add') }).click();
  const groove = page.getByRole('group', { name: `${t('fact.groove')} 1`, exact: true });
  await choose(page, new RegExp(`^${t('groove.milgrain')}`), groove);
  await expect(groove.getByRole('radio', { name: new RegExp(`^${t('split-form.wave')}`) })).toBeChecked();
}

/** A chamfer that the height forbids: refused with the reason, made possible by one touch. */
async function askForChamfer(page: Page): Promise<void> {
  await open(page, 'shape');
  const height = page.getByRole('textbox', { name: new RegExp(`^${t('fact.height')}`) }).first();
  const before = await height.inputValue();
  const chamfer = await press(page, new RegExp(`^${t('edge.chamfer')}`));
  await expect(page.getByRole('alert').getByText(t('refused.title'))).toBeVisible();
  await expect(height).toHaveValue(before);
  await page.getByRole('button', { name: t('refused.take') }).click();
  await expect(chamfer).toBeChecked();
  await expect(height).not.toHaveValue(before);
  await expect(page.getByText(t('refused.title'))).toBeHidden();
}

async function keep(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('action.keep'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('action.keep'), exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('a band of three colours in a wave with milgrain is designed by clicks, put right, and kept', async ({
  browser,
}) => {
  const faults: string[] = [];
  // Drawn it is in the journey of all edits by mouse.
  const page = await openSet(browser, 'de', SET, {
    hasPicture: false,
    before: async (opened) => opened.on('pageerror', (error) => faults.push(error.message)),
  });
  await designBand(page);
  await askForChamfer(page);
  const kept = (await total(page).textContent()) ?? '';
  await keep(page);
  await page.goto('/merkliste');
  await page.locator('main a[href*="/ringwerk/set/"]').last().click();
  await expect(total(page)).toHaveText(kept);
  await open(page, 'metal');
  await expect(page.getByRole('radio', { name: new RegExp(`^${t('split-form.wave')}`) })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^1:1:1(?!:)/ })).toBeChecked();
  await open(page, 'surface');
  await expect(page.getByRole('radio', { name: new RegExp(`^${t('groove.milgrain')}`) }).first()).toBeChecked();
  expect(faults).toEqual([]);
  await page.context().close();
});
