import { describe, expect, it } from 'vitest';
import { stoneRow } from '../../../test/fixtures/plain-parts.ts';
import { ringWith, TABLES } from '../../../test/fixtures/tables.ts';
import type { ListedStone, ListedStones } from '../../design/listed-stone.ts';
import { parseDesign } from '../../design/parse-design.ts';
import type { Design, RingDesign, StoneRow } from '../../design/ring-design.ts';
import { mm } from '../../units/quantities.ts';
import type { Issue } from '../../units/result.ts';
import { written } from '../engine/changed-ring.ts';
import { checkListings } from './check-listings.ts';

const ROUND: ListedStone = {
  id: 'lot-7',
  stockNumber: 'A-77',
  cut: 'round',
  carats: 1,
  colour: 'E',
  clarity: 'VS1',
  material: 'diamond-natural',
  treatment: 'none',
  report: 'GIA 1',
  width: 6.42,
  length: 6.46,
  depth: 3.9,
  dollars: 500_000,
};
const OVAL: ListedStone = { ...ROUND, id: 'lot-8', cut: 'oval', width: 5.5, length: 7.7, depth: 3.4 };

/** A seat for the round stone as the page makes it: the mean of both diameters. */
const seat = (change: Partial<StoneRow> = {}): StoneRow =>
  stoneRow({
    setting: 'prong4',
    diameter: mm(6.44),
    length: mm(6.44),
    depth: mm(3.9),
    listing: 'lot-7',
    lift: mm(3),
    ...change,
  });
const ovalSeat = (change: Partial<StoneRow> = {}): StoneRow =>
  seat({ cut: 'oval', diameter: mm(5.5), length: mm(7.7), depth: mm(3.4), listing: 'lot-8', ...change });

const designOf = (...rings: readonly (readonly StoneRow[])[]): Design => ({
  version: 3,
  rings: rings.map((stones, index): RingDesign => {
    const role = rings.length === 1 ? 'single' : index === 0 ? 'first' : 'second';
    return ringWith({ role, width: mm(8), height: mm(3), stones, engravings: [] });
  }),
});
const STOCK: ListedStones = { 'lot-7': ROUND, 'lot-8': OVAL, 'lot-9': null };
const check = (design: Design, stock: ListedStones = STOCK): Issue[] =>
  checkListings(design, stock, TABLES.stoneMaterials);
/** The design after the only finding’s repair. */
function repaired(design: Design, stock: ListedStones = STOCK): Design {
  const [issue] = check(design, stock);
  const parsed = parseDesign(written(design, issue?.repair === undefined ? [] : [issue.repair])?.value);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.value;
}

describe('a listed stone in its seat', () => {
  it('fits, round by the mean of its diameters and an oval by both', () => {
    expect(check(designOf([seat(), ovalSeat({ angle: 180 })]))).toEqual([]);
  });
  it.each<readonly [string, StoneRow, boolean]>([
    // Sellers measure to hundredths: six of them are the same stone.
    ['a wider seat', seat({ diameter: mm(6.5), length: mm(6.5) }), true],
    ['a much wider seat', seat({ diameter: mm(6.51), length: mm(6.51) }), false],
    ['a narrower seat', seat({ diameter: mm(6.38), length: mm(6.38) }), true],
    ['a much narrower seat', seat({ diameter: mm(6.37), length: mm(6.37) }), false],
    ['a deeper seat', seat({ depth: mm(3.96) }), true],
    ['a much deeper seat', seat({ depth: mm(3.97) }), false],
    ['a shallower seat', seat({ depth: mm(3.84) }), true],
    ['a much shallower seat', seat({ depth: mm(3.83) }), false],
    ['a seat without a depth of its own', seat({ depth: null }), true],
    ['a longer seat', ovalSeat({ length: mm(7.76) }), true],
    ['a much longer seat', ovalSeat({ length: mm(7.77) }), false],
    ['a shorter seat', ovalSeat({ length: mm(7.64) }), true],
    ['a much shorter seat', ovalSeat({ length: mm(7.63) }), false],
    ['a much wider oval', ovalSeat({ diameter: mm(5.57) }), false],
    ['another cut', ovalSeat({ cut: 'cushion' }), false],
  ])('%s', (_, row, fits) => {
    const issues = check(designOf([row]));
    if (fits) {
      expect(issues).toEqual([]);
      return;
    }
    const stone = row.listing === 'lot-7' ? ROUND : OVAL;
    expect(issues).toMatchObject([
      {
        code: 'stone.listing-size',
        path: '/rings/0/stones/0/listing',
        severity: 'error',
        params: { value: row.diameter, width: stone.width, length: stone.length },
      },
    ]);
    const made = repaired(designOf([row]));
    expect(check(made)).toEqual([]);
    expect(made.rings[0]?.stones[0]).toMatchObject({
      cut: stone.cut,
      diameter: stone.cut === 'round' ? 6.44 : stone.width,
      length: stone.cut === 'round' ? 6.44 : stone.length,
      depth: stone.depth,
    });
  });
});

