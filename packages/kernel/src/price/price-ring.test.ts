import { describe, expect, it } from 'vitest';
import { PRICES, ringWith, KERNEL, TABLES, WORKED_RING } from '../../test/fixtures/tables.ts';
import type { ListedStone } from '../design/listed-stone.ts';
import { parseDesign } from '../design/parse-design.ts';
import { weighRing } from '../weight/weigh-ring.ts';
import { priceRing } from './price-ring.ts';

const LOT: ListedStone = {
  material: 'diamond-natural',
  treatment: 'none',
  id: 'lot-7',
  stockNumber: 'A-77',
  cut: 'round',
  carats: 0.2,
  colour: 'E',
  clarity: 'VS1',
  report: 'GIA 1',
  width: 1.73,
  length: 1.73,
  depth: 1.05,
  dollars: 33_333,
};

/** Lines of a kind, as [amount, detail], of the worked ring with other fields. */
function lines(kind: string, change: object, rate: { readonly dollar?: number } = { dollar: 0.9 }) {
  const parsed = parseDesign({ version: 3, rings: [ringWith(change)] });
  const ring = parsed.ok ? parsed.value.rings[0] : undefined;
  if (ring === undefined) throw new Error('the ring left the parameter table');
  const weight = weighRing(ring, KERNEL);
  const list = { ...PRICES, ...rate };
  const price = priceRing({ ring, weight, tables: TABLES, list, listings: { 'lot-7': LOT }, path: '/rings/0' });
  if (!price.ok) throw new Error(JSON.stringify(price.issues));
  return price.value.lines
    .filter((line) => line.kind === kind)
    .map(({ amount, detail }) => [Number(amount), detail] as const);
}
const amounts = (kind: string, change: object): number[] => lines(kind, change).map(([amount]) => amount);
const [row] = WORKED_RING.stones;
const stone = (change: object = {}): object => ({ ...row, ...change });
const lane = (alloy: string): object => ({ alloy, share: 1, finish: 'polished', pattern: 0 });
const TWO = [lane('au585-yellow'), lane('au585-rose')];
const swing = (form: string): object => ({
  form,
  amplitude: form === 'shell' ? 0 : 0.8,
  waves: form === 'wave' ? 3 : 1,
  phase: 0,
});

describe('stones', () => {
  it('gives every group its own lines', () => {
    const stones = [stone(), stone({ setting: 'channel', angle: 40, count: 3, spacing: 0.05 })];
    expect(lines('stone', { stones }).map(([amount, { count, path }]) => [amount, count, path])).toEqual([
      [900, 1, '/rings/0/stones/0'],
      [2700, 3, '/rings/0/stones/1'],
    ]);
    expect(lines('setting', { stones }).map(([amount, { key, cents }]) => [amount, key, cents])).toEqual([
      [650, 'flush', 650],
      [2340, 'channel', 780],
    ]);
  });
  it('takes the bucket of other cuts from their own sizes', () => {
    const size = TABLES.cutSizes.find(({ cut }) => cut === 'princess');
    if (size === undefined) throw new Error('the tables have no princess');
    const stones = [
      stone({ cut: 'princess', diameter: size.width, length: size.length, setting: 'bezel', lift: 1, spacing: 0.2 }),
    ];
    const [[amount, detail] = [0, {}]] = lines('stone', { stones });
    expect(detail).toMatchObject({ cut: 'princess', bucket: size.bucket });
    expect(amount).toBe(Math.round(size.bucket * (size.bucket <= 0.05 ? 45_000 : 90_000)));
    // The fixture's bezel by the factor of its corners, below 2.5 mm.
    expect(amounts('setting', { stones })).toEqual([4500 * 1.4 * (size.width <= 2.5 ? 1 : 1.4)]);
  });
  it('prices a listed stone by its own dollars and names it', () => {
    const stones = [stone({ listing: 'lot-7', diameter: 1.73, length: 1.73, depth: 1.05 })];
    expect(lines('stone', { stones })).toMatchObject([
      [30_000, { listing: 'lot-7', stock: 'A-77', carats: 0.2, report: 'GIA 1', path: '/rings/0/stones/0' }],
    ]);
    expect(lines('setting', { stones })).toEqual([
      [650, { key: 'flush', count: 1, cents: 650, path: '/rings/0/stones/0', listing: 'lot-7' }],
    ]);
  });
  it('knows no price while the listing is not known', () => {
    expect(() => lines('stone', { stones: [stone({ listing: 'lot-8', depth: 1 })] })).toThrow('price.missing');
  });
  it('says that a list from before listed stones has no dollar rate', () => {
    const stones = [stone({ listing: 'lot-7', diameter: 1.73, length: 1.73, depth: 1.05 })];
    expect(() => lines('stone', { stones }, {})).toThrow('price.dollar');
  });
  it('charges an opened seat', () => {
    expect(amounts('setting', { stones: [stone({ back: 'open' })] })).toEqual([900]);
  });
});

describe('work on the metal', () => {
  it.each([
    ['straight', 6500],
    ['wave', 10_400],
    ['diagonal', 8450],
    ['shell', 9750],
  ])('joins %s', (form, cents) => {
    const split = form === 'straight' ? WORKED_RING.split : swing(form);
    expect(amounts('joint', { segments: TWO, split, width: 5, height: 2 })).toEqual([cents]);
  });
  it('charges strips, edges, wavy grooves and plating on their own', () => {
    const change = {
      width: 8,
      height: 2.2,
      stones: [],
      inlays: [{ alloy: 'au585-rose', width: 0.8, position: 1.5, depth: 0.5, finish: 'polished' }],
      edges: { left: { form: 'chamfer', width: 0.5, depth: 0.5, finish: 'polished' }, right: null },
      grooves: [{ shape: 'v', width: 0.5, position: -1.5, path: { form: 'wave', amplitude: 0.3, waves: 3, phase: 0 } }],
      plating: 'rhodium',
    };
    expect(amounts('inlay', change)).toEqual([6500]);
    expect(amounts('edge', change)).toEqual([900]);
    expect(amounts('groove', change)).toEqual([900]);
    expect(amounts('plating', change)).toEqual([1800]);
    expect(amounts('joint', change)).toEqual([]);
  });
});

describe('engravings', () => {
  const [engraving] = WORKED_RING.engravings;
  it.each([
    ['text inside', {}, 1200],
    ['text outside', { face: 'outside' }, 2040],
    ['a drawing inside', { drawing: 'M0 0L1 0L1 1Z', text: '' }, 2880],
    ['a drawing outside', { face: 'outside', drawing: 'M0 0L1 0L1 1Z', text: '' }, 3600],
  ])('%s', (_, change, cents) => {
    expect(amounts('engraving', { engravings: [{ ...engraving, ...change }] })).toEqual([cents]);
  });
});
