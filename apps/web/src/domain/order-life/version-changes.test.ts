import type { OrderVersion } from '@ringwerk/contract';
import { expect, test } from 'vitest';
import { design, position } from '../../../test/fixtures.ts';
import { versionChanges, type ChangeWords } from './version-changes.ts';

const WORDS: ChangeWords = {
  commission: 'reference',
  requestedDate: 'date',
  notes: { workshop: 'workshop', delivery: 'delivery', shop: 'shop' },
  quantity: 'quantity',
  note: 'note',
  code: 'code',
  price: 'price',
  date: (day) => day,
  money: ({ gross }) => `${gross}`,
  rings: ({ rings }) =>
    rings.map(({ role, width, size }) => ({
      role,
      title: role,
      lines: [
        { kind: 'width', label: 'width', value: `${width}` },
        { kind: 'size', label: 'size', value: `${size}` },
      ],
    })),
};
const { retail } = position();
const version = (changes: Partial<OrderVersion> = {}): OrderVersion => ({
  version: 1,
  at: '2026-11-20T10:00:00.000Z',
  by: 'Eva Berger',
  commission: 'Huber 24',
  requestedDate: null,
  notes: { workshop: '', delivery: '', shop: '' },
  positions: [
    { number: 1, kind: 'rings', quantity: 1, note: '', commission: '', rings: { code: 'ABCDEFG7', design }, retail },
  ],
  ...changes,
});
const [first, second] = design.rings;
if (first === undefined || second === undefined) throw new Error('the pair of the tests has two rings');

test('a version names what is other than before, and nothing else', () => {
  const [before] = version().positions;
  if (before === undefined) throw new Error('there is no position');
  const wider = { ...design, rings: [first, { ...second, width: 7 as typeof second.width }] };
  const after = version({
    version: 2,
    requestedDate: '2027-01-15',
    notes: { workshop: '', delivery: '', shop: 'A surprise' },
    positions: [{ ...before, quantity: 2, rings: { code: 'BCDEFG7A', design: wider } }],
  });
  expect(versionChanges(version(), after, WORDS)).toEqual([
    { position: null, label: 'date', before: '', after: '2027-01-15' },
    { position: null, label: 'shop', before: '', after: 'A surprise' },
    { position: 1, label: 'quantity', before: '1', after: '2' },
    { position: 1, label: 'code', before: 'ABCDEFG7', after: 'BCDEFG7A' },
    { position: 1, label: `${second.role}: width`, before: `${second.width}`, after: '7' },
  ]);
  expect(versionChanges(after, after, WORDS)).toEqual([]);
});

test('a ring that goes or comes is named whole', () => {
  const [before] = version().positions;
  if (before === undefined) throw new Error('there is no position');
  const alone = { ...design, rings: [first] };
  const after = version({ positions: [{ ...before, rings: { code: 'ABCDEFG7', design: alone } }] });
  expect(versionChanges(version(), after, WORDS)).toEqual([
    { position: 1, label: second.role, before: second.role, after: '' },
  ]);
});
