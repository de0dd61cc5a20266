import { STONE_CUTS } from '@ringwerk/kernel';
import { expect, it } from 'vitest';
import { cutEntry, cutFacets } from './cut-entry.ts';

it.each(STONE_CUTS)('draws the crown of a %s within its box', (cut) => {
  const { length } = cutEntry(cut, '');
  const numbers =
    cutFacets(cut)
      .match(/-?\d+\.\d+/g)
      ?.map(Number) ?? [];
  const [across, along] = [0, 1].map((axis) => Math.max(...numbers.filter((_, at) => at % 2 === axis).map(Math.abs)));
  expect(across).toBeCloseTo(0.5, 1);
  expect(along).toBeCloseTo(length / 2, 1);
});
