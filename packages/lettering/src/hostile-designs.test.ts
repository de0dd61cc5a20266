import { DESIGN_VERSION, parseDesign, PLAIN_ENGRAVING, PLAIN_RING, PLAIN_ROW, type Evaluation } from '@ringwerk/kernel';
import { withLetters } from '@ringwerk/kernel/engraving';
import { evaluateDesign } from '@ringwerk/kernel/evaluate';
import { KERNEL, PRICE_LIST } from '@ringwerk/catalogue';
import { describe, expect, it } from 'vitest';
import { loadLettering } from './node.ts';

const LETTERED = withLetters(KERNEL, loadLettering());
/** A server answers any design within 1 s of processor time; three times that for slow test machines. */
const MOST_MS = 3000;

type Fields = Readonly<Record<string, unknown>>;

const SEGMENT = { alloy: 'au585-yellow', share: 1, finish: 'polished', pattern: 0 };
const WAVE = { form: 'wave', amplitude: 0.5, waves: 6, phase: 0 };
const ring = (changes: Fields): Fields => ({
  ...PLAIN_RING,
  role: 'single',
  profile: 'F05',
  width: 12,
  height: 3,
  size: 82,
  segments: [SEGMENT],
  ...changes,
});
const row = (changes: Fields): Fields => ({
  ...PLAIN_ROW,
  setting: 'flush',
  material: 'diamond-natural',
  quality: 'tw-si',
  diameter: 0.8,
  length: 0.8,
  extent: 'full',
  count: 1,
  spacing: 0,
  position: 0,
  ...changes,
});
const beside = (index: number): number => Math.round(28 * index - 550) / 100;
const rows = (changes: Fields): Fields[] =>
  Array.from({ length: 40 }, (_, index) => row({ position: beside(index), ...changes }));
const skies = (changes: Fields): Fields[] =>
  Array.from({ length: 40 }, (_, seed) => row({ setting: 'scatter', extent: 'count', count: 120, seed, ...changes }));
const lanes = (finish: string): Fields[] => Array.from({ length: 5 }, () => ({ ...SEGMENT, finish }));
const drawn = (drawing: string): Fields =>
  ring({ engravings: Array.from({ length: 4 }, () => ({ ...PLAIN_ENGRAVING, text: '', drawing })) });
const written = (text: string, font: string): Fields =>
  ring({ engravings: Array.from({ length: 4 }, () => ({ ...PLAIN_ENGRAVING, text, font })) });
const KANJI = '鑾驫鸞龘纛爨籲灩讟钃'.repeat(6);

const RINGS: Readonly<Record<string, Fields>> = {
  'forty full rows': ring({ stones: rows({}) }),
  'forty skies of 120': ring({ stones: skies({}) }),
  'forty skies of ovals on hammered waves': ring({
    split: WAVE,
    segments: lanes('hammer-pol'),
    stones: skies({ cut: 'oval', length: 1 }),
  }),
  'forty rows of pears in six prongs': ring({
    stones: rows({ setting: 'prong6', cut: 'pear', length: 1.2, lift: 2 }),
  }),
  'bars on five waves of bark': ring({ split: WAVE, segments: lanes('bark'), stones: rows({ setting: 'bar' }) }),
  'four texts of sixty kanji': written(KANJI, 'sans'),
  'four texts in script': written('Ǻḝ&§ß'.repeat(12), 'script'),
  'a tangle of curves': drawn(`M0 0${'c9 0 9 9 0 9'.repeat(160)}Z`),
  'a tangle of arcs': drawn(`M0 0${'a1 1 0 0 1 1 1'.repeat(130)}Z`),
  'a drawing of hundreds of lines': drawn(`M0 0${'l1 1 0 1 1 0'.repeat(160)}Z`),
  'a drawing beyond all measure': drawn('M1e300 1e300L-1e300 1e308L1e308 0Z'),
  'a drawing of nothing': drawn('M1e-300 1e-300L1e-308 0L0 1e-320Z'),
  'a drawing of one long number': drawn(`M${'9'.repeat(1900)} 0L1 1Z`),
};

function evaluated(record: unknown): Evaluation {
  const parsed = parseDesign(record);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues.slice(0, 3)));
  return evaluateDesign(parsed.value, LETTERED, PRICE_LIST, {
    factor: 2.2,
    country: 'DE',
    exchangeRate: 1,
    roundUpTo: 0,
  });
}

/** Paths of all numbers of an answer that are none. */
function lost(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => lost(part, `${path}/${name}`));
}

describe('a hostile design', () => {
  it.each(Object.keys(RINGS))('%s is judged in time and with real numbers', (name) => {
    let evaluation: Evaluation | undefined;
    expect(() => (evaluation = evaluated({ version: DESIGN_VERSION, rings: [RINGS[name]] }))).toTakeLessThan(MOST_MS);
    expect(lost(evaluation)).toEqual([]);
    expect(evaluation?.issues.length).toBeGreaterThan(0);
  });

  it('is judged in time where a pair holds everything at once, in drawings that all differ', () => {
    const tangle = (turn: number): string => `M0 0${`a1 1 0 0 1 1 1`.repeat(130 - turn)}Z`;
    const worst = (role: string, from: number): Fields => ({
      ...ring({ split: WAVE, segments: lanes('hammer-pol'), stones: skies({}) }),
      role,
      engravings: Array.from({ length: 4 }, (_, k) => ({ ...PLAIN_ENGRAVING, text: '', drawing: tangle(from + k) })),
    });
    const rings = [worst('first', 0), worst('second', 4)];
    let evaluation: Evaluation | undefined;
    expect(() => (evaluation = evaluated({ version: DESIGN_VERSION, rings }))).toTakeLessThan(MOST_MS);
    expect(lost(evaluation)).toEqual([]);
  });

  it.each(['a tangle of curves', 'a drawing beyond all measure', 'a drawing of nothing'])('%s is refused', (name) => {
    const { issues } = evaluated({ version: DESIGN_VERSION, rings: [RINGS[name]] });
    expect(issues.filter(({ code }) => code === 'engraving.drawing')).toHaveLength(4);
  });

  it('is refused with issues where a field holds what no field can hold', () => {
    let nested: unknown = 1;
    for (let depth = 0; depth < 5000; depth++) nested = [nested];
    const whole = ring({ stones: [row({})], engravings: [PLAIN_ENGRAVING] });
    const strange = [Number.NaN, Infinity, -1e308, '1', 'x'.repeat(100_000), null, undefined, nested, { a: nested }];
    for (const name of ['width', 'size', 'profile', 'segments', 'stones', 'engravings', 'split', 'edges']) {
      for (const value of strange) {
        const parsed = parseDesign({ version: DESIGN_VERSION, rings: [{ ...whole, [name]: value }] });
        expect(parsed.ok, name).toBe(false);
      }
    }
  });
});
