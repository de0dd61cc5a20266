import { expect, test, type Page } from '@playwright/test';
import { text } from '../texts.ts';
import { logIn } from '../visitor.ts';

/** What the content security policy stopped on a page, gathered over all its documents. */
async function watchPolicy(page: Page): Promise<string[]> {
  const stopped: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/iu.test(message.text())) stopped.push(`${page.url()}: ${message.text()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });
  return stopped;
}

test('no page needs anything that the content security policy forbids', async ({ page, context }) => {
  const stopped = await watchPolicy(page);
  await page.goto('/einrichtung?token=x&lang=de');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await logIn(page, 'de');
  for (const path of [
    '/konfigurator/v2/kategorie/9',
    '/konfigurator/v1',
    '/steinboerse',
    '/design-kategorien',
    '/haendlerbereich',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  await page.goto('/konfigurator/v2/kategorie/9/ringwerk/set/9001');
  await page.locator('[data-settled]').waitFor();

  await page.getByRole('button', { name: text('de', 'configurator', 'action.more') }).click();
  await page.getByRole('menuitem', { name: text('de', 'customer', 'share.open') }).click();
  await page.getByRole('button', { name: text('de', 'customer', 'share.create') }).click();
  const link = await page.getByRole('textbox', { name: text('de', 'customer', 'screen.link') }).inputValue();

  // The jeweller shows the same link again later: it has another address, and both open it.
  await page.goto('/kundenlinks');
  await page
    .getByRole('button', { name: text('de', 'shares', 'showLink') })
    .first()
    .click();
  const again = await page.getByRole('textbox', { name: text('de', 'customer', 'screen.link') }).inputValue();
  expect(again).not.toBe(link);

  const phone = await context.newPage();
  const onPhone = await watchPolicy(phone);
  for (const address of [link, again]) {
    await phone.goto(address);
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const light = await phone.goto(again.replace('/paar/', '/ar/'));
  expect(light?.status()).toBe(200);
  // Its style sheet stands in the page and is allowed by its hash.
  expect(await phone.locator('body').evaluate((body) => getComputedStyle(body).display)).toBe('grid');
  expect([...stopped, ...onPhone]).toEqual([]);
});
