import { DESIGN_VERSION, parseDesign, PLAIN_ENGRAVING, PLAIN_RING, type Design } from '@ringwerk/kernel';
import { withLetters } from '@ringwerk/kernel/engraving';
import { buildRingScene, TESSELLATION_DISPLAY } from '@ringwerk/kernel/mesh';
import { checkDesign } from '@ringwerk/kernel/rules';
import { weighRing } from '@ringwerk/kernel/weight';
import { KERNEL } from '@ringwerk/catalogue';
import { describe, expect, it } from 'vitest';
import { loadLettering } from './node.ts';

/* Laying out, filling and weighing letters takes bounded work, whatever the record asks for. */

const LETTERED = withLetters(KERNEL, loadLettering());
/** Processor time of one call, ms: a page, a worker or a server stands still no longer than this. */
const MOST_MS = 1000;
const FONTS = ['sans', 'serif', 'script', 'hand', 'calligraphic', 'line'] as const;
const METHODS = ['laser', 'diamond-tip'] as const;

type Fields = Readonly<Record<string, unknown>>;

function designWith(engraving: Fields, ring: Fields = {}): Design {
  const parsed = parseDesign({
    version: DESIGN_VERSION,
    rings: [
      {
        ...PLAIN_RING,
        role: 'single',
        profile: 'F02',
        width: 5.5,
        height: 1.8,
        size: 62,
        segments: [{ alloy: 'au585-yellow', share: 1, finish: 'polished', pattern: 0 }],
        ...ring,
        engravings: [{ ...PLAIN_ENGRAVING, depth: 0.05, ...engraving }],
      },
    ],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.value;
}

function expectBounded(design: Design, what: string): void {
  const calls: Readonly<Record<string, () => unknown>> = {
    checkDesign: () => checkDesign(design, LETTERED.tables),
    weighRing: () => design.rings.map((ring) => weighRing(ring, LETTERED)),
    buildRingScene: () => design.rings.map((ring) => buildRingScene(ring, LETTERED, TESSELLATION_DISPLAY)),
  };
  for (const [name, call] of Object.entries(calls)) {
    expect(call, `${name} of ${what}`).toTakeLessThan(MOST_MS);
  }
}

/** Words, repeated signs, accents, signs of the house, and the densest characters of the cell scripts. */
const TEXTS: Readonly<Record<string, string>> = {
  words: 'Anna & Paul 12.06.2027',
  small: 'x',
  ampersands: '&',
  accents: 'Ǻḝ&§ß',
  paws: '🐾',
  hearts: '💕♪⚭',
  kanji: '鑾驫鸞龘纛爨籲灩讟钃',
  hangul: '쀓쁿뷁쒉',
};
const LENGTHS = [20, 60];
const filled = (text: string, length: number): string =>
  [...text.repeat(length)].reduce((sum, sign) => (sum.length + sign.length > length ? sum : sum + sign), '') || text;
/** In the middle of the bore, and so near the end of its flat that letters find hardly any room. */
const POSITIONS = [0, 1.5, 1.6, 1.65];

describe.each(METHODS)('the work of an engraving by %s', (method) => {
  it.each(FONTS)('is bounded in %s, at every place and length and in every script', { timeout: 120_000 }, (font) => {
    for (const [name, text] of Object.entries(TEXTS)) {
      for (const length of LENGTHS) {
        for (const position of name === 'words' || name === 'small' ? POSITIONS : [0, 1.65]) {
          const design = designWith({ text: filled(text, length), method, font, position });
          expectBounded(design, `${length} of ${name} by ${method} in ${font} at ${position}`);
        }
      }
    }
  });

  it('is bounded at every height that the record can hold', { timeout: 120_000 }, () => {
    for (const height of [0.6, 0.7, 0.9, 1.2]) {
      for (const [name, text] of Object.entries(TEXTS)) {
        const font = name === 'kanji' || name === 'hangul' ? 'sans' : 'script';
        const design = designWith({ text: filled(text, 60), method, font, height });
        expectBounded(design, `${name} by ${method}, ${height} mm high`);
      }
    }
  });
});

it('is bounded for drawings and handwriting', { timeout: 120_000 }, () => {
  const strokes = Array.from({ length: 60 }, (_, k) => `M${k / 4} 0q.5 1 .1 .6t.3-.5`).join('');
  const drawings = {
    'a tangle of curves': `M0 0${'c9 0 9 9 0 9'.repeat(160)}Z`,
    'a tangle of open curves': `M0 0${'c9 0 9 9 0 9'.repeat(160)}`,
    'a tangle of arcs': `M0 0${'a1 1 0 0 1 1 1'.repeat(130)}Z`,
    'open handwriting': strokes.slice(0, strokes.lastIndexOf('M', 1999)),
    'a hatched field': `M0 0${'h4v.09h-4v.09'.repeat(70)}`,
    'a comb of hairs': `M0 0${'v2h.02v-2h.02'.repeat(120)}Z`,
  };
  for (const [name, drawing] of Object.entries(drawings)) {
    expectBounded(designWith({ text: '', drawing, depth: 0.05 }), name);
  }
});

it('is bounded for four lines in four fonts beside drawings, though every way out of every finding is tried', () => {
  const fonts = ['line', 'hand', 'script', 'sans'] as const;
  const engravings = fonts.map((font, index) => ({
    ...PLAIN_ENGRAVING,
    text: 'x'.repeat(60),
    drawing: 'M0 0L1 0L1 1Z',
    method: index % 2 === 0 ? 'diamond-tip' : 'laser',
    font,
    position: index / 4,
    angle: 90 * index - 180,
    depth: 0.06,
  }));
  const [ring] = designWith({ text: 'x' }).rings;
  const parsed = parseDesign({ version: DESIGN_VERSION, rings: [{ ...ring, engravings }] });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  expectBounded(parsed.value, 'four lines');
});

it('a short line near the end of the flat bore is refused at once, with its millimetres and a way out', () => {
  const design = designWith({ text: 'Anna & Paul 12.06.2027', method: 'diamond-tip', font: 'line', position: 1.6 });
  let issues: ReturnType<typeof checkDesign> = [];
  expect(() => (issues = checkDesign(design, LETTERED.tables))).toTakeLessThan(MOST_MS);
  const small = issues.find(({ code }) => code === 'engraving.too-small');
  expect(small?.params['min']).toBe(1.2);
  expect(Number(small?.params['value'])).toBeLessThan(0.1);
  // All words stay: they move to where letters find room.
  expect(small?.repair).toMatchObject({ path: '/rings/0/engravings/0/position', value: 0 });
});

it('letters that no tool can cut are neither filled nor weighed', () => {
  const plain = designWith({ text: '.', height: 0.6, method: 'diamond-tip' });
  const smeared = designWith({ text: 'Anna', height: 0.6, method: 'diamond-tip' });
  const grams = ({ rings }: Design): number[] => rings.map((ring) => weighRing(ring, LETTERED).metal);
  expect(grams(smeared)).toEqual(grams(plain));
  expect(checkDesign(smeared, LETTERED.tables).map(({ code }) => code)).toContain('engraving.too-small');
});
