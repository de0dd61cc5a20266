import { describe, expect, it } from 'vitest';
import { BLOCK_TABLES } from '../../../test/fixtures/block-letters.ts';
import { edgeOf, grooveAt, laneOf, stoneRow, textLine } from '../../../test/fixtures/plain-parts.ts';
import { TABLES } from '../../../test/fixtures/tables.ts';
import { codesOf, errorsOf, expectLimit, flatBand, type RuleLimit } from '../../../test/rule-limits.ts';
import {
  ENGRAVING_FONTS,
  ENGRAVING_METHODS,
  FINISH_IDS,
  type Engraving,
  type RingDesign,
  type StoneRow,
} from '../../design/ring-design.ts';
import { mm } from '../../units/quantities.ts';

const band = (engraving: Engraving, change: Partial<RingDesign> = {}): RingDesign =>
  flatBand({ engravings: [engraving], ...change });
const ofEngraving = (ring: RingDesign, tables = TABLES): readonly string[] =>
  codesOf(ring, tables).filter((code) => code.startsWith('engraving.'));
const laser = (text: string, change: Partial<Engraving> = {}): Engraving =>
  textLine(text, { height: mm(1.5), ...change });

/** The bore of size 54 without 12 mm for the stamps and 1.5 mm at both ends of the line. */
const FREE = 54 - 12 - 3;

describe('the length of a line by the trade’s averages', () => {
  // [what, sign, font, advance over the height of capitals]
  it.each([
    ['small letters', 'n', 'sans', 0.6],
    ['capitals', 'N', 'sans', 0.72],
    ['digits', '8', 'sans', 0.58],
    ['small letters of a script', 'n', 'script', 0.48],
    ['capitals of a script', 'N', 'hand', 0.48],
    ['kanji', '愛', 'sans', 1.05],
    ['hangul', '사', 'sans', 1.05],
    ['kana', 'あ', 'sans', 1],
    ['hearts', '♥', 'sans', 1],
    ['dots', '.', 'sans', 0.4],
  ] as const)('%s: as many as the free arc holds, and not one more', (_, sign, font, advance) => {
    for (const height of [1.5, 2]) {
      const most = Math.floor(FREE / (advance * height) + 1e-9);
      const line = (count: number) => laser(sign.repeat(count), { font, height: mm(height) });
      const isTooLong = (count: number): boolean => ofEngraving(band(line(count))).includes('engraving.too-long');
      // The laser cuts forty signs at most, whatever their width.
      expect(isTooLong(Math.min(most, 40))).toBe(false);
      expect(isTooLong(Math.min(most, 40) + 1)).toBe(true);
    }
  });
  it('of the example: 43 Latin letters or 24 kanji would fit at 1.5 mm', () => {
    const params = (text: string) =>
      errorsOf(band(laser(text))).find(({ code }) => code === 'engraving.too-long')?.params;
    expect(params('n'.repeat(41))).toMatchObject({ value: 36.9, max: 39, characters: 41, mostCharacters: 40 });
    expect(params('愛'.repeat(24))).toBeUndefined();
    expect(params('愛'.repeat(25))).toMatchObject({ value: 39.38, max: 39, characters: 25 });
  });
  it('counts a blank as three tenths', () => {
    const words = (count: number) => `${'n'.repeat(10)}${' '.repeat(count)}${'n'.repeat(10)}`;
    // 20 letters are 18 mm, and 21 mm are left for blanks of 0.45 mm; but 20 blanks make forty signs.
    expect(ofEngraving(band(laser(words(20))))).toEqual([]);
    expect(ofEngraving(band(laser(words(21))))).toEqual(['engraving.too-long']);
  });
  it.each([
    ['laser', 'inside', 40],
    ['diamond-tip', 'inside', 30],
    ['laser', 'outside', 34],
    ['diamond-tip', 'outside', 34],
  ] as const)('%s, %s: %d signs at most', (method, face, most) => {
    const line = (count: number): Engraving =>
      textLine('i'.repeat(count), { method, face, font: 'script', height: mm(1.2), depth: mm(0.05) });
    const wide = { size: mm(80) };
    expect(ofEngraving(band(line(most), wide))).toEqual([]);
    expect(ofEngraving(band(line(most + 1), wide))).toEqual(['engraving.too-long']);
  });
  it('outside is that of the outer circumference, without stamps', () => {
    // 54 + 4 π − 3 mm for kanji of 1.575 mm: 40, but 34 signs are the most; at 2 mm 30 of them.
    const outside = (count: number) => ofEngraving(band(laser('愛'.repeat(count), { face: 'outside', height: mm(2) })));
    const most = Math.floor((54 + 4 * Math.PI - 3) / 2.1);
    expect(most).toBe(30);
    expect(outside(most)).toEqual([]);
    expect(outside(most + 1)).toEqual(['engraving.too-long']);
  });
});

