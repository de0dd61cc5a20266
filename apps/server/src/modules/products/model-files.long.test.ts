import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let shop: TestApp;
let owner: TestUser;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ringwerk-article-files-'));
  shop = await startTestApp({ dataDir });
  owner = await shop.logIn('10001');
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

const TAB = { accept: 'text/html,application/xhtml+xml' };
const file = (what: 'scene' | 'cad', query = '', setId = 9014, headers: Record<string, string> = {}) =>
  owner.call({ url: `/api/models/${setId}/${what}?${query}`, headers });

async function shareCad(sharesCad: boolean): Promise<void> {
  const admin = await shop.logIn('90001');
  const { isCurrencyOpen: _, ...settings } = (await admin.call({ url: '/api/house' })).json();
  const answer = await admin.call({ method: 'PUT', url: '/api/house', payload: { ...settings, sharesCad } });
  expect(answer.statusCode, answer.body).toBe(200);
}

test('an article is a glTF model to look at, in each of its forms', async () => {
  const answer = await file('scene');
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  expect(answer.headers['content-type']).toBe('model/gltf-binary');
  expect(answer.headers['content-disposition']).toContain('RW-09-014.glb');
  expect(answer.rawPayload.subarray(0, 4).toString()).toBe('glTF');
  const plain = await file('scene', 'stones=without');
  expect(plain.headers['content-disposition']).toContain('RW-09-014-plain.glb');
  expect(plain.rawPayload.equals(answer.rawPayload)).toBe(false);
});

test('what it is made from is given only where the house shares it', async () => {
  const withheld = await file('cad');
  expect([withheld.statusCode, withheld.json().error.code]).toEqual([403, 'model.cad-withheld']);
  expect((await owner.call({ url: '/api/session' })).json().sharesCad).toBe(false);
  await shareCad(true);
  expect((await owner.call({ url: '/api/session' })).json().sharesCad).toBe(true);

  const first = await file('cad', 'stones=without', 9001, TAB);
  // A tab waits for it; every other caller is refused until it is there.
  if (first.statusCode === 503) expect(first.headers['refresh']).toBe('4');
  const ready = await vi.waitFor(
    async () => {
      const answer = await file('cad', 'stones=without', 9001);
      expect(answer.statusCode).toBe(200);
      return answer;
    },
    { timeout: 60_000 },
  );
  expect(ready.headers['content-disposition']).toContain('RW-09-001-plain.zip');
  const files = unzipSync(ready.rawPayload);
  const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array()));
  expect(manifest).toMatchObject({ format: 'ringwerk-article', article: 'RW-09-001', missing: [] });
  expect(manifest.order).toBeUndefined();
  for (const ending of ['stl', '3mf', 'glb', 'step'])
    expect(Object.keys(files).filter((name) => name.endsWith(`.${ending}`)).length, ending).toBeGreaterThan(1);
  expect((await file('cad', 'stones=without', 9001)).rawPayload.equals(ready.rawPayload)).toBe(true);
  expect((await readdir(join(dataDir, 'article-files'))).length).toBe(1);

  await shareCad(false);
  expect((await file('cad', 'stones=without', 9001)).statusCode).toBe(403);
});

test('neither is there for what is no article, and not before a couple', async () => {
  for (const what of ['scene', 'cad'] as const) {
    await shareCad(true);
    const unknown = await file(what, '', 999_999);
    expect([what, unknown.statusCode, unknown.json().error.code]).toEqual([what, 404, 'model.unknown']);
    expect((await file(what, 'stones=both')).statusCode).toBe(400);
    const counter = await shop.logIn('10001-2');
    await counter.call({ method: 'PUT', url: '/api/customer-view/pin', payload: { pin: '1234' } });
    await counter.call({ method: 'POST', url: '/api/customer-view', payload: {} });
    expect((await counter.call({ url: `/api/models/9001/${what}` })).statusCode).toBe(403);
  }
});
