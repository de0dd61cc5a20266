import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '../storage/database.ts';
import { startTestApp, testConfig, testConnection, type TestApp, type TestUser } from '../../test/test-app.ts';

const LIMITS = testConfig().limits;
let shop: TestApp;
let outside: Database;
const start = async (limits: Partial<typeof LIMITS> = {}): Promise<string> => {
  shop = await startTestApp({ limits: { ...LIMITS, ...limits } });
  const { rows } = await shop.database.pool.query('select current_database() as name');
  outside = openDatabase(testConnection(String(rows[0].name)));
  return shop.app.listen({ port: 0, host: '127.0.0.1' });
};
/** Lets every request that names a list wait in the database until `release`. */
async function holdLists(): Promise<{ release: () => Promise<void> }> {
  const client = await outside.pool.connect();
  await client.query('begin; lock table watch_lists in access exclusive mode');
  return {
    release: async () => {
      await client.query('commit');
      client.release();
    },
  };
}
const waitingInDatabase = async (): Promise<number> => {
  const { rows } = await outside.pool.query(
    "select count(*)::int as n from pg_locks where not granted and relation = 'watch_lists'::regclass",
  );
  return rows[0].n;
};
const until = async (isTrue: () => Promise<boolean>): Promise<void> => {
  for (const deadline = Date.now() + 60_000; !(await isTrue());) {
    if (Date.now() > deadline) throw new Error('did not happen in time');
    await sleep(20);
  }
};

describe('a stop', () => {
  let address = '';
  afterEach(async () => {
    await outside.close();
    await shop.close();
  });

  const createList = (user: TestUser, name: string) => {
    const cookie = Object.entries(user.cookies).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
    return fetch(`${address}/api/watch-lists`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-ringwerk-token': user.token, cookie: cookie.join('; ') },
      body: JSON.stringify({ name }),
    });
  };

  test('answers all twelve requests in flight, refuses new ones, ends live screens and waits for nobody else', async () => {
    address = await start();
    const owner = await shop.logIn('10001');
    const room = (await owner.call({ method: 'POST', url: '/api/live-rooms' })).json();
    const screen = await fetch(`${address}/api/live/${room.token}/events`);
    expect(screen.status).toBe(200);
    // A browser that keeps its connection open without asking anything.
    const idle = connect({ port: Number(new URL(address).port), host: '127.0.0.1' });
    await new Promise((resolve) => idle.once('connect', resolve));
    idle.on('error', () => {});

    const held = await holdLists();
    const asked = Array.from({ length: 12 }, (_, index) => createList(owner, `list ${index}`));
    await until(async () => (await waitingInDatabase()) === 12);
    const began = performance.now();
    const closed = shop.app.close();
    const events = await screen.text();
    expect(events).toContain('retry:');
    await expect(fetch(`${address}/api/health`)).rejects.toThrow();
    await held.release();
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(12).fill(200));
    await closed;
    expect(performance.now() - began).toBeLessThan(30_000);
    const { rows } = await outside.pool.query("select count(*)::int as n from watch_lists where name like 'list %'");
    expect(rows[0].n).toBe(12);
  });

  test('does not wait for ever for a request that does not end', async () => {
    address = await start({ drainMs: 300 });
    const owner = await shop.logIn('10001');
    const held = await holdLists();
    const asked = createList(owner, 'never').catch((error: unknown) => error);
    await until(async () => (await waitingInDatabase()) === 1);
    const began = performance.now();
    await shop.app.close();
    expect(performance.now() - began).toBeLessThan(30_000);
    expect(await asked).toBeInstanceOf(Error);
    await held.release();
  });
});

describe('callers that hold connections', () => {
  afterEach(async () => {
    await outside.close();
    await shop.close();
  });
  /** Sends the start of a request and then one byte after the other; what came back once the server has had enough. */
  const drip = (address: string, head: string): Promise<string> =>
    new Promise((resolve) => {
      const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1' });
      let answer = '';
      socket.write(head);
      const drops = setInterval(() => socket.write('x'), 100);
      socket.on('data', (chunk) => (answer += chunk.toString()));
      socket.on('error', () => {});
      socket.on('close', () => {
        clearInterval(drops);
        resolve(answer);
      });
    });

  test('a body that comes a byte at a time is cut', async () => {
    const address = await start({ requestMs: 800, headersMs: 400 });
    const head =
      'POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n';
    expect(await drip(address, head)).toContain('408');
  });

  test('so are headers', async () => {
    const address = await start({ requestMs: 800, headersMs: 400 });
    expect(await drip(address, 'GET /api/health HTTP/1.1\r\nhost: x\r\nx-slow: ')).toContain('408');
  });

  test('one connection more than the server bears is turned away', async () => {
    const address = await start({ connections: 3 });
    const port = Number(new URL(address).port);
    const open = () => {
      const socket = connect({ port, host: '127.0.0.1' });
      socket.on('error', () => {});
      return socket;
    };
    const sockets = [open(), open(), open()];
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
    const turnedAway = open();
    await new Promise((resolve) => turnedAway.once('close', resolve));
    expect(sockets.every((socket) => !socket.destroyed)).toBe(true);
    for (const socket of sockets) socket.destroy();
  });
});
