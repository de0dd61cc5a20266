import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { text } from '../texts.ts';
import { logIn } from '../visitor.ts';

// A couple takes its ring home by a private link, wishes for a change, and the proposal comes back to its jeweller.

const SET = '/konfigurator/v2/kategorie/10/ringwerk/set/10001';
const t = (key: string): string => text('de', 'configurator', key);
const c = (key: string): string => text('de', 'customer', key);
const p = (key: string): string => text('de', 'couple', key);
const s = (key: string): string => text('de', 'shares', key);

test('a private link goes home with the couple, and its proposal comes back to the jeweller', async ({
  page,
  browser,
}) => {
  await logIn(page, 'de');
  await page.goto(SET);
  const more = page.getByRole('button', { name: t('action.more') });
  await more.waitFor();
  await more.click();
  await page.getByRole('menuitem', { name: c('share.open') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: c('share.couple') }).fill('Anna & Jonas');
  await dialog.getByRole('textbox', { name: c('share.greeting') }).fill('<img src=x onerror=alert(1)> Schön war es.');
  await dialog.getByRole('button', { name: c('share.create') }).click();
  const link = await dialog.getByRole('textbox', { name: c('screen.link') }).inputValue();
  await expect(dialog.getByRole('img', { name: c('share.qr') })).toBeVisible();

  const home = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'de-DE',
    reducedMotion: 'reduce',
  });
  const phone = await home.newPage();
  const faults: string[] = [];
  phone.on('pageerror', (error) => faults.push(error.message));
  phone.on('dialog', (open) => faults.push(open.message()));
  await phone.goto(link);
  await expect(phone.getByText('Juwelier Sonnleitner').first()).toBeVisible();
  await expect(phone.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await phone.getByRole('button', { name: p('change.open') }).click();
  const width = phone.getByRole('combobox', { name: p('change.width') }).first();
  await width.selectOption('5');
  await expect(phone.getByText(p('price.changed'))).toBeVisible();
  expect((await new AxeBuilder({ page: phone }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await phone.getByRole('textbox', { name: p('words.author') }).fill('Anna');
  await phone.getByRole('textbox', { name: p('words.text') }).fill('Lieber fünf Millimeter.');
  await phone.getByRole('button', { name: p('words.sendChange') }).click();
  await expect(phone.getByText(p('words.sent'))).toBeVisible();
  await expect(phone.getByText('Lieber fünf Millimeter.')).toBeVisible();
  expect(faults).toEqual([]);

  await page.goto('/kundenlinks');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Anna & Jonas' }) });
  await expect(card.getByText('Lieber fünf Millimeter.')).toBeVisible();
  const proposal = card.getByRole('link', { name: p('talk.open') });
  await expect(proposal).toHaveAttribute('href', /\/set\/10001\?code=/);
  await card.getByRole('textbox', { name: s('answer') }).fill('Sehr gern.');
  await card.getByRole('button', { name: s('send'), exact: true }).click();
  await expect(card.getByText('Sehr gern.')).toBeVisible();
  await card.getByRole('button', { name: s('revoke') }).click();
  await expect(card.getByRole('button', { name: s('showLink') })).toHaveCount(0);

  await phone.reload();
  await expect(phone.getByRole('heading', { name: p('link.ended') })).toBeVisible();
  await phone.goto('/paar/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E');
  await expect(phone.getByRole('heading', { name: p('link.unknown') })).toBeVisible();
  await phone.goto('/ansicht/kein-link');
  await expect(phone.getByRole('heading', { name: p('screen.ended') })).toBeVisible();

  await proposal.click();
  await expect(page.getByRole('textbox', { name: new RegExp(`^${t('fact.width')}`) }).first()).toHaveValue(/^5,0/);
  await home.close();
});
