import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { StillError, type RenderQueue } from '@ringwerk/stills';
import sharp from 'sharp';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { shownPrice, startTestApp, testConfig, type TestApp, type TestUser } from '../../../test/test-app.ts';

/** A long queue, whose pictures come when the test says so. */
function patientQueue() {
  let next = Promise.withResolvers<Buffer>();
  let asked = Promise.withResolvers<void>();
  const render = () => {
    asked.resolve();
    return next.promise;
  };
  const queue: RenderQueue = { isAble: () => true, load: () => 9, render, close: async () => {} };
  return {
    queue,
    finish: async (background: string) =>
      next.resolve(
        await sharp({ create: { width: 512, height: 512, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    /** Lets the picture that is asked for, or the next one, fail. */
    fail: async () => {
      await asked.promise;
      next.reject(new StillError('broken'));
      next.promise.catch(() => {});
      next = Promise.withResolvers();
      asked = Promise.withResolvers();
    },
  };
}

async function shopWith(renderQueue?: RenderQueue): Promise<{ shop: TestApp; owner: TestUser }> {
  const dataDir = `${testConfig().dataDir}/documents-${crypto.randomUUID()}`;
  const shop = await startTestApp({ dataDir }, renderQueue === undefined ? {} : { renderQueue });
  return { shop, owner: await shop.logIn('10001') };
}
async function made(owner: TestUser): Promise<{ quote: string; order: string }> {
  const post = async (url: string, payload: object) => (await owner.call({ method: 'POST', url, payload })).json();
  const design = WORKED_EXAMPLE;
  const quote = await post('/api/quotes', { design });
  const order = await post('/api/orders', {
    design,
    commission: 'Huber',
    idempotencyKey: crypto.randomUUID(),
    expected: await shownPrice(owner, design),
  });
  return { quote: `/api/quotes/${quote.id}/pdf`, order: `/api/orders/${order.id}/pdf` };
}
const read = (owner: TestUser, url: string, accept = '*/*') => owner.call({ url, headers: { accept } });
/** Resolves when a drawn picture has reached its store: until then the document still says that it is being prepared. */
const prepared = (owner: TestUser, url: string): Promise<void> =>
  vi.waitFor(async () => expect((await read(owner, url)).statusCode).toBe(200), { timeout: 60_000, interval: 100 });

describe('a document whose picture is still being drawn', () => {
  const drawing = patientQueue();
  let shop: TestApp;
  let owner: TestUser;
  beforeAll(async () => {
    ({ shop, owner } = await shopWith(drawing.queue));
  });
  afterAll(() => shop.close());

  test('waits for it: one number never has two documents, nor one without its picture', async () => {
    const urls = await made(owner);
    for (const url of [urls.quote, urls.order]) {
      const early = await read(owner, url);
      expect([early.statusCode, early.json().error.code]).toEqual([503, 'document.preparing']);
      expect(Number(early.headers['retry-after'])).toBeGreaterThan(0);
    }
    await drawing.finish('#b8860b');
    for (const url of [urls.quote, urls.order]) {
      await prepared(owner, url);
      const [first, second] = await Promise.all([read(owner, url), read(owner, url)]);
      expect([first?.statusCode, first?.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(second?.rawPayload).toEqual(first?.rawPayload);
      // The picture is an image object of the file; the drawings beside it are lines.
      expect(first?.rawPayload.toString('latin1')).toContain('/Subtype /Image');
    }
  });

  test('is waited for by the page in the tab that it was opened in, in the reader’s language', async () => {
    const slow = patientQueue();
    const other = await shopWith(slow.queue);
    const { quote } = await made(other.owner);
    const page = await read(other.owner, quote, 'text/html,application/xhtml+xml');
    expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(Number(page.headers.refresh)).toBeGreaterThan(0);
    expect(page.body).toContain('lang="de"');
    await slow.finish('#b8860b');
    await prepared(other.owner, quote);
    expect((await read(other.owner, quote, 'text/html')).headers['content-type']).toBe('application/pdf');
    await other.shop.close();
  });
});

test('a document stays as it was printed, whatever the dealer is called since', async () => {
  const { shop, owner } = await shopWith();
  const urls = await made(owner);
  const first = await Promise.all([read(owner, urls.quote), read(owner, urls.order)]);
  await owner.call({ method: 'PATCH', url: '/api/dealer', payload: { company: 'Juwelier Neu', city: 'Kelheim' } });
  const later = await Promise.all([read(owner, urls.quote), read(owner, urls.order)]);
  expect(first.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(later.map(({ rawPayload }) => rawPayload)).toEqual(first.map(({ rawPayload }) => rawPayload));
  await shop.close();
});

/** What a PDF writes, glyph by glyph; its drawings and codes are left out. */
function wordsOf(pdf: Uint8Array): readonly string[] {
  const file = Buffer.from(pdf).toString('latin1');
  const streams = [...file.matchAll(/\/FlateDecode[\s\S]*?stream\r?\n([\s\S]*?)\r?\nendstream/gu)];
  const unpacked = streams.map(([, bytes = '']) => {
    try {
      return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return unpacked.flatMap((text) => text.match(/^.*T[jJ]$/gmu) ?? []);
}

test('a quote that is changed while it is printed is kept as it reads then', async () => {
  const drawing = patientQueue();
  let reading = Promise.withResolvers<void>();
  const load = () => {
    reading.resolve();
    return 0;
  };
  const { shop, owner } = await shopWith({ ...drawing.queue, load });
  const { quote: url } = await made(owner);
  reading = Promise.withResolvers();
  const printing = read(owner, url);
  await reading.promise;
  const payload = { version: 1, discount: { kind: 'permille', value: 100 } };
  const changed = await owner.call({ method: 'PATCH', url: url.replace('/pdf', ''), payload });
  expect(changed.statusCode, changed.body).toBe(200);
  await drawing.finish('#b8860b');
  const first = await printing;
  expect(first.statusCode).toBe(200);
  const later = await read(owner, url);
  await shop.database.pool.query('delete from documents');
  const anew = await read(owner, url);
  expect(later.rawPayload).toEqual(first.rawPayload);
  expect(wordsOf(first.rawPayload).length).toBeGreaterThan(20);
  expect(wordsOf(first.rawPayload)).toEqual(wordsOf(anew.rawPayload));
  await shop.close();
});

test('a document that the manufactory looks on at is printed and not kept: the dealer prints the first', async () => {
  const { shop, owner } = await shopWith();
  const urls = await made(owner);
  const kept = async () => (await shop.database.pool.query('select kind from documents')).rows.length;
  const sales = await shop.logIn('90001-2');
  const { id } = (await sales.call({ url: '/api/dealers?q=10001' })).json().dealers[0];
  expect((await sales.call({ method: 'POST', url: `/api/dealers/${id}/view` })).statusCode).toBe(200);
  for (const url of [urls.quote, urls.order]) {
    expect((await read(sales, url)).headers['content-type']).toBe('application/pdf');
    expect(await kept()).toBe(0);
  }
  const [first, looked] = [await read(owner, urls.quote), await read(sales, urls.quote)];
  expect(await kept()).toBe(1);
  expect(looked.rawPayload).toEqual(first.rawPayload);
  await shop.close();
});

test('a picture that cannot be drawn at all delays its document, and does not withhold it', async () => {
  const drawing = patientQueue();
  const { shop, owner } = await shopWith(drawing.queue);
  const { quote } = await made(owner);
  const codes: number[] = [];
  // The first drawing was asked for when the quote was made, the others by its document.
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const [answer] = await Promise.all([read(owner, quote), drawing.fail()]);
    codes.push(answer.statusCode);
  }
  // Whether a request still waits when its drawing fails is a matter of milliseconds; each failure counts.
  expect(codes.slice(0, 2)).toEqual([503, 503]);
  expect((await read(owner, quote)).statusCode).toBe(200);
  await shop.close();
});

test('others are answered while eight sheets are printed', async () => {
  const { shop, owner } = await shopWith();
  const orders = [];
  for (let count = 0; count < 9; count += 1) orders.push((await made(owner)).order);
  const [warm = '', ...sheets] = orders;
  expect((await read(owner, warm)).statusCode).toBe(200);
  const state = { isDone: false };
  const printing = Promise.all(sheets.map((url) => read(owner, url))).finally(() => (state.isDone = true));
  let others = 0;
  let longest = 0;
  const start = performance.now();
  while (!state.isDone) {
    const asked = performance.now();
    expect((await shop.app.inject({ url: '/api/health' })).statusCode).toBe(200);
    longest = Math.max(longest, performance.now() - asked);
    others += 1;
  }
  const took = performance.now() - start;
  expect((await printing).map(({ statusCode }) => statusCode)).toEqual(sheets.map(() => 200));
  // On the event loop it was about two for each sheet, and the longest waited for several of them.
  expect(others).toBeGreaterThan(8 * 8);
  expect(longest).toBeLessThan(took / 2);
  await shop.close();
});
