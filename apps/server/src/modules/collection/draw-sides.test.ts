import { MODELS } from '@ringwerk/catalogue/models';
import { StillError } from '@ringwerk/stills';
import { expect, test, vi } from 'vitest';
import type { Services } from '../../services.ts';
import { drawSides, isNight } from './draw-sides.ts';

const NOW = new Date('2026-11-28T01:00:00Z');
const MORNING = new Date('2026-11-28T08:00:00Z');
/** The last is not for sale yet. */
const LIST = MODELS.slice(0, 4).map((model, index) => ({
  ...model,
  popularityStart: index,
  publishedFrom: index === 3 ? MORNING : NOW,
  withdrawnFrom: null,
}));

function means(picture: Services['stills']['picture'], load = (): number => 0) {
  return {
    models: { ensureRead: async () => {}, list: LIST },
    alloys: { now: async () => ({ alloys: [], at: () => [], past: [], stamp: '' }) },
    clock: () => NOW,
    stills: { picture, load, canDraw: () => true },
  };
}
const drawn = async (): Promise<Buffer> => Buffer.from('picture');

test('both sides of every published article are drawn, the most popular first', async () => {
  const picture = vi.fn(drawn);
  const there = await drawSides(means(picture), () => false);
  expect(there).toBe(6);
  const first = LIST[2];
  expect(picture.mock.calls.slice(0, 2)).toMatchObject([
    [first?.with ?? first?.without, { view: 'left' }, 'ahead'],
    [first?.with ?? first?.without, { view: 'right' }, 'ahead'],
  ]);
});

test('one that fails keeps no other from being drawn; the morning ends it', async () => {
  let asked = 0;
  const failing = async (): Promise<Buffer> => {
    asked += 1;
    if (asked === 2) throw new StillError('too-slow');
    return drawn();
  };
  expect(await drawSides(means(failing), () => asked >= 5)).toBe(4);
});

test('what somebody waits for goes first', async () => {
  let waiting = 1;
  const asked: number[] = [];
  const picture = async (): Promise<Buffer> => (asked.push(waiting), drawn());
  const drawing = drawSides(
    means(picture, () => waiting),
    () => asked.length >= 2,
  );
  await vi.waitFor(() => expect(asked).toEqual([]));
  waiting = 0;
  await drawing;
  expect(asked).toEqual([0, 0]);
});

test.each([
  ['2026-11-27T23:59:00Z', false],
  ['2026-11-28T00:01:00Z', true],
  ['2026-11-28T03:59:00Z', true],
  ['2026-11-28T04:01:00Z', false],
  ['2026-11-28T12:00:00Z', false],
])('in Berlin %s is in the night: %s', (instant, expected) => {
  expect(isNight(new Date(instant), 'Europe/Berlin')).toBe(expected);
});
