import { expect, test, type Locator } from '@playwright/test';
import { text } from '../texts.ts';
import { logIn, withoutPicture } from '../visitor.ts';

// Before a ring is ordered its picture, its price and the binding button are in view together, on every screen.

const SET = '/konfigurator/v2/kategorie/10/ringwerk/set/10001';
const SCREENS = [
  ['desk', { width: 1440, height: 900 }],
  ['tablet', { width: 1024, height: 768 }],
  ['phone', { width: 390, height: 844 }],
] as const;

/** Whether it lies wholly inside the window, with nothing over its middle. */
const isInView = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isInside = left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
    return isInside && (element.contains(hit) || hit?.contains(element) === true);
  });

for (const [language, colorScheme] of [
  ['de', 'light'],
  ['jp', 'dark'],
] as const) {
  test(`the review shows picture, price and the binding button without a scroll: ${language}`, async ({ browser }) => {
    const t = (key: string): string => text(language, 'configurator', key);
    const tr = (key: string): string => text(language, 'trade', key);
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await withoutPicture(page);
    await logIn(page, language);
    await page.goto(SET);
    await page.getByRole('button', { name: t('action.order'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: new RegExp(tr('commission')) }).fill('Brandt 2027');
    await dialog.getByRole('button', { name: t('order.review') }).click();
    const send = dialog.getByRole('button', { name: t('order.send'), exact: true });
    for (const [name, viewport] of SCREENS) {
      await page.setViewportSize(viewport);
      for (const part of [send, dialog.getByText(tr('gross'), { exact: true }), dialog.getByRole('img').first()])
        await expect.poll(() => isInView(part), { message: name }).toBe(true);
    }
    // One stone has neither a row nor distances in it.
    for (const key of ['fact.extent', 'fact.spacing']) await expect(dialog.getByText(t(key))).toHaveCount(0);
    await context.close();
  });
}
