import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { logIn } from '../visitor.ts';

// No rule of axe is broken on the ways that every jeweller walks, light and dark.

const PAGES = [
  '/home',
  '/konfigurator/v2/kategorie/9',
  '/konfigurator/v1/kategorie/9',
  '/konfigurator/v2/suche?q=RW-09',
  '/merkliste',
  '/produkte',
  '/steinboerse',
  '/angebote',
  '/haendlerbereich',
  '/kundenlinks',
  '/budget',
  '/vergleich',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing at the door: ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto('/?lang=de');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect((await new AxeBuilder({ page }).analyze()).violations.map((found) => found.id)).toEqual([]);
    await context.close();
  });

  test(`axe finds nothing in the rooms: ${colorScheme}`, async ({ browser }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await logIn(page, 'de');
    for (const path of PAGES) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map((found) => `${found.id}: ${found.nodes[0]?.html}`),
        path,
      ).toEqual([]);
    }
    await context.close();
  });

  test(`axe finds nothing in the configurator: ${colorScheme}`, async ({ browser }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    await logIn(page, 'de');
    await page.goto('/konfigurator/v2/kategorie/9/ringwerk/set/9001');
    await page.locator('[data-settled]').waitFor({ timeout: 60_000 });
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map((found) => `${found.id}: ${found.nodes[0]?.html}`)).toEqual([]);
    }
    await context.close();
  });
}
