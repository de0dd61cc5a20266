import { describe, expect, it } from 'vitest';
import { createFormat } from '../../../i18n/format.ts';
import { cellText, parseCell, type CellUnit } from './cell-unit.ts';

const DE = createFormat('de-DE', 'UTC');

const written: readonly (readonly [CellUnit, number, string])[] = [
  ['cents', 2_400, '24,00'],
  ['cents', 380_000, '3.800,00'],
  ['percent', 0.06, '6'],
  ['percent', 0.081, '8,1'],
  ['factor', 1.35, '1,35'],
  ['whole', 500, '500'],
];
describe('a cell', () => {
  it.each(written)('in %s of %f reads %s, and means the same when it is typed', (unit, value, text) => {
    expect(cellText(value, unit, 'EUR', DE)).toBe(text);
    expect(parseCell(text, unit, 'EUR')).toBe(value);
  });
  it.each([
    ['24.00 €', 'cents', 2_400],
    ['1’200.–', 'cents', 120_000],
    ['19 %', 'percent', 0.19],
    ['1.35', 'factor', 1.35],
    ['2027-01-01', 'day', '2027-01-01'],
  ] as const)('pasted as %s in %s', (text, unit, value) => {
    expect(parseCell(text, unit, 'EUR')).toBe(value);
  });
  it.each([
    ['teuer', 'cents'],
    ['-5', 'cents'],
    ['=A1*2', 'cents'],
    ['', 'factor'],
    ['1.1.2027', 'day'],
    ['5,5', 'whole'],
  ] as const)('refuses %s in %s', (text, unit) => {
    expect(parseCell(text, unit, 'EUR')).toBeNull();
  });
});
