import type { PageLettering } from '@ringwerk/lettering/browser';
import type { BringLetters } from './lettered-tables.ts';

let loading: Promise<PageLettering> | null = null;

/** Fetches the shaper with the first engraving and the font files as texts need them. */
export const bringLetters: BringLetters = async (engravings) => {
  loading ??= import('@ringwerk/lettering/browser').then(({ loadLettering }) => loadLettering());
  try {
    const lettering = await loading;
    await lettering.fetchFor(engravings);
    return lettering;
  } catch (error) {
    loading = null;
    throw error;
  }
};
