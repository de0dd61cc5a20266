import type { Design, Issue } from '@ringwerk/kernel';
import type { Change } from '../edits/design-change.ts';
import type { Span } from '../parameter-span.ts';

/** How far one number of the design can go from where it is, the same on all its places. */
export interface ReachQuery {
  readonly design: Design;
  /** JSON pointers of the number: one place, or one in each of the joined rings. */
  readonly paths: readonly string[];
  readonly from: number;
  readonly span: Span;
}

export interface ReachEnd {
  readonly value: number;
  /** What the rules say about the next step; null where the range of the number itself ends. */
  readonly issue: Issue | null;
}

export interface Reach {
  readonly low: ReachEnd;
  readonly high: ReachEnd;
}

/** Decimals of any step in the parameter table. */
const DECIMALS = 4;

/** The legal stretch of steps around `from`; a few dozen looks at the rules for any range. */
export function findReach(
  { paths, from, span }: ReachQuery,
  refusals: (changes: readonly Change[]) => readonly Issue[],
): Reach {
  const { min, max, step } = span;
  const last = Math.floor((max - min) / step + 1e-9);
  const start = Math.min(last, Math.max(0, Math.round((from - min) / step)));
  const valueAt = (index: number): number => Number((min + index * step).toFixed(DECIMALS));
  const issueAt = (index: number): Issue | null =>
    refusals(paths.map((path) => ({ path, value: valueAt(index) })))[0] ?? null;
  const end = (sign: 1 | -1, steps: number): ReachEnd => {
    let [good, bad, hop] = [0, steps + 1, 1];
    let issue: Issue | null = null;
    // Outwards in growing steps until one is refused, then back by halves to the last that can be made.
    while (bad - good > 1) {
      const next: number = issue === null ? Math.min(steps, good + hop) : Math.floor((good + bad) / 2);
      const found = issueAt(start + sign * next);
      if (found === null) [good, hop] = [next, hop * 2];
      else [bad, issue] = [next, found];
    }
    return { value: good === 0 ? from : valueAt(start + sign * good), issue };
  };
  return { low: end(-1, start), high: end(1, last - start) };
}
