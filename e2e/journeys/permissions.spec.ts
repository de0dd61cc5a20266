import { expect, test, type Page } from '@playwright/test';
import type { Permission } from '@ringwerk/contract';
import { text } from '../texts.ts';
import { logIn } from '../visitor.ts';

const NOT_YOURS = 'You are not authorised for this area.';
const t = (key: string): string => text('en', 'shell', key);

/** From now on the page believes that its user holds these alone; the server's own refusals are tested beside the server. */
async function holdOnly(page: Page, permissions: readonly Permission[]): Promise<void> {
  await page.route('**/api/session', async (route) => {
    const answer = await route.fetch();
    const session: object = await answer.json();
    await route.fulfill({ response: answer, json: { ...session, permissions } });
  });
}

test('without its permission an area says so and offers the way back, opened directly and from within', async ({
  page,
}) => {
  await logIn(page, 'en');
  await holdOnly(page, ['konfigurator1']);
  for (const path of [
    '/konfigurator/v2/kategorie/9',
    '/konfigurator/v2/kategorie/9/ringwerk/set/9001',
    '/merkliste',
    '/auftraege',
    '/verwaltung',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(NOT_YOURS);
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: t('notFound.home') })
    .click();
  await expect(page).toHaveURL(/\/home$/);
  const side = page.getByRole('navigation', { name: t('sidebar.label') });
  await expect(side.getByRole('link', { name: t('nav.selection'), exact: true })).toHaveCount(0);
  await side.getByRole('link', { name: t('nav.selectionOld'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('nav.selectionOld'));
  // The page's own navigation, without a load, to an address that the user remembers.
  await page.evaluate(() => {
    history.pushState(null, '', '/konfigurator/v2/suche?q=gold');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_YOURS);
});

test('the other way round: with the 2.0 alone the order pad stays shut', async ({ page }) => {
  await logIn(page, 'en');
  await holdOnly(page, ['konfigurator']);
  await page.goto('/konfigurator/v1/kategorie/9');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_YOURS);
  await page.goto('/konfigurator/v2/kategorie/9');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(NOT_YOURS);
});

test.describe('the narrow sidebar', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test('opens the children of an area by touch and by keyboard', async ({ page }) => {
    await logIn(page, 'en', '90001');
    const side = page.getByRole('navigation', { name: t('sidebar.label') });
    await side.getByRole('button', { name: t('nav.selection'), exact: true }).tap();
    const children = side.getByRole('list', { name: t('nav.selection'), exact: true });
    await expect(children.getByRole('link')).toHaveCount(16);
    await children.getByRole('link', { name: 'Carbon' }).tap();
    await expect(page).toHaveURL(/\/konfigurator\/v2\/kategorie\/4$/);
    await expect(children).toHaveCount(0);

    await side.getByRole('button', { name: t('nav.selectionOld'), exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(side.getByRole('link', { name: t('nav.selectionOld'), exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(side.getByRole('button', { name: t('nav.selectionOld'), exact: true })).toBeFocused();

    const last = side.getByRole('button', { name: t('nav.legal'), exact: true });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });
});
