import { expect, test, type Locator, type Page } from '@playwright/test';
import type { Language } from '@ringwerk/contract';
import { text } from '../texts.ts';
import { logIn, withoutPicture } from '../visitor.ts';

// What becomes of orders after they were placed: one is cancelled at a cost that the house has set and the dealer agrees to,
// another one is sent with a number that the dealer reads, and made again at the cost of the house.

const SET = '/konfigurator/v2/kategorie/10/ringwerk/set/10001';
const NUMBER = '00340434161094042557';
const button = (place: Page | Locator, name: string): Locator => place.getByRole('button', { name, exact: true });

/** Texts of one language, by their namespace. */
const textsOf = (language: Language) => {
  const of =
    (namespace: string) =>
    (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
      text(language, namespace, key, values);
  return {
    life: of('life'),
    trade: of('trade'),
    house: of('house'),
    ring: of('configurator'),
    parcel: of('production'),
  };
};
type Texts = ReturnType<typeof textsOf>;

interface Placed {
  readonly id: string;
  readonly number: string;
}

/** Orders the rings that the configurator shows. */
async function place(shop: Page, { ring, trade }: Texts, commission: string): Promise<Placed> {
  await shop.goto(SET);
  await button(shop, ring('action.order')).click();
  const dialog = shop.getByRole('dialog');
  await dialog.getByRole('textbox', { name: new RegExp(trade('commission')) }).fill(commission);
  await button(dialog, ring('order.review')).click();
  const answered = shop.waitForResponse(
    (response) => new URL(response.url()).pathname === '/api/orders' && response.request().method() === 'POST',
  );
  await button(dialog, ring('order.send')).click();
  const { id, number } = (await (await answered).json()) as Placed;
  await expect(dialog.getByText(ring('order.made'))).toBeVisible();
  return { id, number };
}

/** Moves an order on, on its page in the back office. */
async function move(
  office: Page,
  { house }: Texts,
  { id, number }: Placed,
  ...steps: readonly string[]
): Promise<void> {
  await office.goto(`/verwaltung/auftraege/${id}`);
  for (const step of steps) {
    const status = house(`order.${step}`);
    await button(office, house('order.move', { number })).click();
    await office.getByRole('menuitem', { name: status, exact: true }).click();
    await expect(office.getByText(house('order.moved', { number, status }))).toBeVisible();
  }
}

/** Sets what a cancellation costs once metal is poured; nothing: none is taken there. */
async function setCancelShare(office: Page, language: Language, percent: string): Promise<void> {
  const settings = (key: string): string => text(language, 'settings', key);
  await office.goto('/verwaltung/betrieb');
  const shares = office.getByRole('group', { name: settings('cancelTitle') });
  await shares.getByRole('textbox', { name: text(language, 'house', 'order.casting') }).fill(percent);
  const saved = office.waitForResponse(
    (response) => new URL(response.url()).pathname === '/api/house' && response.request().method() === 'PUT',
  );
  await button(office, settings('save')).first().click();
  expect((await saved).status()).toBe(200);
  await expect(office.getByText(settings('saved'))).toBeVisible();
}

/** Opens the first page of the day; the badge in its header says what the server counts. */
async function newsAtHome(shop: Page, language: Language): Promise<number> {
  const answer = await shop.request.get('/api/news');
  const { messages, answers, orders } = (await answer.json()) as Readonly<Record<string, number>>;
  await shop.goto('/home');
  const count = (messages ?? 0) + (answers ?? 0) + (orders ?? 0);
  const one = language !== 'kr' && count === 1;
  const badge = shop.getByRole('link', { name: text(language, 'shell', one ? 'news_one' : 'news_other', { count }) });
  await expect(badge).toHaveCount(count === 0 ? 0 : 1);
  return orders ?? 0;
}

/** Cancels at the cost that the dialog names and that is agreed to by itself; returns the cost as it reads. */
async function cancelAtCost(shop: Page, { life }: Texts, { id, number }: Placed): Promise<string> {
  await shop.goto(`/auftraege/${id}`);
  await button(shop, life('cancel')).click();
  const dialog = shop.getByRole('dialog');
  await button(dialog, life('cancel')).click();
  await expect(dialog.getByText(life('agreeFirst'))).toBeVisible();
  const agree = dialog.getByRole('checkbox');
  const label = dialog.locator('label').filter({ has: shop.getByRole('checkbox') });
  const [cost = ''] = /€?\d[\d.,]*(?:\s€)?/.exec((await label.textContent()) ?? '') ?? [];
  expect(cost).toContain('€');
  await agree.check();
  await button(dialog, life('cancel')).click();
  await expect(shop.getByText(life('done', { number }))).toBeVisible();
  await expect(dialog).toHaveCount(0);
  return cost;
}

/** Writes down how the parcel goes. */
async function sendBy(office: Page, { parcel }: Texts, ui: string): Promise<void> {
  await office.getByRole('combobox', { name: parcel('parcel.way') }).selectOption({ label: parcel('parcel.carrier') });
  const carrier = office.getByRole('textbox', { name: parcel('parcel.carrierName') });
  await carrier.fill('DHL');
  await office.getByRole('textbox', { name: parcel('parcel.number') }).fill(NUMBER);
  await button(office.locator('form').filter({ has: carrier }), ui).click();
  await expect(office.getByText(parcel('parcel.saved'))).toBeVisible();
}

/** The mail that says so waits for its server in the house's outbox: the queue writes it a moment later. */
async function readMail(office: Page, language: Language, { number }: Placed): Promise<void> {
  const row = office
    .getByRole('row')
    .filter({ hasText: number })
    .filter({ hasText: text(language, 'mails', 'kind.order-shipped') });
  await expect(async () => {
    await office.goto('/verwaltung/post');
    await expect(row).toBeVisible({ timeout: 20_000 });
  }).toPass();
  await row.getByRole('link').click();
  await expect(office.getByText(NUMBER)).toBeVisible();
}

for (const language of ['de', 'kr'] as const)
  test(`${language}: one order is cancelled at its cost, another one is sent with its number and made again`, async ({
    browser,
  }) => {
    const texts = textsOf(language);
    const { life, trade } = texts;
    const [shop, office] = [await browser.newPage(), await browser.newPage()];
    await withoutPicture(shop);
    await logIn(shop, language);
    await logIn(office, language, '90001');

    const dropped = await place(shop, texts, `Moser ${language}`);
    await setCancelShare(office, language, '40');
    try {
      await move(office, texts, dropped, 'released', 'casting');
      const cost = await cancelAtCost(shop, texts, dropped);
      await office.goto(`/verwaltung/auftraege/${dropped.id}`);
      await expect(office.getByText(cost).first()).toBeVisible();
      await expect(office.getByText(life('unbilled'))).toBeVisible();
      await button(office, life('waive')).click();
      const waiving = office.getByRole('dialog');
      await waiving.getByRole('textbox', { name: life('waiveReason') }).fill('Kulanz');
      await button(waiving, life('waive')).click();
      await expect(waiving).toBeHidden();
      await expect(office.getByText(life('waived'))).toBeVisible();
      await expect(office.getByText('Kulanz', { exact: true })).toBeVisible();
      await button(office, life('unwaive')).click();
      await expect(office.getByText(life('unbilled'))).toBeVisible();
    } finally {
      await setCancelShare(office, language, '');
    }

    const sent = await place(shop, texts, `Huber ${language}`);
    await move(office, texts, sent, 'released', 'casting', 'quality');
    await sendBy(office, texts, text(language, 'ui', 'save'));
    await move(office, texts, sent, 'shipped');
    const before = await newsAtHome(shop, language);
    const seen = shop.waitForResponse((response) => response.url().endsWith(`${sent.id}/seen`));
    await shop.getByRole('link', { name: text(language, 'home', 'due.orderShipped', { number: sent.number }) }).click();
    await expect(shop).toHaveURL(new RegExp(sent.id));
    await expect(shop.getByText(`DHL ${NUMBER}`)).toBeVisible();
    expect((await seen).status()).toBe(200);
    expect(await newsAtHome(shop, language)).toBe(before - 1);
    await readMail(office, language, sent);

    await shop.goto(`/auftraege/${sent.id}`);
    await button(shop, life('remake')).click();
    const dialog = shop.getByRole('dialog');
    await dialog.getByRole('textbox', { name: life('remakeReason') }).fill('54 → 55');
    await dialog.getByRole('combobox', { name: life('payer') }).selectOption({ label: life('payer-house') });
    await button(dialog, trade('orderSubmit')).click();
    await expect(shop.getByRole('link', { name: life('from-remake', { number: sent.number }) })).toBeVisible();
    await office.goto(`/verwaltung/auftraege/${shop.url().split('/').at(-1)}`);
    await expect(office.getByText('54 → 55')).toBeVisible();
    await expect(office.getByText(life('asked-house'))).toBeVisible();
    await button(office, life('answer')).click();
    const answer = office.getByRole('dialog');
    await answer.getByRole('combobox', { name: life('payer') }).selectOption({ label: life('answer-house') });
    await button(answer, life('answerSend')).click();
    await expect(office.getByText(life('answered-house'))).toBeVisible();
    await shop.reload();
    await shop.getByText(life('payer'), { exact: true }).click();
    await expect(shop.getByText(life('answered-house'))).toBeVisible();
  });
