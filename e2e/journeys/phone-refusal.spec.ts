import { expect, test, type Locator, type Page } from '@playwright/test';
import type { Language } from '@ringwerk/contract';
import { text } from '../texts.ts';
import { logIn, withoutPicture } from '../visitor.ts';

// On a phone a refusal, however long, leaves keep, quote and order in reach, and shows its own way out beside them.

const SET = '/konfigurator/v2/kategorie/10/ringwerk/set/10001';
const PHONE = { width: 390, height: 844 };

/** Whether a finger on the middle of it reaches it: inside the screen, nothing over it. */
const isInReach = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return isInside && bottom > top && element.contains(hit);
  });

/** The names of those that a finger does not reach. */
async function outOfReach(page: Page, names: readonly string[]): Promise<string[]> {
  const missed: string[] = [];
  for (const name of names) {
    const button = page.getByRole('button', { name, exact: true }).first();
    if (!(await isInReach(button))) missed.push(name);
  }
  return missed;
}

/** Carbon for a low ring with a stone: refused, and made possible by six changes. */
async function provokeRefusal(page: Page, language: Language): Promise<void> {
  const t = (key: string): string => text(language, 'configurator', key);
  await page.getByRole('tab', { name: t('section.metal'), exact: true }).tap();
  await page.getByRole('button', { name: t('alloy-group.carbon'), exact: true }).tap();
  await page
    .getByRole('group', { name: t('metal.colour') })
    .locator('label')
    .first()
    .tap();
  await expect(page.getByText(t('refused.title'))).toBeVisible();
}

for (const language of ['de', 'jp'] as const) {
  test(`a refusal leaves keep, quote and order on a phone's screen: ${language}`, async ({ browser }) => {
    const t = (key: string): string => text(language, 'configurator', key);
    const context = await browser.newContext({
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await withoutPicture(page);
    await logIn(page, language);
    await page.goto(SET);
    const bar = [t('action.keep'), t('action.quote'), t('action.order'), t('action.more')];
    const wayOut = [t('refused.take'), t('refused.leave')];
    const handle = page.getByRole('button', { name: t('sheet.height'), exact: true });
    await provokeRefusal(page, language);
    await expect.poll(() => outOfReach(page, [...bar, ...wayOut])).toEqual([]);
    // What is refused, why, and the first of its consequences are read without a touch.
    const notice = page.getByRole('alert').filter({ hasText: t('refused.title') });
    for (const part of [notice.getByText(t('refused.title')), notice.locator('p').nth(1), notice.locator('li').first()])
      await expect.poll(() => isInReach(part)).toBe(true);

    // The highest and the lowest sheet, too: the lowest rises for as long as there is a refusal.
    for (let height = 0; height < 2; height += 1) {
      await handle.press('Enter');
      await expect.poll(() => outOfReach(page, [...bar, ...wayOut])).toEqual([]);
    }
    await page.getByRole('button', { name: t('refused.leave'), exact: true }).tap();
    await expect(page.getByRole('tabpanel')).toBeHidden();
    await expect.poll(() => outOfReach(page, bar)).toEqual([]);
    await context.close();
  });
}
