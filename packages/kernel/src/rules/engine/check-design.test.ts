import { describe, expect, it } from 'vitest';
import { PLAIN_ENGRAVING, STRAIGHT } from '../../design/blank-ring.ts';
import { ringWith, TABLES, WORKED_RING } from '../../../test/fixtures/tables.ts';
import { mm } from '../../units/quantities.ts';
import { checkDesign } from './check-design.ts';

const issuesOf = (change: object): ReturnType<typeof checkDesign> =>
  checkDesign({ version: 3, rings: [ringWith(change)] }, TABLES);
const lanes = (...alloys: readonly string[]) =>
  alloys.map((alloy) => ({ alloy, share: 1, finish: 'polished', pattern: 0 }));
const finishes = (...ids: readonly string[]) =>
  ids.map((finish) => ({ alloy: 'au585-yellow', share: 1, finish, pattern: 0 }));
const row = (change: Readonly<Record<string, unknown>> & { readonly diameter?: number }) => [
  { ...WORKED_RING.stones[0], ...(change.diameter === undefined ? {} : { length: change.diameter }), ...change },
];
const groove = (shape: string, width: number, position: number) => ({
  shape,
  width: mm(width),
  position: mm(position),
  path: STRAIGHT,
});
const text = (value: string, method = 'laser') => ({ engravings: [{ ...PLAIN_ENGRAVING, text: value, method }] });
const plain = { stones: [] };

