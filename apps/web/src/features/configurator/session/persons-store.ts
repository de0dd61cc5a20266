import { isAnybodyNamed, NOBODY, PERSON_MAX, type Persons } from '@ringwerk/contract';
import { coupleMemory } from '../../../api/couple-memory.ts';

/** Names as they were stored; nobody where that is something else. */
export function readPersons(stored: unknown): Persons {
  if (typeof stored !== 'object' || stored === null) return NOBODY;
  const { first, second }: { first?: unknown; second?: unknown } = stored;
  const name = (value: unknown): string => (typeof value === 'string' ? value.slice(0, PERSON_MAX) : '');
  return { first: name(first), second: name(second) };
}

/**
 * The couple at hand, as typed: spaces around a name go when it is used. Of this tab, like the sizes that were measured:
 * closing the couple forgets it. The draft keeps it beside the design.
 */
const memory = coupleMemory('ringwerk.persons', readPersons);

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
