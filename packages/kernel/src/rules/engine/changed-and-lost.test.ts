import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grooveAt, laneOf, stoneRow, textLine } from '../../../test/fixtures/plain-parts.ts';
import { ringWith, TABLES } from '../../../test/fixtures/tables.ts';
import { likelyDesign } from '../../../test/likely/likely-design.ts';
import { SEED } from '../../../test/random-design.ts';
import { flatBand } from '../../../test/rule-limits.ts';
import { canonicalRing, parseDesign } from '../../design/parse-design.ts';
import type { Design, RingDesign } from '../../design/ring-design.ts';
import { mm } from '../../units/quantities.ts';
import { changedRing, pointerSteps, valueAt, written } from './changed-ring.ts';
import { designDifference, effectOf } from './design-difference.ts';
import { losesContent } from './lost-content.ts';
import { repair, repairAround, repairWays } from './repair-design.ts';
import { checkDesign } from './check-design.ts';

const RING = canonicalRing(
  flatBand({
    width: mm(6),
    segments: [laneOf('au585-yellow'), laneOf('au585-rose')],
    grooves: [grooveAt('v', 0.3)],
    stones: [stoneRow({ position: mm(-1.5), count: 3 })],
    engravings: [textLine('Anna & Paul')],
  }),
);
const DESIGN: Design = { version: 3, rings: [RING] };
const errors = (design: Design) => checkDesign(design, TABLES).filter(({ severity }) => severity === 'error');

describe('a JSON pointer', () => {
  it.each([
    // The examples of RFC 6901 that the record can hold.
    ['', []],
    ['/', ['']],
    ['/a/b', ['a', 'b']],
    ['/a~1b', ['a/b']],
    ['/m~0n', ['m~n']],
    ['/~01', ['~1']],
    ['/rings/0/width', ['rings', '0', 'width']],
    [' ', []],
  ])('%j has the steps %j', (path, steps) => {
    expect(pointerSteps(path)).toEqual(steps);
  });
  it.each([
    ['/rings/0/width', 6],
    ['/rings/0/segments/1/alloy', 'au585-rose'],
    ['/rings/0/edges/left', null],
    ['/rings/1', undefined],
    ['/rings/0/edges/left/width', undefined],
    ['/rings/0/width/0', undefined],
    ['/rings/0/toString', undefined],
    ['/rings/0/segments/length', 2],
  ])('%s finds %j', (path, value) => {
    expect(valueAt(DESIGN, path)).toEqual(value);
  });
  it.each([
    ['/rings/0/width', 5],
    ['/rings/0/segments/1/alloy', 'au750-rose'],
    ['/rings/0/segments/2', laneOf('au585-yellow')],
    ['/rings/0/edges/left', { form: 'step' }],
  ])('%s is written and read again, and nothing else changes', (path, value) => {
    const changed = written(DESIGN, [{ path, value }]);
    expect(valueAt(changed?.value, path)).toEqual(value);
    const others = designDifference(DESIGN, changed?.value).filter((difference) => !path.startsWith(difference.path));
    expect(others).toEqual([]);
    expect(DESIGN.rings[0]).toBe(RING);
  });
  it('leads nowhere beyond a list’s end, into a number, or to a field that is not there', () => {
    for (const path of [
      '/rings/0/segments/3',
      '/rings/0/segments/-1',
      '/rings/0/segments/x',
      '/rings/0/width/a',
      '/rings/0/colour',
      '/rings/0/edges/left/width',
    ]) {
      expect(written(DESIGN, [{ path, value: 1 }]), path).toBeNull();
    }
  });
  it('is followed one after the other, each in what the one before left', () => {
    const ways = [
      { path: '/rings/0/segments/2', value: laneOf('au585-yellow') },
      { path: '/rings/0/segments/2/share', value: 3 },
      { path: '/rings/0/width', value: 8 },
    ];
    const changed = written(DESIGN, ways)?.value;
    expect(valueAt(changed, '/rings/0/segments/2/share')).toBe(3);
    expect(valueAt(changed, '/rings/0/width')).toBe(8);
    expect(written(DESIGN, [{ path: '/rings/7', value: 1 }, ...ways])).toBeNull();
    expect(written(DESIGN, [])?.value).toBe(DESIGN);
  });
  it('shares what it leaves alone', () => {
    const changed = written(DESIGN, [{ path: '/rings/0/width', value: 8 }])?.value as Design;
    expect(changed.rings[0]?.stones).toBe(RING.stones);
    expect(changed.rings[0]?.segments).toBe(RING.segments);
  });
  it('makes a ring of the record, or none', () => {
    const at = (path: string, value: RingDesign['width'] | string | number) =>
      changedRing(RING, '/rings/0', [{ path: `/rings/0/${path}`, value }]);
    expect(at('width', 8)?.width).toBe(8);
    expect(at('width', 8.01)).toBeNull();
    expect(at('width', 13)).toBeNull();
    expect(at('profile', 'F99')).toBeNull();
    expect(at('colour', 1)).toBeNull();
    // What another field makes meaningless is stored as nothing.
    expect(at('stones/0/extent', 'full')?.stones[0]?.count).toBe(1);
  });
});

