import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Rules of a configuration that are off and have no comment in the line above them. */
function withoutReason(text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const [, rule] = /"([a-z0-9/-]+)": (?:"off"|\["off")/u.exec(line) ?? [];
    const reason = /^\s*\/\/\s*(.+)/u.exec(lines[index - 1] ?? '')?.[1] ?? '';
    return rule !== undefined && reason.split(' ').length < 4 ? [rule] : [];
  });
}

test('a rule without a sentence above it is found', () => {
  const text = [
    '{',
    '  "no-shadow": "off",',
    '  // no',
    '  "a/b": "off",',
    '  // It sees no JSX at all.',
    '  "c": "off"',
    '}',
  ];
  expect(withoutReason(text.join('\n'))).toEqual(['no-shadow', 'a/b']);
});

test('each lint rule that is off says why', () => {
  const text = readFileSync(new URL('../../.oxlintrc.json', import.meta.url), 'utf8');
  expect(text.match(/"off"/gu)?.length).toBeGreaterThan(5);
  expect(withoutReason(text)).toEqual([]);
});
