import { describe, expect, it } from 'vitest';
import { parseBlock, shownRows, type DataColumn } from './data-column.ts';

interface Metal {
  readonly name: string;
  readonly fee: number;
}
const COLUMNS: readonly DataColumn<Metal>[] = [
  { key: 'name', label: 'Metal', text: ({ name }) => name },
  { key: 'fee', label: 'Fee', text: ({ fee }) => `${fee} €`, order: ({ fee }) => fee },
];
const ROWS: readonly Metal[] = [
  { name: 'Gold', fee: 210 },
  { name: 'Palladium', fee: 90 },
  { name: 'Platinum', fee: 1_380 },
];
const names = (rows: readonly Metal[]) => rows.map(({ name }) => name);

describe('rows of a table', () => {
  it('are ordered by the value, not by its words', () => {
    const sort = { column: 'fee', isDescending: false };
    expect(names(shownRows(ROWS, COLUMNS, '', sort))).toEqual(['Palladium', 'Gold', 'Platinum']);
    const down = { ...sort, isDescending: true };
    expect(names(shownRows(ROWS, COLUMNS, '', down))).toEqual(['Platinum', 'Gold', 'Palladium']);
  });
  it('are found by words in any column', () => {
    expect(names(shownRows(ROWS, COLUMNS, 'pl 1380', null))).toEqual(['Platinum']);
    expect(names(shownRows(ROWS, COLUMNS, 'LLAD', null))).toEqual(['Palladium']);
    expect(shownRows(ROWS, COLUMNS, 'silver', null)).toEqual([]);
  });
});

it.each([
  ['one cell', '12,50', [['12,50']]],
  [
    'a block',
    '1\t2\r\n3\t4\r\n',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  ['an empty cell between', '1\t\t3', [['1', '', '3']]],
  ['a quoted line break and quote', '"a\nb"\t"say ""yes"" now"', [['a\nb', 'say "yes" now']]],
  ['an inch sign inside', '5" ring\t2', [['5" ring', '2']]],
])('a pasted block: %s', (_, text, cells) => {
  expect(parseBlock(text)).toEqual(cells);
});
