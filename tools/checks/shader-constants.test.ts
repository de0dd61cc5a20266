import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { METAL_FRAGMENT, METAL_VERTEX } from '../../packages/viewer/src/metal/metal-shader.ts';

const SOURCES = new URL('../../packages/viewer/src/', import.meta.url);
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
const constants = new Map<string, number>();
for (const file of files.filter((name) => name.endsWith('-constants.ts'))) {
  const found: Readonly<Record<string, number>> = await import(new URL(file, SOURCES).href); // numbers alone, see below
  for (const [name, value] of Object.entries(found)) {
    if (constants.has(name)) throw new Error(`${name} stands in two rooms`);
    constants.set(name, value);
  }
}
const shaders = files
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(new URL(name, SOURCES), 'utf8') }))
  .filter(({ text }) => text.includes('/* glsl */'));

describe('numbers of the shaders', () => {
  test('are finite, and each is used', () => {
    expect(constants.size).toBeGreaterThan(100);
    for (const [name, value] of constants) {
      expect(Number.isFinite(value), name).toBe(true);
      expect(
        shaders.some(({ text }) => text.includes(`\${${name}}`)),
        name,
      ).toBe(true);
    }
  });

  test.each(shaders)('$name: a whole number is made a float, or counts', ({ text }) => {
    for (const [, before = '', name = ''] of text.matchAll(/(float\(|< )?\$\{([A-Z][A-Z0-9_]*)\}(?!\.0)/gu)) {
      const value = constants.get(name);
      if (value !== undefined && /^\d+$/u.test(String(value))) expect(before, name).not.toBe('');
    }
  });

  test('are all in the text that the card is given', () => {
    for (const text of [METAL_VERTEX, METAL_FRAGMENT]) expect(text).not.toMatch(/undefined|NaN|\$\{/u);
  });
});
