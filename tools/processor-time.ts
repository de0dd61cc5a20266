import { expect } from 'vitest';

/** What the fixed work below takes on the machine that limits of tests are set on: ms of processor. */
const REFERENCE_MS = 15;

const threadMs = (work: () => unknown): number => {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
};

/** Numbers, memory and small objects, in about the shares that geometry and texts use them. @returns something of each, so that nothing is left out */
function fixedWork(): number {
  const numbers = Float64Array.from({ length: 50_000 }, (_, at) => Math.sin(at * 12.9898));
  const points = Array.from(numbers, (x, at) => ({ x, y: Math.sqrt(at), name: `point ${at % 97}` }));
  const byName = new Map<string, number>();
  for (const { x, y, name } of points) byName.set(name, (byName.get(name) ?? 0) + Math.atan2(y, x));
  return numbers.toSorted()[0] ?? 0 + byName.size;
}

/** How many times longer than on that machine work takes here and now, at least 1: other load and a slow machine lengthen both. */
function machinePace(): number {
  fixedWork();
  const times = Array.from({ length: 5 }, () => threadMs(fixedWork)).toSorted((a, b) => a - b);
  return Math.max(1, (times[2] ?? REFERENCE_MS) / REFERENCE_MS);
}

if (process.env['VITEST'] !== undefined) {
  expect.extend({
    /** Types and units: `processor-time-matcher.d.ts`. */
    toTakeLessThan(received: number | (() => unknown), limit: number) {
      // Once: a second call of the same would find caches filled.
      const taken = typeof received === 'number' ? received : threadMs(received);
      const pace = taken < limit ? 1 : machinePace();
      const said = `${taken.toFixed(0)} ms of processor, limit ${limit} ms × ${pace.toFixed(2)} for the pace of this machine`;
      return { pass: taken < limit * pace, message: () => said };
    },
  });
}
