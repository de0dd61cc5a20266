import { expect, test, type Page } from '@playwright/test';
import { text } from '../texts.ts';
import { openSet, total } from '../visitor.ts';

// A couple at the counter: its file is opened, two designs are saved for it, the header finds it again, a quote is made, and
// the file shows all of it. The rings bear its names by themselves.

const PAIR = '/konfigurator/v2/kategorie/9/ringwerk/set/9001';
const c = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text('de', 'couples', key, values);
const t = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text('de', 'configurator', key, values);

async function saveVersion(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: t('action.more') }).click();
  await page.getByRole('menuitem', { name: t('history.title') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Rosa & Emil Lindqvist')).toBeVisible();
  await dialog.getByRole('textbox', { name: t('version.name') }).fill(name);
  await dialog.getByRole('button', { name: t('version.save') }).click();
  await expect(dialog.getByRole('status')).toBeVisible();
  await page.keyboard.press('Escape');
}

test('couple, two designs, found again from the header, quote, and the file shows all', async ({ browser }) => {
  const page = await openSet(browser, 'de', PAIR, { hasPicture: false });
  await page.goto('/paare');
  await page.getByRole('button', { name: c('new') }).click();
  const dialog = page.getByRole('dialog');
  const fields = (name: string) => dialog.getByRole('textbox', { name: c(name), exact: true });
  await fields('field.givenName').nth(0).fill('Rosa');
  await fields('field.familyName').nth(0).fill('Lindqvist');
  await fields('field.givenName').nth(1).fill('Emil');
  await fields('field.familyName').nth(1).fill('Lindqvist');
  await dialog
    .getByRole('button', { name: c('size.add') })
    .first()
    .click();
  await dialog.getByRole('combobox', { name: c('size.scale') }).selectOption({ label: c('scale.uk') });
  await dialog.getByRole('textbox', { name: c('size.size') }).fill('L½');
  await dialog.getByRole('button', { name: c('create') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rosa & Emil Lindqvist' })).toBeVisible();
  await expect(page.getByText(/L½.*51,88\s?mm/)).toBeVisible();

  await page.getByRole('button', { name: c('hand.take') }).click();
  await expect(page).toHaveURL(/\/konfigurator\/v2$/);
  await page.goto(PAIR);
  await total(page).waitFor();
  await expect(page.getByRole('radio', { name: t('role.named', { name: 'Rosa' }), exact: true })).toBeVisible();
  await saveVersion(page, 'Morgen');
  await saveVersion(page, 'Abend');

  await page.goto('/home');
  const search = page.getByRole('combobox', { name: text('de', 'shell', 'search.label') });
  await search.fill('lindq');
  await search.press('Enter');
  await page.getByRole('link', { name: /Rosa & Emil Lindqvist/ }).click();
  const designs = page.getByRole('region', { name: c('design.title') });
  await expect(designs.getByRole('listitem')).toHaveCount(2);

  await page.goto('/entwuerfe?q=lindqvist');
  const room = page.getByRole('list', { name: c('room.title') });
  await expect(room.getByRole('listitem')).toHaveCount(2);
  await room
    .getByRole('listitem')
    .filter({ hasText: 'Abend' })
    .getByRole('button', { name: c('room.quote') })
    .click();
  await expect(page.getByRole('dialog').getByText('Rosa & Emil Lindqvist')).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: c('room.quoteMake') })
    .click();
  await expect(page).toHaveURL(/\/angebote\//);
  const number = (await page.getByRole('heading', { level: 1 }).textContent())?.match(/Q-\d{4}-\d+/)?.[0] ?? '';
  expect(number).not.toBe('');
  await page.getByRole('link', { name: 'Rosa & Emil Lindqvist' }).click();
  await expect(page.getByRole('region', { name: c('quote.title') }).getByRole('link', { name: number })).toBeVisible();
  // The quote's design is a version of its own.
  await expect(designs.getByRole('listitem')).toHaveCount(3);
});
