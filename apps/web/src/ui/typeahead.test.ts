import { expect, it } from 'vitest';
import { entryByTyping } from './typeahead.ts';

const LABELS = ['Speichern', 'Angebot', 'Auftrag', 'Ändern', 'Auswahl'];

it('goes to the next entry of a letter, and round again', () => {
  expect(entryByTyping(LABELS, 'a', 0)).toBe(1);
  expect(entryByTyping(LABELS, 'aa', 1)).toBe(2);
  expect(entryByTyping(LABELS, 'a', 4)).toBe(1);
  expect(entryByTyping(LABELS, 'ä', 0)).toBe(3);
});

it('stays where a longer word still fits, and leaves where it does not', () => {
  expect(entryByTyping(LABELS, 'au', 2)).toBe(2);
  expect(entryByTyping(LABELS, 'aus', 2)).toBe(4);
  expect(entryByTyping(LABELS, 'x', 2)).toBe(-1);
  expect(entryByTyping([], 'a', -1)).toBe(-1);
});
