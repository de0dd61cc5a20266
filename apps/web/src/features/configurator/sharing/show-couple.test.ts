import { examplePair } from '@ringwerk/advice/test/example-pair';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startDesign } from '../../../design-store/design-store.ts';
import { setPersons } from '../session/persons-store.ts';
import { showCouple, type ShownCouple } from './show-couple.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PAIR = examplePair();

it('sends a name that is typed key by key with few requests, the last one with the whole name, and nothing after the end', async () => {
  setPersons({ first: '', second: '' });
  const sent: ShownCouple[] = [];
  const stop = showCouple(startDesign(PAIR), async (shown) => {
    sent.push(shown);
    return true;
  });
  for (const first of ['M', 'Ma', 'Mar', 'Mari', 'Maria']) {
    setPersons({ first, second: '' });
    await vi.advanceTimersByTimeAsync(10);
  }
  await vi.advanceTimersByTimeAsync(500);
  expect(sent.map(({ persons }) => persons.first)).toEqual(['', 'Maria']);
  expect(sent.at(-1)?.design).toEqual(PAIR);
  stop();
  setPersons({ first: 'Anna', second: '' });
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toHaveLength(2);
});
