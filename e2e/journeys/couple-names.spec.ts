import { expect, test } from '@playwright/test';
import { text } from '../texts.ts';
import { openSet } from '../visitor.ts';

// Two women choose their rings: named, the rings are called by them from the tabs to the review of the order; unnamed, the
// trade's words stand. A size of another country is taken exactly. The next couple finds no name.

const PAIR = '/konfigurator/v2/kategorie/9/ringwerk/set/9001';
const t = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text('de', 'configurator', key, values);
const named = (name: string): string => t('role.named', { name });

test('names of the couple: on tabs and review, gone with the couple, and US 6½ to the hundredth', async ({
  browser,
}) => {
  const page = await openSet(browser, 'de', PAIR, { hasPicture: false });
  const ring = (name: string) => page.getByRole('radio', { name, exact: true });
  await expect(ring(t('role.first'))).toBeVisible();
  await page.getByRole('button', { name: t('action.more') }).click();
  await page.getByRole('menuitem', { name: t('persons.title') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t('persons.first') }).fill('Anna');
  // One is named: the other ring is nobody's Herrenring.
  await expect(page.getByText(t('role.numbered', { number: 2 })).first()).toBeAttached();
  await dialog.getByRole('textbox', { name: t('persons.second') }).fill('Maria');
  await dialog.getByRole('button', { name: t('done') }).click();
  await expect(ring(named('Anna'))).toBeVisible();
  await expect(ring(named('Maria'))).toBeVisible();
  await expect(page.getByText(t('role.second'), { exact: true })).toHaveCount(0);

  await page.getByRole('tab', { name: t('section.shape'), exact: true }).click();
  const size = page.getByRole('textbox', { name: new RegExp(`^${t('fact.size')}, `) });
  await size.fill('US 6½');
  await size.press('Enter');
  await expect(size).toHaveValue(/^53,13\s?mm$/);

  await page.reload();
  await expect(ring(named('Maria'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: new RegExp(`^${t('fact.size')}, `) })).toHaveValue(/^53,13\s?mm$/);

  await page.getByRole('button', { name: t('action.order'), exact: true }).click();
  await expect(dialog.getByRole('textbox', { name: t('persons.second') })).toHaveValue('Maria');
  await dialog.getByRole('textbox', { name: new RegExp(`^${text('de', 'trade', 'commission')}`) }).fill('Huber');
  await dialog.getByRole('button', { name: t('order.review') }).click();
  await expect(dialog.getByRole('heading', { name: named('Anna') })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: named('Maria') })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: t('action.more') }).click();
  await page.getByRole('menuitem', { name: t('couple.new') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('de', 'ui', 'couple.new-confirm') })
    .click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goto(PAIR);
  await expect(ring(t('role.second'))).toBeVisible();
});
