import { expect, test } from '@playwright/test';
import { enterAccount } from '../house-account.ts';
import { Visitor } from '../visitor-at-screen.ts';
import { logIn } from '../visitor.ts';

// Rings come back: the house sets what it offers, a jeweller orders another size and a new surface for rings that were sent, the
// benches scan the service order, and the invoice bills it as a service.

const SET = '/konfigurator/v2/kategorie/9/ringwerk/set/9001';
const STATIONS = ['released', 'casting', 'quality', 'shipped'] as const;

interface Placed {
  readonly id: string;
  readonly number: string;
}

const made = async (visitor: Visitor, ending: RegExp, send: () => Promise<void>): Promise<Placed> => {
  const answered = visitor.page.waitForResponse(
    (response) => ending.test(new URL(response.url()).pathname) && response.request().method() === 'POST',
  );
  await send();
  const answer = await answered;
  expect(answer.status(), await answer.text()).toBe(200);
  const { id, number } = (await answer.json()) as Placed;
  return { id, number };
};

/** The house sets what another size of gold rings and a new surface cost. */
async function setPrices(office: Visitor): Promise<void> {
  const { page } = office;
  const [s, prices, papers] = [office.words('services'), office.words('prices'), office.words('papers')];
  await page.goto('/verwaltung/preise');
  const gold = page.getByRole('group', { name: `${s('work-resize')} · ${prices('family.gold')}` });
  for (const way of ['larger', 'smaller']) {
    const fields = gold.getByRole('group', { name: s(way) });
    for (const [field, value] of [
      ['perRing', '45'],
      ['perStep', '5'],
      ['most', '3'],
    ] as const)
      await fields.getByRole('textbox', { name: s(field) }).fill(value);
  }
  const surface = page.getByRole('group', { name: s('works') }).getByRole('textbox', { name: s('work-refinish') });
  await surface.fill('30');
  await office.pressButton(papers('save'), page.locator('form').filter({ has: surface }));
  await expect(page.getByText(papers('saved'))).toBeVisible();
}

/** Rings that the jeweller orders, and the house sends. */
async function sent(shop: Visitor, office: Visitor): Promise<Placed> {
  const [trade, ring, house] = [shop.words('trade'), shop.words('configurator'), office.words('house')];
  await shop.page.goto(SET);
  await shop.pressButton(ring('action.order'));
  await shop.dialog.getByRole('textbox', { name: new RegExp(trade('commission')) }).fill(`Huber ${shop.language}`);
  await shop.pressButton(ring('order.review'), shop.dialog);
  const placed = await made(shop, /^\/api\/orders$/, () => shop.pressButton(ring('order.send'), shop.dialog));
  await office.page.goto(`/verwaltung/auftraege/${placed.id}`);
  for (const step of ['released', 'casting', 'quality', 'shipped']) {
    const status = house(`order.${step}`);
    await office.pressButton(house('order.move', { number: placed.number }));
    await office.press(office.page.getByRole('menuitem', { name: status, exact: true }));
    await expect(office.page.getByText(house('order.moved', { number: placed.number, status }))).toBeVisible();
  }
  return placed;
}

/** Another size and a new surface for the first ring. */
async function orderService(shop: Visitor, { id, number }: Placed): Promise<Placed> {
  const { page, dialog } = shop;
  const s = shop.words('services');
  await page.goto(`/auftraege/${id}`);
  await shop.pressButton(s('act'));
  const size = dialog.getByRole('combobox', { name: s('newSize') }).first();
  await size.selectOption({ index: 4 });
  await shop.press(dialog.getByText(s('work-refinish')).first());
  await expect(dialog.getByText(s('total'))).toBeVisible();
  const service = await made(shop, /\/services$/, () => shop.pressButton(s('submit'), dialog));
  await expect(page).toHaveURL(new RegExp(`/auftraege/${service.id}$`));
  await expect(page.getByRole('link', { name: shop.words('life')('from-service', { number }) })).toBeVisible();
  return service;
}

/** The board shows it as a service; each bench reads its code. */
async function workAt(office: Visitor, { number }: Placed): Promise<void> {
  const { page } = office;
  const [s, house, production] = [office.words('services'), office.words('house'), office.words('production')];
  await page.goto('/verwaltung/auftraege');
  await page.getByRole('combobox', { name: s('kind') }).selectOption({ label: s('kind-service') });
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText(s('kind-service'));
  await page.goto('/verwaltung/werkbank');
  for (const station of STATIONS) {
    const change = page.getByRole('button', { name: production('bench.change'), exact: true });
    const choice = page.getByRole('main').getByRole('button', { name: house(`order.${station}`), exact: true });
    await expect(change.or(choice).first()).toBeVisible();
    if (await change.isVisible()) await office.press(change);
    await office.press(choice);
    await page.keyboard.type(number);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: number })).toBeVisible();
  }
}

/** Its invoice bills a service, in the language of the dealer. */
async function bill(office: Visitor, { id }: Placed, former: Placed): Promise<void> {
  const { page, dialog } = office;
  const papers = office.words('papers');
  await page.goto(`/verwaltung/auftraege/${id}`);
  await office.pressButton(papers('issue.invoice'));
  await expect(dialog.getByText(papers('total'))).toBeVisible();
  await office.pressButton(papers('issue'), dialog);
  await expect(dialog).toHaveCount(0);
  const invoice = page.getByRole('listitem').filter({ hasText: papers('kind.invoice') });
  await office.press(invoice.getByRole('link').first());
  const line = page.getByRole('row').filter({ hasText: 'Service am Ring' });
  await expect(line).toContainText(former.number);
}

for (const [language, screen] of [
  ['de', { viewport: { width: 1440, height: 900 } }],
  ['kr', { viewport: { width: 1024, height: 768 }, hasTouch: true }],
] as const)
  test(`${language}: a ring that was sent comes back for another size and a new surface, and is billed as a service`, async ({
    browser,
  }) => {
    const shop = await Visitor.at(browser, language, screen);
    const office = await Visitor.at(browser, language, { viewport: { width: 1440, height: 900 } });
    await logIn(shop.page, language);
    await logIn(office.page, language, '90001');

    await setPrices(office);
    const former = await sent(shop, office);
    const service = await orderService(shop, former);
    await workAt(office, service);
    await enterAccount(office);
    await bill(office, service, former);
    await shop.page.goto(`/auftraege/${former.id}`);
    await expect(
      shop.page.getByRole('link', { name: shop.words('life')('to-service', { number: service.number }) }),
    ).toBeVisible();
  });
