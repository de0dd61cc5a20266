/** Least and greatest value, 0 where there is none, and how many lie in each of the steps between. */
export interface SpreadFacet {
  readonly min: number;
  readonly max: number;
  readonly bins: readonly number[];
}

/** Steps of a distribution: as many as a narrow panel shows. */
const STEPS = 20;
/** Measures of the record and carats are hundredths. */
const PER_UNIT = 100;

/** A figure as it was before a column held it in single precision: mm or ct in hundredths; whole amounts stay as they are. */
export const exact = (value: number): number => Math.round(value * PER_UNIT) / PER_UNIT;

/** Steps between two values, and what counts a value in. */
function stepsBetween(min: number, max: number) {
  const bins = Array.from({ length: STEPS }, () => 0);
  const perStep = max > min ? STEPS / (max - min) : 0;
  const count = (value: number, times: number): void => {
    // The greatest value belongs to the last step.
    const step = Math.min(STEPS - 1, Math.floor((value - min) * perStep));
    bins[step] = (bins[step] ?? 0) + times;
  };
  return { bins, count };
}

/** How the amounts of some models are spread, one of each. */
export function spreadOfAmounts(amounts: Uint32Array, places: Uint32Array): SpreadFacet {
  if (places.length === 0) return { min: 0, max: 0, bins: [] };
  let [min, max] = [Infinity, -Infinity];
  for (let at = 0; at < places.length; at += 1) {
    const amount = amounts[places[at] ?? 0] ?? 0;
    if (amount < min) min = amount;
    if (amount > max) max = amount;
  }
  const { bins, count } = stepsBetween(min, max);
  for (let at = 0; at < places.length; at += 1) count(amounts[places[at] ?? 0] ?? 0, 1);
  return { min, max, bins };
}

/** The same of measures, which many models share. Two rings of one measure have it once. */
export function spreadOfMeasures(measures: Float32Array, perModel: 1 | 2, places: Uint32Array): SpreadFacet {
  if (places.length === 0) return { min: 0, max: 0, bins: [] };
  const tally = tallyOf(measures, perModel, places);
  const [first, last] = [tally.findIndex((times) => times > 0), tally.length - 1];
  const [min, max] = [first / PER_UNIT, last / PER_UNIT];
  const { bins, count } = stepsBetween(min, max);
  for (let value = first; value <= last; value += 1) count(value / PER_UNIT, tally[value] ?? 0);
  return { min, max, bins };
}

/** How many models have each hundredth, up to the greatest that one has. */
function tallyOf(measures: Float32Array, perModel: 1 | 2, places: Uint32Array): Uint32Array {
  const other = perModel - 1;
  let greatest = 0;
  for (let at = 0; at < places.length; at += 1) {
    const from = (places[at] ?? 0) * perModel;
    greatest = Math.max(greatest, measures[from] ?? 0, measures[from + other] ?? 0);
  }
  const tally = new Uint32Array(Math.round(greatest * PER_UNIT) + 1);
  for (let at = 0; at < places.length; at += 1) {
    const from = (places[at] ?? 0) * perModel;
    const first = Math.round((measures[from] ?? 0) * PER_UNIT);
    tally[first] = (tally[first] ?? 0) + 1;
    const second = Math.round((measures[from + other] ?? 0) * PER_UNIT);
    if (second !== first) tally[second] = (tally[second] ?? 0) + 1;
  }
  return tally;
}
