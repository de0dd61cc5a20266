import type { AlloyChange } from '@ringwerk/contract';
import { expect, test } from 'vitest';
import { draftOf, EMPTY_DRAFT, readDraft } from './alloy-draft.ts';

const ALLOY: AlloyChange = {
  density: 15.24,
  loss: 0.065,
  lab: [88.2, 6.8, -0.5],
  names: { de: 'a', en: 'b', nl: 'c', jp: 'd', kr: 'e', fr: 'f' },
  hallmark: null,
  isRhodiumPlated: false,
  markets: ['DE', 'NL'],
  isWithdrawn: false,
};
const german = (value: number): string => String(value).replace('.', ',');

test('an alloy that is only looked at is sent as it came', () => {
  expect(draftOf(ALLOY, german)).toMatchObject({ density: '15,24', loss: '6,5', lab: ['88,2', '6,8', '-0,5'] });
  expect(readDraft(draftOf(ALLOY, german))).toEqual({ isRead: true, change: ALLOY });
});

test('what is no number is named at its field, and an empty loss is the price list’s', () => {
  const read = readDraft({ ...draftOf(ALLOY, german), density: 'heavy', lab: ['88', '', '1'] });
  expect(read).toEqual({ isRead: false, unread: new Set(['/density', '/lab/1']) });
  expect(readDraft({ ...draftOf(ALLOY, german), loss: ' ' })).toMatchObject({ change: { loss: null } });
  expect(readDraft(EMPTY_DRAFT)).toMatchObject({ isRead: false });
});
