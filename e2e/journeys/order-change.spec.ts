import { expect, test, type Locator, type Page } from '@playwright/test';
import { text } from '../texts.ts';
import { logIn, withoutPicture } from '../visitor.ts';

// A dealer changes an order before the workshop begins: first what stands beside the rings, then the rings themselves, in the
// configurator and back. The manufactory reads what was and what is; once it has begun nothing is changed any more.

const SET = '/konfigurator/v2/kategorie/10/ringwerk/set/10001';
const button = (place: Page | Locator, name: string): Locator => place.getByRole('button', { name, exact: true });

for (const language of ['de', 'kr'] as const)
  test(`${language}: an order is changed until the workshop begins, and reads line by line what was and what is`, async ({
    browser,
  }) => {
    const of =
      (namespace: string) =>
      (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
        text(language, namespace, key, values);
    const [life, trade, house, ring] = [of('life'), of('trade'), of('house'), of('configurator')];
    const [shop, office] = [await browser.newPage(), await browser.newPage()];
    await withoutPicture(shop);
    await logIn(shop, language);
    await logIn(office, language, '90001');

    await shop.goto(SET);
    await button(shop, ring('action.order')).click();
    const dialog = shop.getByRole('dialog');
    const reference = dialog.getByRole('textbox', { name: new RegExp(trade('commission')) });
    await reference.fill(`Moser ${language}`);
    await button(dialog, ring('order.review')).click();
    const answered = shop.waitForResponse(
      (response) => new URL(response.url()).pathname === '/api/orders' && response.request().method() === 'POST',
    );
    await button(dialog, ring('order.send')).click();
    const { id, number } = (await (await answered).json()) as { readonly id: string; readonly number: string };

    await shop.goto(`/auftraege/${id}`);
    await button(shop, life('change')).click();
    await reference.fill(`Huber ${language}`);
    await button(dialog, life('changeSend')).click();
    await expect(shop.getByText(life('changeDone', { number }))).toBeVisible();
    await expect(shop.getByRole('heading', { name: life('changes') })).toBeVisible();
    await expect(shop.getByText(`Moser ${language} → Huber ${language}`)).toBeVisible();

    await shop.getByRole('link', { name: life('changeRings') }).click();
    await expect(button(shop, ring('action.change'))).toBeEnabled();
    const width = shop.getByRole('textbox', { name: new RegExp(`^${ring('fact.width')}`) }).first();
    await width.fill('5');
    await width.press('Enter');
    await button(shop, ring('action.change')).click();
    await button(dialog, life('changeSend')).click();
    await expect(shop).toHaveURL(new RegExp(`/auftraege/${id}$`));
    await expect(shop.getByText(life('version', { version: 3 }), { exact: true })).toBeVisible();
    await expect(shop.getByText(trade('stepChanged', { version: 3 }))).toBeVisible();

    await office.goto(`/verwaltung/auftraege?q=${number}`);
    await expect(office.getByText(text(language, 'production', 'board.changed', { version: 3 }))).toBeVisible();
    await office.goto(`/verwaltung/auftraege/${id}`);
    await expect(office.getByText(`Moser ${language} → Huber ${language}`)).toBeVisible();
    await button(office, house('order.move', { number })).click();
    await office.getByRole('menuitem', { name: house('order.released'), exact: true }).click();
    await expect(office.getByText(house('order.moved', { number, status: house('order.released') }))).toBeVisible();

    await shop.reload();
    await expect(shop.getByRole('heading', { name: life('changes') })).toBeVisible();
    await expect(button(shop, life('change'))).toHaveCount(0);
    await expect(shop.getByRole('link', { name: life('changeRings') })).toHaveCount(0);
  });
