import { ALLOYS } from '@ringwerk/catalogue';
import type { Country, Language } from '@ringwerk/contract';
import type { SizeSystem } from '@ringwerk/kernel/sizes';
import { expect, it } from 'vitest';
import { buildMenu } from '../../../../kernel-worker/build-menu.ts';
import { groupsOf } from './alloy-groups.ts';

const menuIn = (language: Language, country: Country, sizeSystem: SizeSystem | null = null) =>
  buildMenu({ language, country, sizeSystem }, ALLOYS);
const { alloys } = menuIn('de', 'DE');

it('names the groups of preferred alloys first, and keeps all others', () => {
  const plain = groupsOf(alloys, []);
  const preferring = groupsOf(alloys, ['pt950-ru', 'au750-rose']);
  expect(plain.slice(0, 2)).toEqual(['au333', 'au375']);
  expect(preferring.slice(0, 3)).toEqual(['platinum', 'au750', 'au333']);
  expect([...preferring].sort()).toEqual([...plain].sort());
});

it('lets no preference bring an alloy into a country where it is not offered', () => {
  expect(groupsOf(menuIn('kr', 'KR').alloys, ['au333-rose'])).not.toContain('au333');
});

it('names sizes on the preferred scale, else on that of the country', () => {
  expect(menuIn('de', 'DE').sizeSystem).toBe('iso');
  expect(menuIn('de', 'DE', 'kr').sizeSystem).toBe('kr');
});
