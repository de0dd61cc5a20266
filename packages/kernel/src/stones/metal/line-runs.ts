import { outside } from '../../units/item-at.ts';
/** A straight line in the ring's frame: point and direction of length 1, mm. */
export interface Line3 {
  readonly px: number;
  readonly py: number;
  readonly pz: number;
  readonly dx: number;
  readonly dy: number;
  readonly dz: number;
}

/** Stretches of a line that lie inside a solid: from, to, from, to, … ascending, mm along the line. */
export type Runs = number[];

/** Sorts crossings and pairs them; an odd one at the end is a touch and is dropped. */
export function runsOf(crossings: number[]): Runs {
  crossings.sort((a, b) => a - b);
  if (crossings.length % 2 === 1) crossings.pop();
  return crossings;
}

/** The part of every run between a and b. */
export function clipRuns(runs: Runs, a: number, b: number): Runs {
  const kept: Runs = [];
  for (let k = 0; k + 1 < runs.length; k += 2) {
    const from = Math.max(a, runs[k] ?? outside(runs, k));
    const to = Math.min(b, runs[k + 1] ?? outside(runs, k + 1));
    if (to > from) kept.push(from, to);
  }
  return kept;
}

/** Length of all runs, mm. */
export function runLength(runs: Runs): number {
  let sum = 0;
  for (let k = 0; k + 1 < runs.length; k += 2)
    sum += (runs[k + 1] ?? outside(runs, k + 1)) - (runs[k] ?? outside(runs, k));
  return sum;
}

/** What of the runs lies outside of others. */
export function withoutRuns(runs: Runs, others: Runs): Runs {
  let left = runs;
  for (let k = 0; k + 1 < others.length; k += 2) {
    const [from, to] = [others[k] ?? outside(others, k), others[k + 1] ?? outside(others, k + 1)];
    left = [...clipRuns(left, -Infinity, from), ...clipRuns(left, to, Infinity)];
  }
  return left;
}
