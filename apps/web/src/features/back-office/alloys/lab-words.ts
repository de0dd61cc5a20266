import type { Format } from '../../../i18n/format.ts';

/** `88,7 · 5,1 · 22,2`, on one line. */
export const labWords = (lab: readonly number[], format: Pick<Format, 'number'>): string =>
  lab
    .map((value) => format.number(value, 1))
    .join('\u00A0· ')
    .replaceAll('· ', '·\u00A0');
