import { expect, test } from '@playwright/test';
import { text } from '../texts.ts';
import { egf, fillLogin, logIn, logOut, PASSWORD } from '../visitor.ts';

// The terms of the original specification, one test each.

const AT_LOGIN = /^[^/]+\/\/[^/]+\/(\?.*)?$/;

test('login state: `egf` carries juwelier, sprache and land, is readable and lives one day', async ({ page }) => {
  await logIn(page, 'de');
  const cookies = await page.context().cookies();
  const display = cookies.find((cookie) => cookie.name === 'egf');
  expect(await egf(page)).toEqual({ juwelier: expect.any(String), sprache: 'de', land: 'DE' });
  expect(display?.httpOnly).toBe(false);
  expect(Math.abs((display?.expires ?? 0) - Date.now() / 1000 - 86_400)).toBeLessThan(120);
  const hidden = cookies.filter((cookie) => cookie.httpOnly).map((cookie) => cookie.name);
  expect(hidden.sort()).toEqual(['ringwerk-device', 'ringwerk-session']);
});

test('login: wrong data and an unknown customer number get the same sentence', async ({ page }) => {
  await page.goto('/?lang=en');
  for (const [number, password] of [
    ['10001', 'wrong-password'],
    ['77777', PASSWORD],
  ] as const) {
    await fillLogin(page, 'en', number, password);
    await expect(page.getByText('Access data is incorrect.').first()).toBeVisible();
    await expect(page).toHaveURL(AT_LOGIN);
  }
});

test('guard: a route without `egf` goes to login and returns there afterwards', async ({ page }) => {
  await page.goto('/konfigurator/v2/kategorie/9?lang=de');
  await expect(page).toHaveURL(AT_LOGIN);
  await fillLogin(page, 'de', '10001', PASSWORD);
  await expect(page).toHaveURL(/\/konfigurator\/v2\/kategorie\/9/);
});

test('guard: an unknown address without `egf` goes to login too, and is said to be unknown in the frame afterwards', async ({
  page,
}) => {
  await page.goto('/nirgendwo?lang=de');
  await expect(page).toHaveURL(AT_LOGIN);
  await fillLogin(page, 'de', '10001', PASSWORD);
  await expect(page).toHaveURL(/\/nirgendwo/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('de', 'shell', 'notFound.title'));
  await expect(page.getByRole('navigation', { name: text('de', 'shell', 'sidebar.label') })).toBeVisible();
});

test('guard: a forged `egf` grants nothing; the page drops it, says so and goes to login', async ({
  page,
  baseURL,
}) => {
  const value = encodeURIComponent(JSON.stringify({ juwelier: 'Mallory', sprache: 'en', land: 'DE' }));
  await page.context().addCookies([{ name: 'egf', value, url: baseURL ?? '' }]);
  await page.goto('/konfigurator/v2/kategorie/9');
  await expect(page.getByText('You are not authorised for this area.').first()).toBeVisible();
  await expect(page).toHaveURL(AT_LOGIN);
  expect(await egf(page)).toBeNull();
});

test('logout removes cookie and session, says so and goes to login', async ({ page }) => {
  await logIn(page, 'en');
  await logOut(page, 'en');
  await expect(page).toHaveURL(AT_LOGIN);
  // What stays opens nothing: it makes the next login one from a known device.
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['ringwerk-device']);
});

test('logging out in another tab says so here, too', async ({ page }) => {
  await logIn(page, 'en');
  const other = await page.context().newPage();
  await other.goto('/auftraege');
  await logOut(other, 'en');
  await expect(page.getByText('You are successfully logged out.').first()).toBeVisible();
  await expect(page).toHaveURL(AT_LOGIN);
  await expect(page.getByText('You are not authorised for this area.')).toHaveCount(0);
});

test('a legal text keeps the frame of whoever is logged in', async ({ page }) => {
  await logIn(page, 'de');
  const side = page.getByRole('navigation', { name: text('de', 'shell', 'sidebar.label') });
  for (const path of ['/datenschutz', '/impressum']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(side).toBeVisible();
  }
});

