import { describe, expect, test } from 'vitest';
import { changedRow, newRow, rowsOfEarlier, type PadRow } from './pad-row.ts';
import { EMPTY_PAD, nextPart, withoutRows, withRows, withSent, withShop } from './pad-state.ts';

const rowOf = (key: string, changes: Partial<PadRow> = {}): PadRow => newRow({ key, article: 'RW-09-014', ...changes });
const keys = (rows: readonly { readonly key: string }[]): string[] => rows.map(({ key }) => key);
const [a, b, c] = [rowOf('a', { place: 1 }), rowOf('b', { place: 2 }), rowOf('c', { place: 3 })];
/** A pad that the server knows. */
const settled = withShop(EMPTY_PAD, [a, b]);

describe('rows on a device', () => {
  test('come behind all others, and back to their own place', () => {
    const state = withRows(withoutRows(settled, ['a']), [rowOf('new'), rowOf('last'), a]);
    expect(keys(state.rows)).toEqual(['a', 'b', 'new', 'last']);
    expect([state.unsent, state.gone]).toEqual([['new', 'last', 'a'], []]);
  });

  test('leave in parts, and what was changed on the way is sent again', () => {
    const state = withRows(withoutRows(settled, ['a']), [rowOf('new'), c]);
    const part = nextPart(state, 1);
    expect([keys(part?.written ?? []), part?.removed]).toEqual([['new'], ['a']]);
    if (part === null) throw new Error('there is something to send');
    const written = state.rows.find(({ key }) => key === 'new') ?? c;
    const changed = withRows(state, [changedRow(written, { quantity: 2 })]);
    expect(withSent(changed, part).unsent).toEqual(['new', 'c']);
    expect(withSent(state, part).unsent).toEqual(['c']);
    expect(withSent(state, part).gone).toEqual([]);
    // Taken off while it was on its way up: now it has to go there as well.
    const dropped = withSent(withoutRows(state, ['new']), part);
    expect([dropped.unsent, dropped.gone]).toEqual([['c'], ['new']]);
  });

  test('are nothing to send once the server knows them', () => {
    expect(nextPart(settled, 9)).toBeNull();
  });
});

describe('the shop’s pad', () => {
  test('brings what colleagues wrote and takes what they took off, but not what was written here since', () => {
    const here = withRows(settled, [changedRow(b, { quantity: 4 }), rowOf('mine')]);
    const theirs = [changedRow(b, { quantity: 9 }), c];
    const state = withShop(here, theirs);
    expect(keys(state.rows)).toEqual(['b', 'c', 'mine']);
    expect(state.rows[0]?.quantity).toBe(4);
  });

  test('does not bring back what was taken off here', () => {
    expect(keys(withShop(withoutRows(settled, ['a']), [a, b]).rows)).toEqual(['b']);
  });

  test('with the same row again leaves it as it was', () => {
    expect(withShop(settled, [{ ...a }]).rows[0]).toBe(settled.rows[0]);
  });
});

test('what a release before the shared pad left on the device is read, without what was ordered', () => {
  const earlier = { key: 'old', article: '9014', quantity: 2, sizes: [54, null], alloy: 'pt950-ru', unknown: ['blau'] };
  const rows = rowsOfEarlier([
    { ...earlier, commission: 'Huber', idempotencyKey: 'key', ordered: null },
    { ...earlier, commission: '', idempotencyKey: 'key', ordered: { id: 'x', number: 'O-1' } },
  ]);
  expect(rows).toMatchObject([
    {
      key: 'old',
      place: 1,
      article: '9014',
      quantity: 2,
      sizes: [54, null],
      alloys: ['pt950-ru'],
      unread: [{ field: 'line', text: 'blau' }],
      commission: 'Huber',
    },
  ]);
  expect(rowsOfEarlier({ rows: [] })).toBeNull();
});
