import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Language } from '@ringwerk/contract';
import { text } from '../texts.ts';
import { logIn, logOut, total, withoutPicture } from '../visitor.ts';

// The main way through the house: log in → category 9 → a set → 750 rose gold, 4.5 mm → weight and price change →
// one channel row → keep → log out → log in → the same ring is there.

const ROSE_GOLD = { de: 'Roségold 750', kr: '로즈골드 750' } as const;
const CLASSIC = { de: 'Klassisch', kr: '클래식' } as const;
const SIZES = [
  ['desk', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const;

/** Chooses a card: people press what is drawn, the label around the radio. */
async function choose(page: Page, name: string | RegExp): Promise<void> {
  const radio = page.getByRole('radio', { name }).first();
  await page.locator('label').filter({ has: radio }).first().click();
  await expect(radio).toBeChecked();
}

const section = (page: Page, language: Language, key: string): Locator =>
  page.getByRole('tab', { name: text(language, 'configurator', `section.${key}`), exact: true });

async function openFirstClassicSet(page: Page, language: 'de' | 'kr', isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: text(language, 'shell', 'sidebar.show') }).click();
  const side = page.getByRole('navigation', { name: text(language, 'shell', 'sidebar.label') });
  const name = text(language, 'shell', 'sidebar.open', { name: text(language, 'shell', 'nav.selection') });
  await side.getByRole('button', { name }).click();
  await side.locator('a[href="/konfigurator/v2/kategorie/9"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(CLASSIC[language]);
  await page.locator('main a[href*="/ringwerk/set/"]').first().click();
  await expect(page).toHaveURL(/\/konfigurator\/v2\/kategorie\/9\/ringwerk\/set\/\d+/);
  await total(page).waitFor();
}

async function design(page: Page, language: 'de' | 'kr'): Promise<void> {
  const before = await total(page).textContent();
  await section(page, language, 'metal').click();
  await page.getByRole('button', { name: text(language, 'configurator', 'alloy-group.au750'), exact: true }).click();
  await choose(page, new RegExp(ROSE_GOLD[language]));
  await section(page, language, 'shape').click();
  const width = page.getByRole('textbox', { name: new RegExp(`^${text(language, 'configurator', 'fact.width')}`) });
  await width.fill('4,5');
  await width.press('Enter');
  await expect(width).toHaveValue(/4[.,]50? ?mm/);
  await expect(total(page)).not.toHaveText(before ?? '');
  const turned = await total(page).textContent();
  await section(page, language, 'stones').click();
  await choose(page, new RegExp(`^${text(language, 'configurator', 'stones.row')}`));
  const channel = page.getByRole('radio', { name: /^(Kanalfassung|채널)/ });
  await page.locator('label').filter({ has: channel }).click();
  await expect(channel).toBeChecked();
  await expect(total(page)).not.toHaveText(turned ?? '');
}

async function keep(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: text(language, 'configurator', 'action.keep'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: text(language, 'configurator', 'action.keep'), exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function expectSameRing(page: Page, language: 'de' | 'kr', kept: string): Promise<void> {
  await page.goto('/merkliste');
  await page.locator('main a[href*="/ringwerk/set/"]').last().click();
  await expect(total(page)).toHaveText(kept);
  await section(page, language, 'metal').click();
  await expect(page.getByRole('radio', { name: new RegExp(ROSE_GOLD[language]) }).first()).toBeChecked();
  await section(page, language, 'stones').click();
  await expect(page.getByRole('radio', { name: /^(Kanalfassung|채널)/ })).toBeChecked();
}

for (const language of ['de', 'kr'] as const) {
  for (const [name, viewport] of SIZES) {
    test(`a kept ring is the same ring after the next login: ${language}, ${name}`, async ({ browser }) => {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
      const page = await context.newPage();
      // With the picture once; what words change is the panel, and the edits by mouse have it at a desk.
      if (language === 'kr' || name === 'desk') await withoutPicture(page);
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      await logIn(page, language);
      await openFirstClassicSet(page, language, name === 'phone');
      await design(page, language);
      const kept = (await total(page).textContent()) ?? '';
      await keep(page, language);
      await logOut(page, language);
      await logIn(page, language);
      await expectSameRing(page, language, kept);
      expect(faults).toEqual([]);
      await context.close();
    });
  }
}
