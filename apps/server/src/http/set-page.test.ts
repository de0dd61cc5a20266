import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '../../test/test-app.ts';
import { FIRST_PAINT } from './set-page.ts';

const PAGE = `<!doctype html><head><style>${' '.repeat(4_000)}</style></head><div id="root">${FIRST_PAINT}</div>`;
const SET = '/konfigurator/v2/kategorie/10/ringwerk/set/10001';
let folder = '';
let house: TestApp;
let jeweller: TestUser;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ringwerk-page-'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  house = await startTestApp({ webFolder: folder });
  jeweller = await house.logIn('10001');
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

const pictureIn = (body: string): string | undefined => /<img src="([^"]+)"/.exec(body)?.[1];

test('the page that is built has the place for the picture', () => {
  const source = readFileSync(join(import.meta.dirname, '../../../web/index.html'), 'utf8');
  for (const place of ['<head>', FIRST_PAINT]) expect(source.split(place)).toHaveLength(2);
});

test('a set comes with its own picture, in the asked form', async () => {
  const model = (await jeweller.call({ url: '/api/models/10001' })).json();
  for (const [search, form] of [
    ['', model.with],
    ['?stones=without', model.without],
  ]) {
    const answer = await jeweller.call({ url: SET + search });
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    // Lists show the set in a pose of its kind; the stage opens with another view.
    const opening = form.still.replace('-posed', '');
    expect(pictureIn(answer.body)).toBe(opening);
    expect(answer.body).toContain(`<head><link rel="preload" as="image" href="${opening}"`);
  }
  expect(model.with.still).not.toBe(model.without.still);
});

test('the page goes compressed to a browser that takes it', async () => {
  const answer = await jeweller.call({ url: SET, headers: { 'accept-encoding': 'br' } });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(pictureIn(brotliDecompressSync(answer.rawPayload).toString())).toMatch(/^\/stills\/\w+\.webp/);
});

test.each([
  `${SET}?d=abc`,
  `${SET}?code=ABCD-EFGH`,
  '/konfigurator/v2/kategorie/10/ringwerk/set/999999999',
  '/konfigurator/v2/kategorie/10/ringwerk/set/0',
  '/konfigurator/v2/kategorie/10',
])('what opens with something else, or not at all, is the plain page: %s', async (url) => {
  const answer = await jeweller.call({ url });
  expect([answer.statusCode, answer.body]).toEqual([200, PAGE]);
});

test('a guest and a couple see the plain page', async () => {
  const forged = Object.fromEntries(Object.keys(jeweller.cookies).map((name) => [name, 'A'.repeat(43)]));
  for (const cookies of [{}, forged]) expect((await house.app.inject({ url: SET, cookies })).body).toBe(PAGE);
  const seller = await house.logIn('10002');
  await seller.call({ method: 'PUT', url: '/api/customer-view/pin', payload: { pin: '4711' } });
  expect((await seller.call({ method: 'POST', url: '/api/customer-view' })).statusCode).toBe(204);
  expect((await seller.call({ url: SET })).body).toBe(PAGE);
});

test('an address that names no category or ring world of the house comes without a picture', async () => {
  for (const way of ['farbe/1', 'kategorie/99', 'kategorie/13', 'art/zweiklang', 'zweiklang/memoire']) {
    const answer = await jeweller.call({ url: `/konfigurator/v2/${way}/ringwerk/set/10001` });
    expect([way, pictureIn(answer.body)]).toEqual([way, undefined]);
  }
});