describe('the length of a line by its own letters', () => {
  it('is their advance: 0.6 of the height each', () => {
    for (const height of [1, 1.5, 2]) {
      const most = Math.min(40, Math.floor(FREE / (0.6 * height) + 1e-9));
      const line = (count: number) => band(laser('X'.repeat(count), { height: mm(height) }));
      expect(ofEngraving(line(most), BLOCK_TABLES)).toEqual([]);
      expect(ofEngraving(line(most + 1), BLOCK_TABLES)).toEqual(['engraving.too-long']);
    }
  });
  it('and a letter that the font lacks is named', () => {
    const found = errorsOf(band(laser('WHY?')), BLOCK_TABLES).find(({ code }) => code === 'engraving.glyph');
    expect(found).toMatchObject({ path: '/rings/0/engravings/0/text', params: { glyph: '?' } });
  });
});

const LIMITS: readonly RuleLimit[] = [
  [
    '0.8 mm for Latin letters by laser',
    { engravings: [laser('ANNA')] },
    'engravings/0/height',
    0.8,
    0.75,
    'engraving.too-small',
    { value: 0.75, min: 0.8 },
  ],
  [
    '1.2 mm by diamond',
    { engravings: [laser('ANNA', { method: 'diamond-tip', depth: mm(0.05) })] },
    'engravings/0/height',
    1.2,
    1.15,
    'engraving.too-small',
    { value: 1.15, min: 1.2 },
  ],
  // A kanji stands in a cell of 1.15 letter heights.
  [
    '1.2 mm for a kanji',
    { engravings: [laser('愛')] },
    'engravings/0/height',
    1.05,
    1,
    'engraving.too-small',
    { value: 1, min: 1.04 },
  ],
  [
    '1.2 mm for hangul',
    { engravings: [laser('사랑')] },
    'engravings/0/height',
    1.05,
    1,
    'engraving.too-small',
    { min: 1.04 },
  ],
  [
    '1 mm for kana',
    { engravings: [laser('あい')] },
    'engravings/0/height',
    0.9,
    0.85,
    'engraving.too-small',
    { value: 0.85, min: 0.87 },
  ],
  [
    '0.02 to 0.15 mm of depth by laser',
    { engravings: [laser('ANNA')] },
    'engravings/0/depth',
    0.15,
    0.16,
    'engraving.depth',
    { min: 0.02, max: 0.15 },
  ],
  [
    'at least 0.05 mm of depth by diamond',
    { engravings: [laser('ANNA', { method: 'diamond-tip', depth: mm(0.07) })] },
    'engravings/0/depth',
    0.05,
    0.04,
    'engraving.depth',
    { min: 0.05, max: 0.1 },
  ],
  [
    'at most 0.1 mm of depth by diamond',
    { engravings: [laser('ANNA', { method: 'diamond-tip', depth: mm(0.07) })] },
    'engravings/0/depth',
    0.1,
    0.11,
    'engraving.depth',
    { min: 0.05, max: 0.1 },
  ],
  [
    '3 mm of ring for a script',
    { height: mm(1.6), engravings: [laser('Anna', { font: 'script', height: null })] },
    'width',
    3,
    2.9,
    'engraving.font-width',
    { min: 3 },
  ],
  // The middle piece of the bore ends at its edge radius of 0.2 mm, but 0.4 mm stay clear of the edge.
  [
    '0.4 mm to the edge of the bore',
    { engravings: [laser('ANNA')] },
    'engravings/0/position',
    1.35,
    1.4,
    'engraving.place',
    { value: 0.05 },
  ],
  [
    '0.5 mm to the edge outside',
    { engravings: [laser('ANNA', { face: 'outside' })] },
    'engravings/0/position',
    1.25,
    1.3,
    'engraving.place',
    { value: 0.05 },
  ],
  [
    '0.5 mm to the wall of a step',
    { edges: { left: null, right: edgeOf('step', 0.6, 0.3) }, engravings: [laser('ANNA', { face: 'outside' })] },
    'engravings/0/position',
    0.65,
    0.7,
    'engraving.place',
    { value: 0.05 },
  ],
  [
    '0.5 mm to a groove',
    { grooves: [grooveAt('v', 0.5, 1.8)], engravings: [laser('ANNA', { face: 'outside' })] },
    'engravings/0/position',
    0.3,
    0.35,
    'engraving.place',
    { value: 0.05 },
  ],
  // 4 capitals of 1.5 mm are 4.32 mm: half of them, the stamps' half of 6 mm and 1.5 mm of clearance are 9.66 mm of 27.
  [
    '1.5 mm to the stamps',
    { engravings: [laser('ANNA')] },
    'engravings/0/angle',
    115,
    116,
    'engraving.hallmark',
    { length: 12 },
  ],
  [
    'the same on the other side',
    { engravings: [laser('ANNA')] },
    'engravings/0/angle',
    -115,
    -116,
    'engraving.hallmark',
    {},
  ],
  // 4.32 mm and 0.5 mm between two lines: 32.1° of 54 mm.
  [
    'half a millimetre between two lines',
    { engravings: [laser('ANNA'), laser('PAUL', { angle: 60 })] },
    'engravings/1/angle',
    33,
    32,
    'engraving.overlap',
    {},
  ],
];

