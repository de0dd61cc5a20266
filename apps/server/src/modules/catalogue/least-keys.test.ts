import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leastKeys } from './least-keys.ts';

test('are the first of all keys in order, equal ones included', () => {
  const keys = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 200 });
  fc.assert(
    fc.property(keys, fc.nat(220), (values, count) => {
      const least = leastKeys(Float64Array.from(values), Math.min(count, values.length));
      expect([...least]).toEqual(values.toSorted((a, b) => a - b).slice(0, count));
    }),
    { seed: 11, numRuns: 300 },
  );
});
