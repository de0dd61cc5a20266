import { isAnybodyNamed, type Persons } from '@ringwerk/contract';
import { personsMemory as memory } from '../../../domain/couples/persons-memory.ts';

const trimmed = ({ first, second }: Persons): Persons => ({ first: first.trim(), second: second.trim() });

export const usePersonsTyped = (): Persons => memory.useValue();
export const usePersons = (): Persons => trimmed(memory.useValue());
export const setPersons = memory.setValue;
export const onPersonsChange = memory.subscribe;

/** What a draft keeps: both names, also while the design has one ring. The session of `user` may be lost by then. */
export const personsOf = (user: string): Persons => trimmed(memory.valueOf(user));

/** A design, as far as names go: it has rings. */
interface Named {
  readonly rings: readonly unknown[];
}

/** A name for each ring of the design: a single ring sends no second name, which no field shows. */
export function personsFor({ rings }: Named): Persons {
  const { first, second } = trimmed(memory.valueOf());
  return { first, second: rings.length > 1 ? second : '' };
}

/** As quote, order and link take them: left out where nobody is named. */
export function namedPersons(design: Named): { readonly persons?: Persons } {
  const persons = personsFor(design);
  return isAnybodyNamed(persons) ? { persons } : {};
}
