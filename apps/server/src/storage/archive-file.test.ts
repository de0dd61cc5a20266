import { closeSync, fstatSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ArchiveFile } from './archive-file.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ringwerk-archive-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('closes its file once, whoever else closes it after a failure: its number may be another file’s by then', () => {
  const archive = new ArchiveFile(join(folder, 'one.zip'));
  archive.close();
  const other = openSync(join(folder, 'other'), 'w');
  archive.close();
  expect(fstatSync(other).isFile()).toBe(true);
  closeSync(other);
});
