import { ALLOYS } from '@ringwerk/catalogue';
import { describe, expect, test } from 'vitest';
import type { PadRow } from './pad-row.ts';
import { readAlloy } from './read-alloy.ts';
import { readBlock } from './read-block.ts';
import { readSizes, type PadReader } from './read-fields.ts';

const READER: PadReader = { scale: 'iso', alloys: ALLOYS, preferred: [] };
const read = (text: string, reader = READER) =>
  readBlock(text, reader).map(({ key: _key, act: _act, place: _place, ...row }) => row);
const rowOf = (changes: Partial<PadRow>) => ({
  article: 'RW-09-014',
  alloys: [],
  sizes: [],
  engravings: [],
  quantity: 1,
  unread: [],
  commission: '',
  ...changes,
});

describe('an alloy', () => {
  test.each([
    ['Roségold 750', 'au750-rose'],
    ['rosegold 750', 'au750-rose'],
    ['750 rosé', 'au750-rose'],
    ['750er Roségold', 'au750-rose'],
    ['18 kt rose gold', 'au750-rose'],
    ['K18 ピンクゴールド', 'au750-rose'],
    ['로즈골드 750', 'au750-rose'],
    ['WG 585', 'au585-white-pd'],
    ['585/1000 Weissgold', 'au585-white-pd'],
    ['or blanc 750', 'au750-white-pd'],
    ['Pt950', 'pt950-ru'],
    ['platin 950 kobalt', 'pt950-co'],
    ['au750-yellow', 'au750-yellow'],
    ['Tantal', 'ta'],
  ])('%s', (text, id) => expect(readAlloy(text, ALLOYS, [])).toBe(id));

  test('that could be several is not guessed, but where the shop prefers one', () => {
    expect(readAlloy('roségold', ALLOYS, [])).toBeNull();
    expect(readAlloy('roségold', ALLOYS, ['pt950-ru', 'au585-rose'])).toBe('au585-rose');
    expect(readAlloy('grün 750', ALLOYS, [])).toBeNull();
  });
});

test.each([
  ['54', 'iso', [54]],
  ['54/62', 'iso', [54, 62]],
  ['54 / 62', 'iso', [54, 62]],
  ['54,5 62', 'iso', [54.5, 62]],
  ['54 und 62', 'iso', [54, 62]],
  ['14 / 22', 'ch', [54, 62]],
  ['US 7 / US 10', 'iso', [54.42, 62.08]],
] as const)('sizes %s of %s', (text, scale, sizes) => {
  const found = readSizes(text, scale);
  expect(found).toHaveLength(sizes.length);
  for (const [at, size] of sizes.entries()) expect(Math.abs((found?.[at] ?? 0) - size)).toBeLessThan(0.5);
});

describe('a list of a spreadsheet', () => {
  const expected = rowOf({
    stones: 'with',
    alloys: ['au750-rose'],
    sizes: [54, 62],
    engravings: ['Für immer'],
    commission: 'Huber',
    quantity: 2,
  });
  test.each([
    [
      'de',
      'Kunde\tMenge\tArt.-Nr.\tLegierung\tGröße Damen\tGröße Herren\tGravur\tSteine\nHuber\t2\tRW-09-014\tRoségold 750\t54\t62\tFür immer\tmit',
    ],
    [
      'en',
      'Qty\tItem no.\tHis size\tHer size\tEngraving\tAlloy\tStones\tCustomer\n2\tRW-09-014\t62\t54\tFür immer\trose gold 750\twith\tHuber',
    ],
    [
      'nl',
      'Artikelnummer;Aantal;Maat;Legering;Stenen;Klant;Gravure\nRW-09-014;2;54/62;roségoud 750;met;Huber;Für immer',
    ],
    [
      'fr',
      'Quantité\tRéférence\tTaille elle\tTaille lui\tAlliage\tPierres\tGravure\tClient\n2\tRW-09-014\t54\t62\tor rose 750\tavec\tFür immer\tHuber',
    ],
    [
      'jp',
      '品番\t数量\tサイズ\t地金\t石\t刻印\tお客様名\nRW-09-014\t2\t54 / 62\tK18 ピンクゴールド\tあり\tFür immer\tHuber',
    ],
    [
      'kr',
      '고객명\t품번\t수량\t여성 사이즈\t남성 사이즈\t합금\t스톤\t각인\nHuber\tRW-09-014\t2\t54\t62\t로즈골드 750\t있음\tFür immer',
    ],
  ])('with heads in %s', (_, text) => expect(read(text)).toEqual([expected]));

  test('without heads is read by what stands in its columns', () => {
    const lines = ['Huber\t2\t54\t62\tRW-09-014\tRoségold 750', 'Maier\t1\t52,5\t60\trw 9015\tPt950'];
    expect(read(lines.join('\r\n'))).toEqual([
      rowOf({ commission: 'Huber', quantity: 2, sizes: [54, 62], alloys: ['au750-rose'] }),
      rowOf({ article: 'rw 9015', commission: 'Maier', sizes: [52.5, 60], alloys: ['pt950-ru'] }),
    ]);
  });

  test('keeps at its field what cannot be read there, and beside the row what belongs to no field', () => {
    const text = 'Artikel\tGröße\tLegierung\tFiliale\nRW-09-014\twie immer\tgrün\tMitte';
    expect(read(text)).toEqual([
      rowOf({
        unread: [
          { field: 'size', text: 'wie immer' },
          { field: 'alloy', text: 'grün' },
          { field: 'line', text: 'Mitte' },
        ],
      }),
    ]);
  });

  test('alloys of two colours stand in the order of the article’s own', () => {
    expect(read('Artikel\tLegierung\nRW-09-014\tRoségold 750 + Weißgold 750')[0]?.alloys).toEqual([
      'au750-rose',
      'au750-white-pd',
    ]);
  });

  test('of five thousand rows is read at once', () => {
    const lines = Array.from({ length: 5_000 }, (_, at) => `RW-09-014\t1\t${50 + (at % 10)}\tKunde ${at}`);
    let rows: readonly unknown[] = [];
    expect(() => (rows = read(lines.join('\n')))).toTakeLessThan(5_000);
    expect(rows).toHaveLength(5_000);
  });
});

describe('lines of a mail', () => {
  test.each([
    ['RW-09-014 2x 54/62 mit', rowOf({ quantity: 2, sizes: [54, 62], stones: 'with' })],
    ['RW-09-014 750 rosé 54/62', rowOf({ sizes: [54, 62], alloys: ['au750-rose'] })],
    ['RW-09-014 bitte bald', rowOf({ unread: [{ field: 'line', text: 'bitte bald' }] })],
  ])('%s', (text, row) => expect(read(text)).toEqual([row]));

  test('have their sizes in the scale of the shop', () => {
    const [row] = read('RW-09-014 12/18', { ...READER, scale: 'jp' });
    expect(row?.sizes.map((size) => Math.round(size ?? 0))).toEqual([52, 59]);
  });

  test('of signs that nobody stores are one line each', () => {
    expect(read('RW-09-014 \u0000\u202Eabc')[0]?.unread[0]?.text).toBe('abc');
    expect(read('\u0000\n \n\t')).toEqual([]);
  });
});
