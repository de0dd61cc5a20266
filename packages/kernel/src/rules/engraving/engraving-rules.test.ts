import { describe, expect, it } from 'vitest';
import { ringWith, TABLES } from '../../../test/fixtures/tables.ts';
import { PLAIN_ENGRAVING, STRAIGHT } from '../../design/blank-ring.ts';
import type { Engraving, RingDesign } from '../../design/ring-design.ts';
import type { Issue } from '../../units/result.ts';
import { mm } from '../../units/quantities.ts';
import { checkDesign } from '../engine/check-design.ts';

const line = (change: Partial<Engraving>): Engraving => ({ ...PLAIN_ENGRAVING, text: 'ANNA', ...change });
const issuesOf = (engravings: readonly Engraving[], change: Partial<RingDesign> = {}): Issue[] =>
  checkDesign(
    { version: 3, rings: [ringWith({ width: mm(5), height: mm(1.8), stones: [], engravings, ...change })] },
    TABLES,
  ).filter(({ code }) => code.startsWith('engraving.'));
const SQUARE = 'M-1 -1L1 -1L1 1L-1 1Z';
/** A frame whose bars are `bar` wide. */
const frame = (bar: number): string => `${SQUARE}M${-1 + bar} ${-1 + bar}V${1 - bar}H${1 - bar}V${-1 + bar}Z`;

