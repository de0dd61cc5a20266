import { expect, test } from '@playwright/test';
import { text } from '../texts.ts';
import { fillLogin, logIn, logOut } from '../visitor.ts';

const t = (key: string, values?: Record<string, string>): string => text('de', 'people', key, values);
const PASSWORD = 'a password of their own';

test('an admin invites the workshop, who sees the orders board without a price, and the log names every step', async ({
  page,
}) => {
  const email = 'mira.lang@ringwerk.example';
  await logIn(page, 'de', '90001');
  await page.goto('/verwaltung/personen');
  await page.getByRole('button', { name: t('invite') }).click();
  const invitation = page.getByRole('dialog', { name: t('inviteTitle') });
  await expect(invitation.getByText(t('noMail'))).toBeVisible();
  await invitation.getByRole('textbox', { name: t('email') }).fill(email);
  await invitation.getByRole('combobox', { name: t('role') }).selectOption({ label: t('role.workshop') });
  await invitation.getByRole('button', { name: t('send') }).click();
  const handed = page.getByRole('dialog', { name: t('linkTitle.invitation', { name: email }) });
  const link = new URL(await handed.getByRole('textbox', { name: t('link') }).inputValue());
  await handed.getByRole('button', { name: t('done') }).click();
  await expect(page.getByRole('row', { name: email })).toContainText(t('state.invited'));
  await logOut(page, 'de');

  await page.goto(`${link.pathname}${link.search}`);
  await page.getByRole('textbox', { name: t('invitation.name') }).fill('Mira Lang');
  await page.getByLabel(t('invitation.password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: t('invitation.submit') }).click();
  await expect(page.getByRole('heading', { name: t('invitation.done') })).toBeVisible();
  const said = (await page.getByText(/90001-\d+/).textContent()) ?? '';
  const number = /90001-\d+/.exec(said)?.[0] ?? '';
  await page.goto(`${link.pathname}${link.search}`);
  await page.getByRole('textbox', { name: t('invitation.name') }).fill('Somebody else');
  await page.getByLabel(t('invitation.password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: t('invitation.submit') }).click();
  await expect(page.getByRole('heading', { name: t('invitation.dead') })).toBeVisible();

  await page.goto('/?lang=de');
  await fillLogin(page, 'de', number, PASSWORD);
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/verwaltung');
  await expect(page).toHaveURL(/\/verwaltung\/auftraege$/);
  const sections = page.getByRole('navigation', { name: text('de', 'house', 'office.title') });
  const reads = ['orders', 'batches', 'bench', 'alloys'].map((section) => text('de', 'house', `office.${section}`));
  await expect(sections.getByRole('link')).toHaveText(reads);
  const alloys = text('de', 'house', 'office.alloys');
  await expect(page.getByRole('main')).not.toContainText('€');
  await sections.getByRole('link', { name: alloys }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(alloys);
  await expect(page.getByRole('main')).not.toContainText('€');
  await page.goto('/verwaltung/personen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('de', 'shell', 'session.unauthorised'));
  await page.goto('/home');
  await logOut(page, 'de');

  await logIn(page, 'de', '90001');
  await page.goto('/verwaltung/protokoll');
  const search = page.getByRole('searchbox', { name: text('de', 'audit', 'search'), exact: true });
  await search.fill('Mira Lang');
  const entries = page.getByRole('table').getByRole('row');
  await expect(entries.filter({ hasText: text('de', 'audit', 'action.person.accepted') })).toHaveCount(1);
  await expect(entries.filter({ hasText: text('de', 'audit', 'action.session.opened') })).toHaveCount(1);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: text('de', 'audit', 'export') }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Protokoll-\d{4}-\d{2}-\d{2}\.csv$/);
});
