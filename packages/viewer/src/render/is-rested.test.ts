import { expect, test } from 'vitest';
import { isRested } from './is-rested.ts';

const gathering = { samples: 8, elapsed: 100, isProgressive: false, mostSamples: 200 };

test('a quick machine gathers every sample, a slow one rests once edges are clean', () => {
  expect(isRested(gathering)).toBe(false);
  expect(isRested({ ...gathering, samples: 24 })).toBe(false);
  expect(isRested({ ...gathering, samples: 48 })).toBe(true);
  expect(isRested({ ...gathering, elapsed: 2600 })).toBe(true);
  expect(isRested({ ...gathering, elapsed: 2600, samples: 7 })).toBe(false);
});

test('no picture waits for more samples than the pipeline can add up', () => {
  expect(isRested({ ...gathering, samples: 32, mostSamples: 32 })).toBe(true);
});

test('the best picture takes its time, as far as the pipeline can add up', () => {
  expect(isRested({ ...gathering, isProgressive: true, samples: 24, elapsed: 60_000 })).toBe(false);
  expect(isRested({ ...gathering, isProgressive: true, samples: 200 })).toBe(true);
});

test('what a slow machine gathers in strips takes longer, yet not for ever', () => {
  const inStrips = { ...gathering, isInStrips: true };
  expect(isRested({ ...inStrips, elapsed: 2600 })).toBe(false);
  expect(isRested({ ...inStrips, samples: 48, elapsed: 2600 })).toBe(true);
  expect(isRested({ ...inStrips, elapsed: 20_100 })).toBe(true);
  expect(isRested({ ...inStrips, elapsed: 20_100, samples: 7 })).toBe(false);
});
