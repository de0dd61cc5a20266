/** A workbook counts days; they are UTC's, each of one length. */
export const DAY_MS = 86_400_000;
