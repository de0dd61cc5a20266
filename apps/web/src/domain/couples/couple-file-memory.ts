import { LANGUAGES, type Language } from '@ringwerk/contract';
import { coupleMemory } from '../../api/couple-memory.ts';

/** The file that everything made at the counter goes into, until the couple is closed. */
export interface CoupleAtHand {
  readonly id: string;
  readonly title: string;
  readonly language: Language;
}

/** A file as it was stored; null where that is something else. */
export function readCouple(stored: unknown): CoupleAtHand | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { id, title, language }: { id?: unknown; title?: unknown; language?: unknown } = stored;
  const known = LANGUAGES.find((each) => each === language);
  return typeof id === 'string' && typeof title === 'string' && known !== undefined
    ? { id, title, language: known }
    : null;
}

/** The file at hand. Drafts keep it beside the design. */
export const coupleFileMemory = coupleMemory('ringwerk.couple', readCouple);
