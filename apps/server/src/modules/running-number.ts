const LEAST_DIGITS = 5;

/**
 * The number of a quote, an order or a batch.
 * @param day - by the manufactory's calendar, or its year alone
 * @param running - its running part, which never begins anew
 */
export const runningNumber = (letter: 'Q' | 'O' | 'B', day: string, running: number): string =>
  `${letter}-${day.slice(0, 4)}-${String(running).padStart(LEAST_DIGITS, '0')}`;
