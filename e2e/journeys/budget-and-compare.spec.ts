import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { text } from '../texts.ts';
import { logIn, withoutPicture } from '../visitor.ts';

// "Under 2,400 for both": the nearest rings that can be made for it; two of them side by side.

const SET = '/konfigurator/v2/kategorie/10/ringwerk/set/10001';
const t = (key: string): string => text('de', 'configurator', key);
const c = (key: string): string => text('de', 'customer', key);
const r = (key: string, values: Record<string, string | number> = {}): string => text('de', 'rooms', key, values);

const euros = (shown: string | null): number =>
  Number((/[\d.]+,\d\d/.exec(shown ?? '')?.[0] ?? '').replaceAll('.', '').replace(',', '.'));

test('a budget finds the nearest rings, and two are compared by what differs', async ({ page }) => {
  await withoutPicture(page);
  await logIn(page, 'de');
  await page.goto(SET);
  const more = page.getByRole('button', { name: t('action.more') });
  await more.click();
  await page.getByRole('menuitem', { name: c('compare.lay') }).click();
  await more.click();
  await page.getByRole('menuitem', { name: c('budget.open') }).click();
  await expect(page).toHaveURL(/\/budget\?d=/);
  await page.getByRole('textbox', { name: r('budget.amount') }).fill('2.400 ');
  await page.getByRole('button', { name: r('budget.find') }).click();
  const finds = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(finds.first()).toBeVisible();
  expect(await finds.count()).toBeGreaterThan(4);
  const shown = await finds.allInnerTexts();
  for (const proposal of shown) expect(euros(proposal)).toBeLessThanOrEqual(2_400);
  // Beside other articles the ring in hand, with what it gave up.
  const own = finds
    .filter({ has: page.getByRole('heading', { name: r('budget.own', { name: 'Unica Gold' }) }) })
    .first();
  await expect(own.getByRole('list', { name: r('budget.givenUp') })).toContainText('→');
  const price = euros(await own.textContent());
  await own.getByRole('button', { name: r('compare.lay') }).click();

  await page.goto('/vergleich');
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: r('compare.weight') })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  const facts = await rows.allInnerTexts();
  // Only what differs: the profile of both is the same.
  expect(facts.some((row) => row.startsWith(t('fact.profile')))).toBe(false);
  for (const row of facts.slice(2)) {
    const [, ...values] = row.split('\t');
    expect(new Set(values.map((value) => value.trim())).size).toBeGreaterThan(1);
  }
  await expect(page.getByText(t('trade.cost'))).toHaveCount(0);
  await page.getByRole('switch', { name: r('compare.trade') }).check();
  await expect(page.getByRole('row').filter({ hasText: t('trade.cost') })).toContainText('€');

  // The proposal opens as it was priced.
  await page.getByRole('link', { name: 'Unica Gold' }).nth(1).click();
  const total = page
    .getByRole('status')
    .filter({ hasText: /\d\s?g$/ })
    .first();
  await expect.poll(async () => euros(await total.textContent())).toBe(price);
});

test('a gallery leads to rings within a budget, and an absurd sum says so', async ({ page }) => {
  await logIn(page, 'de');
  await page.goto('/konfigurator/v2/kategorie/9');
  await page.getByRole('link', { name: text('de', 'gallery', 'byBudget') }).click();
  await expect(page).toHaveURL(/\/budget\?art=kategorie&id=%?2?2?9/);
  const amount = page.getByRole('textbox', { name: r('budget.amount') });
  await amount.fill('viel');
  await page.getByRole('button', { name: r('budget.find') }).click();
  await expect(page.getByText(r('budget.wrong'))).toBeVisible();
  await amount.fill('5');
  await page.getByRole('button', { name: r('budget.find') }).click();
  await expect(page.getByText(r('budget.noneTitle'))).toBeVisible();
  await amount.fill('1500');
  await page.getByRole('button', { name: r('budget.find') }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
});
