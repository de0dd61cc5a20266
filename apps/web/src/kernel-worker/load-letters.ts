import type { PageLettering } from '@ringwerk/lettering/browser';
import type { LoadLetters, Letters } from './lettered-tables.ts';

interface PageLetters extends Letters {
  readonly lettering: PageLettering;
}

let loading: Promise<PageLetters> | null = null;

async function load(): Promise<PageLetters> {
  const [{ loadLettering }, { ENGRAVER }] = await Promise.all([
    import('@ringwerk/lettering/browser'),
    import('@ringwerk/kernel/engraving'),
  ]);
  return { lettering: loadLettering(), engraver: ENGRAVER };
}

/** Fetches shaper and engraver with the first engraving, and the font files as texts need them. */
export const loadLetters: LoadLetters = async (engravings) => {
  loading ??= load();
  try {
    const letters = await loading;
    await letters.lettering.fetchFor(engravings);
    return letters;
  } catch (error) {
    loading = null;
    throw error;
  }
};