for (const path of ['/datenschutz', '/impressum', '/registrierung', '/passwort', '/einrichtung']) {
  test(`open without login: ${path}`, async ({ page }) => {
    await page.goto(`${path}?lang=de`);
    await expect(page).toHaveURL(new RegExp(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a country sets its language; cookie and page follow at once and survive a reload', async ({ page }) => {
  await logIn(page, 'de');
  await page.getByRole('combobox', { name: text('de', 'ui', 'country') }).selectOption('KR');
  await expect(page.getByRole('button', { name: text('kr', 'shell', 'logout') })).toBeVisible();
  expect(await egf(page)).toMatchObject({ sprache: 'kr', land: 'KR' });
  await page.reload();
  await expect(page.getByRole('button', { name: text('kr', 'shell', 'logout') })).toBeVisible();
  await page.getByRole('combobox', { name: text('kr', 'ui', 'language') }).selectOption('jp');
  await expect(page.getByRole('button', { name: text('jp', 'shell', 'logout') })).toBeVisible();
  expect(await egf(page)).toMatchObject({ sprache: 'jp', land: 'KR' });
});

test('search carries the typed text to /konfigurator/v2/suche with hash #search', async ({ page }) => {
  await logIn(page, 'de');
  const field = page.getByRole('combobox', { name: text('de', 'shell', 'search.label') });
  await field.fill('RW-09-00');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/konfigurator\/v2\/suche\?q=RW-09-00#search$/);
  await expect(page.getByText('RW-09-001').first()).toBeVisible();
});

test('the search of the header opens an article whose number was typed in full, and Ctrl+K the search of any page', async ({
  page,
}) => {
  await logIn(page, 'de');
  const label = text('de', 'shell', 'search.label');
  const field = page.getByRole('combobox', { name: label });
  await field.fill('rw 09 001');
  const found = page.getByRole('listbox', { name: text('de', 'search', 'suggestions') });
  await expect(found.getByRole('option', { selected: true })).toContainText('RW-09-001');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/set\/9001$/);

  await page.goto('/angebote');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog').getByRole('combobox', { name: label });
  await expect(palette).toBeFocused();
  await palette.fill(text('de', 'shell', 'nav.stones').slice(0, 6));
  await page
    .getByRole('dialog')
    .getByRole('group', { name: text('de', 'search', 'group.pages') })
    .getByRole('option', { name: text('de', 'shell', 'nav.stones') })
    .click();
  await expect(page).toHaveURL(/\/steinboerse$/);
});

test('every link of the sidebar opens a working page', async ({ page }) => {
  await logIn(page, 'de');
  const side = page.getByRole('navigation', { name: text('de', 'shell', 'sidebar.label') });
  await expect(side.getByRole('link').first()).toBeVisible();
  const links = await side.locator('a').evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  const all = [...new Set(links)];
  expect(all).toEqual(
    expect.arrayContaining([
      '/home',
      '/konfigurator/v1',
      '/konfigurator/v1/kategorie/12',
      '/konfigurator/v2',
      '/konfigurator/v2/art/memoire',
      '/konfigurator/v2/kategorie/1',
      '/konfigurator/v2/zweiklang/zweiklang',
    ]),
  );
  for (const href of all) {
    await page.goto(href);
    await expect(page.getByRole('heading', { level: 1 }), href).toBeVisible();
    await expect(page.getByText(text('de', 'shell', 'notFound.title')), href).toHaveCount(0);
  }
});

test('an unknown version, art, id, brand or set gets a page that says so and offers the way back', async ({ page }) => {
  await logIn(page, 'de');
  for (const path of [
    '/konfigurator/v3/kategorie/1',
    '/konfigurator/v2/farbe/1',
    '/konfigurator/v2/kategorie/13',
    '/konfigurator/v2/kategorie/9/other/set/9001',
    '/konfigurator/v2/kategorie/9/ringwerk/set/999999',
    '/konfigurator/v2/farbe/1/ringwerk/set/9001',
    '/konfigurator/v2/kategorie/99/ringwerk/set/9001',
    '/nirgendwo',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first(), path).toBeVisible();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('every navigation shows its progress, closes the sidebar and starts at the top; "back" returns to the place', async ({
    page,
  }) => {
    await logIn(page, 'de');
    await page.goto('/konfigurator/v2/kategorie/9?lang=de');
    const rings = page.getByRole('main').getByRole('article');
    await expect(rings.first()).toBeVisible();
    await rings.nth(7).scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(300);
    // A bar of 0.3 s is over before a poll sees it: the document remembers that it stood there.
    await page.evaluate(() => {
      const seen = new MutationObserver(() => {
        if (document.querySelector('progress') !== null) document.documentElement.dataset['progressed'] = 'true';
      });
      seen.observe(document.body, { childList: true, subtree: true });
    });
    await page.getByRole('button', { name: text('de', 'shell', 'sidebar.show') }).click();
    const side = page.getByRole('navigation', { name: text('de', 'shell', 'sidebar.label') });
    await side.getByRole('link', { name: text('de', 'shell', 'nav.products'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('de', 'shell', 'nav.products'));
    await expect(page.locator('html')).toHaveAttribute('data-progressed', 'true');
    await expect(side).not.toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(rings.first()).toBeAttached();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  });
});

test('the dark mode flag survives a reload', async ({ page }) => {
  await logIn(page, 'en');
  await page.getByRole('button', { name: text('en', 'shell', 'display.label') }).click();
  await page.getByRole('switch', { name: text('en', 'shell', 'display.dark') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
