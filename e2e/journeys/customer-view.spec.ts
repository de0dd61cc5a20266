import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { text } from '../texts.ts';
import { logIn } from '../visitor.ts';

// The couple takes the tablet in hand and looks on at a second screen. Everything that reaches either of them is
// recorded over the whole walk: page, network, storage, print, title. No trade figure may be in it.

const SET = '/konfigurator/v2/kategorie/10/ringwerk/set/10001';
const PIN = '4711';
const t = (key: string): string => text('de', 'configurator', key);
const c = (key: string): string => text('de', 'customer', key);
/** Names of fields under which a trade figure would travel, also in text within text; `trade` alone is a permission. */
const TRADE_WORDS = /"(cost|trade|factor|priceList|priceListId|retailRule|lines)\\*"\s*:/;

interface Record {
  readonly where: string;
  readonly text: string;
}

/** Records every answer of the server from now on; files of the page itself are the same for everybody. */
function recordNetwork(context: BrowserContext, who: string, into: Record[]): Promise<void>[] {
  const reading: Promise<void>[] = [];
  context.on('response', (answer) => {
    const url = answer.url();
    if (!url.includes('/api/') || url.includes('/events')) return;
    const read = answer.text().then(
      (body) => void into.push({ where: `${who}: ${answer.request().method()} ${url}`, text: body }),
      () => undefined,
    );
    reading.push(
      read,
      Promise.resolve(void into.push({ where: `${who}: sent`, text: answer.request().postData() ?? '' })),
    );
  });
  return reading;
}

/**
 * Everything that this browser keeps: what a person with the developer tools could read, so whatever a key that lies there
 * opens is opened. Runs in the page.
 */
async function readStorage(): Promise<string> {
  const found: string[] = [
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  ];
  const settled = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('not readable')));
    });
  const records: unknown[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await settled(indexedDB.open(name));
    for (const store of database.objectStoreNames)
      records.push(...(await settled(database.transaction(store).objectStore(store).getAll())));
    database.close();
  }
  const keys: CryptoKey[] = [];
  const sealed: { name: string; iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer }[] = [];
  const walk = (value: unknown, path: string): unknown => {
    if (value instanceof CryptoKey) return (keys.push(value), 'key');
    if (value instanceof ArrayBuffer) return new TextDecoder('latin1').decode(value);
    if (ArrayBuffer.isView(value)) return [...new Uint8Array(value.buffer)];
    if (typeof value !== 'object' || value === null) return value;
    if ('iv' in value && 'data' in value) {
      const { iv, data } = value as { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer };
      sealed.push({ name: path, iv, data });
    }
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, walk(part, path)]));
  };
  for (const record of records) {
    const { id } = record as { id: string };
    found.push(JSON.stringify(walk(record, id.slice(id.indexOf(' ') + 1))));
  }
  for (const { name, iv, data } of sealed)
    for (const key of keys) {
      const additionalData = new TextEncoder().encode(name);
      const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, data).catch(() => null);
      if (opened !== null) found.push(`opened ${name}: ${new TextDecoder().decode(opened)}`);
    }
  return found.join('\n');
}

/** What the browser keeps of addresses: files of the build are the same for everybody, so their names are enough. */
async function readCaches(): Promise<string> {
  const found: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const isOfBuild = new URL(request.url).pathname.startsWith('/assets/');
      found.push(request.url, isOfBuild ? '' : ((await (await cache.match(request))?.text()) ?? ''));
    }
  }
  return found.join('\n');
}

/** Page as it stands, as it would be printed, its title, and everything that this browser keeps. */
async function recordPage(page: Page, who: string, into: Record[]): Promise<void> {
  const written = (): Promise<string> =>
    page.evaluate(() => {
      const styles = [...document.querySelectorAll('*')].map((element) =>
        ['::before', '::after'].map((part) => getComputedStyle(element, part).content).join(' '),
      );
      return [document.documentElement.outerHTML, document.body.innerText, document.title, ...new Set(styles)].join(
        '\n',
      );
    });
  into.push({ where: `${who}: page ${page.url()}`, text: await written() });
  await page.emulateMedia({ media: 'print' });
  into.push({ where: `${who}: print`, text: await written() });
  await page.emulateMedia({ media: null });
  const kept = `${await page.evaluate(readStorage)}\n${await page.evaluate(readCaches)}`;
  into.push({ where: `${who}: storage`, text: kept });
}

