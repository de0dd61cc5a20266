import { expect, test } from '@playwright/test';
import { text } from '../texts.ts';
import { fillLogin, logIn, logOut, total, withoutPicture } from '../visitor.ts';

const t = (key: string, values?: Record<string, string>): string => text('de', 'people', key, values);
const c = (key: string): string => text('de', 'configurator', key);
const PASSWORD = 'a password of their own';

test('an owner invites a trainee, who advises a couple without a trade price anywhere', async ({ page }) => {
  const email = 'mia.huber@sonnleitner.example';
  await withoutPicture(page);
  await logIn(page, 'de');
  await page.goto('/haendlerbereich');
  await page.getByRole('button', { name: t('invite') }).click();
  const invitation = page.getByRole('dialog', { name: t('inviteTitle') });
  await invitation.getByRole('textbox', { name: t('email') }).fill(email);
  await invitation.getByRole('combobox', { name: t('role') }).selectOption({ label: t('role.trainee') });
  await invitation.getByRole('button', { name: t('send') }).click();
  const handed = page.getByRole('dialog', { name: t('linkTitle.invitation', { name: email }) });
  const link = new URL(await handed.getByRole('textbox', { name: t('link') }).inputValue());
  await handed.getByRole('button', { name: t('done') }).click();
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText(t('state.invited'));
  await logOut(page, 'de');

  await page.goto(`${link.pathname}${link.search}`);
  await page.getByRole('textbox', { name: t('invitation.name') }).fill('Mia Huber');
  await page.getByLabel(t('invitation.password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: t('invitation.submit') }).click();
  const said = (await page.getByText(/10001-\d+/).textContent()) ?? '';
  const number = /10001-\d+/.exec(said)?.[0] ?? '';
  await page.goto('/?lang=de');
  await fillLogin(page, 'de', number, PASSWORD);
  await expect(page).toHaveURL(/\/home$/);

  const answers: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/api/'))
      void answer.text().then(
        (body) => answers.push(body),
        () => undefined,
      );
  });
  await page.goto('/konfigurator/v2/kategorie/9/ringwerk/set/9014');
  await expect(total(page)).toContainText('€');
  await expect(page.getByRole('button', { name: c('action.order'), exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: c('action.more') }).click();
  await expect(page.getByRole('menuitem', { name: c('couple.new') })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: c('trade.open') })).toHaveCount(0);
  await page.keyboard.press('Escape');
  for (const path of ['/budget', '/steinboerse', '/haendlerbereich']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('de', 'shell', 'session.unauthorised'));
  }
  expect(answers.length).toBeGreaterThan(5);
  expect(answers.filter((body) => /"(?:cost|factor|priceList|priceListId|fixing)":/u.test(body))).toEqual([]);
});

test('somebody changes the own password, and is logged out everywhere else', async ({ browser, page }) => {
  const a = (key: string): string => text('de', 'account', key);
  const other = await (await browser.newContext()).newPage();
  await logIn(page, 'de', '10002-2');
  await logIn(other, 'de', '10002-2');
  await page.goto('/konto');
  await expect(page.getByText(a('devices.own'))).toBeVisible();
  await page.getByRole('button', { name: a('devices.end') }).click();
  await expect(page.getByText(a('devices.ended'))).toBeVisible();
  await expect(page.getByRole('button', { name: a('devices.end') })).toHaveCount(0);
  await other.goto('/merkliste');
  await expect(other.getByRole('button', { name: text('de', 'login', 'submit'), exact: true })).toBeVisible();
});
