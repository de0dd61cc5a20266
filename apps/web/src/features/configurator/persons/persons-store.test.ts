import { expect, it, vi } from 'vitest';

/** The store reads its storage when it is loaded. */
async function loaded(stored: string | null) {
  const items = new Map<string, string>(stored === null ? [] : [['ringwerk.persons', stored]]);
  vi.resetModules();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
  return { items, ...(await import('./persons-store.ts')) };
}

it('keeps the names of the couple in the tab, and sends none where nobody is named', async () => {
  const { items, setPersons, namedPersons, currentPersons } = await loaded(null);
  expect(namedPersons()).toEqual({});
  setPersons({ first: ' Anna ', second: '' });
  expect(namedPersons()).toEqual({ persons: { first: 'Anna', second: '' } });
  expect(currentPersons()).toEqual({ first: 'Anna', second: '' });
  expect(items.get('ringwerk.persons')).toBe('{"first":" Anna ","second":""}');
});

it.each(['', 'null', '[]', '{"first":5}', '{"second":null}', 'Anna'])('reads %s as nobody', async (stored) => {
  const { currentPersons } = await loaded(stored);
  expect(currentPersons()).toEqual({ first: '', second: '' });
});

it('takes no more of a stored name than a form would', async () => {
  const { readPersons } = await loaded(null);
  expect(readPersons({ first: 'x'.repeat(100), second: 'Maria' })).toEqual({ first: 'x'.repeat(60), second: 'Maria' });
});