describe('the material of a listed stone', () => {
  const lab: ListedStones = { 'lot-7': { ...ROUND, material: 'emerald' } };
  it('is the seat’s, or the seat takes the stone’s with a quality that it comes in', () => {
    const design = designOf([seat()]);
    expect(check(design, lab)).toMatchObject([
      { code: 'stone.listing-material', params: { material: 'diamond-natural', stone: 'emerald' } },
    ]);
    const made = repaired(design, lab);
    expect(made.rings[0]?.stones[0]).toMatchObject({ material: 'emerald', quality: 'aaa', diameter: 6.44, depth: 3.9 });
    expect(check(made, lab)).toEqual([]);
  });
  it('keeps the seat’s quality where the stone comes in it', () => {
    const other: ListedStones = { 'lot-7': ROUND };
    const made = repaired(designOf([seat({ material: 'emerald', quality: 'tw-vs' })]), other);
    expect(made.rings[0]?.stones[0]).toMatchObject({ material: 'diamond-natural', quality: 'tw-vs' });
  });
  it('must be stated: a stone of unknown origin is set nowhere', () => {
    const unstated: ListedStones = { 'lot-7': { ...ROUND, material: null } };
    const issues = check(designOf([seat()]), unstated);
    expect(issues).toMatchObject([{ code: 'stone.listing-origin', params: { stock: 'A-77' } }]);
    expect(issues[0]?.repair).toBeUndefined();
  });
});

describe('one stone', () => {
  it('takes one seat of the whole design: the later one is refused, in the same ring and in the other', () => {
    for (const [design, path] of [
      [designOf([seat(), seat({ angle: 180 })]), '/rings/0/stones/1/listing'],
      [designOf([seat()], [seat()]), '/rings/1/stones/0/listing'],
    ] as const) {
      expect(check(design)).toEqual([
        { code: 'stone.listing-count', path, params: { max: 1 }, severity: 'error', repair: { path, value: null } },
      ]);
      expect(check(repaired(design))).toEqual([]);
    }
  });
  it.each([
    ['three of them', seat({ count: 3 })],
    ['half of the ring', seat({ extent: 'half' })],
    ['the whole ring', seat({ extent: 'full' })],
  ])('is no row: %s', (_, row) => {
    const design = designOf([row]);
    expect(check(design)).toMatchObject([{ code: 'stone.listing-count', params: { max: 1 } }]);
    expect(repaired(design).rings[0]?.stones[0]).toMatchObject({ extent: 'count', count: 1, listing: 'lot-7' });
    expect(check(repaired(design))).toEqual([]);
  });
  it('that is sold is gone, and one that nobody asked about is left to the price', () => {
    expect(check(designOf([seat({ listing: 'lot-9' })]))).toEqual([
      { code: 'stone.listing-gone', path: '/rings/0/stones/0/listing', params: {}, severity: 'error' },
    ]);
    expect(check(designOf([seat({ listing: 'lot-99' })]))).toEqual([]);
  });
  it('is asked of rows that name one, and of no others', () => {
    expect(check(designOf([stoneRow({ count: 12 }), stoneRow({ position: mm(2), extent: 'full' })]))).toEqual([]);
  });
});
