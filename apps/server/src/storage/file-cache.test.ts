import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
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

test('a process that writes little looks after the folder, too: the files made longest ago give way', async () => {
  const own = mkdtempSync(join(tmpdir(), 'ringwerk-few-files-'));
  try {
    for (let day = 0; day < 12; day += 1) {
      const path = join(own, `old-${day}.zip`);
      writeFileSync(path, 'old');
      utimesSync(path, 1_000 + day, 1_000 + day);
    }
    await createFileCache(own, 10).write('new.zip', Buffer.from('new'));
    const left = readdirSync(own);
    expect(left).toHaveLength(10);
    expect(left).toContain('new.zip');
    expect(left).not.toContain('old-2.zip');
  } finally {
    rmSync(own, { recursive: true });
  }
});
