import { STONE_ORIGIN_NAMES, STONE_TREATMENT_NAMES } from '@ringwerk/catalogue/stone-provenance';
import { useLanguage } from '../../i18n/locale-store.ts';

export interface StoneWords {
  readonly origin: (key: string) => string;
  readonly treatment: (key: string) => string;
  /** What must be said at every mention of a real stone: "natural · untreated". */
  readonly provenance: (stone: { readonly origin: string; readonly treatment: string }) => string;
}

/** What the trade says of a stone's origin and treatment, in the reader's language. */
export function useStoneWords(): StoneWords {
  const language = useLanguage();
  const origin = (key: string): string => STONE_ORIGIN_NAMES[key]?.[language] ?? key;
  const treatment = (key: string): string => STONE_TREATMENT_NAMES[key]?.[language] ?? key;
  return { origin, treatment, provenance: (stone) => `${origin(stone.origin)} · ${treatment(stone.treatment)}` };
}
