import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepScratchInMemory, removeAbandoned } from './scratch-folder.ts';

/** No process has it: the kernel gives none above 4,194,304. */
const NOBODY = 4_194_999;

let memory = '';
beforeEach(() => {
  memory = mkdtempSync(join(tmpdir(), 'memory-'));
});
afterEach(() => rmSync(memory, { recursive: true }));

test('a folder that somebody named stays, and without memory to keep files in nothing changes', () => {
  const named = { TMPDIR: '/somewhere' };
  keepScratchInMemory(named, memory);
  expect(named.TMPDIR).toBe('/somewhere');
  const env: NodeJS.ProcessEnv = {};
  keepScratchInMemory(env, join(memory, 'missing'));
  expect(env['TMPDIR']).toBeUndefined();
});

test('what a killed run left behind is removed, and nothing of a running one or of another program', () => {
  const names = { gone: `ringwerk-scratch-${NOBODY}`, running: `ringwerk-scratch-${process.pid}`, other: 'sem.other' };
  for (const name of Object.values(names)) mkdirSync(join(memory, name, 'inner'), { recursive: true });
  removeAbandoned(memory);
  expect(existsSync(join(memory, names.gone))).toBe(false);
  expect([names.running, names.other].every((name) => existsSync(join(memory, name, 'inner')))).toBe(true);
});
