import { expect, test, vi } from 'vitest';
import { FreshMemory } from './fresh-memory.ts';

function openMemory(most = 10) {
  let time = 0;
  const memory = new FreshMemory<string | null>(most, () => time);
  memory.turnOn();
  return { memory, pass: (ms: number) => void (time += ms) };
}

test('an answer is remembered for less than a second, and whoever asks meanwhile shares it', async () => {
  const { memory, pass } = openMemory();
  const ask = vi.fn(async () => `answer ${ask.mock.calls.length}`);
  expect(await Promise.all([memory.get('a', ask), memory.get('a', ask)])).toEqual(['answer 1', 'answer 1']);
  pass(350);
  expect(await memory.get('a', ask)).toBe('answer 1');
  pass(100);
  expect(await memory.get('a', ask)).toBe('answer 2');
});

test('its age counts from the question, not from the answer', async () => {
  const { memory, pass } = openMemory();
  const slow = memory.get('a', async () => (pass(900), 'old'));
  expect(await slow).toBe('old');
  expect(await memory.get('a', async () => 'new')).toBe('new');
});

test('what is forgotten while it is asked does not come back with its answer', async () => {
  const { memory } = openMemory();
  let answer = (_: string): void => {};
  const first = memory.get('a', () => new Promise((resolve) => (answer = resolve)));
  memory.forget();
  answer('before the write');
  expect(await first).toBe('before the write');
  expect(await memory.get('a', async () => 'after it')).toBe('after it');
});

test('neither a failure nor a null is remembered', async () => {
  const { memory } = openMemory();
  await expect(memory.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await memory.get('a', async () => null)).toBeNull();
  expect(await memory.get('a', async () => 'there')).toBe('there');
});

test('no more is remembered than was said', async () => {
  const { memory } = openMemory(2);
  for (const key of ['a', 'b', 'c']) await memory.get(key, async () => 'first');
  const again = await Promise.all(['c', 'b', 'a'].map((key) => memory.get(key, async () => 'second')));
  expect(again).toEqual(['first', 'first', 'second']);
});

test('before it is turned on it asks every time', async () => {
  const memory = new FreshMemory<string>(2);
  const ask = vi.fn(async () => 'x');
  await memory.get('a', ask);
  await memory.get('a', ask);
  expect(ask).toHaveBeenCalledTimes(2);
});
