import { lastItem } from '@ringwerk/kernel/math';
import { CELL_OVER_LETTER, ENGRAVING_FONTS, type EngravingFont } from '@ringwerk/kernel';
import { describe, expect, it } from 'vitest';
import { loadLettering } from './node.ts';
import { filesOf, graphemesOf } from './shape-text.ts';
import { SYMBOLS } from './symbols.ts';
import { readWoff } from './woff-file.ts';

const LETTERING = loadLettering();
const missing = (text: string, font: EngravingFont, method: 'laser' | 'diamond-tip' = 'laser'): readonly string[] =>
  LETTERING.shape(text, font, method)?.missing ?? ['nothing was shaped'];

/** Letters of the European languages that customers write in, and the signs of dates and names. */
const EUROPEAN =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' +
  'ÄÖÜäöüßÀÂÇÈÉÊËÎÏÔÙÛÜŸŒÆàâçèéêëîïôùûüÿœæĲĳÁÍÓÚÝÑáíóúýñÃÕãõÅØåøÐÞðþ' +
  'ĄĆĘŁŃŚŹŻąćęłńśźżČĎĚŇŘŠŤŮŽčďěňřšťůžĹĽŔĺľŕŐŰőűĂȘȚășțĢĶĻŅģķļņĀĒĪŪāēīūĖĮŲėįųĞİŞğışĐđĦħŴŶŵŷ' +
  '€&+-.,:;!?\'"()/|·–—’‘“”«»*#@%= ';
/** What the single-line faces hold of it: the letters of western Europe. */
const WESTERN =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ÄÖÜäöüßÀÂÇÈÉÊËÎÏÔÙÛàâçèéêëîïôùûáíóúñøå&+-.,:;!?/| ';

describe('coverage', () => {
  it.each(ENGRAVING_FONTS.filter((font) => font !== 'line'))('%s holds the letters of Europe', (font) => {
    expect(missing(EUROPEAN, font)).toEqual([]);
  });
  it.each(ENGRAVING_FONTS)('%s by diamond tip holds the letters of western Europe', (font) => {
    expect(missing(WESTERN, font, 'diamond-tip')).toEqual([]);
  });
  it('holds every Korean syllable', () => {
    const syllables = Array.from({ length: 11_172 }, (_, k) => String.fromCodePoint(0xac_00 + k));
    const shaped = LETTERING.shape(syllables.join(''), 'sans', 'laser');
    expect(shaped?.missing).toEqual([]);
    expect(shaped?.glyphs.filter(({ contours }) => contours.length > 0)).toHaveLength(11_172);
  });
  it('holds kana, names of rare spelling and half-width digits beside kanji', () => {
    expect(missing('ぁあをんァヴヶー々〇永遠愛髙﨑齋邉凛葵・、。2027', 'sans')).toEqual([]);
  });
  it.each(ENGRAVING_FONTS)('%s holds every symbol of the house, with and without presentation selector', (font) => {
    const symbols = [...SYMBOLS.keys()];
    expect(missing(symbols.join(''), font)).toEqual([]);
    expect(missing(symbols.map((symbol) => `${symbol}\uFE0F`).join(''), font, 'diamond-tip')).toEqual([]);
  });
});

describe('what a font lacks', () => {
  it('is named once and never borrowed', () => {
    const shaped = LETTERING.shape('A愛B愛', 'serif', 'laser');
    expect(shaped?.missing).toEqual(['愛']);
    expect(shaped?.glyphs.map(({ text }) => text).join('')).toBe('AB');
  });
  it('is named as a whole grapheme', () => {
    expect(missing('👩‍🚀', 'sans')).toEqual(['👩‍🚀']);
    expect(graphemesOf('e\u0301♥\uFE0F')).toEqual(['é', '♥']);
  });
  it.each([
    ['Korean by diamond tip', '사', 'sans', 'diamond-tip'],
    ['Cyrillic', 'Я', 'sans', 'laser'],
  ] as const)('%s', (_, text, font, method) => expect(missing(text, font, method)).toEqual([text]));
});

describe('files', () => {
  it('are only those that a text needs', () => {
    expect(filesOf('Anna 2027', 'sans', 'laser')).toEqual({ outlines: ['source-sans-3-latin-400-normal'], lines: [] });
    expect(filesOf('Jiří', 'serif', 'laser').outlines).toEqual(['lora-latin-400-normal', 'lora-latin-ext-400-normal']);
    expect(filesOf('♥', 'script', 'laser')).toEqual({ outlines: [], lines: [] });
    expect(filesOf('Anna', 'script', 'diamond-tip')).toEqual({ outlines: [], lines: ['EMSAllure'] });
    expect(filesOf('愛', 'sans', 'laser').outlines.length).toBeLessThanOrEqual(2);
  });
});

describe('measures', () => {
  const reach = (text: string, font: EngravingFont, method: 'laser' | 'diamond-tip'): readonly [number, number] => {
    const ys = (LETTERING.shape(text, font, method)?.glyphs ?? []).flatMap(({ contours }) =>
      contours.flatMap(({ y, pieces }) => [y, ...pieces.map((piece) => lastItem(piece))]),
    );
    return [Math.min(...ys), Math.max(...ys)];
  };
  it.each(['sans', 'serif', 'calligraphic'] as const)('a capital I of %s is one unit high', (font) => {
    const [low, high] = reach('I', font, 'laser');
    expect(Math.abs(high - 1)).toBeLessThan(0.04);
    expect(Math.abs(low)).toBeLessThan(0.04);
  });
  it('a cell is 1.15 letter heights wide and stands around the middle of the capitals', () => {
    const shaped = LETTERING.shape('永国', 'sans', 'laser');
    expect(shaped?.advance).toBeCloseTo(2 * CELL_OVER_LETTER, 9);
    const [low, high] = reach('国', 'sans', 'laser');
    expect(Math.abs((low + high) / 2 - 0.5)).toBeLessThan(0.06);
  });
  it('kerns: AV is narrower than A and V', () => {
    const advance = (text: string): number => LETTERING.shape(text, 'serif', 'laser')?.advance ?? 0;
    expect(advance('AV')).toBeLessThan(advance('A') + advance('V') - 0.02);
  });
  it('answers the same question with the same object', () => {
    expect(LETTERING.shape('Anna', 'sans', 'laser')).toBe(LETTERING.shape('Anna', 'sans', 'laser'));
  });
});

it('refuses a file that is not WOFF', () => {
  expect(() => readWoff(new Uint8Array(64))).toThrow('not a WOFF 1.0 file');
});
