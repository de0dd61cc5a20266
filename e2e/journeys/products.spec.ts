import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Language } from '@ringwerk/contract';
import { text, textPattern } from '../texts.ts';
import { logIn } from '../visitor.ts';

// The article list: a data sheet in the couple's language, and the product data for the jeweller's own web shop.

const SHOP = 'https://shop.example/rings/{id}';

async function dataSheet(page: Page, language: Language): Promise<void> {
  const a = (key: string): string => text(language, 'article', key);
  await page
    .getByRole('button', { name: textPattern(language, 'products', 'files', ['name']) })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: a('sheet.language') }).selectOption('fr');
  const address = (await dialog.getByRole('link', { name: a('sheet.open') }).getAttribute('href')) ?? '';
  expect(address).toContain('lang=fr');
  // Pictures of the rings may be drawn first.
  await expect
    .poll(async () => (await page.request.get(address)).headers()['content-type'], {
      timeout: 120_000,
      intervals: [2000],
    })
    .toBe('application/pdf');
  await page.keyboard.press('Escape');
}

/** Both forms of the feed, as the web shop fetches them. */
async function feed(page: Page, language: Language): Promise<void> {
  const p = (key: string): string => text(language, 'products', key);
  await page.getByRole('button', { name: p('feed.open') }).click();
  const dialog = page.getByRole('dialog');
  const link = dialog.getByRole('textbox', { name: p('feed.link') });
  await link.fill('shop.example');
  await expect(dialog.getByText(p('feed.linkWrong'))).toBeVisible();
  await link.fill(SHOP);
  const addressOf = async (name: string): Promise<string> =>
    (await dialog.getByRole('link', { name, exact: true }).getAttribute('href')) ?? '';
  const csv = await (await page.request.get(await addressOf(p('feed.csv')))).text();
  const [head = '', ...rows] = csv.trim().split('\n');
  expect(head).toContain('image_link');
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.every((row) => row.includes('https://shop.example/rings/'))).toBe(true);
  const graph = await (await page.request.get(await addressOf(p('feed.json')))).json();
  expect(JSON.stringify(graph).slice(0, 400)).toContain('schema.org');
  await page.keyboard.press('Escape');
}

for (const [language, viewport] of [
  ['de', { width: 1440, height: 900 }],
  ['kr', { width: 390, height: 844 }],
] as const) {
  test(`an article has its data sheet, and the collection its product data: ${language}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await logIn(page, language);
    await page.goto('/produkte');
    await dataSheet(page, language);
    await feed(page, language);
    await context.close();
  });
}
