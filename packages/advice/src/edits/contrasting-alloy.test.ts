import { ALLOYS } from '@ringwerk/catalogue';
import { expect, it } from 'vitest';
import { houseOffer } from '../ideas/offer.ts';
import { contrastingAlloy } from './contrasting-alloy.ts';

const { alloys } = houseOffer(ALLOYS, 'DE');
const second = (alloy: string): string =>
  contrastingAlloy(alloys, [{ alloy, share: 1, finish: 'polished', pattern: 0 }]);

it.each([
  // alloy of the ring, colour beside it
  ['au585-yellow', 'au585-white-pd'],
  ['au750-rose', 'au750-white-pd'],
  ['au585-grey', 'au585-rose'],
  ['carbon-forged', 'au585-yellow'],
  // One colour only: there is no other.
  ['pt950-ru', 'pt950-ru'],
  ['ti-grade2', 'ti-grade2'],
])('offers beside %s %s', (alloy, beside) => {
  expect(second(alloy)).toBe(beside);
});

it('keeps to one fineness and one family wherever a colour of them is offered', () => {
  const spec = new Map(alloys.map((alloy) => [alloy.id, alloy]));
  const metals = alloys.filter(({ work }) => work !== 'fibre');
  expect(metals.length).toBeGreaterThan(30);
  for (const { id, family, fineness } of metals) {
    expect(spec.get(second(id)), id).toMatchObject({ family, fineness });
  }
});
