import { expect, test, type Page } from '@playwright/test';
import { text } from '../texts.ts';
import { logIn, withoutPicture } from '../visitor.ts';

// A dealer of its own: his prices change while the journey runs. He is Dutch.
const DEALER = '10002';
const SET = '/konfigurator/v2/kategorie/10/ringwerk/set/10001';
const t = (key: string, values = {}): string => text('nl', 'trade', key, values);
const c = (key: string): string => text('nl', 'configurator', key);
const d = (key: string): string => text('nl', 'dealer', key);

/** Sets the factor on the cost, as the shop's owner does on his page; returns the one before. */
async function setFactor(page: Page, factor: string): Promise<string> {
  await page.goto('/haendlerbereich');
  const field = page.getByRole('textbox', { name: d('rule.factor'), exact: true });
  const before = await field.inputValue();
  await field.fill(factor);
  await page
    .locator('form')
    .filter({ has: field })
    .getByRole('button', { name: text('nl', 'ui', 'save'), exact: true })
    .click();
  await expect(page.getByText(d('rule.saved')).first()).toBeVisible();
  return before;
}

async function orderFirst(page: Page, commission: string): Promise<void> {
  await page.goto(SET);
  await page.getByRole('button', { name: c('action.order'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: new RegExp(t('commission')) }).fill(commission);
  await dialog.getByRole('button', { name: c('order.review') }).click();
  await dialog.getByRole('button', { name: c('order.send') }).click();
  await expect(dialog.getByText(c('order.made'))).toBeVisible();
}

/** Every order that the page sends, as the server answers it. */
function sentOrders(page: Page): number[] {
  const answers: number[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname === '/api/orders' && response.request().method() === 'POST') answers.push(response.status());
  });
  return answers;
}

test('order again with a changed price asks first, each time that it has changed', async ({ page }) => {
  await withoutPicture(page);
  await logIn(page, 'nl', DEALER);
  await orderFirst(page, 'De Vries');
  const owner = await page.context().newPage();
  const factor = await setFactor(owner, '3');
  try {
    await page.goto('/auftraege');
    const row = page.getByRole('row').filter({ hasText: 'De Vries' }).first();
    // The list says which article it was, too.
    await expect(row).toContainText('RW-10-001');
    await row.getByRole('link').first().click();
    const first = page.url();
    const sent = sentOrders(page);
    await page.getByRole('button', { name: t('reorder') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('s')).toHaveText(/€/);
    const then = (await dialog.locator('s').textContent()) ?? '';
    const today = dialog.locator('strong');
    await expect(today).not.toHaveText(then);
    await dialog.getByRole('textbox', { name: new RegExp(t('commission')) }).fill('De Vries, tweede keer');
    await dialog.getByRole('button', { name: t('orderSubmit'), exact: true }).click();

    const question = dialog.getByRole('alert').filter({ hasText: then });
    const seen = (await today.textContent()) ?? '';
    await expect(question).toContainText(seen);
    expect(sent).toEqual([]);

    // The price changes once more under the open question: its answer no longer counts.
    await setFactor(owner, '3,2');
    await dialog.getByRole('button', { name: t('orderAtToday') }).click();
    await expect(today).not.toHaveText(seen);
    const last = (await today.textContent()) ?? '';
    await expect(dialog.getByRole('alert').filter({ hasText: seen })).toContainText(last);
    expect(sent).toEqual([409]);

    await dialog.getByRole('button', { name: t('orderAtToday') }).click();
    await expect(page).not.toHaveURL(first);
    await expect(page.getByText('De Vries, tweede keer').first()).toBeVisible();
    await expect(page.getByText(last).first()).toBeVisible();
    expect(sent).toEqual([409, 200]);
  } finally {
    await setFactor(owner, factor);
  }
});
