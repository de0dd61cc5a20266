import { lastItem } from '../src/units/item-at.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { designJsonSchema } from '../src/design/design-json-schema.ts';
import { PARAMETERS } from '../src/design/parameters.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/design.md'), 'utf8');
const cells = (path: string): string[] =>
  (page.split('\n').find((line) => line.startsWith(`| \`${path}\` |`)) ?? '').split('|').map((cell) => cell.trim());

describe('docs/design.md', () => {
  it.each(PARAMETERS.map((parameter) => [parameter.path, parameter] as const))('describes %s', (path, parameter) => {
    const [, , unit, range, step] = cells(path);
    if (parameter.kind === 'number') {
      expect([unit, range, step]).toEqual([
        parameter.unit,
        `${parameter.min} to ${parameter.max}`,
        String(parameter.step),
      ]);
    } else expect(range).toBeTruthy();
    if (parameter.kind === 'text') expect(range).toBe(`${parameter.minLength} to ${parameter.maxLength}`);
    if (parameter.kind === 'choice') {
      const { values } = parameter;
      // Numbered ids are written as a span.
      const written = path.endsWith('/profile') ? [values[0], values.at(-1)] : values;
      expect(range?.match(/`[^`]+`/g)?.map((word) => word.slice(1, -1))).toEqual(written);
    }
  });
  it('lists no field that the record lacks', () => {
    const listed = [...page.matchAll(/^\| `(\/[^`]+)`/gm)].map((match) => match[1]);
    expect(listed).toEqual(PARAMETERS.map((parameter) => parameter.path));
  });
});

describe('designJsonSchema', () => {
  it('names every leaf of the parameter table', () => {
    const text = JSON.stringify(designJsonSchema());
    for (const { path } of PARAMETERS) expect(text).toContain(`"${lastItem(path.split('/'))}"`);
  });
});
