import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '../../test/test-app.ts';
import { hangUpSignal } from './hang-up.ts';

const lines: string[] = [];
let shop: TestApp;
let owner: TestUser;
let address: string;
beforeAll(async () => {
  shop = await startTestApp({ logLevel: 'info' }, { log: { write: (line) => void lines.push(line) } });
  owner = await shop.logIn('10001');
  address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());
beforeEach(() => {
  lines.length = 0;
});

const stonesOf = (name: string, count: number): string => {
  const rows = Array.from({ length: count }, (_, index) => `${name}-${index},RD,0.5,G,VS2,1500`);
  const data = Buffer.from(['Stock #,Shape,Weight,Color,Clarity,RapNet Price', ...rows].join('\n')).toString('base64');
  return JSON.stringify({ data, origin: 'natural', treatment: 'none' });
};
function post(body: string) {
  const cookies = Object.entries(owner.cookies).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return request(`${address}/api/stones/import`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-ringwerk-token': owner.token,
      cookie: cookies.join('; '),
    },
  });
}
const written = async (name: string): Promise<number> => {
  const { rows } = await shop.database.pool.query('select count(*)::int as n from stones where stock_number like $1', [
    `${name}-%`,
  ]);
  return rows[0].n;
};

test('an import whose sender leaves while it is read writes nothing, and is logged as what it is', async () => {
  const body = stonesOf('GONE', 40_000);
  const sent = post(body);
  sent.on('error', () => {});
  await new Promise<void>((resolve) => sent.end(body, () => resolve()));
  sent.destroy();
  for (const deadline = Date.now() + 20_000; !lines.join('').includes('the caller hung up');) {
    if (Date.now() > deadline) throw new Error('the import went on without its sender');
    await sleep(20);
  }
  expect(await written('GONE')).toBe(0);
  expect(lines.join('')).not.toContain('request failed');
});

test('one whose sender waits is written: the end of its body is not taken for its leave', async () => {
  const body = stonesOf('STAYS', 2_000);
  const status = await new Promise((resolve, reject) => {
    const sent = post(body);
    sent.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.on('error', reject);
    sent.end(body);
  });
  expect([status, await written('STAYS')]).toEqual([200, 2_000]);
});

test('the signal of a request whose body was read is aborted by nothing but the leave of its caller', async () => {
  const asked = Promise.withResolvers<AbortSignal>();
  const server = createServer((incoming, response) => {
    incoming.resume().on('end', () => asked.resolve(hangUpSignal(response)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('a server without a port');
  const sent = request({ port: place.port, method: 'POST' });
  sent.on('error', () => {});
  sent.end('body');
  const signal = await asked.promise;
  await new Promise((resolve) => setImmediate(resolve));
  expect(signal.aborted).toBe(false);
  const aborted = once(signal, 'abort');
  sent.destroy();
  await aborted;
  expect(signal.reason).toMatchObject({ name: 'HungUp', code: 'ECONNRESET' });
  await new Promise((resolve) => server.close(resolve));
});
