import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { text } from '../texts.ts';
import { logIn, withoutPicture } from '../visitor.ts';

// A trade fair: the network goes, the page is loaded anew, a ring is changed, kept and ordered, the tablet dies, the
// page is opened again, the network comes back. One ring is kept, one quote and one order stand on the server, and it
// was notified.

const SET = '/konfigurator/v2/kategorie/10/ringwerk/set/10001';
const USER = '10001-2';
const COMMISSION = 'Messe Brandt';
const t = (key: string, values?: Record<string, string | number>): string => text('de', 'configurator', key, values);
const o = (key: string, values?: Record<string, string | number>): string => text('de', 'offline', key, values);
const queued = text('de', 'errors', 'network.queued');

const total = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /\d\s?g$/ })
    .first();

/** Ids of what this browser keeps in one of its stores; none before the page has made its database, which is not ours to make. */
const keptIn = (page: Page, store: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    if (!(await indexedDB.databases()).some((database) => database.name === 'ringwerk')) return [];
    return await new Promise<string[]>((resolve, reject) => {
      const request = indexedDB.open('ringwerk');
      request.addEventListener('error', () => reject(new Error('the database does not open')));
      request.addEventListener('success', () => {
        const database = request.result;
        const keys = database.transaction(name).objectStore(name).getAllKeys();
        keys.addEventListener('success', () => {
          resolve(keys.result.map(String));
          database.close();
        });
      });
    });
  }, store);

/** Waits until the page has stocked up: its files, the catalogue, prices and lists. */
async function untilStocked(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null);
  // The worker's own list of what the build consists of.
  const script = await (await page.request.get('/service-worker.js')).text();
  const build: { hash: string; shell: string[]; rest: string[] } = JSON.parse(
    /^const BUILD = (.*);$/m.exec(script)?.[1] ?? '',
  );
  const kept = (): Promise<number> =>
    page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, `ringwerk-${build.hash}`);
  await expect.poll(kept).toBe(build.shell.length + build.rest.length + 1);
  await expect
    .poll(() => keptIn(page, 'kept'))
    .toContainEqual(expect.stringMatching(new RegExp(`^${USER} catalogue \\d+ de$`)));
}

