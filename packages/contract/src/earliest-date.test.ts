import { parseDesign, type Design } from '@ringwerk/kernel';
import { describe, expect, test } from 'vitest';
import { addWorkDays, earliestOrderDate, leadDaysOf } from './earliest-date.ts';

const NO_LEAD = { released: 0, casting: 0, finishing: 0, setting: 0, engraving: 0, quality: 0 };
const CALENDAR = { leadDays: NO_LEAD, workDays: [1, 2, 3, 4, 5], holidays: [], zone: 'Europe/Berlin' };
const CHRISTMAS = [
  { date: '2026-12-24', name: '' },
  { date: '2026-12-25', name: 'Weihnachten' },
];

describe('working days', () => {
  test.each([
    // A Monday; over a weekend; from a Saturday; over two holidays that lie beside a weekend.
    ['2026-11-23', 0, '2026-11-23'],
    ['2026-11-23', 4, '2026-11-27'],
    ['2026-11-23', 5, '2026-11-30'],
    ['2026-11-28', 1, '2026-11-30'],
    ['2026-12-23', 1, '2026-12-28'],
  ])('%s and %i are %s', (date, days, expected) => {
    expect(addWorkDays(date, days, { ...CALENDAR, holidays: CHRISTMAS })).toBe(expected);
  });

  test('a house that works on Saturdays is sooner', () => {
    expect(addWorkDays('2026-11-27', 1, { ...CALENDAR, workDays: [1, 2, 3, 4, 5, 6] })).toBe('2026-11-28');
  });
});

const LEAD = { released: 1, casting: 5, finishing: 20, setting: 3, engraving: 2, quality: 1 };
/** A plain polished ring; what a test is about takes the place of a field. */
const RING = {
  role: 'single',
  profile: 'F05',
  ratios: null,
  width: 4,
  height: 1.6,
  size: 54,
  plating: 'none',
  edges: { left: null, right: null },
  split: { form: 'straight', amplitude: 0, waves: 1, phase: 0 },
  segments: [{ alloy: 'au585-yellow', share: 1, finish: 'polished', pattern: 0 }],
  inlays: [],
  grooves: [],
  stones: [],
  engravings: [],
};
const TEXT = {
  face: 'inside',
  text: 'A & B',
  drawing: null,
  method: 'laser',
  font: 'script',
  height: null,
  position: 0,
  angle: 0,
  depth: 0.02,
};
const STONE = {
  setting: 'flush',
  cut: 'round',
  material: 'diamond-natural',
  quality: 'tw-si',
  diameter: 1.7,
  length: 1.7,
  depth: null,
  listing: null,
  orientation: 'along',
  face: 'outer',
  extent: 'count',
  count: 1,
  spacing: 0.3,
  position: 0,
  angle: 0,
  back: 'closed',
  lift: 0,
  seed: 0,
};

function ringOf(changes: object): Design {
  const parsed = parseDesign({ version: 3, rings: [{ ...RING, ...changes }] });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.value;
}
const segments = (...finishes: string[]) =>
  finishes.map((finish) => ({ alloy: 'au585-yellow', share: 1, finish, pattern: 0 }));
const CHAMFER = { left: null, right: { form: 'chamfer', width: 0.5, depth: 0.3, finish: 'sand-fine' } };

describe('a step that no ring passes through takes no day', () => {
  test.each([
    [{}, 7],
    [{ stones: [STONE] }, 10],
    [{ engravings: [TEXT] }, 9],
    [{ segments: segments('polished', 'sand-fine') }, 27],
    [{ segments: segments('sand-fine'), stones: [STONE], engravings: [TEXT] }, 32],
    [{ edges: CHAMFER }, 27],
  ])('%j takes %i', (ring, expected) => {
    expect(leadDaysOf(ringOf(ring), { leadDays: LEAD })).toBe(expected);
  });

  test('of a pair the ring that takes longer counts', () => {
    const { rings } = ringOf({ segments: segments('sand-fine') });
    const pair = { ...ringOf({}), rings: [...ringOf({}).rings, ...rings] };
    expect(leadDaysOf(pair, { leadDays: LEAD })).toBe(27);
  });
});

test('an order at eleven in the evening of the house begins that day, wherever the server stands', () => {
  const calendar = { ...CALENDAR, leadDays: { ...NO_LEAD, casting: 1 } };
  expect(earliestOrderDate([ringOf({})], calendar, new Date('2026-11-24T22:00:00Z'))).toBe('2026-11-25');
  expect(earliestOrderDate([ringOf({})], calendar, new Date('2026-11-24T23:30:00Z'))).toBe('2026-11-26');
});

test('in a house in Seoul the day is over eight hours earlier', () => {
  const calendar = { ...CALENDAR, leadDays: { ...NO_LEAD, casting: 1 }, zone: 'Asia/Seoul' };
  expect(earliestOrderDate([ringOf({})], calendar, new Date('2026-11-24T14:59:00Z'))).toBe('2026-11-25');
  expect(earliestOrderDate([ringOf({})], calendar, new Date('2026-11-24T15:00:00Z'))).toBe('2026-11-26');
});
