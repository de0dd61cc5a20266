import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutSummaries } from '../apps/web/build/strip-summaries.ts';

const folder = new URL('../packages/contract/src/operations/', import.meta.url);

it('leaves everything of an operation but its summary', () => {
  const code = `operation({
  id: 'a',
  summary: 'Says "so", and it\\'s long.',
  path: '/a',
  summary:
    "The dealer's own.",
});\n`;
  expect(withoutSummaries(code)).toBe("operation({\n  id: 'a',\n  path: '/a',\n});\n");
});

it('understands every summary of the contract', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const summaries = files.map((file) => {
    const code = readFileSync(new URL(file, folder), 'utf8');
    return code.length - withoutSummaries(code).length;
  });
  expect(Math.max(...summaries)).toBeGreaterThan(100);
});

it('refuses one that it cannot read', () => {
  expect(() => withoutSummaries('  summary: `of ${more}`,\n')).toThrow('no plain string');
});
