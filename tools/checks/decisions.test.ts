import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../../docs/adr/', import.meta.url);

it('lists every decision under its number and title', () => {
  const files = readdirSync(folder).filter((file) => /^\d{4}-/.test(file));
  const rows = files.map((file) => {
    const heading = readFileSync(new URL(file, folder), 'utf8').split('\n')[0] ?? '';
    const [, number = '', title = ''] = /^# (\d+)\. (.+)$/.exec(heading) ?? [];
    expect(number.padStart(4, '0'), file).toBe(file.slice(0, 4));
    return `- [${file.slice(0, 4)}](${file}) ${title}`;
  });
  const index = readFileSync(new URL('README.md', folder), 'utf8');
  expect(index.split('\n').filter((line) => line.startsWith('- ['))).toEqual(rows);
});
