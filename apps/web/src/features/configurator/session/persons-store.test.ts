import type { Session } from '@ringwerk/contract';
import { expect, it, vi } from 'vitest';

const PAIR = { rings: [{}, {}] };
const SINGLE = { rings: [{}] };
const NOBODY = { first: '', second: '' };

/** The store reads its storage when it is loaded; 10001 is logged in. */
async function loaded(stored: string | null) {
  const items = new Map<string, string>(stored === null ? [] : [['ringwerk.persons', stored]]);
  vi.resetModules();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
  const { setSession } = await import('../../../api/session-store.ts');
  const logIn = (customerNumber: string): void => setSession({ customerNumber } as Session); // all that is asked of it
  logIn('10001');
  return { items, logIn, logOut: () => setSession(null), ...(await import('./persons-store.ts')) };
}

it('keeps the names of the couple in the tab, and sends none where nobody is named', async () => {
  const { items, setPersons, namedPersons, personsFor } = await loaded(null);
  expect(namedPersons(PAIR)).toEqual({});
  setPersons({ first: ' Anna ', second: '' });
  expect(namedPersons(PAIR)).toEqual({ persons: { first: 'Anna', second: '' } });
  expect(personsFor(PAIR)).toEqual({ first: 'Anna', second: '' });
  expect(items.get('ringwerk.persons')).toBe('{"user":"10001","value":{"first":" Anna ","second":""}}');
});

it('reads what the tab has stored', async () => {
  const { personsFor } = await loaded('{"user":"10001","value":{"first":"Anna","second":"Maria"}}');
  expect(personsFor(PAIR)).toEqual({ first: 'Anna', second: 'Maria' });
});

it.each(['', 'null', '[]', '5', '{"first":"Anna","second":""}', '{"user":"10001","value":{"first":5}}', 'Anna'])(
  'reads %s as nobody',
  async (stored) => {
    const { personsFor } = await loaded(stored);
    expect(personsFor(PAIR)).toEqual(NOBODY);
  },
);

it('takes no more of a stored name than a form would', async () => {
  const { readPersons } = await import('../../../domain/couples/persons-memory.ts');
  expect(readPersons({ first: 'x'.repeat(100), second: 'Maria' })).toEqual({ first: 'x'.repeat(60), second: 'Maria' });
});

it('shows no names to the next user of the tab, and gives them back to a user whose session was lost', async () => {
  const { logIn, logOut, setPersons, personsFor, personsOf, namedPersons } = await loaded(null);
  setPersons({ first: 'Anna', second: 'Maria' });
  logOut();
  expect(personsFor(PAIR)).toEqual(NOBODY);
  // The page that is left behind still writes its draft.
  expect(personsOf('10001')).toEqual({ first: 'Anna', second: 'Maria' });
  logIn('10002');
  expect([namedPersons(PAIR), personsOf('10002')]).toEqual([{}, NOBODY]);
  logIn('10001');
  expect(personsFor(PAIR)).toEqual({ first: 'Anna', second: 'Maria' });
});

it('sends no second name with a single ring, which shows no field for one', async () => {
  const { setPersons, namedPersons, personsOf } = await loaded(null);
  setPersons({ first: 'Anna', second: 'Maria' });
  expect(namedPersons(SINGLE)).toEqual({ persons: { first: 'Anna', second: '' } });
  setPersons({ first: '', second: 'Maria' });
  expect(namedPersons(SINGLE)).toEqual({});
  expect(personsOf('10001')).toEqual({ first: '', second: 'Maria' });
});
