import {
  isAnybodyNamed,
  LANGUAGES,
  personsOfCouple,
  type CoupleFile,
  type CoupleSummary,
  type Language,
} from '@ringwerk/contract';
import { coupleMemory } from '../../api/couple-memory.ts';
import { personsMemory } from './persons-memory.ts';

/** The file that everything made at the counter goes into, until the couple is closed. */
export interface CoupleAtHand {
  readonly id: string;
  readonly title: string;
  readonly language: Language;
}

function readCouple(stored: unknown): CoupleAtHand | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { id, title, language }: { id?: unknown; title?: unknown; language?: unknown } = stored;
  const known = LANGUAGES.find((each) => each === language);
  return typeof id === 'string' && typeof title === 'string' && known !== undefined
    ? { id, title, language: known }
    : null;
}

const memory = coupleMemory('ringwerk.couple', readCouple);

export const useCoupleAtHand = (): CoupleAtHand | null => memory.useValue();
export const coupleAtHand = (): CoupleAtHand | null => memory.valueOf();

/** Lays the file aside; names that were typed stay. */
export const releaseCouple = (): void => memory.setValue(null);

/** From now on this couple's: what is saved, shared, quoted and ordered goes into its file, and the rings bear its names. */
export function takeCouple(couple: CoupleSummary | CoupleFile): void {
  const { id, title, language } = couple;
  memory.setValue({ id, title, language });
  const persons = 'persons' in couple ? couple.persons : personsOfCouple(couple.people);
  if (isAnybodyNamed(persons)) personsMemory.setValue(persons);
}

/** As quote, order, link and saved version take it. */
export function tiedToCouple(): { readonly coupleId?: string } {
  const couple = memory.valueOf();
  return couple === null ? {} : { coupleId: couple.id };
}
