import { FIRST_HOUSE_LIST } from '@ringwerk/catalogue';
import { describe, expect, test } from 'vitest';
import { CodedError } from '../../http/coded-error.ts';
import { changeCells, type Cell } from './change-cells.ts';

/** Code and place of each finding; none when the cell is written. */
function findings(cell: Cell): unknown[] {
  try {
    changeCells(FIRST_HOUSE_LIST, [cell]);
    return [];
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return (error.issues ?? []).map(({ code, path }) => `${code} ${path}`);
  }
}

describe('a cell of a list', () => {
  // A length of 100 000 000 made the process search as many empty rows, and end.
  test.each(['length', '-1', '01', '1e3', '1000', '__proto__', 'constructor'])('is never %s of an array', (step) => {
    const path = `/settingSizeFactor/${step}`;
    expect(findings({ path, value: 1_000 })).toEqual([`field.unknown ${path}`]);
    expect(findings({ path: `${path}/0`, value: 1_000 })).toEqual([`field.unknown ${path}/0`]);
  });

  test.each(['__proto__', 'constructor', 'length', 'toString'])('is never %s of an object', (step) => {
    expect(findings({ path: `/finish/${step}`, value: 1 })).toEqual([`field.unknown /finish/${step}`]);
  });

  test('is a row that there is', () => {
    const changed = changeCells(FIRST_HOUSE_LIST, [{ path: '/settingSizeFactor/0/1', value: 1.25 }]);
    expect(changed.settingSizeFactor[0]?.[1]).toBe(1.25);
  });
});
