import { runningNumber } from '../running-number.ts';

/** Letter or not, year, running part, with any sign or none between them. */
const PRINTED = /^O?[^\da-z]?(20\d{2})[^\da-z]?(\d{1,9})$/iu;
/** The running part alone. */
const TYPED = /^O?[^\da-z]?(\d{1,9})$/iu;
/** Years that a number can be of. */
const YEARS = Array.from({ length: 100 }, (_, year) => String(2_000 + year));

/**
 * Order numbers that were meant by what a scanner read or a person typed: one, or that of each year for a running part alone,
 * of which there is one order, because it never begins anew; none where there is no number. Scanners that are set to another
 * keyboard than the computer write other signs for the hyphen (`Oß2026ß01001`), and people leave letter, year or zeros out.
 */
export function orderNumbersIn(code: string): readonly string[] {
  const [, year, printed] = PRINTED.exec(code.trim()) ?? [];
  if (year !== undefined) return [runningNumber('O', year, Number(printed))];
  const [, typed] = TYPED.exec(code.trim()) ?? [];
  return typed === undefined ? [] : YEARS.map((each) => runningNumber('O', each, Number(typed)));
}

/** Of a batch, as its list has it: with its letter, which tells it from an order. */
const BATCH = /^B[^\da-z]?(20\d{2})[^\da-z]?(\d{1,9})$/iu;

/** The number of a batch in what was read; null where there is none. */
export function batchNumberIn(code: string): string | null {
  const [, year, running] = BATCH.exec(code.trim()) ?? [];
  return year === undefined ? null : runningNumber('B', year, Number(running));
}
