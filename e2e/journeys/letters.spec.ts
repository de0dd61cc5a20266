import { expect, test } from '@playwright/test';
import { text } from '../texts.ts';
import { logIn, logOut, PASSWORD } from '../visitor.ts';

const t = (key: string, values?: Record<string, string>): string => text('de', 'mails', key, values);
const house = (key: string): string => text('de', 'house', key);
const ui = (key: string): string => text('de', 'ui', key);
const NUMBER = '10002-2';

test('without a mail server a forgotten password becomes a printed letter, and its link opens the door', async ({
  page,
}) => {
  await page.goto('/passwort?lang=de');
  await page.getByRole('textbox', { name: house('password.customerNumber') }).fill(NUMBER);
  await page.getByRole('button', { name: house('password.submit') }).click();
  await expect(page.getByText(house('password.sent'))).toBeVisible();

  await logIn(page, 'de', '90001');
  await page.goto('/verwaltung/post');
  await expect(page.getByRole('status').filter({ hasText: house('mailsOff') })).toBeVisible();
  await page.getByRole('combobox', { name: t('kind') }).selectOption({ label: t('kind.password-reset') });
  await page.getByRole('link', { name: 'winkel@vanaalst.example' }).first().click();
  await expect(page.getByText('••••••••')).toBeVisible();
  await page.getByRole('button', { name: t('print') }).click();
  await expect(page.getByRole('dialog')).toContainText(t('print.link'));
  await page.getByRole('button', { name: t('print.show') }).click();
  const letter = page.getByRole('dialog').getByRole('article');
  await expect(letter).toContainText('token=');
  const [, token = ''] = /token=([\w-]+)/.exec((await letter.textContent()) ?? '') ?? [];
  await page
    .getByRole('dialog')
    .getByRole('button', { name: ui('close') })
    .click();
  await expect(page.getByText(t('state.printed'), { exact: true })).toBeVisible();
  await logOut(page, 'de');

  await page.goto(`/passwort?token=${token}&lang=de`);
  await page.getByLabel(house('password.new'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: house('password.set') }).click();
  await expect(page.getByText(house('password.done'))).toBeVisible();
  await logIn(page, 'de', NUMBER);
});

test('a text of a mail refuses what is no variable, is seen as it will read, and goes back to the shipped one', async ({
  page,
}) => {
  await logIn(page, 'de', '90001');
  await page.goto('/verwaltung/post/texte');
  const body = page.getByRole('textbox', { name: t('body') });
  const shipped = await body.inputValue();
  const save = page.getByRole('button', { name: ui('save') });
  await body.fill('Hallo {kontakt}, {password}');
  await save.click();
  await expect(page.getByText(t('texts.error.unknown-variable', { name: '{kontakt}' }))).toBeVisible();
  await body.fill('Hallo {contact}, {password}');
  await expect(page.getByRole('region', { name: t('texts.preview') })).toContainText(
    `Hallo ${t('sample.contact')}, gold`,
  );
  await save.click();
  await expect(page.getByText(t('texts.saved'))).toBeVisible();
  await page.getByRole('button', { name: t('texts.restore') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('texts.restore') })
    .click();
  await expect(body).toHaveValue(shipped);
});
