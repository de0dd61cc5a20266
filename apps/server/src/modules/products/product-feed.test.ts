import { FEED_ID, LANGUAGES } from '@ringwerk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let shop: TestApp;
let owner: TestUser;
beforeAll(async () => {
  shop = await startTestApp({ publicUrl: 'https://portal.example' });
  owner = await shop.logIn('10001');
});
afterAll(() => shop.close());

interface Node {
  readonly sku: string;
  readonly mpn: string;
  readonly name: string;
  readonly image?: string;
  readonly url?: string;
  readonly offers: { readonly price: string; readonly priceCurrency: string };
}

const get = (user: TestUser, query = '', form: '' | '/csv' = '') =>
  user.call({ url: `/api/product-feed${form}?${query}` });
async function graph(user: TestUser, query = ''): Promise<Node[]> {
  const answer = await get(user, query);
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  return JSON.parse(answer.body)['@graph'];
}
/** Rows as records by their heads. */
async function rows(user: TestUser, query = ''): Promise<Record<string, string>[]> {
  const answer = await get(user, query, '/csv');
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  const lines = parse(answer.body);
  const [heads = []] = lines;
  return lines.slice(1).map((line) => Object.fromEntries(heads.map((head, at) => [head, line[at] ?? ''])));
}

/** Cells of a CSV, by its own few rules. */
function parse(text: string): string[][] {
  const cells = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n)/gu;
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.slice(1).matchAll(cells)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
}

describe('the product feed of a shop', () => {
  test('holds each published article in each of its forms, once, at the price that the gallery shows', async () => {
    const { total } = (await owner.call({ url: '/api/models?pageSize=1' })).json();
    const nodes = await graph(owner);
    expect(new Set(nodes.map(({ mpn }) => mpn)).size).toBe(total);
    expect(new Set(nodes.map(({ sku }) => sku)).size).toBe(nodes.length);
    expect(nodes.length).toBeGreaterThan(total);
    const model = (await owner.call({ url: '/api/models/9014' })).json();
    const shown = nodes.filter(({ mpn }) => mpn === model.articleNumber).map(({ offers }) => offers);
    expect(shown).toMatchObject(
      [model.with, model.without].map(({ retail }) => ({
        price: (retail.gross / 100).toFixed(2),
        priceCurrency: retail.currency,
      })),
    );
  });

  test('says the same as CSV, by the attributes that search engines read', async () => {
    const nodes = await graph(owner, 'kind=engagementring&lang=en');
    const lines = await rows(owner, 'kind=engagementring&lang=en');
    expect(lines.map(({ id }) => id)).toEqual(nodes.map(({ sku }) => sku));
    expect(lines.map(({ price }) => price)).toEqual(
      nodes.map(({ offers: { price, priceCurrency } }) => `${price} ${priceCurrency}`),
    );
    for (const line of lines) {
      expect(line).toMatchObject({ condition: 'new', availability: 'in_stock', google_product_category: '200' });
      expect(line['product_weight']).toMatch(/^\d+\.\d\d g$/u);
      expect((line['title'] ?? '').length).toBeLessThanOrEqual(150);
    }
  });

  test('has absolute addresses of pictures that everybody may see, and of the shop’s own pages', async () => {
    const link = encodeURIComponent(`https://shop.example/rings/${FEED_ID}`);
    const nodes = await graph(owner, `category=9&stones=with&link=${link}`);
    expect(nodes.length).toBeGreaterThan(10);
    for (const { sku, image, url } of nodes) {
      expect(url).toBe(`https://shop.example/rings/${sku}`);
      expect(image).toMatch(/^https:\/\/portal\.example\/stills\/\S+\.webp\?v=\d+$/u);
    }
    // One that comes with the release, which nobody logs in for.
    const key = /([^/]+)\.webp/u.exec(nodes[0]?.image ?? '')?.[1];
    expect((await shop.app.inject({ url: `/stills/256/${key}` })).statusCode).toBe(200);
    expect((await graph(owner, 'category=9&stones=with')).every(({ url }) => url === undefined)).toBe(true);
  });

  test.each(LANGUAGES)('is written in %s', async (lang) => {
    const [node] = await graph(owner, `category=1&lang=${lang}`);
    const [line] = await rows(owner, `category=1&lang=${lang}`);
    expect(line?.['title']).toBe(node?.name);
    expect(line?.['description']).not.toMatch(/undefined|\{\w+\}/u);
  });

  test('takes the articles of a watch list, and nobody else’s list', async () => {
    const design = (await owner.call({ url: '/api/models/9014' })).json().without.design;
    const keep = (setId: number) =>
      owner.call({ method: 'POST', url: '/api/watch-items', payload: { design, setId, listName: 'Window' } });
    const { list } = (await keep(9014)).json();
    await keep(9014);
    const free = await owner.call({ method: 'POST', url: '/api/watch-items', payload: { design, listId: list.id } });
    expect(free.statusCode).toBe(200);
    const nodes = await graph(owner, `listId=${list.id}&stones=without`);
    expect(nodes.map(({ mpn }) => mpn)).toEqual(['RW-09-014']);
    const other = await shop.logIn('10002');
    const refused = await get(other, `listId=${list.id}`);
    expect([refused.statusCode, refused.json().error.code]).toEqual([404, 'watch-list.unknown']);
  });

  test('names no trade figure: not to a trainee, not to anybody', async () => {
    const trainee = await shop.logIn('10001-3');
    const model = (await owner.call({ url: '/api/models/9014' })).json();
    for (const user of [owner, trainee])
      for (const form of ['', '/csv'] as const) {
        const { body, statusCode } = await get(user, 'category=9', form);
        expect(statusCode).toBe(200);
        expect(body).toContain((model.with.retail.gross / 100).toFixed(2));
        expect(body).not.toMatch(/cost|factor|margin|trade/iu);
        expect(body).not.toContain((model.with.cost / 100).toFixed(2));
        expect(body).not.toContain((model.with.retail.net / 100).toFixed(2));
      }
  });

  test('can stand in a page as it is: no name in it ends the element that it stands in', async () => {
    const other = await shop.logIn('10002');
    const company = 'Lindner </script><script>alert(1)</script> <!-- & Co';
    const { rows: before } = await shop.database.pool.query(
      "select company from dealers where customer_number = '10002'",
    );
    const rename = (name: string) =>
      shop.database.pool.query("update dealers set company = $1 where customer_number = '10002'", [name]);
    await rename(company);
    const { body } = await get(other, 'category=9');
    await rename(before[0].company);
    expect(body).not.toContain('<');
    expect(JSON.parse(body)['@graph'][0].offers.seller.name).toBe(company);
  });

  test('is not for the workshop, nor while a couple looks on', async () => {
    const workshop = await shop.logIn('90001-3');
    expect((await get(workshop)).statusCode).toBe(403);
    const counter = await shop.logIn('10001-2');
    await counter.call({ method: 'PUT', url: '/api/customer-view/pin', payload: { pin: '1234' } });
    await counter.call({ method: 'POST', url: '/api/customer-view', payload: {} });
    expect((await get(counter)).statusCode).toBe(403);
  });

  test('says what is wrong with a question before it begins', async () => {
    const links = ['http://shop.example/{id}', 'https://shop.example/rings', 'javascript:{id}', 'https://a b/{id}'];
    for (const query of [...links.map((link) => `link=${encodeURIComponent(link)}`), 'category=13', 'price=1'])
      expect([query, (await get(owner, query)).statusCode]).toEqual([query, 400]);
  });
});
