import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadOfAmounts, spreadOfMeasures, type SpreadFacet } from './spread.ts';

/** A distribution as it is described: twenty equally wide steps, the greatest value in the last one. */
function described(values: readonly number[]): SpreadFacet {
  if (values.length === 0) return { min: 0, max: 0, bins: [] };
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const perStep = max > min ? 20 / (max - min) : 0;
  const stepOf = (value: number): number => Math.min(19, Math.floor((value - min) * perStep));
  return { min, max, bins: Array.from({ length: 20 }, (_, step) => values.filter((v) => stepOf(v) === step).length) };
}
const measure = fc.integer({ min: 0, max: 4_000 }).map((hundredths) => hundredths / 100);
const placesOf = (keeps: readonly boolean[]): Uint32Array =>
  Uint32Array.from(keeps.flatMap((isKept, place) => (isKept ? [place] : [])));
const RUNS = { seed: 17, numRuns: 200 };

test('measures of pairs: two rings of one measure have it once', () => {
  const pair = fc.tuple(measure, measure, fc.boolean(), fc.boolean());
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 60 }), (pairs) => {
      const rings = pairs.map(([first, second, isSame]): [number, number] => [first, isSame ? first : second]);
      const keeps = pairs.map(([, , , isKept]) => isKept);
      const values = rings.flatMap(([first, second], at) =>
        keeps[at] === true ? (first === second ? [first] : [first, second]) : [],
      );
      expect(spreadOfMeasures(Float32Array.from(rings.flat()), 2, placesOf(keeps))).toEqual(described(values));
    }),
    RUNS,
  );
});

test('measures of sets: one each', () => {
  fc.assert(
    fc.property(fc.array(measure, { maxLength: 60 }), (values) => {
      const places = placesOf(values.map(() => true));
      expect(spreadOfMeasures(Float32Array.from(values), 1, places)).toEqual(described(values));
    }),
    RUNS,
  );
});

test('amounts, as high as prices in won', () => {
  const amounts = fc.array(fc.tuple(fc.nat(400_000_000), fc.boolean()), { maxLength: 60 });
  fc.assert(
    fc.property(amounts, (prices) => {
      const kept = prices.flatMap(([amount, isKept]) => (isKept ? [amount] : []));
      const places = placesOf(prices.map(([, isKept]) => isKept));
      expect(
        spreadOfAmounts(
          Uint32Array.from(prices, ([amount]) => amount),
          places,
        ),
      ).toEqual(described(kept));
    }),
    RUNS,
  );
});
