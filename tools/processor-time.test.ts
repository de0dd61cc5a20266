import { expect, test } from 'vitest';

test('time within the limit holds, of work and as measured', () => {
  expect(() => [1, 2, 3].toReversed()).toTakeLessThan(1_000);
  expect(99).toTakeLessThan(100);
});

test('time far beyond it does not hold on any machine', () => {
  expect(() => expect(1e9).toTakeLessThan(1)).toThrow(/limit 1 ms × \d/);
  const busy = (): void => {
    for (const until = process.threadCpuUsage().user + 100_000; process.threadCpuUsage().user < until;);
  };
  expect(() => expect(busy).toTakeLessThan(0.01)).toThrow(/ms of processor, limit 0.01 ms/);
});