describe('what differs', () => {
  it.each<readonly [string, unknown, unknown, readonly string[]]>([
    ['nothing', DESIGN, structuredClone(DESIGN), []],
    ['a number', { a: 1, b: 2 }, { a: 1, b: 3 }, ['/b']],
    ['a field below', { a: { b: { c: 1 } } }, { a: { b: { c: 2 } } }, ['/a/b/c']],
    ['entries of lists of one length', [1, 2, 3], [1, 4, 5], ['/1', '/2']],
    ['lists of another length', { a: [1, 2] }, { a: [1] }, ['/a']],
    ['something for nothing', { a: null }, { a: { b: 1 } }, ['/a']],
    ['a list for a word', { a: 'x' }, { a: ['x'] }, ['/a']],
  ])('%s', (_, from, to, paths) => {
    expect(designDifference(from, to).map(({ path }) => path)).toEqual(paths);
    expect(designDifference(to, from).map(({ path }) => path)).toEqual(paths);
  });
  it.each<readonly [string, unknown, unknown, boolean]>([
    ['an entry that is gone', [1, 2], [1], true],
    ['an entry more', [1], [1, 2], false],
    ['an edge that is gone', { left: { form: 'step' } }, { left: null }, true],
    ['an edge more', { left: null }, { left: { form: 'step' } }, false],
    ['letters that are gone', { text: 'Anna' }, { text: 'Ann' }, true],
    ['other letters', { text: 'Anna' }, { text: 'Emma' }, false],
    ['a shorter word that is no text', { alloy: 'au585-yellow' }, { alloy: 'ta' }, false],
  ])('%s removes something: %s', (_, from, to, removes) => {
    expect(designDifference(from, to).map((difference) => difference.removes)).toEqual([removes]);
  });
  it('weighs more fields more than larger changes, and a removal more than either', () => {
    const effect = (to: Partial<RingDesign>): number => effectOf(designDifference(RING, { ...RING, ...to }));
    expect(effect({})).toBe(0);
    expect(effect({ height: mm(2.1) })).toBeLessThan(effect({ height: mm(2.5) }));
    expect(effect({ height: mm(4) })).toBeLessThan(effect({ height: mm(2.1), width: mm(6.1) }));
    expect(effect({ height: mm(4), width: mm(12), size: mm(70), profile: 'F05' })).toBeLessThan(effect({ stones: [] }));
    expect(effect({ grooves: [...RING.grooves, grooveAt('v', 0.3, 2)] })).toBeLessThan(effect({ grooves: [] }));
  });
  it(`written down leads from one design to the other (seed ${SEED})`, () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (one, other) => {
        const [from, to] = [likelyDesign(one, TABLES), likelyDesign(other, TABLES)];
        const ways = designDifference(from, to).map(({ path, to: value }) => ({ path, value }));
        expect(written(from, ways)?.value).toEqual(to);
        expect(ways.length === 0).toBe(JSON.stringify(from) === JSON.stringify(to));
      }),
      { seed: SEED, numRuns: 150 },
    );
  });
});

describe('content', () => {
  const FIVE = stoneRow({ count: 5 });
  const HALF = stoneRow({ position: mm(1), extent: 'half' });
  const WORDS = textLine('Anna & Paul');
  const DRAWING = textLine('', { drawing: 'M0 0L1 0L1 1Z' });
  const had = ringWith({ stones: [FIVE, HALF], engravings: [WORDS, DRAWING] });
  it.each<readonly [string, boolean, Partial<RingDesign>]>([
    ['all of it', false, {}],
    ['words on another line', false, { engravings: [textLine('& Paul'), DRAWING, textLine('Anna')] }],
    ['words in another order', false, { engravings: [textLine('Paul & Anna'), DRAWING] }],
    ['a word less', true, { engravings: [textLine('Anna Paul'), DRAWING] }],
    ['a shorter word', true, { engravings: [textLine('Ann & Paul'), DRAWING] }],
    ['no drawing', true, { engravings: [WORDS] }],
    ['a drawing that is drawn anew', false, { engravings: [WORDS, textLine('', { drawing: 'M0 0L2 0L2 2Z' })] }],
    ['no lines at all', true, { engravings: [] }],
    ['a row less', true, { stones: [FIVE] }],
    ['a stone less in a row', true, { stones: [stoneRow({ count: 4 }), HALF] }],
    ['stones of another size', false, { stones: [stoneRow({ count: 5, diameter: mm(1) }), HALF] }],
    ['a counted row for half of the ring', false, { stones: [FIVE, stoneRow({ position: mm(1), count: 2 })] }],
    ['one stone for half of the ring', true, { stones: [FIVE, stoneRow({ position: mm(1), count: 1 })] }],
    ['a full row for a counted one', false, { stones: [stoneRow({ extent: 'full' }), HALF] }],
  ])('%s: lost is %s', (_, isLost, change) => {
    expect(losesContent([had], { ...had, ...change })).toBe(isLost);
  });
  it('that one of two rings lacks already may stay away', () => {
    const plain = { ...had, stones: [], engravings: [] };
    expect(losesContent([had, plain], plain)).toBe(false);
    expect(losesContent([plain, had], had)).toBe(false);
    expect(losesContent([had], plain)).toBe(true);
    const anna = { ...had, engravings: [textLine('Anna'), DRAWING] };
    expect(losesContent([had, anna], anna)).toBe(false);
    expect(
      losesContent([had, anna], {
        ...anna,
        engravings: [textLine('Paul'), DRAWING],
      }),
    ).toBe(true);
  });
  it('counts a word as often as it stands there', () => {
    const ring = (text: string): RingDesign => ringWith({ stones: [], engravings: [textLine(text)] });
    expect(losesContent([ring('ja ja')], ring('ja'))).toBe(true);
    expect(losesContent([ring('ja ja')], ring('ja   ja'))).toBe(false);
    expect(losesContent([ring('ja')], ring('ja ja'))).toBe(false);
  });
});

