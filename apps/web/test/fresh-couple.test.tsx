import { expect, it } from 'vitest';
import { personsMemory } from '../src/domain/couples/persons-memory.ts';
import { setSession } from '../src/api/session-store.ts';
import { jeweller } from './sessions.ts';

const named = (): string => {
  setSession(jeweller());
  return personsMemory.valueOf().first;
};

it.each(['Anna', 'Eva'])('a test begins without the couple of the test before: %s', (first) => {
  expect(named()).toBe('');
  personsMemory.setValue({ first, second: '' });
  expect(named()).toBe(first);
});
