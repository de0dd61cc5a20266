import { expect, it } from 'vitest';
import { sampleOf, sizeDrafts, typedSize } from './sample-draft.ts';

const rest = { place: 'Tray 1', note: '', since: '2026-01-02' };

it('keeps a size that nobody touched to the hundredth, and reads a typed one in the scale of the shop', () => {
  const [kept] = sizeDrafts([51.88], 'uk');
  expect(sampleOf({ sizes: kept === undefined ? [] : [kept], ...rest })).toEqual({ sizes: [51.88], ...rest });
  expect(typedSize('L½', 'uk').mm).toBe(51.88);
});

it('is nothing to send while a size cannot be read or the day is missing', () => {
  expect(sampleOf({ sizes: [typedSize('soft', 'iso')], ...rest })).toBeNull();
  expect(sampleOf({ sizes: sizeDrafts([54], 'iso'), ...rest, since: '' })).toBeNull();
});
