import { describe, expect, it } from 'vitest';
import { depthAt } from '../../../test/fixtures/drawn-section.ts';
import { edgeOf, grooveAt, inlayAt, laneOf, swingOf } from '../../../test/fixtures/plain-parts.ts';
import { TABLES } from '../../../test/fixtures/tables.ts';
import { codesOf, errorsOf, expectLimit, flatBand, type RuleLimit } from '../../../test/rule-limits.ts';
import type { PathForm, RingDesign, Segment, Split } from '../../design/ring-design.ts';
import { mm } from '../../units/quantities.ts';

const YELLOW = 'au585-yellow';
const ROSE = 'au585-rose';
const lanes = (...shares: readonly number[]): Segment[] =>
  shares.map((share, index) => laneOf(index % 2 === 0 ? YELLOW : ROSE, share));
const split = (form: PathForm | 'shell', amplitude = 0, waves = 1, phase = 0): Split => ({
  ...swingOf('straight', amplitude, waves, phase),
  form,
});
const SHELL = split('shell');

describe('the lowest ring of an alloy', () => {
  it.each([
    ['au585-yellow', 1.1],
    ['au750-rose', 1.1],
    ['pt950-ru', 1.1],
    ['pd950', 1.2],
    ['ag925', 1.4],
    ['ti-grade2', 1.4],
    ['steel-316l', 1.4],
    ['ta', 1.6],
    ['zr-black', 1.8],
    ['carbon-forged', 2],
  ])('%s: %d mm', (alloy, least) => {
    const at = (height: number) =>
      errorsOf(flatBand({ segments: [laneOf(alloy)], height: mm(height) })).filter(
        ({ code }) => code === 'alloy.height-minimum',
      );
    expect(at(least)).toEqual([]);
    const below = Number((least - 0.1).toFixed(1));
    expect(at(below)).toMatchObject([
      { path: '/rings/0/height', params: { alloy, value: below, min: least }, repair: { value: least } },
    ]);
  });
  it('of two alloys is that of the higher one, which the repair names', () => {
    const ring = flatBand({ segments: [laneOf('au750-yellow'), laneOf('ta')], height: mm(1.3) });
    const found = errorsOf(ring).find(({ code }) => code === 'alloy.height-minimum');
    expect(found).toMatchObject({ params: { alloy: 'ta', min: 1.6 }, repair: { value: 1.6 } });
  });
});

describe('two alloys in one ring', () => {
  const METALS = TABLES.alloys.map(({ id }) => id);
  const WHITE = new Set(['au585-white-pd']);
  const [PT, PD, AG] = [new Set(['pt950-ru', 'pt600']), new Set(['pd950', 'pd585']), new Set(['ag925'])];
  /** What the trade refuses: too like in colour, or trouble at the joint. */
  const PAIRS: readonly (readonly [ReadonlySet<string>, ReadonlySet<string>])[] = [
    [WHITE, PT],
    [WHITE, PD],
    [WHITE, AG],
    [PD, AG],
  ];
  /** Letters and thousandths of a name: `au585-rose` is au and 585. */
  const stampOf = (alloy: string): readonly [string, string] => {
    const [, metal = '', stamp = ''] = /^(au|pt|pd|ag)(\d{3})/u.exec(alloy) ?? [];
    return [metal, stamp];
  };
  const expected = (a: string, b: string): string | null => {
    const refused = PAIRS.some(([one, other]) => (one.has(a) && other.has(b)) || (one.has(b) && other.has(a)));
    if (refused) return 'alloy.pairing';
    const [[metal, stamp], [other, otherStamp]] = [stampOf(a), stampOf(b)];
    return metal !== '' && metal === other && stamp !== otherStamp ? 'alloy.fineness-mixed' : null;
  };
  const found = (ring: RingDesign): string | null =>
    codesOf(ring).find((code) => code === 'alloy.pairing' || code === 'alloy.fineness-mixed') ?? null;

  it.each(METALS)('%s beside every other, on either side, as lane and as strip', (one) => {
    for (const other of METALS) {
      const wanted = expected(one, other);
      const height = mm(2.4);
      expect(found(flatBand({ height, segments: [laneOf(one), laneOf(other)] })), other).toBe(wanted);
      expect(found(flatBand({ height, segments: [laneOf(other), laneOf(one)] })), other).toBe(wanted);
      expect(found(flatBand({ height, segments: [laneOf(one)], inlays: [inlayAt(other, 1, 0, 0.5)] })), other).toBe(
        wanted,
      );
    }
  });
  it('are looked at two by two: the first and the last too', () => {
    const segments = [laneOf('au585-white-pd'), laneOf('au585-yellow'), laneOf('pt950-ru')];
    expect(found(flatBand({ segments }))).toBe('alloy.pairing');
  });
  it.each(METALS)('rhodium over %s', (alloy) => {
    const takes = ['au585-white-pd', 'pd950', 'pd585', 'ag925'].includes(alloy);
    const ring = flatBand({ height: mm(2.4), segments: [laneOf(alloy)], plating: 'rhodium' });
    expect(codesOf(ring).includes('plating.alloy')).toBe(!takes);
  });
});

