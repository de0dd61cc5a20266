import { expect, test } from 'vitest';
import { coupleTitle, personName } from './couple-words.ts';

const named = (familyName: string, givenName: string) => ({ givenName, familyName });

test('a name stands in the order of its language, a Korean one in one piece', () => {
  expect(personName(named('Huber', 'Anna'), 'de')).toBe('Anna Huber');
  expect(personName(named('山田', '花子'), 'jp')).toBe('山田 花子');
  expect(personName(named('이', '서연'), 'kr')).toBe('이서연');
  expect(personName(named('Huber', 'Anna'), 'kr')).toBe('Huber Anna');
  expect(personName(named('이', ''), 'kr')).toBe('이');
});

test('a family name that both bear is said once, but for Korean names', () => {
  expect(coupleTitle([named('Huber', 'Anna'), named('Huber', 'Paul')], 'de')).toBe('Anna & Paul Huber');
  expect(coupleTitle([named('Huber', 'Anna'), named('Lang', 'Maria')], 'de')).toBe('Anna Huber & Maria Lang');
  expect(coupleTitle([named('山田', '花子'), named('山田', '太郎')], 'jp')).toBe('山田 花子 & 太郎');
  expect(coupleTitle([named('이', '서연'), named('이', '도윤')], 'kr')).toBe('이서연 & 이도윤');
});
