import { expect, test } from '@playwright/test';
import { text } from '../texts.ts';
import { fillLogin, logIn, logOut } from '../visitor.ts';

const t = (key: string, values?: Record<string, string>): string => text('de', 'house', key, values);

test('a jeweller asks for access, the manufactory approves, and the new number opens the door', async ({ page }) => {
  const company = 'Goldschmiede Lindenhof';
  await page.goto('/registrierung?lang=de');
  await page.getByRole('button', { name: t('registration.submit') }).click();
  await expect(page.getByRole('textbox', { name: new RegExp(`^${t('registration.company')}`) })).toBeFocused();
  const answers: Record<string, string> = {
    company,
    contact: 'Miriam Lindenhof',
    email: 'miriam@lindenhof.example',
    phone: '+49 351 000000',
    street: 'Königstraße 4',
    postcode: '01097',
    city: 'Dresden',
    message: 'Wir führen seit 1952 Trauringe.',
  };
  for (const [field, value] of Object.entries(answers)) {
    await page.getByRole('textbox', { name: new RegExp(`^${t(`registration.${field}`)}`) }).fill(value);
  }
  await page.getByRole('button', { name: t('registration.submit') }).click();
  await expect(page.getByText(t('registration.sent'))).toBeVisible();

  await logIn(page, 'de', '90001');
  await page.goto('/verwaltung');
  const card = page.getByRole('listitem').filter({ hasText: company });
  await card.getByRole('button', { name: t('office.approve') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText(t('office.approved', { company }));
  const [number = '', password = ''] = await dialog.getByRole('definition').allTextContents();
  await dialog.getByRole('button', { name: t('office.noted') }).click();
  await logOut(page, 'de');

  await fillLogin(page, 'de', number.trim(), password.trim());
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('banner')).toContainText(company);
});
