import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TraceStrips, type Strip } from './trace-strips.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The strips of one sample of a picture whose rows take so long, on a clock of their own. */
function drawn(
  strips: TraceStrips,
  secondsOf: readonly number[],
): { readonly strip: Strip; readonly seconds: number }[] {
  const all: { strip: Strip; seconds: number }[] = [];
  do {
    const strip = strips.next();
    const seconds = secondsOf.slice(strip.from, strip.to).reduce((sum, row) => sum + row, 0);
    strips.took(seconds);
    all.push({ strip, seconds });
  } while (all.at(-1)?.strip.to !== secondsOf.length);
  return all;
}

test('strips put together are the whole picture, each row once, sample after sample', () => {
  const rows = fc.array(fc.double({ min: 0, max: 0.02, noNaN: true }), { minLength: 1, maxLength: 900 });
  fc.assert(
    fc.property(rows, fc.double({ min: 0, max: 0.01, noNaN: true }), (secondsOf, secondsPerRow) => {
      const strips = new TraceStrips();
      strips.begin(secondsOf.length, secondsPerRow);
      for (let sample = 0; sample < 3; sample += 1) {
        let next = 0;
        for (const { strip } of drawn(strips, secondsOf)) {
          expect(strip.from).toBe(next);
          expect(strip.to).toBeGreaterThan(strip.from);
          next = strip.to;
        }
        expect(next).toBe(secondsOf.length);
      }
    }),
    { numRuns: 200 },
  );
});

/** A ring in the middle of a picture: nothing above and below it costs anything. */
const RING = Array.from({ length: 900 }, (_, row) => (row > 250 && row < 650 ? 0.0015 : 0.00002));
const MEAN = RING.reduce((sum, row) => sum + row, 0) / RING.length;

test('no strip takes longer than a sample may, from the first one on', () => {
  const strips = new TraceStrips();
  strips.begin(RING.length, MEAN);
  for (let sample = 0; sample < 6; sample += 1) {
    for (const { seconds } of drawn(strips, RING)) expect(seconds).toBeLessThanOrEqual(0.12);
  }
});

test('rows that hold no ring are drawn together once that is known', () => {
  const strips = new TraceStrips();
  strips.begin(RING.length, MEAN);
  const first = drawn(strips, RING).length;
  drawn(strips, RING);
  const third = drawn(strips, RING);
  expect(third.length).toBeLessThan(first);
  expect(third[0]?.strip.to).toBeGreaterThan(250);
});

test('a strip that something else held up makes the next ones of its rows shorter, and no row is lost by it', () => {
  const strips = new TraceStrips();
  strips.begin(400, 0.0001);
  const { to } = strips.next();
  strips.took(30);
  while (strips.next().to < 400) strips.took(0.06);
  strips.took(0.06);
  const again = strips.next();
  expect(again.from).toBe(0);
  expect(again.to).toBeLessThan(to);
  expect(again.to).toBeGreaterThanOrEqual(8);
});

test('after a strip the page has its turn for as long as the strip took', () => {
  const strips = new TraceStrips();
  strips.begin(400, 0.001);
  expect(strips.isDue).toBe(true);
  strips.next();
  strips.took(0.05);
  expect(strips.isDue).toBe(false);
  vi.advanceTimersByTime(50);
  expect(strips.isDue).toBe(true);
});

test('another picture begins at its lowest row and is due at once', () => {
  const strips = new TraceStrips();
  strips.begin(400, 0.001);
  strips.next();
  strips.took(0.05);
  strips.begin(200, 0.001);
  expect(strips.isDue).toBe(true);
  expect(strips.next().from).toBe(0);
});
