import { expect, test } from 'vitest';
import { toCsv } from './write-csv.ts';

test('where the comma is the decimal sign, the semicolon separates', () => {
  expect(toCsv([['Breite', 4.5]], ',')).toBe('\uFEFFBreite;4,5\r\n');
  expect(toCsv([['width', 4.5]], '.')).toBe('\uFEFFwidth,4.5\r\n');
});

test('separators, quotes and line breaks stay inside their cell', () => {
  expect(toCsv([['a;b', 'say "yes"', 'two\nlines', null]], ',')).toBe('\uFEFF"a;b";"say ""yes""";"two\nlines";\r\n');
});

test('a text that looks like a formula is not run by a spreadsheet, a negative number stays one', () => {
  expect(toCsv([['=1+1', '@sum', '-A', -3]], '.')).toBe("\uFEFF'=1+1,'@sum,'-A,-3\r\n");
});
