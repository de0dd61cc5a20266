import { expect, it } from 'vitest';
import { ringWith, TABLES } from '../../../test/fixtures/tables.ts';
import type { RingDesign } from '../../design/ring-design.ts';
import { mm } from '../../units/quantities.ts';
import { isRefinishable, resizedFamily, resizeRefusal, takesRhodium } from './ring-service.ts';

const PLAIN = { stones: [], grooves: [], engravings: [], inlays: [] };
const lane = (alloy: string) => ({ alloy, share: 1, finish: 'polished' as const, pattern: 0 });
const ring = (change: Partial<RingDesign> = {}): RingDesign =>
  ringWith({ ...PLAIN, segments: [lane('au585-yellow')], ...change });
const alloyOf = (family: string): string => {
  const found = TABLES.alloys.find((alloy) => alloy.family === family);
  if (found === undefined) throw new Error(`the tables have no ${family}`);
  return found.id;
};
const [stone] = ringWith({}).stones;
if (stone === undefined) throw new Error('the ring of the fixtures has no stone');

it('resizes a plain ring of one precious metal', () => {
  expect([resizeRefusal(ring(), TABLES), resizedFamily(ring(), TABLES)]).toEqual([null, 'gold']);
});

const ONE_STONE = { ...stone, extent: 'count', count: 1 } as const;
it.each<[string, Partial<RingDesign>, ReturnType<typeof resizeRefusal>]>([
  ['a ring of carbon', { segments: [lane(alloyOf('carbon'))] }, 'material'],
  ['a ring of titanium', { segments: [lane(alloyOf('titanium'))] }, 'material'],
  ['two colours', { segments: [lane('au585-yellow'), lane('au585-rose')] }, 'segments'],
  [
    'an inlay',
    { inlays: [{ alloy: alloyOf('carbon'), width: mm(1), position: mm(0), depth: mm(0.5), finish: 'polished' }] },
    'inlay',
  ],
  ['a sprung ring', { stones: [{ ...ONE_STONE, setting: 'tension' }] }, 'tension'],
  ['stones all round', { stones: [{ ...stone, extent: 'full', count: 1 }] }, 'stones-round'],
  ['a long row', { stones: [{ ...stone, extent: 'count', count: 40, length: mm(1.5) }] }, 'stones-round'],
  ['a single stone', { stones: [ONE_STONE] }, null],
  ['half a ring of stones', { stones: [{ ...stone, extent: 'half', count: 1 }] }, null],
])('%s', (_, change, expected) => {
  expect(resizeRefusal(ring(change), TABLES)).toBe(expected);
});

it('plates what hides no colour, and works again what has no skin', () => {
  const white = TABLES.alloys.find(({ takesRhodium: takes, family }) => takes && family === 'gold');
  if (white === undefined) throw new Error('the tables have no white gold');
  const both = ring({ segments: [lane(white.id), lane('au585-yellow')] });
  const carbon = ring({ segments: [lane(alloyOf('carbon'))] });
  expect([ring({ segments: [lane(white.id)] }), both, ring()].map((each) => takesRhodium(each, TABLES))).toEqual([
    true,
    false,
    false,
  ]);
  expect([ring(), carbon].map((each) => isRefinishable(each, TABLES))).toEqual([true, false]);
});
