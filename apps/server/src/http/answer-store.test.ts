import { expect, test, vi } from 'vitest';
import { AnswerStore } from './answer-store.ts';
import { PreparedAnswer } from './prepared-answer.ts';

const answerOf = (bytes: number) => async () => new PreparedAnswer('searchModels', 'x'.repeat(bytes));

test('an answer is made once, also for those who ask while it is made', async () => {
  const store = new AnswerStore(100_000);
  const make = vi.fn(answerOf(10));
  const [first, second] = await Promise.all([store.get('a', make), store.get('a', make)]);
  expect([first === second, await store.get('a', make)]).toEqual([true, first]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('all together hold no more bytes than was said, and the one that was asked for last stays', async () => {
  const store = new AnswerStore(10_000);
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) {
    await store.get(key, answerOf(3_000));
    await store.get('a', answerOf(3_000));
    expect(store.bytes).toBeLessThanOrEqual(10_000);
  }
  const again = vi.fn(answerOf(3_000));
  await store.get('a', again);
  expect(again).not.toHaveBeenCalled();
  await store.get('b', again);
  expect(again).toHaveBeenCalledTimes(1);
});

test('codings that are made later are counted when the answer is asked for again', async () => {
  const store = new AnswerStore(100_000);
  const answer = await store.get('a', async () => new PreparedAnswer('searchModels', 'x'.repeat(5_000)));
  const before = store.bytes;
  const coded = await answer.coded('br');
  await store.get('a', answerOf(1));
  expect(store.bytes).toBe(before + coded.byteLength);
});

test('one that is larger than the whole store is answered all the same', async () => {
  const store = new AnswerStore(1_000);
  const answer = await store.get('a', answerOf(5_000));
  expect([answer.plain.byteLength, store.bytes]).toEqual([5_000, 0]);
});

test('a failure is not kept', async () => {
  const store = new AnswerStore(1_000);
  await expect(store.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  await expect(store.get('a', answerOf(10))).resolves.toBeInstanceOf(PreparedAnswer);
  expect(store.bytes).toBeLessThan(1_000);
});