describe('the narrowest ring of a split', () => {
  it.each([
    ['1:1', 2],
    ['1:2', 2],
    ['2:1', 2],
    ['1:3', 2],
    ['2:3', 2],
    ['1:4', 2.5],
    ['4:1', 2.5],
    ['1:1:1', 2],
    ['1:2:1', 2.5],
    ['2:1:1', 2.5],
    ['1:1:2', 2.5],
    ['3:1:1', 3],
    ['1:3:1', 3],
    ['2:1:2', 3],
    ['4:1:1', 4],
    ['1:4:1', 4],
    // Any other split is a free one.
    ['1:5', 3.5],
    ['3:4', 3.5],
    ['1:1:1:1', 3.5],
    ['1:2:2:1', 3.5],
    ['1:1:1:1:1', 3.5],
  ])('%s: %d mm', (shares, least) => {
    const segments = lanes(...shares.split(':').map(Number));
    const at = (width: number) =>
      errorsOf(flatBand({ width: mm(width), height: mm(1.4), segments })).filter(
        ({ code }) => code === 'split.width-minimum',
      );
    expect(at(least)).toEqual([]);
    const below = Number((least - 0.1).toFixed(1));
    expect(at(below)).toMatchObject([
      { params: { split: shares, value: below, min: least }, repair: { path: '/rings/0/width', value: least } },
    ]);
  });
  it('is that of the shares in lowest terms', () => {
    const narrow = (shares: readonly number[]) =>
      codesOf(flatBand({ width: mm(2), height: mm(1.4), segments: lanes(...shares) }));
    expect(narrow([4, 8])).toEqual([]);
    expect(narrow([6, 6, 6])).toEqual([]);
    expect(narrow([3, 12])).toContain('split.width-minimum');
  });
});

const SPLITS: readonly RuleLimit[] = [
  [
    'a lane of half a millimetre',
    { segments: lanes(1, 9) },
    'width',
    5,
    4.9,
    'segment.too-narrow',
    { value: 0.49, min: 0.5 },
  ],
  [
    'a lane of half a millimetre where the wave is nearest',
    { width: mm(5), segments: lanes(1, 2) },
    'split',
    split('wave', 1.1),
    split('wave', 1.2),
    'segment.too-narrow',
    { value: 0.47, min: 0.5 },
  ],
  [
    'a shell of half a millimetre',
    { segments: lanes(3, 1), split: SHELL },
    'height',
    2,
    1.9,
    'segment.too-narrow',
    { value: 0.48, min: 0.5 },
  ],
  [
    'shells of 1.6 mm together',
    { segments: lanes(1, 1), split: SHELL },
    'height',
    1.6,
    1.5,
    'split.shell-height',
    { min: 1.6 },
  ],
  [
    '1.6 mm and the depth of a hammer for shells',
    { segments: [laneOf(YELLOW, 1, 'hammer-pol'), laneOf(ROSE)], split: SHELL },
    'height',
    1.7,
    1.6,
    'split.shell-height',
    { min: 1.66 },
  ],
  [
    'a wave between two colours on 2.5 mm',
    { segments: lanes(1, 1), split: split('wave', 0.4, 2), height: mm(1.6) },
    'width',
    2.5,
    2.4,
    'split.width-minimum',
    { min: 2.5 },
  ],
  [
    'a wave between three on 3 mm',
    { segments: lanes(2, 1, 2), split: split('wave', 0.45, 2), height: mm(1.6) },
    'width',
    3,
    2.9,
    'split.width-minimum',
    { min: 3 },
  ],
  [
    'a wave of three tenths of the width',
    { width: mm(3), segments: lanes(1, 1) },
    'split',
    split('wave', 0.45),
    split('wave', 0.4),
    'split.amplitude',
    { value: 0.8, min: 0.9, max: 1.5 },
  ],
  [
    'a wave of half of the width',
    { width: mm(3), segments: lanes(1, 1) },
    'split',
    split('wave', 0.75),
    split('wave', 0.8),
    'split.amplitude',
    { value: 1.6, max: 1.5 },
  ],
  [
    'waves of four tenths of the width between three',
    { width: mm(6), segments: lanes(1, 1, 1) },
    'split',
    split('wave', 1.2),
    split('wave', 1.25),
    'split.amplitude',
    { value: 2.5, max: 2.4 },
  ],
  [
    'a diagonal of a tenth of the width',
    { width: mm(6), segments: lanes(1, 1) },
    'split',
    split('diagonal', 0.3),
    split('diagonal', 0.25),
    'split.amplitude',
    { value: 0.5, min: 0.6 },
  ],
  [
    'a wave of 1.2 mm on a ring of any width',
    { width: mm(8), segments: lanes(1, 1) },
    'split',
    split('wave', 0.6),
    split('wave', 0.55),
    'split.amplitude',
    { value: 1.1, min: 1.2 },
  ],
  [
    'four waves between three colours',
    { width: mm(6), segments: lanes(1, 1, 1) },
    'split',
    split('wave', 0.6, 4),
    split('wave', 0.6, 5),
    'split.waves',
    { count: 5, max: 4 },
  ],
  [
    'a joint a tenth of a millimetre inside a step',
    { width: mm(5), segments: lanes(1, 3), edges: { left: edgeOf('step', 1.1, 0.3), right: null } },
    'edges/left/width',
    1.15,
    1.2,
    'split.edge-distance',
    { value: 0.05, min: 0.1 },
  ],
];

