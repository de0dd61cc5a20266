import { describe, expect, test } from 'vitest';
import { isWithinOneError } from './edit-distance.ts';
import { TextIndex } from './text-index.ts';

const ARTICLE = 100;
const NAME = 10;
const TRAIT = 1;
const index = new TextIndex([
  [
    { weight: ARTICLE, texts: ['RW09014', '09014', '9014', '014'] },
    { weight: NAME, texts: ['Lichtung', 'Clairière', 'ひだまり', '햇살'] },
    { weight: TRAIT, texts: ['Roségold', 'rose gold', 'ローズゴールド', '로즈골드'] },
  ],
  [
    { weight: ARTICLE, texts: ['RW09015', '09015', '9015', '015'] },
    { weight: NAME, texts: ['Roségold-Traum', 'Rêve', '婚約指輪の夢', '결혼반지'] },
    { weight: TRAIT, texts: ['Milgrain', 'pearl setting'] },
  ],
]);
const found = (question: string) =>
  [...(index.find(question) ?? [])].sort((a, b) => b[1] - a[1]).map(([document]) => document);

describe('search', () => {
  test.each([
    ['RW-09-014', [0]],
    ['rw09014', [0]],
    ['9015', [1]],
    ['RW 09 015', [1]],
    ['rw-09', [0, 1]],
    ['LICHTUNG', [0]],
    ['clairiere', [0]],
    ['Licht', [0]],
    ['reve', [1]],
    ['ひだまり', [0]],
    ['指輪', [1]],
    ['夢', [1]],
    ['ローズ', [0]],
    ['결혼반지', [1]],
    ['반지', [1]],
    ['햇', [0]],
    ['milgrain traum', [1]],
    ['milgrain lichtung', []],
    ['nothing', []],
  ])('%s', (question, expected) => {
    expect(found(question)).toEqual(expected);
  });

  test('a name counts more than a trait', () => {
    expect(found('Roségold')).toEqual([1, 0]);
    expect(found('rosegold')).toEqual([1, 0]);
  });

  test.each([
    ['Lichtunk', [0]],
    ['Lihctung', [0]],
    ['Lchtung', [0]],
    ['Lichttung', [0]],
    ['Lihct', [0]],
    ['milgrein', [1]],
    ['ローズゴールト', [0]],
    ['결혼번지', [1]],
    ['결훈반지', [1]],
  ])('one typing error is forgiven: %s', (question, expected) => {
    expect(found(question)).toEqual(expected);
  });

  test('two are not', () => {
    expect(found('Lichdunk')).toEqual([]);
  });

  test('a question without any letter or digit is no question', () => {
    expect(index.find(' – !')).toBeNull();
  });
});

test.each([
  ['', '', true],
  ['a', '', true],
  ['ab', 'ba', true],
  ['ring', 'ring', true],
  ['ring', 'rings', true],
  ['ring', 'rign', true],
  ['ring', 'rang', true],
  ['ring', 'in', false],
  ['ring', 'gnir', false],
])('%s ~ %s', (a, b, expected) => {
  expect(isWithinOneError(a, b)).toBe(expected);
  expect(isWithinOneError(b, a)).toBe(expected);
});
