/** Ticks are 1, 2 or 5 of a power of ten apart; never less than one, because counts and minor units are whole. */
const STEPS = [1, 2, 5, 10];
/** At most so many lines above the first. */
const LINES = 4;

/** Round values from 0 to at least `most`; [0, 1] where there is nothing. */
export function niceTicks(most: number): readonly number[] {
  const rough = Math.max(1, most / LINES);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((each) => each * power >= rough) ?? 10) * power;
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
