import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { CodedError } from '../../http/coded-error.ts';
import type { PrintJob } from './print-job.ts';
import { createPrintQueue } from './print-queue.ts';

// The stand-in workers below never look into it.
const job = { template: 'quote', source: {}, createdAt: new Date(0), pictures: [] } as unknown as PrintJob;
const GOOD = 'port.on("message", () => port.postMessage({ ok: true, pdf: new Uint8Array([1]) }))';
const code = (body: string): string => `const port = require('node:worker_threads').parentPort; ${body}`;
const starter = (...bodies: string[]) => {
  let started = 0;
  return {
    start: () => new Worker(code(bodies[Math.min(started++, bodies.length - 1)] ?? GOOD), { eval: true }),
    count: () => started,
  };
};

test('a worker that dies is replaced, and the document is printed all the same', async () => {
  const workers = starter('port.on("message", () => process.exit(1))', GOOD);
  const queue = createPrintQueue({}, workers.start);
  expect(await Promise.all([queue.print(job), queue.print(job)])).toEqual([new Uint8Array([1]), new Uint8Array([1])]);
  expect(workers.count()).toBe(2);
  await queue.close();
});

test('a document that kills every worker is given up, and the next one is printed', async () => {
  const dies = 'port.on("message", () => { throw new Error("out of memory") })';
  const queue = createPrintQueue({}, starter(dies, dies, GOOD).start);
  await expect(queue.print(job)).rejects.toThrow('out of memory');
  expect(await queue.print(job)).toEqual(new Uint8Array([1]));
  await queue.close();
});

test('a worker that hangs is ended', async () => {
  const queue = createPrintQueue({ limit: 1_000 }, starter('port.on("message", () => { for (;;); })', GOOD).start);
  expect(await queue.print(job)).toEqual(new Uint8Array([1]));
  await queue.close();
});

test('a broken template is an error of that document alone', async () => {
  const queue = createPrintQueue(
    {},
    starter('port.on("message", () => port.postMessage({ ok: false, reason: "unknown variable" }))').start,
  );
  await expect(queue.print(job)).rejects.toThrow('unknown variable');
  await queue.close();
});

test('who comes when too many wait is asked to come back', async () => {
  const queue = createPrintQueue({ mostWaiting: 2 }, starter(GOOD).start);
  const waiting = [queue.print(job), queue.print(job)];
  const refused: unknown = await queue.print(job).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(CodedError);
  expect(refused).toMatchObject({ code: 'document.preparing' });
  await Promise.all(waiting);
  expect(await queue.print(job)).toEqual(new Uint8Array([1]));
  await queue.close();
});

test('a closed queue starts no worker again', async () => {
  const workers = starter('port.on("message", () => {})');
  const queue = createPrintQueue({}, workers.start);
  const lost = queue.print(job).catch((error: unknown) => error);
  await new Promise((resolve) => setImmediate(resolve));
  await queue.close();
  expect(await lost).toBeInstanceOf(Error);
  expect(workers.count()).toBe(1);
});
