import { coupleFileMemory, readCouple } from '../../../domain/couples/couple-file-memory.ts';
import type { Whose } from './open-design.ts';
import { setPersons } from './persons-store.ts';

/** The couple of a draft comes with it, in place of the one at hand: its rings are never quoted into another file. */
export function bringCouple({ persons, couple }: Whose): void {
  setPersons(persons);
  // A draft of before says nothing of the file.
  if (couple !== undefined) coupleFileMemory.setValue(readCouple(couple));
}
