import { NOBODY, PERSON_MAX, type Persons } from '@ringwerk/contract';
import { coupleMemory } from '../../api/couple-memory.ts';

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
export const personsMemory = coupleMemory('ringwerk.persons', readPersons);