/** Every amount of the trade side of a design, as the server computes it for the jeweller. */
async function tradeAmounts(page: Page, designs: readonly unknown[], token: string): Promise<Set<number>> {
  const amounts = new Set<number>();
  for (const design of designs) {
    const answer = await page.request.post('/api/designs/evaluate', {
      data: { design },
      headers: { 'x-ringwerk-token': token },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    const {
      evaluation,
    }: { evaluation: { rings: { trade: { cost: number; lines: { amount: number }[] } }[]; total: { cost: number } } } =
      await answer.json();
    amounts.add(evaluation.total.cost);
    for (const { trade } of evaluation.rings) {
      amounts.add(trade.cost);
      for (const { amount } of trade.lines) amounts.add(amount);
    }
  }
  // Some euros may stand anywhere by chance; a calculation does not.
  return new Set([...amounts].filter((amount) => amount >= 2_000));
}

const written = (cents: number): readonly string[] => {
  const shown = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(cents / 100);
  return [shown, shown.replace(/\s/g, ' '), `:${cents},`, `:${cents}}`];
};

/** What lies sealed on the device and could be opened there, by name. */
const opened = (storage: string): string[] =>
  [...storage.matchAll(/^opened (.+?): [[{]/gm)].flatMap(([, name]) => (name === undefined ? [] : [name]));

const total = (page: Page): Locator =>
  page
    .getByRole('status')
    .filter({ hasText: /\d\s?g$/ })
    .first();

test('what a couple sees, and what reaches it, holds no trade figure', async ({ page, context, browser }) => {
  await logIn(page, 'de');
  await page.goto(SET);
  await page.locator('[data-settled]').waitFor();
  // The page has stocked up for a day without a network before the couple comes: prices lie on the device by now.
  await expect.poll(async () => opened(await page.evaluate(readStorage))).toContain('getPriceBasis {}');
  await page.getByRole('button', { name: c('enter'), exact: true }).click();
  await page
    .getByRole('textbox', { name: c('pin.pin'), exact: true })
    .or(page.getByLabel(c('pin.pin'), { exact: true }))
    .fill(PIN);
  await page.getByLabel(c('pin.again'), { exact: true }).fill(PIN);
  await page.getByRole('button', { name: c('pin.submit') }).click();
  const leave = page.getByRole('button', { name: c('leave.open') });
  await expect(leave).toBeVisible();
  await expect(page.getByRole('navigation', { name: text('de', 'shell', 'sidebar.label') })).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('action.order'), exact: true })).toHaveCount(0);

  const records: Record[] = [];
  const reading = recordNetwork(context, 'counter', records);
  const designs: unknown[] = [];
  context.on('request', (request) => {
    const data: { design?: unknown } | null = request.method() === 'GET' ? null : request.postDataJSON();
    if (data?.design !== undefined) designs.push(data.design);
  });

  await page.getByRole('button', { name: c('screen.open') }).click();
  await page.getByRole('button', { name: c('screen.pair') }).click();
  const link = await page.getByRole('textbox', { name: c('screen.link') }).inputValue();
  await expect(page.getByRole('img', { name: c('screen.qr') })).toBeVisible();
  await page.keyboard.press('Escape');

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  reading.push(...recordNetwork(phone, 'phone', records));
  const screen = await phone.newPage();
  await screen.goto(link);
  await screen.locator('[data-settled]').waitFor();
  await recordPage(screen, 'phone', records);
  expect((await new AxeBuilder({ page: screen }).analyze()).violations.map(({ id }) => id)).toEqual([]);

  for (const section of ['shape', 'metal', 'surface', 'stones', 'engraving', 'shape']) {
    await page.getByRole('tab', { name: t(`section.${section}`), exact: true }).click();
    await recordPage(page, 'counter', records);
  }
  // Another ring on the same finger, with the gap between them.
  await page
    .locator('summary')
    .filter({ hasText: t('stack.title') })
    .click();
  await page.getByRole('combobox', { name: t('stack.before') }).selectOption({ index: 1 });
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /mm|bündig/ })
      .first(),
  ).toBeVisible();
  await recordPage(page, 'counter', records);
  const before = await total(page).textContent();
  await page.getByRole('button', { name: `${t('fact.width')}: ${t('measure.more')}`, exact: true }).click();
  await expect(total(page)).not.toHaveText(before ?? '');
  const price = ((await total(page).textContent()) ?? '').split(', ')[0] ?? '';
  expect(price).toContain('€');
  await expect(screen.locator('aside')).toContainText(price.replace(/\s/g, ' '), { useInnerText: true });
  await recordPage(screen, 'phone', records);
  await recordPage(page, 'counter', records);

  // Another room of the portal, and a page loaded anew: the server keeps the door shut.
  await page.goto('/auftraege');
  await expect(page.getByRole('heading', { name: c('gate.title') })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await recordPage(page, 'counter', records);
  await page.goto(SET);
  await expect(total(page)).toContainText('€');
  await recordPage(page, 'counter', records);

  await leave.click();
  await page.getByLabel(c('leave.pin'), { exact: true }).fill('0000');
  await page.getByRole('button', { name: c('leave.submit'), exact: true }).click();
  await expect(page.getByText(text('de', 'errors', 'customer-view.wrong-pin'))).toBeVisible();
  await recordPage(page, 'counter', records);
  await Promise.all(reading);
  const shownToCouple = [...records];
  await page.getByLabel(c('leave.pin'), { exact: true }).fill(PIN);
  await page.getByRole('button', { name: c('leave.submit'), exact: true }).click();
  await expect(page.getByRole('button', { name: t('action.order'), exact: true })).toBeVisible();

  // The same eye finds the figures as soon as they are there: the jeweller's own sheet is the proof.
  const { token }: { token: string } = await (await page.request.get('/api/session')).json();
  const amounts = await tradeAmounts(page, designs, token);
  expect(amounts.size).toBeGreaterThan(4);
  await page.getByRole('button', { name: t('action.more') }).click();
  await page.getByRole('menuitem', { name: t('trade.title') }).click();
  const found = (list: readonly Record[]): string[] =>
    list.flatMap(({ where, text: body }) => {
      const amount = [...amounts].find((cents) => written(cents).some((form) => body.includes(form)));
      const word = TRADE_WORDS.exec(body)?.[0];
      return [
        ...(amount === undefined ? [] : [`${where}: ${amount}`]),
        ...(word === undefined ? [] : [`${where}: ${word}`]),
      ];
    });
  // While the couple looked on, nothing that lies sealed could be opened; with the PIN it can, and it is what was sealed.
  expect(shownToCouple.filter(({ where, text: body }) => where.endsWith('storage') && opened(body).length > 0)).toEqual(
    [],
  );
  expect(opened(await page.evaluate(readStorage))).toContain('getPriceBasis {}');
  expect(found([{ where: 'sealed', text: await page.evaluate(readStorage) }]).length).toBeGreaterThan(0);
  // The page was opened in the customer view: the jeweller's figures come back with the PIN.
  await expect
    .poll(async () => {
      const sheet: Record[] = [];
      await recordPage(page, 'jeweller', sheet);
      return found(sheet).length;
    })
    .toBeGreaterThan(0);
  expect(shownToCouple.length).toBeGreaterThan(30);
  expect(found(shownToCouple)).toEqual([]);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('action.more') }).click();
  await page.getByRole('menuitem', { name: c('screen.open') }).click();
  await page.getByRole('button', { name: c('screen.end') }).click();
  await expect(screen.getByRole('heading', { name: text('de', 'couple', 'screen.ended') })).toBeVisible();
  await phone.close();
});
