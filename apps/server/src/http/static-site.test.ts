import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { openDatabase, type Database } from '../storage/database.ts';
import { testConfig, testConnection } from '../../test/test-app.ts';

const SCRIPT = 'document.title = 1;';
const PAGE = `<!doctype html><title>Ringwerk</title><script>${SCRIPT}</script>`;
let folder = '';
let database: Database;
let app: Awaited<ReturnType<typeof createApp>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ringwerk-site-'));
  for (const name of ['web/assets', 'stills']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'not for the web');
  writeFileSync(join(folder, 'web/index.html'), PAGE);
  writeFileSync(join(folder, 'web/assets/page-1a2b.js'), 'export {};');
  writeFileSync(join(folder, 'web/assets/page-1a2b.js.gz'), gzipSync('export {};'));
  writeFileSync(join(folder, 'stills/00ff.webp'), 'RIFF');
  database = openDatabase(testConnection('postgres'));
  app = await createApp(testConfig({ webFolder: join(folder, 'web'), stillsFolder: join(folder, 'stills') }), {
    database,
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

test.each(['/', '/home', '/konfigurator/v2/kategorie/9', '/konfigurator/v2/suche?q=RW-09.1'])(
  'the page itself answers at %s and is asked for anew each time',
  async (url) => {
    const answer = await app.inject({ url });
    expect([answer.statusCode, answer.body]).toEqual([200, PAGE]);
    expect(answer.headers['cache-control']).toBe('no-cache');
  },
);

test('hashed assets and stills may be kept for ever', async () => {
  for (const url of ['/assets/page-1a2b.js', '/stills/00ff.webp']) {
    const answer = await app.inject({ url });
    expect([url, answer.statusCode]).toEqual([url, 200]);
    expect(answer.headers['cache-control']).toContain('immutable');
  }
});

test('a compressed copy goes to a browser that takes it', async () => {
  const answer = await app.inject({ url: '/assets/page-1a2b.js', headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(answer.headers['content-type']).toContain('javascript');
});

test('scripts in the page itself are allowed by their hash, others are not', async () => {
  const policy = String((await app.inject({ url: '/' })).headers['content-security-policy']);
  expect(policy).toContain(`'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`);
  expect(/script-src [^;]*/.exec(policy)?.[0]).not.toContain('unsafe-inline');
});

test('long answers of the API go compressed to a browser that takes it', async () => {
  const url = '/api/openapi.json';
  const plain = await app.inject({ url });
  expect(plain.statusCode).toBe(200);
  expect(plain.headers['content-encoding']).toBeUndefined();
  const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.headers['vary']).toContain('accept-encoding');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  const short = await app.inject({ url: '/api/health', headers: { 'accept-encoding': 'br' } });
  expect(short.headers['content-encoding']).toBeUndefined();
});

test.each(['/assets/gone.js', '/stills/gone.webp', '/api/gone', '/../secret.txt', '/..%2fsecret.txt', '/%00'])(
  'what is not there is a coded refusal, not the page: %s',
  async (url) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json().error.code).toMatch(/^(not-found|request\.invalid)$/);
    expect(answer.body).not.toContain(folder);
  },
);
