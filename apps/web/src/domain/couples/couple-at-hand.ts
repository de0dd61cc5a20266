import { isAnybodyNamed, personsOfCouple, type CoupleFile, type CoupleSummary } from '@ringwerk/contract';
import { coupleFileMemory as memory, type CoupleAtHand } from './couple-file-memory.ts';
import { personsMemory } from './persons-memory.ts';

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
