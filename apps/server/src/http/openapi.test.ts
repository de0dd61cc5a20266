import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());

test('the description of the operations is made and packed once, however many ask', async () => {
  const made = vi.spyOn(house.app, 'swagger');
  const ask = (headers: Record<string, string>) => house.app.inject({ url: '/api/openapi.json', headers });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => ask(index % 2 === 0 ? {} : { 'accept-encoding': 'gzip, br' })),
  );
  expect(made).toHaveBeenCalledTimes(1);
  const [plain, packed] = answers;
  expect(packed?.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed?.rawPayload ?? Buffer.alloc(0))).toEqual(plain?.rawPayload);
  const tag = String(plain?.headers.etag);
  const again = await ask({ 'if-none-match': tag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
