import { expect, test } from 'vitest';
import { parseLines } from './parse-lines.ts';

const line = (article: string, rest: Partial<ReturnType<typeof parseLines>[number]> = {}) => ({
  article,
  quantity: 1,
  sizes: [],
  stones: undefined,
  unknown: [],
  ...rest,
});

test.each([
  ['RW-09-014', line('RW-09-014')],
  ['rw 09 014 54/62', line('rw 09 014', { sizes: [54, 62] })],
  ['9014 2x 54/62 mit', line('9014', { quantity: 2, sizes: [54, 62], stones: 'with' })],
  ['RW-09-014\t3\t54,5\t62', line('RW-09-014', { quantity: 3, sizes: [54.5, 62] })],
  ['RW-09-014;x2;ohne', line('RW-09-014', { quantity: 2, stones: 'without' })],
  ['RW-09-014, 2, 54 / 62 mm', line('RW-09-014', { quantity: 2, sizes: [54, 62] })],
  ['RW-09-014 2 x 54', line('RW-09-014', { quantity: 2, sizes: [54] })],
  ['RW-09-014 石なし ２x', line('RW-09-014', { quantity: 2, stones: 'without' })],
  ['RW-09-014 soon 54/62/70', line('RW-09-014', { unknown: ['soon', '54/62/70'] })],
  ['RW-09-014 54 62 70', line('RW-09-014', { quantity: 70, sizes: [54, 62] })],
  ['RW-09-014 500x', line('RW-09-014', { quantity: 500 })],
])('reads "%s"', (text, expected) => {
  expect(parseLines(text)).toEqual([expected]);
});

test('blank lines and Windows line ends come out of spreadsheets and mean nothing', () => {
  expect(parseLines('\r\n9014\r\n\r\n  \r\nRW-09-015\r\n').map(({ article }) => article)).toEqual([
    '9014',
    'RW-09-015',
  ]);
});