describe('a repair', () => {
  const edited = (path: string, value: unknown) => [{ path: `/rings/0/${path}`, value }];
  it('of what can be made changes nothing but what was asked for', () => {
    for (const [path, value] of [
      ['width', 7],
      ['height', 2.2],
      ['grooves', []],
      ['engravings/0/text', 'Anna'],
    ] as const) {
      const outcome = repair(DESIGN, edited(path, value), TABLES);
      expect(outcome).toMatchObject({ ok: true, keepsEdit: true });
      expect(outcome.ok && outcome.changes.map((change) => [change.path, change.isEdit])).toEqual([
        [`/rings/0/${path}`, true],
      ]);
    }
  });
  it('of its own outcome is that outcome', () => {
    for (const [path, value] of [
      ['width', 2],
      ['height', 1.1],
      ['segments/0/alloy', 'ta'],
      ['stones/0/diameter', 3],
      ['profile', 'F15'],
    ] as const) {
      const once = repair(DESIGN, edited(path, value), TABLES);
      if (!once.ok) throw new Error(`no way out of ${path}`);
      expect(errors(once.design)).toEqual([]);
      const again = repair(
        { version: 3, rings: [] },
        once.design.rings.map((ring, index) => ({ path: `/rings/${index}`, value: ring })),
        TABLES,
      );
      expect(again.ok && again.design).toEqual(once.design);
    }
  });
  it('brings a number beyond the record to its nearest, and says that it gave way', () => {
    const outcome = repair(DESIGN, edited('size', 100), TABLES);
    expect(outcome).toMatchObject({ ok: true, keepsEdit: false });
    expect(outcome.ok && outcome.design.rings[0]?.size).toBe(82);
    const between = repair(DESIGN, edited('size', 60.004), TABLES);
    expect(between.ok && between.design.rings[0]?.size).toBe(60);
  });
  it('of what is no record says what is wrong', () => {
    const codes = (path: string, value: unknown) => {
      const outcome = repair(DESIGN, edited(path, value), TABLES);
      return outcome.ok ? [] : outcome.issues.map(({ code }) => code);
    };
    expect(codes('profile', 'F99')).toEqual(['design.value-unknown']);
    expect(codes('width', 'wide')).toEqual(['design.type']);
    expect(codes('colour', 1)).toEqual(['design.field-unknown']);
    expect(codes('segments', [])).toEqual(['design.too-few']);
  });
  it('around something leaves it as it is, or finds nothing', () => {
    const kept = repairAround(DESIGN, edited('width', 3), TABLES, 100);
    expect(kept === null || (kept.ok && kept.design.rings[0]?.width === 3)).toBe(true);
    expect(repairAround(DESIGN, edited('width', 13), TABLES, 100)).toBeNull();
  });
  it('offers each way by other fields, the smallest first', () => {
    const { ways } = repairWays(DESIGN, edited('height', 1.2), TABLES);
    expect(ways.length).toBeGreaterThan(1);
    const fields = ways.map(({ changes }) =>
      changes
        .map(({ path }) => path)
        .toSorted()
        .join(' '),
    );
    expect(new Set(fields).size).toBe(ways.length);
    for (const { design } of ways) expect(errors(design)).toEqual([]);
    const kept = ways.filter(({ keepsEdit }) => keepsEdit).map(({ changes }) => effectOf(changes));
    expect(kept).toEqual(kept.toSorted((a, b) => a - b));
    expect(parseDesign(ways[0]?.design)).toMatchObject({ ok: true });
  });
});
