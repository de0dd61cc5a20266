import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { text } from '../texts.ts';
import { openSet, total } from '../visitor.ts';

// The editor beside the ring: engraving on the unrolled face, history and versions by mouse; metals by name with keys
// alone; lighter rings and a partner by touch alone.

const PAIR = '/konfigurator/v2/kategorie/9/ringwerk/set/9001';
const SINGLE = '/konfigurator/v2/art/engagementring/ringwerk/set/21001';
const t = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text('de', 'configurator', key, values);

const grams = async (page: Page): Promise<number> =>
  Number(
    /([\d.,]+)\s?g$/u
      .exec((await total(page).textContent()) ?? '')?.[1]
      ?.replace('.', '')
      .replace(',', '.'),
  );

test('by mouse: words inside and outside on the unrolled ring, a step back in the history, and a version found by its code', async ({
  browser,
}) => {
  const page = await openSet(browser, 'de', PAIR, { hasPicture: false });
  await page.getByRole('tab', { name: t('section.engraving'), exact: true }).click();
  const words = page.getByRole('textbox', { name: t('engraving.text') });
  await words.fill('Anna ♥ Paul');
  const around = page.getByRole('img', { name: t('engraving.around-inside') });
  await expect(around.locator('path[data-method="laser"]').first()).toBeAttached();
  // Pulled a quarter around: the same way as by the slider below.
  const box = await around.boundingBox();
  if (box === null) throw new Error('the unrolled face is not on the page');
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  const angle = page.getByRole('textbox', { name: new RegExp(`^${t('engraving.angle')}`) });
  await expect(angle).not.toHaveValue(/^0\s?°/);
  await page.getByRole('button', { name: t('engraving.add-outside') }).click();
  // The field belongs to the new line once that is chosen.
  await expect(page.getByRole('radio', { name: /^2 · / })).toBeChecked();
  await words.fill('für immer');
  await expect(
    page
      .getByRole('img', { name: t('engraving.around-outside') })
      .locator('path[data-method]')
      .first(),
  ).toBeAttached();
  await expect(page.getByRole('alert').getByText(t('refused.title'))).toBeHidden();

  await page
    .getByRole('button', { name: t('history.title') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t('version.name') }).fill('Mit beiden Gravuren');
  await dialog.getByRole('button', { name: t('version.save') }).click();
  const code = await dialog.getByRole('status').locator('strong').textContent();
  expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await dialog.getByRole('button', { name: t('history.start') }).click();
  await page.keyboard.press('Escape');
  await expect(words).toHaveValue('');

  const search = page.getByRole('combobox', { name: text('de', 'shell', 'search.label') });
  await search.fill(code ?? '');
  await search.press('Enter');
  // The line that was chosen last is the outer one.
  await expect(words).toHaveValue('für immer');
  await expect(page.getByText(/^1 · .* · Anna ♥ Paul$/)).toBeVisible();
  await page.context().close();
});

test('by keys alone: a metal by its name, taken back, and the sections', async ({ browser }) => {
  const page = await openSet(browser, 'de', PAIR, { hasPicture: false });
  await expect(total(page)).toHaveText(/\d/);
  const before = await total(page).textContent();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: t('palette.label') })).toBeFocused();
  await page.keyboard.type('platin 950');
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText(/Platin 950/);
  await page.keyboard.press('Enter');
  await expect(total(page)).not.toHaveText(before ?? '');
  await page.keyboard.press('Control+z');
  await expect(total(page)).toHaveText(before ?? '');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: t('palette.label') })).toBeFocused();
  await page.keyboard.type(t('section.engraving'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: t('section.engraving'), exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.context().close();
});

test('by touch alone: a ring alone gets a partner, and the same look with less metal', async ({ browser }) => {
  const page = await openSet(browser, 'de', SINGLE, {
    hasPicture: false,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.getByRole('button', { name: t('pair.make') }).tap();
  await expect(page.getByRole('radio', { name: t('role.second') })).toBeVisible();
  await expect(total(page)).toHaveText(/\d/);
  const before = await grams(page);
  await page.getByRole('button', { name: t('ideas.title') }).tap();
  const lighter = page.getByRole('region', { name: t('ideas.lighter') });
  await lighter.getByRole('button').first().tap();
  await expect.poll(() => grams(page)).toBeLessThan(before);
  await page.getByRole('button', { name: t('undo') }).tap();
  await expect.poll(() => grams(page)).toBe(before);
  await page.context().close();
});
