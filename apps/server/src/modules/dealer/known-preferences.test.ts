import { SIZE_SCALES } from '@ringwerk/contract';
import { SIZE_SYSTEMS } from '@ringwerk/kernel/sizes';
import { expect, test } from 'vitest';
import { DEMO_DEALERS } from '../../seed/demo-accounts.ts';
import { requireKnown } from './known-preferences.ts';

test('the scales of the contract are those of the kernel', () => {
  expect(SIZE_SCALES).toEqual(SIZE_SYSTEMS);
});

test.each(DEMO_DEALERS.map(({ company, preferences }) => [company, preferences] as const))(
  'what %s prefers is carried by the house',
  (_, preferences) => {
    expect(preferences.favourites.length).toBeGreaterThan(0);
    expect(() => requireKnown(preferences, [])).not.toThrow();
  },
);
