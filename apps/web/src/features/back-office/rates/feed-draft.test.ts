import type { RateFeed } from '@ringwerk/contract';
import { expect, it } from 'vitest';
import {
  BLANK_FEED,
  contentOf,
  differingFields,
  draftOf,
  factorOf,
  timesOf,
  withFormat,
  withReading,
} from './feed-draft.ts';

const SAVED: RateFeed = {
  id: '5e11e400-0000-4000-8000-000000000001',
  version: 3,
  name: 'Bullion desk',
  format: 'json',
  url: 'https://feed.example/gold',
  isHttpAllowed: false,
  decimalSign: '.',
  readings: [{ subject: 'Au', at: '$.price', row: 'last', cell: '', unit: 'oz-t', currency: 'USD', factor: 0.5 }],
  times: ['09:00', '16:30'],
  isOnWorkDaysOnly: true,
  isActive: true,
  updatedAt: '2026-11-24T10:00:00.000Z',
  updatedBy: 'Eva Berger',
  nextAt: null,
  last: null,
};

it('a feed that is opened and sent unchanged stays as it was', () => {
  const { id: _id, version: _version, updatedAt: _at, updatedBy: _by, nextAt: _next, last: _last, ...content } = SAVED;
  expect(contentOf(draftOf(SAVED))).toEqual(content);
});

it.each([
  ['9:00, 16.30', ['09:00', '16:30']],
  ['16:30 09:00 9:00', ['09:00', '16:30']],
  ['９：００、１６：３０', ['09:00', '16:30']],
])('%s are times', (line, times) => {
  expect(timesOf(line)).toEqual(times);
});

it.each(['', '24:00', '9', '9:60', 'noon', Array.from({ length: 13 }, (_, hour) => `${hour}:00`).join(' ')])(
  '%j are none',
  (line) => {
    expect(timesOf(line)).toBeNull();
  },
);

it('a factor has a point or a comma, and is never zero', () => {
  expect(['1', '0,5', '0.01', '0', '-1', 'x', ''].map(factorOf)).toEqual([1, 0.5, 0.01, null, null, null, null]);
});

it('reference rates bring currencies only, each once', () => {
  const draft = withReading(withFormat(BLANK_FEED, 'reference-rates', 'EUR'), 'EUR');
  expect(draft.readings.map(({ subject }) => subject)).toEqual(['USD', 'CHF']);
  const full = withReading(withReading(withReading(draft, 'EUR'), 'EUR'), 'EUR');
  expect(full.readings.map(({ subject }) => subject)).toEqual(['USD', 'CHF', 'JPY', 'KRW']);
});

it('names the fields that another has saved differently', () => {
  expect(differingFields({ ...draftOf(SAVED), url: 'https://feed.example/', times: '10:00' }, SAVED)).toEqual([
    'url',
    'times',
  ]);
});
