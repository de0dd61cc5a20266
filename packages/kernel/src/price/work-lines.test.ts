import { describe, expect, it } from 'vitest';
import { edgeOf, grooveAt, inlayAt, laneOf, stoneRow, swingOf, textLine } from '../../test/fixtures/plain-parts.ts';
import { PRICES, ringWith, TABLES } from '../../test/fixtures/tables.ts';
import { STRAIGHT } from '../design/blank-ring.ts';
import {
  FINISH_IDS,
  GROOVE_SHAPES,
  SETTING_IDS,
  STONE_CUTS,
  type EdgeWork,
  type FinishId,
  type Groove,
  type GrooveShape,
  type Path,
  type RingDesign,
  type Segment,
  type SettingId,
  type SplitForm,
  type StoneCut,
  type StoneRow,
} from '../design/ring-design.ts';
import { grams, mm } from '../units/quantities.ts';
import type { RingWeight } from '../weight/ring-weight.ts';
import { priceRing } from './price-ring.ts';
import type { PriceLine } from './price-lines.ts';
import type { PriceList } from './price-list.ts';

/** Nothing weighs anything here, and every row has as many stones as the test says. */
const weighed = (ring: RingDesign, counts: readonly number[]): RingWeight => ({
  segments: [...ring.segments, ...ring.inlays].map(() => grams(1)),
  metal: grams(ring.segments.length + ring.inlays.length),
  shown: grams(ring.segments.length + ring.inlays.length),
  rows: ring.stones.map((_, index) => ({ count: counts[index] ?? 1, tradeCarats: 0 })),
  stoneCount: 0,
  tradeCarats: 0,
  trueCarats: 0,
});
function linesOf(ring: RingDesign, counts: readonly number[] = [], list: PriceList = PRICES): readonly PriceLine[] {
  const weight = weighed(ring, counts);
  const price = priceRing({ ring, weight, tables: TABLES, list, listings: {}, path: '/rings/0' });
  if (!price.ok) throw new Error(JSON.stringify(price.issues));
  expect(price.value.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(price.value.cost);
  return price.value.lines;
}
const amounts = (lines: readonly PriceLine[], kind: PriceLine['kind']): number[] =>
  lines.filter((line) => line.kind === kind).map(({ amount }) => Number(amount));

const plain = (change: Partial<RingDesign> = {}): RingDesign => ringWith({ stones: [], engravings: [], ...change });
const lane = (alloy: string, finish?: FinishId): Segment => laneOf(alloy, 1, finish);
const swing = (form: Path['form']): Path => swingOf(form, 0.5, form === 'wave' ? 3 : 1);

describe('what every ring is billed', () => {
  it('is turning, one finish and the hallmark, each once', () => {
    const lines = linesOf(plain());
    expect(lines.map(({ kind }) => kind)).toEqual(['fine-metal', 'alloy-fee', 'turning', 'finish', 'hallmark']);
    expect([amounts(lines, 'turning'), amounts(lines, 'hallmark')]).toEqual([[2400], [320]]);
  });

  // Cents of the price list in the test tables.
  const FINISH_FEES: Readonly<Record<FinishId, number>> = {
    polished: 900,
    'matte-long': 1150,
    'matte-cross': 1150,
    'matte-diag': 1150,
    'matte-xcross': 1650,
    satin: 1150,
    'sand-fine': 1150,
    'sand-coarse': 1250,
    ice: 1650,
    'hammer-pol': 2400,
    'hammer-mat': 2400,
    'hammer-coarse': 2400,
    'diamond-long': 2400,
    'diamond-diag': 2400,
    star: 1650,
    bark: 2400,
    notch: 3200,
  };
  it.each(FINISH_IDS)('%s alone, and beside a polished lane or strip wherever it stands', (finish) => {
    const fee = FINISH_FEES[finish];
    const rose = 'au585-rose';
    const strip = { alloy: rose, width: mm(1), position: mm(0), depth: mm(0.5) };
    const rings = [
      plain({ segments: [lane('au585-yellow', finish)] }),
      plain({ segments: [lane('au585-yellow', finish), lane(rose)] }),
      plain({ segments: [lane('au585-yellow'), lane(rose, finish)] }),
      plain({ segments: [lane('au585-yellow')], inlays: [{ ...strip, finish }] }),
      plain({ segments: [lane('au585-yellow', finish)], inlays: [{ ...strip, finish: 'polished' }] }),
    ];
    for (const ring of rings) {
      const [line, ...others] = linesOf(ring).filter(({ kind }) => kind === 'finish');
      expect([Number(line?.amount), line?.detail['key'], others]).toEqual([fee, finish, []]);
    }
  });
  it('of two finishes at one price names the first', () => {
    const segments = [lane('au585-yellow', 'satin'), lane('au585-rose', 'matte-long')];
    const [line] = linesOf(plain({ segments })).filter(({ kind }) => kind === 'finish');
    expect(line?.detail['key']).toBe('satin');
  });
});

describe('joints', () => {
  // 65 EUR a joint: as it is, 1.6, 1.3 and 1.5 times of it.
  const EACH: Readonly<Record<SplitForm, number>> = { straight: 6500, wave: 10_400, diagonal: 8450, shell: 9750 };
  it.each(['straight', 'wave', 'diagonal', 'shell'] as const)('%s: one, two and four of them', (form) => {
    const split = { ...swing('straight'), form };
    const alternating = (count: number): Segment[] =>
      Array.from({ length: count }, (_, index) => lane(index % 2 === 0 ? 'au585-yellow' : 'au585-rose'));
    const billed = [1, 2, 3, 5].map((count) =>
      amounts(linesOf(plain({ split, segments: alternating(count) })), 'joint'),
    );
    expect(billed).toEqual([[], [EACH[form]], [2 * EACH[form]], [4 * EACH[form]]]);
  });
  it('count where the alloy changes, not where the finish does', () => {
    const segments = [lane('au585-yellow'), lane('au585-yellow', 'satin'), lane('au585-rose'), lane('au585-rose')];
    expect(amounts(linesOf(plain({ segments })), 'joint')).toEqual([6500]);
  });
  it('of a strip are the strip’s own fee', () => {
    const strip = inlayAt('au585-rose', 1, 0, 0.5);
    const lines = linesOf(plain({ inlays: [strip, { ...strip, position: mm(2) }] }));
    expect([amounts(lines, 'inlay'), amounts(lines, 'joint')]).toEqual([[6500, 6500], []]);
  });
});

describe('edges and plating', () => {
  const edge = (form: EdgeWork['form']): EdgeWork => ({ ...edgeOf(form, 0.5, 0.3), finish: 'notch' });
  it.each([
    ['none', null, null, []],
    ['a chamfer left', edge('chamfer'), null, [900]],
    ['a step right', null, edge('step'), [1200]],
    ['one of each', edge('chamfer'), edge('step'), [900, 1200]],
    ['two steps', edge('step'), edge('step'), [1200, 1200]],
  ] as const)('%s', (_, left, right, fees) => {
    const lines = linesOf(plain({ edges: { left, right } }));
    expect(amounts(lines, 'edge')).toEqual(fees);
    // The finish of an edge is in its fee: it is not the ring's dearest one.
    expect(amounts(lines, 'finish')).toEqual([1150]);
  });
  it('rhodium costs 18 EUR a ring', () => {
    expect(amounts(linesOf(plain({ plating: 'rhodium' })), 'plating')).toEqual([1800]);
    expect(amounts(linesOf(plain()), 'plating')).toEqual([]);
  });
});

describe('grooves', () => {
  // [straight, wave at 1.5, diagonal at 1.2]
  const FEES: Readonly<Record<GrooveShape, readonly [number, number, number]>> = {
    v: [600, 900, 720],
    v60: [600, 900, 720],
    u: [700, 1050, 840],
    flat: [700, 1050, 840],
    raised: [900, 1350, 1080],
    milgrain: [2800, 4200, 3360],
    bead: [2800, 4200, 3360],
  };
  it.each(GROOVE_SHAPES)('%s: straight, wave and diagonal', (shape) => {
    const groove = (path: Path): Groove => grooveAt(shape, 0.5, 0, path);
    const grooves = [STRAIGHT, swing('wave'), swing('diagonal')].map(groove);
    const lines = linesOf(plain({ grooves })).filter(({ kind }) => kind === 'groove');
    expect(lines.map(({ amount }) => Number(amount))).toEqual(FEES[shape]);
    expect(lines.map(({ detail }) => detail['line'])).toEqual(['straight', 'wave', 'diagonal']);
  });
});

describe('engravings', () => {
  const drawing = { drawing: 'M0 0L1 0L1 1Z', text: '' };
  it.each([
    ['laser', {}, 1200],
    ['laser', { face: 'outside' }, 2040],
    ['laser', drawing, 2880],
    ['laser', { ...drawing, face: 'outside' }, 3600],
    ['diamond-tip', {}, 1500],
    ['diamond-tip', { face: 'outside' }, 2550],
    ['diamond-tip', drawing, 3600],
    ['diamond-tip', { ...drawing, face: 'outside' }, 4500],
  ] as const)('by %s, %j', (method, change, fee) => {
    const one = textLine('Anna', { method, ...change });
    expect(amounts(linesOf(plain({ engravings: [one] })), 'engraving')).toEqual([fee]);
    expect(amounts(linesOf(plain({ engravings: [one, one] })), 'engraving')).toEqual([fee, fee]);
  });
  it('of words beside a drawing are cut with it, and of nothing are nothing', () => {
    const beside = textLine('Anna', { drawing: drawing.drawing });
    expect(amounts(linesOf(plain({ engravings: [beside, textLine('')] })), 'engraving')).toEqual([2880]);
  });
});

describe('the setter’s fee', () => {
  const settingLines = (stones: readonly StoneRow[], counts: readonly number[], list?: PriceList) =>
    linesOf(plain({ stones }), counts, list).filter(({ kind }) => kind === 'setting');

  // Cents by setting for a brilliant up to 2.5 mm, up to 4 mm (1.4 times) and above (twice).
  const FEES: Readonly<Record<SettingId, readonly [number, number, number]>> = {
    flush: [650, 910, 1300],
    grain: [900, 1260, 1800],
    pave: [950, 1330, 1900],
    channel: [780, 1092, 1560],
    'channel-cross': [780, 1092, 1560],
    bar: [1100, 1540, 2200],
    bezel: [4500, 6300, 9000],
    tension: [9000, 12_600, 18_000],
    prong4: [3800, 5320, 7600],
    prong6: [4800, 6720, 9600],
    side: [900, 1260, 1800],
    scatter: [750, 1050, 1500],
  };
  it.each(SETTING_IDS)('%s by size and number', (setting) => {
    const [small, middle, large] = FEES[setting];
    for (const [diameter, fee] of [
      [1.7, small],
      [2.5, small],
      [3, middle],
      [4.3, large],
    ] as const) {
      const stones = [stoneRow({ setting, diameter: mm(diameter), length: mm(diameter) })];
      for (const count of [1, 7]) {
        expect(settingLines(stones, [count])).toMatchObject([
          { amount: count * fee, detail: { key: setting, count, cents: fee, path: '/rings/0/stones/0' } },
        ]);
      }
      expect(settingLines(stones, [0])).toEqual([]);
    }
  });

  // Channel at 7.80 EUR up to 2.5 mm: by cut, half cents up.
  const BY_CUT: Readonly<Record<StoneCut, number>> = {
    round: 780,
    oval: 936,
    princess: 1092,
    cushion: 936,
    emerald: 1014,
    asscher: 1014,
    radiant: 1014,
    baguette: 1092,
    pear: 1092,
    marquise: 1092,
    heart: 1248,
  };
  it.each(STONE_CUTS)('%s by its corners and points, and 2.50 EUR for an open seat', (cut) => {
    // A size of every cut, so that the stone itself has a price.
    const tables = { ...TABLES, cutSizes: [{ cut, width: 2, length: 2, bucket: 0.04 }] };
    const fees = (['closed', 'open'] as const).map((back) => {
      const size = cut === 'round' ? 1.7 : 2;
      const ring = plain({
        stones: [stoneRow({ setting: 'channel', cut, diameter: mm(size), length: mm(size), back })],
      });
      const weight = weighed(ring, [3]);
      const price = priceRing({ ring, weight, tables, list: PRICES, listings: {}, path: '' });
      return price.ok ? price.value.lines.filter(({ kind }) => kind === 'setting').map(({ amount }) => amount) : [];
    });
    expect(fees).toEqual([[3 * BY_CUT[cut]], [3 * (BY_CUT[cut] + 250)]]);
  });

  it('of one stone is whole cents before it is multiplied', () => {
    // 7.77 EUR × 1.4 × 1.2 = 13.0536 EUR: 13.05 a stone, not 391.61 for thirty.
    const list = { ...PRICES, setting: { ...PRICES.setting, channel: 777 } };
    const stones = [stoneRow({ setting: 'channel', cut: 'oval', diameter: mm(3), length: mm(4) })];
    expect(settingLines(stones, [30], list)[0]).toMatchObject({ amount: 39_150, detail: { cents: 1305 } });
  });
});

describe('stones of the trade’s sizes', () => {
  const row = (diameter: number, quality = 'tw-si', material = 'diamond-natural'): StoneRow =>
    stoneRow({ diameter: mm(diameter), quality, material });
  // [diameter, carats of the trade, cents a carat]: 450 EUR up to 0.05 ct, 900 above.
  it.each([
    [1, 0.005, 45_000, 225],
    [1.3, 0.01, 45_000, 450],
    [1.5, 0.015, 45_000, 675],
    [1.7, 0.02, 45_000, 900],
    [2.1, 0.04, 45_000, 1800],
    [2.5, 0.06, 90_000, 5400],
    [3, 0.1, 90_000, 9000],
    [4.3, 0.3, 90_000, 27_000],
  ])('%d mm is %d ct at %d', (diameter, bucket, centsPerCarat, one) => {
    for (const count of [1, 3, 38]) {
      const [line] = linesOf(plain({ stones: [row(diameter)] }), [count]).filter(({ kind }) => kind === 'stone');
      expect(line).toMatchObject({ amount: count * one, detail: { count, bucket, centsPerCarat } });
      expect(line?.detail['carats']).toBeCloseTo(count * bucket, 12);
    }
  });
  it('of another quality and another stone have their own rate', () => {
    const stones = [row(1.7, 'tw-vs'), row(1.7, 'aaa', 'emerald')];
    expect(amounts(linesOf(plain({ stones }), [5, 5]), 'stone')).toEqual([5 * 1200, 5 * 1400]);
  });
  it('round half a cent of the whole row up', () => {
    // 225 cents at half of the price: 112.5 a stone, 337.5 for three.
    const stonePrice = { 'diamond-natural': { 'tw-si': [[1, 22_500]] as const } };
    const list = { ...PRICES, stonePrice };
    expect(amounts(linesOf(plain({ stones: [row(1)] }), [1], list), 'stone')).toEqual([113]);
    expect(amounts(linesOf(plain({ stones: [row(1)] }), [3], list), 'stone')).toEqual([338]);
  });
  it.each([
    ['a size between two', row(1.75), 'diamond-natural tw-si 1.75'],
    ['a quality that is not sold', row(1.7, 'e-if'), 'diamond-natural e-if 1.7'],
    ['a stone that is not sold', row(1.7, 'tw-si', 'ruby'), 'ruby tw-si 1.7'],
  ])('%s has no price', (_, stone, key) => {
    const ring = plain({ stones: [stone] });
    const list = PRICES;
    const price = priceRing({ ring, weight: weighed(ring, [1]), tables: TABLES, list, listings: {}, path: '/rings/0' });
    expect(price.ok ? [] : price.issues).toEqual([
      { code: 'price.missing', path: '/rings/0/stones/0/quality', params: { key }, severity: 'error' },
    ]);
  });
  it('are dearer one by one, and never lighter in carat', () => {
    const of = (count: number): readonly [number, number] => {
      const lines = linesOf(plain({ stones: [row(1.7)] }), [count]);
      const stone = lines.find(({ kind }) => kind === 'stone');
      return [lines.reduce((sum, { amount }) => sum + amount, 0), Number(stone?.detail['carats'])];
    };
    for (let count = 1; count < 12; count++) {
      expect(of(count + 1)[0]).toBeGreaterThan(of(count)[0]);
      expect(of(count + 1)[1]).toBeGreaterThan(of(count)[1]);
    }
  });
});