async function keepAndOrder(page: Page): Promise<void> {
  const width = page.getByRole('button', { name: `${t('fact.width')}: ${t('measure.more')}`, exact: true });
  const before = await total(page).textContent();
  await width.click();
  await expect(total(page)).not.toHaveText(before ?? '');
  await page.getByRole('button', { name: t('action.keep'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('action.keep'), exact: true })
    .click();
  await expect(page.getByText(queued)).toBeVisible();
  await page.getByRole('button', { name: t('action.order'), exact: true }).click();
  const order = page.getByRole('dialog');
  await order.getByRole('textbox', { name: new RegExp(t('order.commission')) }).fill(COMMISSION);
  await order.getByRole('button', { name: t('order.review') }).click();
  await order.getByRole('button', { name: t('order.send') }).click();
  await expect(order).toBeHidden();
}

interface Counted {
  readonly orders: number;
  readonly quotes: number;
  readonly kept: number;
}

/** What stands on the server of this journey. */
async function onServer(page: Page): Promise<Counted> {
  const { orders }: { orders: { commission: string }[] } = await (await page.request.get('/api/orders')).json();
  const { lists }: { lists: { items: { setId: number; design: { rings: { width: number }[] } }[] }[] } = await (
    await page.request.get('/api/watch-lists')
  ).json();
  const { total: quotes }: { total: number } = await (await page.request.get('/api/quotes')).json();
  return {
    orders: orders.filter(({ commission }) => commission === COMMISSION).length,
    quotes,
    kept: lists.flatMap(({ items }) => items).filter(({ setId }) => setId === 10_001).length,
  };
}

test('what is kept, quoted and ordered at a fair without a network arrives once, also after a crash', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await logIn(page, 'de', USER);
  const before = await onServer(page);
  await page.goto(SET);
  await page.locator('[data-settled]').waitFor();
  await expect.poll(() => keptIn(page, 'kept')).not.toEqual([]);
  await untilStocked(page);

  await context.setOffline(true);
  await page.reload();
  await page.locator('[data-settled]').waitFor();
  const state = page.getByRole('complementary', { name: o('state.label') });
  await expect(state).toContainText(/^Offline · Preise vom \d{1,2}\.\d{1,2}\.\d{4}/);
  await expect(page.locator('aside output').first()).toContainText('€');
  await keepAndOrder(page);
  await page.getByRole('button', { name: t('action.quote'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('quote.create') })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(state).toContainText(o('state.waiting', { count: 3 }));

  // The tablet dies: the page has no chance to tidy up.
  const crash = await context.newCDPSession(page);
  await Promise.race([crash.send('Page.crash'), page.waitForEvent('crash')]).catch(() => undefined);
  await page.close().catch(() => undefined);

  const again = await context.newPage();
  await withoutPicture(again);
  await again.goto(SET);
  const stateAgain = again.getByRole('complementary', { name: o('state.label') });
  await expect(stateAgain).toContainText(o('state.waiting', { count: 3 }));
  await stateAgain.getByRole('button', { name: o('state.open') }).click();
  const box = again.getByRole('dialog', { name: o('box.title') });
  await expect(box.getByText(o('entry.createOrder', { title: COMMISSION }))).toBeVisible();
  await box.getByRole('button', { name: o('box.close') }).click();

  await context.setOffline(false);
  await expect(again.getByText(new RegExp(`für ${COMMISSION} ist eingegangen`))).toBeVisible();
  await expect(stateAgain).toHaveCount(0);
  expect(await keptIn(again, 'outbox')).toEqual([]);
  const after = await onServer(again);
  expect([after.orders - before.orders, after.kept - before.kept, after.quotes - before.quotes]).toEqual([1, 1, 1]);

  // After the logout nothing of this user is left on the device.
  await again.getByRole('button', { name: text('de', 'shell', 'logout') }).click();
  await expect(again.getByText(text('de', 'shell', 'session.ended'))).toBeVisible();
  expect([await keptIn(again, 'kept'), await keptIn(again, 'vault')]).toEqual([[], []]);
  await context.close();
});

test('a customer view that was entered without a network holds after the page is loaded anew', async ({ browser }) => {
  const c = (key: string): string => text('de', 'customer', key);
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await withoutPicture(page);
  await logIn(page, 'de', USER);
  await page.goto(SET);
  // The PIN is chosen beforehand, as at the counter.
  await page.getByRole('button', { name: t('action.more') }).click();
  await page.getByRole('menuitem', { name: c('pin.change') }).click();
  await page.getByLabel(c('pin.pin'), { exact: true }).fill('2580');
  await page.getByLabel(c('pin.again'), { exact: true }).fill('2580');
  await page.getByRole('button', { name: c('pin.submit') }).click();
  await expect(page.getByText(c('pin.kept'))).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('button', { name: c('enter'), exact: true }).click();
  await expect(page.getByRole('button', { name: c('leave.open') })).toBeVisible();
  // The page is gone before it hears of the network: a new one has nothing but what the device remembers.
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await withoutPicture(again);
  await again.goto(SET);
  const leave = again.getByRole('button', { name: c('leave.open') });
  await expect(leave).toBeVisible();
  await expect.poll(async () => (await (await again.request.get('/api/session')).json()).isCustomerView).toBe(true);
  await leave.click();
  await again.getByLabel(c('leave.pin'), { exact: true }).fill('2580');
  await again.getByRole('button', { name: c('leave.submit'), exact: true }).click();
  await expect(again.getByRole('button', { name: t('action.order'), exact: true })).toBeVisible();
  await context.close();
});
