import { expect, it } from 'vitest';
import { compileSvg } from './pdf-compiler.ts';
import { tagsSheet, type TagSource } from './tags-sheet.ts';

const tag = (changes: Partial<TagSource> = {}): TagSource => ({
  article: 'RW-09-014',
  name: 'Donau',
  code: 'ABCDEFG7',
  address: 'https://portal.example/vitrine/ABCDEFG7',
  rings: [
    { width: '4,0 mm', alloys: ['Gelbgold 585'] },
    { width: '6,0 mm', alloys: ['Gelbgold 585'] },
  ],
  price: null,
  ...changes,
});
const sheet = (tags: readonly TagSource[], form: 'sheet' | 'label' = 'sheet', skip = 0) =>
  tagsSheet({ language: 'de', form, skip, tags });

it('says the alloy of a pair once, and each ring by itself where they differ', () => {
  expect(sheet([tag()]).tags[0]?.lines).toEqual(['4,0 mm / 6,0 mm', 'Gelbgold 585']);
  const rings = [
    { width: '4,0 mm', alloys: ['Roségold 750', 'Weißgold 750'] },
    { width: '4,0 mm', alloys: ['Platin 950'] },
  ];
  expect(sheet([tag({ rings })]).tags[0]?.lines).toEqual([
    '4,0 mm · Roségold 750 / Weißgold 750',
    '4,0 mm · Platin 950',
  ]);
});

it('lays 24 labels on a page of A4, after those that are used up', () => {
  const heights = (count: number, skip: number): number => {
    const svg = compileSvg(
      'tags',
      sheet(
        Array.from({ length: count }, () => tag()),
        'sheet',
        skip,
      ),
    );
    return Number(/viewBox="0 0 [\d.]+ ([\d.]+)"/u.exec(svg)?.[1]);
  };
  const page = heights(1, 0);
  expect(heights(24, 0)).toBe(page);
  expect(heights(1, 23)).toBe(page);
  expect(heights(2, 23)).toBeGreaterThan(1.9 * page);
});

it('shortens a name for which a label has no room, and keeps Korean words whole', () => {
  const [tagged] = sheet([tag({ name: 'ab '.repeat(40) })]).tags;
  expect(tagged?.name).toBe(`${'ab '.repeat(13).trimEnd()}…`);
  expect(sheet([tag({ name: '도나우 물결' })]).tags[0]?.name).toBe('도\u2060나\u2060우 물\u2060결');
});

it('prints what was typed as it was typed', () => {
  expect(() =>
    compileSvg('tags', sheet([tag({ name: '#panic("x") *b* <i>', price: '$1 [x]' })], 'label')),
  ).not.toThrow();
});
