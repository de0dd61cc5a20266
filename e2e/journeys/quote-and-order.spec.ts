import { expect, test, type Locator, type Page } from '@playwright/test';
import { text } from '../texts.ts';
import { logIn, withoutPicture } from '../visitor.ts';

const t = (key: string): string => text('de', 'configurator', key);
const SET = '/konfigurator/v2/kategorie/10/ringwerk/set/10001';

/** The document behind a link; it is prepared while its picture is being drawn. */
async function documentAt(page: Page, link: Locator): Promise<Buffer> {
  const address = (await link.getAttribute('href')) ?? '';
  await expect
    .poll(async () => (await page.request.get(address)).status(), { intervals: [1_000], timeout: 120_000 })
    .toBe(200);
  const answer = await page.request.get(address);
  expect(answer.headers()['content-type']).toContain('application/pdf');
  const bytes = await answer.body();
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  return bytes;
}

test('a designed pair becomes a quote with a PDF and an order that stands in the list', async ({ page }) => {
  await withoutPicture(page);
  await logIn(page, 'de');
  await page.goto(SET);

  await page.getByRole('button', { name: t('action.quote'), exact: true }).click();
  const quote = page.getByRole('dialog');
  await quote.getByRole('textbox', { name: new RegExp(t('quote.customer')) }).fill('Anna & Jonas Brandt');
  await quote.getByRole('button', { name: t('quote.create') }).click();
  const pdf = quote.getByRole('link', { name: t('quote.pdf') });
  await expect(pdf).toBeVisible();
  const printed = await documentAt(page, pdf);
  // The same number is the same document, with the picture of its rings.
  expect(await documentAt(page, pdf)).toEqual(printed);
  expect(printed.toString('latin1')).toContain('/Subtype /Image');
  await quote.getByRole('button', { name: t('done') }).click();

  await page.getByRole('button', { name: t('action.order'), exact: true }).click();
  const order = page.getByRole('dialog');
  await order.getByRole('textbox', { name: new RegExp(t('order.commission')) }).fill('Brandt 2027');
  await order.getByRole('button', { name: t('order.review') }).click();
  await order.getByRole('button', { name: t('order.send') }).click();
  await expect(order.getByText(t('order.made'))).toBeVisible();
  await documentAt(page, order.getByRole('link', { name: t('order.pdf') }));

  await page.goto('/auftraege');
  await expect(page.getByText('Brandt 2027').first()).toBeVisible();
  await page.goto('/angebote');
  await expect(page.getByText('Anna & Jonas Brandt').first()).toBeVisible();
});

test('without WebGL the page says so, shows the still, and designing works on', async ({ page }) => {
  await withoutPicture(page);
  await logIn(page, 'de');
  await page.goto(SET);
  await expect(page.getByText(t('stage.failure.webgl-missing'))).toBeVisible();
  const total = page
    .getByRole('status')
    .filter({ hasText: /\d\s?g$/ })
    .first();
  const before = await total.textContent();
  const width = page.getByRole('textbox', { name: new RegExp(`^${t('fact.width')}`) });
  await width.fill('5');
  await width.press('Enter');
  await expect(total).not.toHaveText(before ?? '');
});

test('a ring that cannot be made is refused with its reason and one touch makes it possible', async ({ page }) => {
  await withoutPicture(page);
  await logIn(page, 'de');
  await page.goto(SET);
  const total = page
    .getByRole('status')
    .filter({ hasText: /\d\s?g$/ })
    .first();
  const before = await total.textContent();
  await page.getByRole('tab', { name: t('section.metal'), exact: true }).click();
  await page.getByRole('button', { name: t('alloy-group.carbon'), exact: true }).click();
  const colour = page.getByRole('group', { name: t('metal.colour') });
  await colour.locator('label').first().click();
  await expect(page.getByText(t('refused.title'))).toBeVisible();
  await page.getByRole('button', { name: t('refused.take') }).click();
  await expect(page.getByText(t('refused.title'))).toHaveCount(0);
  await expect(total).not.toHaveText(before ?? '');
  await page.getByRole('button', { name: t('undo') }).click();
  await expect(total).toHaveText(before ?? '');
});
