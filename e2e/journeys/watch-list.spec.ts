import { expect, test } from '@playwright/test';
import type { Browser, Locator, Page } from '@playwright/test';
import type { Language } from '@ringwerk/contract';
import { text, textPattern } from '../texts.ts';
import { logIn, withoutPicture } from '../visitor.ts';

// A list for one couple: two rings from the gallery and a loose stone from the exchange, put in order by the keys, given to
// the couple, who mark a ring on their own device, and printed.

/** @returns the list's own address */
async function openList(page: Page, language: Language, name: string): Promise<string> {
  const w = (key: string): string => text(language, 'watch', key);
  await page.goto('/merkliste');
  await page.getByRole('button', { name: w('newList') }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: w('newListName') })
    .fill(name);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: w('create') })
    .click();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  await expect(page).toHaveURL(/\?list=/u);
  return page.url();
}

/** Keeps what a button stands at on the list, and reads that it lies there. */
async function keepOn(page: Page, language: Language, opener: Locator, list: string): Promise<void> {
  await opener.click();
  await page.getByRole('button', { name: text(language, 'filters', 'keepOn', { list }) }).click();
  await expect(page.getByText(textPattern(language, 'filters', 'keptOn', ['name', 'list'])).last()).toBeVisible();
  await page.keyboard.press('Escape');
}

async function fill(page: Page, language: Language, list: string): Promise<void> {
  await page.goto('/konfigurator/v2/kategorie/9');
  const more = page.getByRole('button', { name: textPattern(language, 'gallery', 'more', ['name']) });
  for (const place of [0, 1]) await keepOn(page, language, more.nth(place), list);
  await page.goto('/steinboerse');
  const keep = page.getByRole('button', { name: textPattern(language, 'stones', 'keep', ['stone']) });
  await keepOn(page, language, keep.first(), list);
}

/** The list's own page, with all three on it. */
async function look(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  const items = page.getByRole('article');
  await expect(items).toHaveCount(3);
  return items;
}

async function giveToCouple(page: Page, language: Language): Promise<string> {
  const c = (key: string): string => text(language, 'customer', key);
  await page.getByRole('button', { name: text(language, 'watch', 'share'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: c('share.couple') }).fill('Anna & Paul');
  await dialog.getByRole('button', { name: c('share.create') }).click();
  const address = dialog.locator('input[readonly]');
  await expect(address).toHaveValue(/\/paar\//u);
  const link = await address.inputValue();
  await dialog.getByRole('button', { name: c('share.done') }).click();
  return link;
}

/** The couple at home, without a login. */
async function markFirst(browser: Browser, language: Language, link: string): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await withoutPicture(page);
  await page.goto(link);
  const hearts = page.getByRole('button', { name: textPattern(language, 'couple', 'list.like', ['name']) });
  await expect(hearts).toHaveCount(3);
  await hearts.first().click();
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(hearts.first()).toBeEnabled();
  await context.close();
}

async function printed(page: Page, language: Language): Promise<void> {
  const w = (key: string): string => text(language, 'watch', key);
  await page.getByRole('button', { name: w('output') }).click();
  await page.getByRole('menuitem', { name: w('presentation') }).click();
  const link = page.getByRole('dialog').getByRole('link', { name: w('openPdf') });
  const address = (await link.getAttribute('href')) ?? '';
  // Pictures of the rings may be drawn first.
  await expect
    .poll(async () => (await page.request.get(address)).headers()['content-type'], {
      timeout: 120_000,
      intervals: [2000],
    })
    .toBe('application/pdf');
}

for (const [language, viewport] of [
  ['de', { width: 1440, height: 900 }],
  ['kr', { width: 1024, height: 768 }],
] as const) {
  test(`a list with rings and a stone goes to a couple and comes back with its heart: ${language}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await logIn(page, language);
    const list = `Anna & Paul, ${language}`;
    const address = await openList(page, language, list);
    await fill(page, language, list);
    const items = await look(page, address);
    const stone = await items.last().getByRole('heading').textContent();
    // The stone comes first by the keyboard alone.
    await items
      .last()
      .getByRole('button', { name: textPattern(language, 'watch', 'place', ['name', 'place']) })
      .press('Home');
    await expect(items.first().getByRole('heading')).toHaveText(stone ?? '');
    const link = await giveToCouple(page, language);
    await markFirst(browser, language, link);
    await look(page, address);
    await expect(page.getByText(text(language, 'watch', 'likedBy', { couples: 'Anna & Paul' }))).toBeVisible();
    await printed(page, language);
    await context.close();
  });
}
