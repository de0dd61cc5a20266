import { writeDesignCode } from '@ringwerk/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mistypedCode, wrongPlaces } from './mistyped-code.ts';

const CODE = writeDesignCode([19, 7, 20, 2, 23, 9, 29]);
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const replaced = (text: string, at: number, by: string): string => text.slice(0, at) + by + text.slice(at + 1);

test('a code with one wrong character is a typing error, and the right one is among those near it', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(31), { minLength: 7, maxLength: 7 }), fc.nat(7), fc.nat(31), (values, at, value) => {
      const code = writeDesignCode(values);
      const typed = replaced(code, at, CHARACTERS[value] ?? '');
      if (typed === code || !/\d/u.test(typed)) return;
      const found = mistypedCode(typed);
      expect(found?.near).toContain(code);
      expect(wrongPlaces(typed, code)).toEqual([at]);
    }),
  );
});

test('two neighbours in the wrong order are found as well', () => {
  const typed = CODE.slice(0, 2) + CODE.charAt(3) + CODE.charAt(2) + CODE.slice(4);
  expect(mistypedCode(typed.toLowerCase())?.near).toContain(CODE);
  expect(wrongPlaces(typed, CODE)).toEqual([2, 3]);
});

test('a letter that no code holds is named as the suspect', () => {
  const found = mistypedCode(replaced(CODE, 5, 'U'));
  expect(found?.foreignAt).toBe(5);
  expect(found?.near).toEqual([CODE]);
});

test('a right code, an article number and a word are no typing errors', () => {
  for (const text of [CODE, 'RW-09-001', 'rosegold', 'Memoire', '5 mm Gold', '']) expect(mistypedCode(text)).toBeNull();
});
