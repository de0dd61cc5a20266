import { isAnybodyNamed, NOBODY, PERSON_MAX, type Persons } from '@ringwerk/contract';
import { create } from 'zustand';

/** Of this tab, like the sizes that were measured: closing the couple forgets it. The draft keeps it beside the design. */
const STORAGE_KEY = 'ringwerk.persons';

/** Names as they were stored; nobody where that is something else. */
export function readPersons(stored: unknown): Persons {
  if (typeof stored !== 'object' || stored === null) return NOBODY;
  const { first, second }: { first?: unknown; second?: unknown } = stored;
  const name = (value: unknown): string => (typeof value === 'string' ? value.slice(0, PERSON_MAX) : '');
  return { first: name(first), second: name(second) };
}

function readStored(): Persons {
  try {
    return readPersons(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'));
  } catch {
    return NOBODY;
  }
}

/** The couple at hand, as typed: spaces around a name go when it is used. */
const usePersonsStore = create<Persons>(() => readStored());

const trimmed = ({ first, second }: Persons): Persons => ({ first: first.trim(), second: second.trim() });

export const usePersonsTyped = (): Persons => usePersonsStore();
export const currentPersons = (): Persons => trimmed(usePersonsStore.getState());
/** As quote, order and link take them: left out where nobody is named. */
export function namedPersons(): { readonly persons?: Persons } {
  const persons = currentPersons();
  return isAnybodyNamed(persons) ? { persons } : {};
}
export const usePersons = (): Persons => {
  const first = usePersonsStore((state) => state.first.trim());
  const second = usePersonsStore((state) => state.second.trim());
  return { first, second };
};

export function setPersons(persons: Persons): void {
  usePersonsStore.setState(persons);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(persons));
  } catch {
    // Without a storage they hold until the page goes.
  }
}
