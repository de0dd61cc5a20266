import { expect, test } from 'vitest';
import { ringNameIn } from './ring-name.ts';

const names = {
  de: 'Lino Gold',
  en: 'Lino Gold',
  nl: 'Lino Goud',
  jp: 'リーノ ゴールド',
  kr: '리노 골드',
  fr: 'Lino Or',
};

test('an article is named in the reader’s language, whatever it was kept in', () => {
  expect(ringNameIn({ name: 'Lino Gold', names }, 'kr')).toBe('리노 골드');
});

test('the jeweller’s own name stays', () => {
  expect(ringNameIn({ name: 'Anna & Paul', names: null }, 'kr')).toBe('Anna & Paul');
});