describe('limits', () => {
  it.each(LIMITS)('%s', (...limit) => expectLimit(limit));
});

describe('what letters are cut into', () => {
  it('is every metal by laser, by diamond only those that are not hard, and carbon by neither', () => {
    for (const { id } of TABLES.alloys) {
      const isHard = ['ti-grade2', 'ta', 'zr-black', 'steel-316l'].includes(id);
      for (const method of ENGRAVING_METHODS) {
        const line = textLine('ANNA', { method, depth: mm(0.05), height: mm(1.5) });
        const refused = id === 'carbon-forged' || (isHard && method === 'diamond-tip');
        const codes = ofEngraving(band(line, { height: mm(2.4), segments: [laneOf(id)] }));
        expect(codes.includes('engraving.alloy'), `${id} ${method}`).toBe(refused);
      }
    }
  });
  it('is the shell on that face', () => {
    const split = { form: 'shell', amplitude: mm(0), waves: 1, phase: 0 } as const;
    const segments = [laneOf('carbon-forged'), laneOf('au585-yellow')];
    const codes = (face: Engraving['face']) =>
      ofEngraving(band(laser('ANNA', { face }), { height: mm(2.4), split, segments }));
    expect(codes('inside')).toEqual([]);
    expect(codes('outside')).toContain('engraving.alloy');
  });
  it.each(FINISH_IDS)('%s outside: letters drown in a rough one, not in a fine one', (finish) => {
    const rough = ['sand-coarse', 'ice', 'hammer-pol', 'hammer-mat', 'hammer-coarse', 'bark', 'notch'].includes(finish);
    const ring = (face: Engraving['face']) =>
      band(laser('ANNA', { face }), { segments: [laneOf('au585-yellow', 1, finish)] });
    expect(ofEngraving(ring('outside')).includes('engraving.finish')).toBe(rough);
    expect(ofEngraving(ring('inside'))).not.toContain('engraving.finish');
  });
  it('is no lane that they end before', () => {
    const segments = [laneOf('au585-yellow', 1), laneOf('au585-rose', 1, 'sand-coarse')];
    const at = (position: number) =>
      ofEngraving(band(laser('ANNA', { face: 'outside', position: mm(position) }), { width: mm(8), segments }));
    // Capitals of 1.5 mm reach three quarters of a millimetre to both sides of their middle.
    expect(at(-0.8)).not.toContain('engraving.finish');
    expect(at(-0.7)).toContain('engraving.finish');
    expect(at(0.7)).toContain('engraving.finish');
  });
  it('is the lane that the letters touch', () => {
    const segments = [laneOf('au585-yellow', 1, 'sand-coarse'), laneOf('au585-rose', 1)];
    const at = (position: number) =>
      ofEngraving(band(laser('ANNA', { face: 'outside', position: mm(position) }), { width: mm(8), segments }));
    expect(at(2)).toEqual([]);
    expect(at(-2)).toEqual(['engraving.finish']);
  });
});

