/** Digits of the running part at least; longer ones stand as they are. */
const RUNNING_DIGITS = 5;

/** Letter or not, year, running part, with any sign or none between them. */
const PRINTED = /^O?[^\da-z]?(20\d{2})[^\da-z]?(\d{1,9})$/iu;
/** The running part alone: of this year. */
const TYPED = /^O?[^\da-z]?()?(\d{1,9})$/iu;

/**
 * By the manufactory's day: the order number in what a scanner read or a person typed; null where there is none. Scanners that are set to another keyboard
 * than the computer write other signs for the hyphen (`Oß2026ß01001`), and people leave letter, year or zeros out.
 */
export function orderNumberIn(code: string, today: string): string | null {
  const [, year = today.slice(0, 4), running] = PRINTED.exec(code.trim()) ?? TYPED.exec(code.trim()) ?? [];
  return running === undefined ? null : `O-${year}-${running.padStart(RUNNING_DIGITS, '0')}`;
}

/** Of a batch, as its list has it: with its letter, which tells it from an order. */
const BATCH = /^B[^\da-z]?(20\d{2})[^\da-z]?(\d{1,9})$/iu;

/** The number of a batch in what was read; null where there is none. */
export function batchNumberIn(code: string): string | null {
  const [, year, running] = BATCH.exec(code.trim()) ?? [];
  return year === undefined || running === undefined ? null : `B-${year}-${running.padStart(RUNNING_DIGITS, '0')}`;
}