describe('checkDesign', () => {
  it('accepts the worked example without a word', () => {
    expect(issuesOf({})).toEqual([]);
  });

  // [what, change, code, params that the message shows, repair]
  it.each([
    ['too wide', { width: 11 }, 'profile.width-range', { min: 2, max: 10 }, ['/rings/0/width', 10]],
    ['too low', { height: 1, ...plain }, 'profile.height-range', { min: 1.1 }, ['/rings/0/height', 1.1]],
    [
      'higher than 0.8 of the width',
      { ...plain, width: 2, height: 1.9 },
      'profile.height-over-width',
      { max: 1.6 },
      ['/rings/0/height', 1.6],
    ],
    ['unknown alloy', { segments: lanes('au999-pure') }, 'alloy.unknown', { alloy: 'au999-pure' }, null],
    [
      'low carbon',
      { ...plain, engravings: [], segments: lanes('carbon-forged') },
      'alloy.height-minimum',
      { min: 2 },
      ['/rings/0/height', 2],
    ],
    [
      'white gold with platinum',
      { ...plain, segments: lanes('au585-white-pd', 'pt950-ru') },
      'alloy.pairing',
      { other: 'au585-white-pd' },
      ['/rings/0/segments/1/alloy', 'au585-white-pd'],
    ],
    [
      'white gold with silver',
      { ...plain, segments: lanes('ag925', 'au585-white-pd') },
      'alloy.pairing',
      {},
      ['/rings/0/segments/1/alloy', 'ag925'],
    ],
    [
      'palladium with silver',
      { ...plain, segments: lanes('pd950', 'ag925') },
      'alloy.pairing',
      {},
      ['/rings/0/segments/1/alloy', 'pd950'],
    ],
    [
      '585 with 750',
      { ...plain, segments: lanes('au585-yellow', 'au750-rose') },
      'alloy.fineness-mixed',
      {},
      ['/rings/0/segments/1/alloy', 'au585-rose'],
    ],
    [
      'a hair of colour',
      { ...plain, segments: [{ ...lanes('au585-yellow')[0], share: 12 }, ...lanes('au585-rose')] },
      'segment.too-narrow',
      { value: 0.31, min: 0.5 },
      ['/rings/0/width', 6.5],
    ],
    [
      'four to one on 2 mm',
      { ...plain, width: 2, segments: [{ ...lanes('au585-yellow')[0], share: 4 }, ...lanes('au585-rose')] },
      'split.width-minimum',
      { min: 2.5 },
      ['/rings/0/width', 2.5],
    ],
    [
      'brushed tantalum',
      { ...plain, segments: [{ alloy: 'ta', share: 1, finish: 'matte-long', pattern: 0 }] },
      'finish.alloy',
      { alloy: 'ta' },
      ['/rings/0/segments/0/finish', 'sand-fine'],
    ],
    [
      'ice at a bare joint',
      { ...plain, segments: finishes('ice', 'polished') },
      'finish.groove-forced',
      { finish: 'ice' },
      ['/rings/0/grooves', [groove('v', 0.3, 0)]],
    ],
    [
      'stones in ice',
      { segments: finishes('ice') },
      'stone.setting-finish',
      { finish: 'ice' },
      ['/rings/0/segments/0/finish', 'sand-coarse'],
    ],
    [
      'no such tool',
      { ...plain, grooves: [groove('v', 0.6, 0)] },
      'groove.size',
      { value: 0.6 },
      ['/rings/0/grooves/0/width', 0.5],
    ],
    ['groove in the edge radius', { ...plain, grooves: [groove('v', 0.5, 1.7)] }, 'groove.edge-distance', {}, null],
    [
      'grooves too close',
      { ...plain, grooves: [groove('v', 0.5, 0), groove('v', 0.5, 0.6)] },
      'groove.overlap',
      { value: 0.1, min: 0.3 },
      ['/rings/0/grooves/1/position', 0.8],
    ],
    [
      'deep groove in a thin ring',
      { ...plain, height: 1.2, grooves: [groove('u', 1, 0)] },
      'groove.wall',
      { min: 0.8 },
      ['/rings/0/height', 1.4],
    ],
    [
      'milgrain on titanium',
      { ...plain, engravings: [], segments: lanes('ti-grade2'), grooves: [groove('milgrain', 0.7, 0)] },
      'stone.setting-alloy',
      { setting: 'milgrain' },
      ['/rings/0/grooves/0', groove('u', 0.5, 0)],
    ],
    [
      'stone too wide for the ring',
      { width: 2, height: 1.6, stones: row({ diameter: 2.1 }) },
      'stone.ring-width',
      { min: 2.5 },
      ['/rings/0/width', 2.5],
    ],
    [
      'stone too deep for the ring',
      { height: 1.3, stones: row({ diameter: 2.1 }) },
      'stone.ring-height',
      { min: 1.5 },
      ['/rings/0/height', 1.5],
    ],
    [
      'channel that leaves no wall',
      { profile: 'F01', height: 1.3, stones: row({ setting: 'channel' }) },
      'stone.wall',
      { min: 0.35 },
      ['/rings/0/height', 1.5],
    ],
    ['stone at the edge', { stones: row({ position: 1.2 }) }, 'stone.edge-distance', {}, null],
    [
      'stone beside a groove',
      { width: 6, grooves: [groove('v', 0.5, 1)], stones: row({}) },
      'stone.groove-distance',
      { value: 0, min: 0.3 },
      ['/rings/0/grooves/0/position', 1.4],
    ],
    [
      'stone half on a joint',
      { width: 6, segments: lanes('au585-yellow', 'au585-rose'), stones: row({ position: 0.1 }) },
      'stone.joint-distance',
      { value: 0.1, min: 0.3 },
      ['/rings/0/stones/0/position', 0],
    ],
    [
      'stones too close',
      { stones: row({ spacing: 0.1 }) },
      'stone.spacing',
      { value: 0.1, min: 0.2 },
      ['/rings/0/stones/0/spacing', 0.2],
    ],
    ['too many stones', { stones: row({ count: 60 }) }, 'stone.too-many', {}, null],
    ['one stone a third', { stones: row({ extent: 'third', spacing: 10 }), height: 2, width: 6 }, null, {}, null],
    [
      'unknown size',
      { stones: row({ diameter: 1.75 }) },
      'stone.size-unknown',
      { diameter: 1.75 },
      ['/rings/0/stones/0/diameter', 1.7],
    ],
    [
      'unknown quality',
      { stones: row({ quality: 'best' }) },
      'stone.quality-unknown',
      { quality: 'best' },
      ['/rings/0/stones/0/quality', 'tw-si'],
    ],
    [
      'hammered emerald',
      { stones: row({ material: 'emerald', quality: 'aaa' }) },
      'stone.setting-material',
      { material: 'emerald' },
      ['/rings/0/stones/0/setting', 'channel'],
    ],
    [
      'stone in carbon',
      { height: 2.2, engravings: [], segments: lanes('carbon-forged') },
      'stone.setting-alloy',
      { alloy: 'carbon-forged' },
      [
        '/rings/0/inlays',
        // The row of 1.7 mm and 0.3 mm beside it, deep enough for girdle and bearing.
        [{ alloy: 'au585-yellow', width: 2.3, position: 0, depth: 0.8, finish: 'polished' }],
      ],
    ],
    [
      'channel in zirconium',
      { height: 2.2, engravings: [], segments: lanes('zr-black'), stones: row({ setting: 'channel' }) },
      'stone.setting-alloy',
      { alloy: 'zr-black' },
      ['/rings/0/stones/0/setting', 'flush'],
    ],
    [
      'text longer than the free arc',
      text('Für immer und ewig zusammen in unserer Liebe'),
      'engraving.too-long',
      { max: 39 },
      null,
    ],
    [
      'kanji on 2 mm',
      { width: 2, ...plain, ...text('永遠') },
      'engraving.too-small',
      { value: 1 },
      ['/rings/0/engravings/0', { ...PLAIN_ENGRAVING, text: '永遠', height: 1.05 }],
    ],
    ['Cyrillic', text('Анна'), 'engraving.glyph', { glyph: 'А' }, null],
    [
      'hangul by diamond tip',
      text('사랑', 'diamond-tip'),
      'engraving.glyph',
      { glyph: '사' },
      ['/rings/0/engravings/0/method', 'laser'],
    ],
    [
      'diamond tip on titanium',
      { ...plain, segments: lanes('ti-grade2'), ...text('Anna', 'diamond-tip') },
      'engraving.alloy',
      { alloy: 'ti-grade2' },
      ['/rings/0/engravings/0/method', 'laser'],
    ],
    [
      'text in carbon',
      { ...plain, height: 2, segments: lanes('carbon-forged') },
      'engraving.alloy',
      { alloy: 'carbon-forged' },
      // Nothing but leaving the words out would do: that is for the couple to say.
      [undefined, undefined],
    ],
  ] as const)('%s', (_, change, code, params, repair) => {
    const errors = issuesOf(change).filter((issue) => issue.severity === 'error');
    if (code === null) {
      expect(errors).toEqual([]);
      return;
    }
    const found = errors.find((issue) => issue.code === code);
    expect(errors.map((issue) => issue.code)).toContain(code);
    expect(found?.params).toMatchObject(params);
    if (repair !== null) expect([found?.repair?.path, found?.repair?.value]).toEqual(repair);
  });

  it.each([
    ['750 gold with platinum 950', ['au750-yellow', 'pt950-ru']],
    ['750 gold with palladium 950', ['au750-rose', 'pd950']],
    ['585 yellow with 585 rose', ['au585-yellow', 'au585-rose']],
    ['carbon with gold', ['carbon-forged', 'au585-yellow']],
  ])('lets %s be joined', (_, alloys) => {
    const issues = issuesOf({ ...plain, engravings: [], height: 2.2, segments: lanes(...alloys) });
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('warns of thin edges and of a stretched closed row without refusing them', () => {
    expect(issuesOf({ ...plain, height: 1.3 })).toMatchObject([{ code: 'profile.thin-edge', severity: 'warning' }]);
    const stretched = issuesOf({ width: 5, height: 2.2, stones: row({ extent: 'full', diameter: 3, spacing: 1.9 }) });
    expect(stretched).toMatchObject([{ code: 'stone.spacing', severity: 'warning' }]);
  });

  it('names flush stones that stand out because neighbours or the bore leave them no room', () => {
    const proud = (change: object, height: number): readonly string[] =>
      issuesOf({ width: 5, height, stones: row({ setting: 'flush', diameter: 2.1, ...change }) }).map(
        ({ code }) => code,
      );
    expect(proud({ extent: 'full', spacing: 0.2 }, 2.2)).toEqual(['stone.proud']);
    expect(proud({ extent: 'full', spacing: 0.35 }, 2.2)).toEqual([]);
    expect(proud({ extent: 'count', count: 1 }, 1.5)).toEqual(['stone.proud']);
    expect(proud({ extent: 'count', count: 1 }, 1.8)).toEqual([]);
  });

  it('leaves ice alone where a groove ends it', () => {
    expect(issuesOf({ ...plain, segments: finishes('ice', 'polished'), grooves: [groove('v', 0.5, 0)] })).toEqual([]);
  });
});
