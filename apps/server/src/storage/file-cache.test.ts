import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createFileCache } from './file-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'ringwerk-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('one file that many requests write at once is there whole, and nothing beside it', async () => {
  const cache = createFileCache(folder);
  const bytes = Buffer.alloc(200_000, 7);
  await Promise.all(Array.from({ length: 30 }, () => cache.write('ring.avif', bytes)));
  expect(await cache.read('ring.avif')).toEqual(bytes);
  expect(readdirSync(folder)).toEqual(['ring.avif']);
});
