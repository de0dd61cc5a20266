import { expect, test } from '@playwright/test';
import { text } from '../texts.ts';
import { egf, fillLogin, logIn, logOut, withoutPicture } from '../visitor.ts';

const house = (key: string, values?: Record<string, string>): string => text('kr', 'house', key, values);
const own = (key: string): string => text('kr', 'preferences', key);

test('a jeweller registers in Korean with preferences; the first login opens in Korean, and everything is as preferred', async ({
  page,
  browser,
}) => {
  const company = '금반지 공방';
  await page.goto('/registrierung?lang=kr');
  for (const [field, value] of [
    ['company', company],
    ['contact', '김민서'],
    ['email', 'minseo@ring.example'],
  ] as const) {
    await page.getByRole('textbox', { name: new RegExp(`^${house(`registration.${field}`)}`) }).fill(value);
  }
  await page
    .getByRole('main')
    .getByRole('combobox', { name: text('kr', 'ui', 'country') })
    .selectOption('KR');
  await page.getByRole('combobox', { name: own('scale'), exact: true }).selectOption('us');
  await page.getByRole('combobox', { name: own('size.first') }).selectOption('51');
  const alloys = page.getByRole('group', { name: own('alloys') });
  const platinum = alloys.getByRole('listitem').filter({ hasText: /950/ }).first();
  const preferred = (await platinum.textContent()) ?? '';
  await platinum.locator('label').click();
  await expect(platinum.getByRole('checkbox')).toBeChecked();
  const favourites = page.getByRole('group', { name: own('favourites') });
  for (const name of ['크리에이티브', '이터니티 링']) await favourites.getByText(name, { exact: true }).click();
  await page.getByRole('button', { name: house('registration.submit') }).click();
  await expect(page.getByText(house('registration.sent'))).toBeVisible();

  await logIn(page, 'de', '90001');
  await page.goto('/verwaltung');
  const card = page.getByRole('listitem').filter({ hasText: company });
  await card.getByRole('button', { name: text('de', 'house', 'office.approve') }).click();
  await expect(page.getByRole('dialog').getByRole('definition')).toHaveCount(2);
  const [number = '', password = ''] = await page.getByRole('dialog').getByRole('definition').allTextContents();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('de', 'house', 'office.noted') })
    .click();
  await logOut(page, 'de');

  // Another browser: nothing but the account knows the language. Its login page is German by default.
  const shop = await browser.newContext({ locale: 'de-DE', viewport: { width: 1440, height: 900 } });
  const counter = await shop.newPage();
  await withoutPicture(counter);
  await counter.goto('/');
  await fillLogin(counter, 'de', number.trim(), password.trim());
  await expect(counter).toHaveURL(/\/home$/);
  await expect(counter.getByRole('button', { name: text('kr', 'shell', 'logout') })).toBeVisible();
  expect(await egf(counter)).toEqual({ juwelier: company, sprache: 'kr', land: 'KR' });

  await counter.goto('/konfigurator/v2');
  await expect(counter.getByRole('heading', { level: 1 })).toHaveText(text('kr', 'gallery', 'titleSelection'));
  const first = counter.getByRole('main').getByRole('list').filter({ hasText: '크리에이티브' }).first();
  await expect(first.getByRole('link')).toHaveText([/^크리에이티브/, /^이터니티 링/]);

  await counter.goto('/konfigurator/v2/kategorie/9/ringwerk/set/9001');
  // 51 mm on the American scale.
  await expect(counter.getByText(text('kr', 'configurator', 'size.us', { label: '5.75' })).first()).toBeVisible();
  await counter.getByRole('tab', { name: text('kr', 'configurator', 'section.metal'), exact: true }).click();
  const groups = counter.getByRole('group', { name: text('kr', 'configurator', 'metal.group') });
  await expect(groups.getByRole('button').first()).toHaveAccessibleName(
    text('kr', 'configurator', 'alloy-group.platinum'),
  );
  // The stage may still be drawing; the choice itself is what counts.
  await groups.getByRole('button').first().dispatchEvent('click');
  const colours = counter.getByRole('group', { name: text('kr', 'configurator', 'metal.colour') });
  await expect(colours.getByRole('radio').first()).toHaveAccessibleName(new RegExp(preferred));
  await shop.close();
});
