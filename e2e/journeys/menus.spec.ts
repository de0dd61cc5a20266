import { expect, test, type Locator } from '@playwright/test';
import { text } from '../texts.ts';
import { logIn, openSet, withoutPicture } from '../visitor.ts';

const SIZE = { width: 1024, height: 768 };
test.use({ viewport: SIZE });

/** Whether a panel stands wholly in the window and beside its button. */
async function standsBeside(panel: Locator, button: Locator, size = SIZE): Promise<void> {
  const [at, by] = [await panel.boundingBox(), await button.boundingBox()];
  if (at === null || by === null) throw new Error('the panel or its button is not drawn');
  expect(at.x).toBeGreaterThanOrEqual(0);
  expect(at.y).toBeGreaterThanOrEqual(0);
  expect(at.x + at.width).toBeLessThanOrEqual(size.width);
  expect(at.y + at.height).toBeLessThanOrEqual(size.height);
  const gap = Math.max(at.y - (by.y + by.height), by.y - (at.y + at.height));
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(12);
}

test('a panel of the header stands beside its button, and a tap outside gives the focus back', async ({ page }) => {
  await logIn(page, 'en');
  const button = page.getByRole('button', { name: text('en', 'shell', 'display.label') });
  await button.click();
  const dark = page.getByRole('switch', { name: text('en', 'shell', 'display.dark') });
  await expect(dark).toBeVisible();
  await standsBeside(page.getByRole('region', { name: text('en', 'shell', 'display.label') }), button);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(dark).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(dark).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dark).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await button.click();
  await expect(dark).toBeHidden();
});

test('the menu at the foot of a design opens upwards, finds its entries by letters and lets Tab go on', async ({
  page,
}) => {
  await withoutPicture(page);
  await logIn(page, 'en');
  await page.goto('/konfigurator/v2/kategorie/9/ringwerk/set/9001?lang=en');
  const button = page.getByRole('button', { name: text('en', 'configurator', 'action.more'), exact: true });
  await button.click();
  const menu = page.getByRole('menu', { name: text('en', 'configurator', 'action.more'), exact: true });
  const entries = menu.getByRole('menuitem');
  await expect(entries.first()).toBeFocused();
  await standsBeside(menu, button);
  const [word = ''] = ((await entries.last().textContent()) ?? '').split(' ');
  await page.keyboard.type(word);
  await expect(entries.last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await expect(button).not.toBeFocused();
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 375, height: 667 },
])
  test(`how the rings are shown opens whole on a phone of ${viewport.height} px`, async ({ browser }) => {
    const page = await openSet(browser, 'de', '/konfigurator/v2/kategorie/9/ringwerk/set/9014', { viewport });
    const name = text('de', 'configurator', 'show.label');
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    const panel = page.getByRole('region', { name, exact: true });
    await standsBeside(panel, button, viewport);
    const leaning = panel.getByRole('radio', { name: text('de', 'configurator', 'show.leaning'), exact: true });
    await expect(leaning).toBeInViewport();
    await leaning.check();
    await page.context().close();
  });