const INLAYS: readonly RuleLimit[] = [
  // The broad face of F01 at 2 mm of height ends 0.2 mm before the rim.
  [
    'half a millimetre to the end of the face',
    {},
    'inlays',
    [inlayAt(ROSE, 1, 1.3, 0.5)],
    [inlayAt(ROSE, 1, 1.31, 0.5)],
    'inlay.edge-distance',
    { value: 0.49, min: 0.5 },
  ],
  [
    'half a millimetre to a groove',
    { grooves: [grooveAt('v', 0.5, -1.2)] },
    'inlays',
    [inlayAt(ROSE, 1, 0.05, 0.5)],
    [inlayAt(ROSE, 1, 0.04, 0.5)],
    'inlay.neighbour',
    { value: 0.49, min: 0.5 },
  ],
  [
    'half a millimetre between strips',
    { inlays: [inlayAt(ROSE, 0.6, -1, 0.5)] },
    'inlays/1',
    inlayAt(ROSE, 0.6, 0.1, 0.5),
    inlayAt(ROSE, 0.6, 0.09, 0.5),
    'inlay.neighbour',
    { value: 0.49, min: 0.5 },
  ],
  [
    'half a millimetre to a joint',
    { segments: lanes(1, 1), width: mm(6) },
    'inlays',
    [inlayAt('au585-white-pd', 1, 1, 0.5)],
    [inlayAt('au585-white-pd', 1, 0.99, 0.5)],
    'inlay.neighbour',
    { value: 0.49, min: 0.5 },
  ],
  [
    '0.8 mm of gold under a strip',
    {},
    'inlays',
    [inlayAt(ROSE, 1, 0, 1.2)],
    [inlayAt(ROSE, 1, 0, 1.3)],
    'inlay.wall',
    { value: 0.7, min: 0.8 },
  ],
  [
    '1.0 mm of silver under a strip',
    { segments: [laneOf('ag925')] },
    'inlays',
    [inlayAt(YELLOW, 1, 0, 1)],
    [inlayAt(YELLOW, 1, 0, 1.1)],
    'inlay.wall',
    { value: 0.9, min: 1 },
  ],
];

describe.each([
  ['splits', SPLITS],
  ['strips', INLAYS],
])('%s', (_, limits) => {
  it.each(limits)('%s', (...limit) => expectLimit(limit));
});

describe('the wall under a strip', () => {
  it.each([-1.6, -0.8, 0, 0.7, 1.5])(
    'at %d mm on a dome is that at its middle or at one of its sides, whichever is thinnest',
    (position) => {
      const [half, height] = [3, 2.4];
      // F06: domes of 0.26 and edge radii of 0.11 of the height, outside and inside.
      const line = { half, sagitta: 0.26 * height, fillet: 0.11 * height };
      const wallAt = (x: number): number => height - 2 * depthAt(line, x);
      for (const width of [0.5, 1, 1.6]) {
        const wall = Math.min(wallAt(position - width / 2), wallAt(position), wallAt(position + width / 2));
        for (let tenths = 3; tenths <= 19; tenths++) {
          const inlays = [inlayAt(ROSE, width, position, tenths / 10)];
          const ring = flatBand({ profile: 'F06', width: mm(6), height: mm(height), inlays });
          const found = errorsOf(ring).find(({ code }) => code === 'inlay.wall');
          expect(found !== undefined, `${width} × ${tenths / 10}`).toBe(wall - tenths / 10 < 0.8);
          if (found !== undefined) expect(found.params['value']).toBeCloseTo(Math.max(0, wall - tenths / 10), 1);
        }
      }
    },
  );
});

describe('a strip', () => {
  // Cold-worked metal takes precious metal and carbon; hard and brittle materials a strip that is rolled in, or glued carbon.
  const [GOLD, HARD] = [
    ['au585-yellow', 'pt950-ru', 'pd950', 'ag925'],
    ['ti-grade2', 'ta', 'zr-black', 'steel-316l'],
  ];
  it.each([...GOLD, ...HARD, 'carbon-forged'])('of %s is held by what can hold it', (guest) => {
    for (const host of [...GOLD, ...HARD, 'carbon-forged']) {
      const isCold = GOLD.includes(host);
      const isRolled = guest === 'au585-yellow' || guest === 'pt950-ru';
      const isGlued = guest === 'carbon-forged' && host !== 'zr-black' && host !== 'carbon-forged';
      const holds = isCold ? !HARD.includes(guest) : isRolled || isGlued;
      const ring = flatBand({ height: mm(2.4), segments: [laneOf(host)], inlays: [inlayAt(guest, 1, 0, 0.5)] });
      expect(codesOf(ring).includes('alloy.inlay-host'), host).toBe(!holds);
    }
  });
});