describe('signs and fonts', () => {
  it.each(ENGRAVING_FONTS)('%s: kanji, kana and hangul stand in the sans only', (font) => {
    for (const text of ['愛', 'あ', 'ア', '사랑']) {
      const isMissing = ofEngraving(band(laser(text, { font }))).includes('engraving.glyph');
      expect(isMissing, text).toBe(font !== 'sans');
    }
    for (const text of ['Anna', 'ÄÖÜ ß', 'Œuvre', 'IJ', '12.06.2027', '♥', 'XII·VI', '∞']) {
      expect(ofEngraving(band(laser(text, { font }))), text).not.toContain('engraving.glyph');
    }
  });
  it('no Cyrillic, no Greek, no hangul by diamond', () => {
    expect(ofEngraving(band(laser('Анна')))).toContain('engraving.glyph');
    expect(ofEngraving(band(laser('Άννα')))).toContain('engraving.glyph');
    expect(ofEngraving(band(laser('사랑', { method: 'diamond-tip', depth: mm(0.05) })))).toContain('engraving.glyph');
  });
});

it('of two lines one above the other keeps half a millimetre between them', () => {
  const lines = (gap: number): readonly string[] => {
    const half = 0.5 + gap / 2;
    const one = { height: mm(1), font: 'sans' } as const;
    return ofEngraving(
      flatBand({
        engravings: [
          textLine('ANNA', { ...one, position: mm(-half) }),
          textLine('PAUL', { ...one, position: mm(half) }),
        ],
      }),
    );
  };
  expect(lines(0.5)).toEqual([]);
  expect(lines(0.4)).toEqual(['engraving.overlap']);
});

it('keeps off a seat that is open to the bore, and off no other', () => {
  const at = (angle: number, back: 'open' | 'closed') =>
    ofEngraving(band(laser('ANNA', { angle }), { stones: [stoneRow({ back })] }));
  expect(at(0, 'open')).toEqual(['engraving.stone']);
  expect(at(0, 'closed')).toEqual([]);
  expect(at(60, 'open')).toEqual([]);
});

it('leaves 0.8 mm of wall under letters, a groove and a hammered surface together', () => {
  const ring = (finish: RingDesign['segments'][number]['finish']) =>
    band(laser('ANNA'), {
      height: mm(1.1),
      segments: [laneOf('au585-yellow', 1, finish)],
      grooves: [grooveAt('v', 0.5)],
    });
  expect(ofEngraving(ring('polished'))).toEqual([]);
  // 1.1 − 0.25 − 0.063 − 0.02 mm
  const found = errorsOf(ring('hammer-pol')).find(({ code }) => code === 'engraving.wall');
  expect(found?.params).toEqual({ value: 0.77, min: 0.8 });
});

describe('letters beside stones outside', () => {
  const line = textLine('ANNA', { face: 'outside', height: mm(0.8) });
  const beside = (change: Partial<StoneRow>, segments = [laneOf('pt950-ru')]): boolean =>
    ofEngraving(band(line, { width: mm(8), segments, stones: [stoneRow(change)] })).includes('engraving.stone');
  it('keep half a millimetre from a girdle across the band', () => {
    // 0.4 mm of letter, 0.5 mm, and 0.85 mm of a stone of 1.7 mm.
    for (const side of [-1, 1]) {
      expect(beside({ position: mm(side * 1.74) })).toBe(true);
      expect(beside({ position: mm(side * 1.76) })).toBe(false);
    }
  });
  it('and half a millimetre along it', () => {
    // Half of 4 × 0.72 × 0.8 mm, 0.5 mm and 0.85 mm are 2.5 mm on a radius of 8.6 to 10.6 mm: 13.5° to 16.7°.
    for (const angle of [-1, 1]) {
      expect(beside({ angle: angle * 13 })).toBe(true);
      expect(beside({ angle: angle * 17 })).toBe(false);
    }
  });
  it('and from a cut through the band wherever they stand across it', () => {
    const at = (position: number, setting: StoneRow['setting']): boolean =>
      ofEngraving(
        band(
          { ...line, position: mm(position) },
          { width: mm(8), segments: [laneOf('pt950-ru')], stones: [stoneRow({ setting, spacing: mm(0) })] },
        ),
      ).includes('engraving.stone');
    expect([at(2.5, 'tension'), at(-2.5, 'tension'), at(0, 'tension')]).toEqual([true, true, true]);
    expect([at(2.5, 'flush'), at(-2.5, 'flush')]).toEqual([false, false]);
  });
});
