import { expect, test } from 'vitest';
import { CodedError } from '../../http/coded-error.ts';
import { readComingMoment } from './posted-moment.ts';

const NOW = new Date('2026-11-24T10:00:00.000Z');
function finding(posted: string): string {
  try {
    return readComingMoment(posted, '/from', NOW).toISOString();
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return (error.issues ?? []).map(({ code, path }) => `${code} ${path}`).join();
  }
}

test.each([
  '2027-02-31T00:00:00.000Z',
  '2027-02-29T00:00:00.000Z',
  '2027-04-31T12:00:00.000Z',
  '2027-13-01T00:00:00.000Z',
  '2027-01-01T24:00:00.000Z',
  '2027-01-01T00:61:00.000Z',
])('a moment that no calendar has is refused at its field: %s', (posted) => {
  expect(finding(posted)).toBe('field.format /from');
});

test.each(['2026-11-24T10:00:00.000Z', '2020-02-29T00:00:00.000Z'])('nothing counts in the past: %s', (posted) => {
  expect(finding(posted)).toBe('field.past /from');
});

test('a coming moment is read', () => {
  expect(finding('2028-02-29T00:00:00.000Z')).toBe('2028-02-29T00:00:00.000Z');
});
