import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ReadQueue } from './read-queue.ts';

test('one file is read at a time, in order, and a failed one holds nobody up', async () => {
  const queue = new ReadQueue();
  const events: string[] = [];
  const read = (name: string) => async (): Promise<string> => {
    events.push(`${name} begins`);
    await setImmediate();
    events.push(`${name} ends`);
    if (name === 'a') throw new Error('damaged');
    return name;
  };
  const answers = await Promise.allSettled(['a', 'b', 'c'].map((name) => queue.run(read(name))));
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});

test('where four wait already, the next is asked to come again', async () => {
  const queue = new ReadQueue();
  const { promise, resolve } = Promise.withResolvers<null>();
  const waiting = Array.from({ length: 5 }, () => queue.run(() => promise));
  await expect(queue.run(async () => null)).rejects.toMatchObject({
    code: 'server.unavailable',
    retryAfterSeconds: 10,
  });
  resolve(null);
  await Promise.all(waiting);
  await expect(queue.run(async () => 'read')).resolves.toBe('read');
});