describe('rules of engravings', () => {
  // [what, engravings, ring, codes, repair of the first]
  it.each<
    [string, readonly Engraving[], Partial<RingDesign>, readonly string[], readonly [string, unknown] | 'none' | null]
  >([
    ['a line inside', [line({})], {}, [], null],
    ['a line outside', [line({ face: 'outside' })], {}, [], null],
    [
      'script on a narrow ring',
      [line({ font: 'script' })],
      { width: mm(2.5) },
      ['engraving.font-width'],
      ['/rings/0/engravings/0/font', 'serif'],
    ],
    [
      'a line over the stamps',
      [line({ angle: 170 })],
      {},
      ['engraving.hallmark'],
      ['/rings/0/engravings/0/angle', 110],
    ],
    [
      'too deep for a laser',
      [line({ depth: mm(0.2) })],
      {},
      ['engraving.depth'],
      ['/rings/0/engravings/0/depth', 0.15],
    ],
    [
      'too shallow for a diamond',
      [line({ method: 'diamond-tip', depth: mm(0.02) })],
      {},
      ['engraving.depth'],
      ['/rings/0/engravings/0/depth', 0.05],
    ],
    [
      'letters over the edge',
      [line({ position: mm(2) })],
      {},
      ['engraving.place'],
      ['/rings/0/engravings/0/position', 0],
    ],
    ['letters too high', [line({ height: mm(4) })], {}, ['engraving.place'], ['/rings/0/engravings/0/height', null]],
    [
      'outside over a groove',
      [line({ face: 'outside' })],
      { grooves: [{ shape: 'v', width: mm(0.5), position: mm(0), path: STRAIGHT }] },
      ['engraving.place'],
      ['/rings/0/engravings/0/face', 'inside'],
    ],
    [
      'inside under a groove',
      [line({})],
      { grooves: [{ shape: 'v', width: mm(0.5), position: mm(0), path: STRAIGHT }] },
      [],
      null,
    ],
    ['two lines on each other', [line({}), line({ text: 'PAUL' })], {}, ['engraving.overlap'], null],
    ['two lines beside each other', [line({ angle: 40 }), line({ text: 'PAUL', angle: -40 })], {}, [], null],
    ['one inside, one outside', [line({}), line({ face: 'outside' })], {}, [], null],
    ['neither words nor drawing', [line({ text: ' ' })], {}, ['engraving.empty'], ['/rings/0/engravings', []]],
    ['a drawing that does not read', [line({ text: '', drawing: 'heart' })], {}, ['engraving.drawing'], 'none'],
    [
      'a drawing by diamond tip',
      [line({ drawing: SQUARE, method: 'diamond-tip', depth: mm(0.05) })],
      {},
      ['engraving.drawing-method'],
      ['/rings/0/engravings/0/method', 'laser'],
    ],
    ['a frame that a laser can cut', [line({ text: '', drawing: frame(0.1) })], {}, [], null],
    ['a bar finer than a laser', [line({ text: '', drawing: 'M0 0h3v.05h-3z' })], {}, ['engraving.fine-line'], null],
    ['a bar that a laser can cut', [line({ text: '', drawing: 'M0 0h3v.1h-3z' })], {}, [], null],
    ['a frame finer than a laser', [line({ text: '', drawing: frame(0.05) })], {}, ['engraving.fine-line'], null],
    [
      'kanji in a serif',
      [line({ text: '愛', font: 'serif' })],
      {},
      ['engraving.glyph'],
      ['/rings/0/engravings/0/font', 'sans'],
    ],
  ])('%s', (_, engravings, change, codes, repair) => {
    const issues = issuesOf(engravings, change);
    expect(issues.map(({ code }) => code)).toEqual(codes);
    if (repair === 'none') expect(issues[0]?.repair).toBeUndefined();
    else if (repair !== null) expect([issues[0]?.repair?.path, issues[0]?.repair?.value]).toEqual(repair);
    // A repair is true: writing it removes the finding.
    else if (codes.length > 0) expect(issues[0]?.repair).toBeDefined();
  });

  it('keeps 0.8 mm of wall under the letters', () => {
    const [thin] = issuesOf([line({ depth: mm(0.15) })], { profile: 'F01', width: mm(4), height: mm(1.1) });
    expect(thin).toBeUndefined();
    const deep = issuesOf([line({ depth: mm(0.15) })], {
      profile: 'F01',
      height: mm(1.1),
      width: mm(4),
      grooves: [{ shape: 'v', width: mm(0.5), position: mm(0), path: STRAIGHT }],
    });
    expect(deep.map(({ code }) => code)).toEqual(['engraving.wall']);
    expect(deep[0]?.params).toMatchObject({ value: 0.7, min: 0.8 });
  });

  it('lets a line run over closed seats and keeps it off open ones', () => {
    const { stones } = ringWith({});
    expect(issuesOf([line({})], { stones })).toEqual([]);
    const open = issuesOf([line({})], { stones: stones.map((row) => ({ ...row, back: 'open' })) });
    expect(open.map(({ code }) => code)).toEqual(['engraving.stone']);
    const outside = issuesOf([line({ face: 'outside' })], { stones });
    expect(outside.map(({ code }) => code)).toEqual(['engraving.stone']);
  });
  it('keeps letters off stones that are strewn far from their middle line', () => {
    const [row] = ringWith({}).stones;
    if (row === undefined) throw new Error('the worked ring has a stone');
    const strewn = { ...row, setting: 'scatter' as const, extent: 'full' as const, count: 40, seed: 7 };
    const over = [line({ face: 'outside', position: mm(2.2), text: 'ANNA & PAUL' })];
    expect(issuesOf(over, { width: mm(8), stones: [strewn] }).map(({ code }) => code)).toContain('engraving.stone');
  });

  it.each(['ice', 'hammer-pol', 'bark'] as const)('refuses letters on %s outside, not inside', (finish) => {
    const segments = [{ alloy: 'au585-yellow', share: 1, finish, pattern: 0 }];
    const outside = issuesOf([line({ face: 'outside' })], { segments });
    expect(outside.map(({ code, repair }) => [code, repair?.value])).toEqual([['engraving.finish', 'sand-fine']]);
    expect(issuesOf([line({})], { segments })).toEqual([]);
  });

  it('counts graphemes, not code units', () => {
    const [issue] = issuesOf([line({ text: '👩‍❤️‍👨 é́' })]);
    expect(issue?.params['glyph']).toBe('👩‍❤‍👨');
    const long = issuesOf([line({ text: 'I'.repeat(41), height: mm(0.8) })]);
    expect(long.map(({ code, params }) => [code, params['characters']])).toEqual([['engraving.too-long', 41]]);
  });
});
