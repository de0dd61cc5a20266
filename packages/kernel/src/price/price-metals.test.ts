import { expect, it } from 'vitest';
import { KERNEL, PRICES, ringWith } from '../../test/fixtures/tables.ts';
import type { AlloySpec, ListedAlloy } from '../design/tables.ts';
import { weighRing } from '../weight/weigh-ring.ts';
import type { PriceList } from './price-list.ts';
import { priceRing } from './price-ring.ts';

const YELLOW = KERNEL.tables.alloys.find(({ id }) => id === 'au585-yellow');
if (YELLOW === undefined) throw new Error('the tables have no yellow gold');
const OWN: AlloySpec = { ...YELLOW, id: 'au585-yellow-h1', isOwn: true };
const KERNEL_WITH_OWN = { ...KERNEL, tables: { ...KERNEL.tables, alloys: [...KERNEL.tables.alloys, OWN] } };
const LISTED: ListedAlloy = {
  id: OWN.id,
  family: 'gold',
  colour: 'yellow',
  fineness: 585,
  density: OWN.density,
  fineMetal: 'Au',
  loss: null,
  lab: null,
  isWithdrawn: false,
};

function priceOf(alloy: string, list: Partial<PriceList>) {
  const segments = [{ alloy, share: 1, finish: 'polished' as const, pattern: 0 }];
  const ring = ringWith({ segments, stones: [], engravings: [], grooves: [] });
  const weight = weighRing(ring, KERNEL_WITH_OWN);
  const { tables } = KERNEL_WITH_OWN;
  return priceRing({ ring, weight, tables, list: { ...PRICES, ...list }, listings: {}, path: '/rings/0' });
}
const lineOf = (priced: ReturnType<typeof priceOf>, kind: string) =>
  priced.ok ? priced.value.lines.find((line) => line.kind === kind) : undefined;

it('has no price for an alloy of the house’s own that the list does not name', () => {
  expect(priceOf(OWN.id, {})).toMatchObject({
    ok: false,
    issues: [{ code: 'price.missing', path: '/rings/0/segments/0/alloy', params: { key: OWN.id } }],
  });
});

it('adds the surcharge of its row to fee and colour, per gram of metal used', () => {
  const own = lineOf(priceOf(OWN.id, { alloySurcharge: { [OWN.id]: 130 } }), 'alloy-fee');
  const shipped = lineOf(priceOf('au585-yellow', {}), 'alloy-fee');
  expect(own?.detail['centsPerGram']).toBe(Number(shipped?.detail['centsPerGram']) + 130);
  // Both are whole cents.
  const used = Number(own?.detail['usedGrams']);
  expect(Math.abs(Number(own?.amount) - Number(shipped?.amount) - used * 130)).toBeLessThanOrEqual(1);
});

it('bills the loss that the alloy was listed with, else that of its kind', () => {
  const surcharge = { alloySurcharge: { [OWN.id]: 0 } };
  const grams = (list: Partial<PriceList>): number[] => {
    const line = lineOf(priceOf(OWN.id, { ...surcharge, ...list }), 'fine-metal');
    return [Number(line?.detail['grams']), Number(line?.detail['usedGrams'])];
  };
  const [shown = 0, used = 0] = grams({ alloys: [{ ...LISTED, loss: 0.1 }] });
  expect(used / shown).toBeCloseTo(1.1, 6);
  const [, usual = 0] = grams({ alloys: [LISTED] });
  expect(usual / shown).toBeCloseTo(1 + (PRICES.loss['gold'] ?? 0), 6);
});
