import { expect, test, type Locator, type Page } from '@playwright/test';
import type { Language } from '@ringwerk/contract';
import { text } from '../texts.ts';
import { logIn, total, withoutPicture } from '../visitor.ts';

// Ctrl+K and a few words, as people type them.

const SET = '/konfigurator/v2/kategorie/11/ringwerk/set/11001';
const PIN = '4711';

/** Opens the palette and types; the commands that it finds. */
async function ask(page: Page, language: Language, words: string): Promise<Locator> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: text(language, 'configurator', 'palette.label') }).fill(words);
  return page.getByRole('dialog').getByRole('option');
}

async function open(page: Page, language: Language, customerNumber?: string): Promise<void> {
  await withoutPicture(page);
  await logIn(page, language, customerNumber);
  await page.goto(SET);
  await expect(total(page)).toHaveText(/\d/);
}

test('the palette adds milgrain, takes a size and leads to the size field, by words that people type', async ({
  page,
}) => {
  const t = (key: string): string => text('de', 'configurator', key);
  await open(page, 'de');
  const before = (await total(page).textContent()) ?? '';
  await expect((await ask(page, 'de', 'perlrand kanten')).first()).toContainText(t('groove.milgrain'));
  await page.keyboard.press('Enter');
  await expect(total(page)).not.toHaveText(before);

  await expect((await ask(page, 'de', 'größe 55')).first()).toContainText('55');
  await page.keyboard.press('Enter');
  const size = page.getByRole('textbox', { name: new RegExp(`^${t('fact.size')}`) });
  await expect(size).toHaveValue(/^55/);

  await expect((await ask(page, 'de', 'ringgröße')).first()).toContainText(t('fact.size'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: t('fact.size'), exact: true }).locator(':focus')).toHaveCount(1);

  const stones = await ask(page, 'de', 'antragsring');
  await expect(stones.filter({ hasText: t('preset.solitaire-4') })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(await ask(page, 'de', 'höchstens')).toHaveText([new RegExp(text('de', 'customer', 'budget.open'))]);
});

test('the palette opens the couple’s link and the customer view, and then holds no command of the trade', async ({
  page,
}) => {
  const t = (key: string): string => text('nl', 'configurator', key);
  const c = (key: string): string => text('nl', 'customer', key);
  await open(page, 'nl', '10002-2');
  await expect((await ask(page, 'nl', 'whatsapp')).first()).toContainText(c('share.open'));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: c('share.couple') })).toBeVisible();
  await page.keyboard.press('Escape');

  await expect((await ask(page, 'nl', c('enter'))).first()).toContainText(c('enter'));
  await page.keyboard.press('Enter');
  const pin = dialog.getByLabel(c('pin.pin'), { exact: true });
  const leave = page.getByRole('button', { name: c('leave.open') });
  await expect(pin.or(leave)).toBeVisible();
  // The first time of this user; a second try of the journey finds his PIN chosen.
  if (await pin.isVisible()) {
    await pin.fill(PIN);
    await dialog.getByLabel(c('pin.again'), { exact: true }).fill(PIN);
    await dialog.getByRole('button', { name: c('pin.submit') }).click();
  }
  await expect(leave).toBeVisible();

  for (const dead of [t('action.order'), t('trade.title'), c('budget.open'), text('nl', 'shell', 'nav.orders')]) {
    await expect(await ask(page, 'nl', dead), dead).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
  await expect((await ask(page, 'nl', c('leave.open'))).first()).toContainText(c('leave.open'));
  await page.keyboard.press('Enter');
  await dialog.getByLabel(c('leave.pin'), { exact: true }).fill(PIN);
  await dialog.getByRole('button', { name: c('leave.submit'), exact: true }).click();
  await expect(page.getByRole('button', { name: t('action.order'), exact: true })).toBeVisible();
});
