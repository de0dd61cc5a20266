import { liveStateSchema, type LiveState } from '@ringwerk/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { createTestDatabase, logIn, testConfig, testConnection, type TestUser } from '../../../test/test-app.ts';
import { openDatabase, type Database } from '../../storage/database.ts';

// Two applications with pools of their own on one database: what the jeweller's process takes in, the screen's
// process gives out.
let counter: FastifyInstance;
let screen: FastifyInstance;
let screenDatabase: Database;
let screenAddress: string;
let drop: () => Promise<void>;
let jeweller: TestUser;
let time: Date | null = null;
const clock = (): Date => time ?? new Date();

beforeAll(async () => {
  const test = await createTestDatabase();
  screenDatabase = openDatabase(testConnection(test.name));
  counter = await createApp(testConfig(), { database: test.database, clock });
  screen = await createApp(testConfig(), { database: screenDatabase, clock });
  screenAddress = await screen.listen({ port: 0, host: '127.0.0.1' });
  jeweller = await logIn(counter, '10001');
  drop = test.drop;
});
afterAll(async () => {
  await counter.close();
  await screen.close();
  await screenDatabase.close();
  await drop();
});

const openRoom = async (user = jeweller): Promise<{ id: string; token: string }> =>
  (await user.call({ method: 'POST', url: '/api/live-rooms' })).json();
const ring = WORKED_EXAMPLE.rings[0];
const shown = (width: number) => ({
  design: { ...WORKED_EXAMPLE, rings: [{ ...ring, width }] },
  name: 'Classic',
  articleNumber: '10.001',
  language: 'de',
  country: 'DE',
});
const show = (id: string, width: number, user = jeweller) =>
  user.call({ method: 'PUT', url: `/api/live-rooms/${id}`, payload: shown(width) });

interface Event {
  readonly name: string;
  readonly data: unknown;
}

/** Reads a stream of events until it ends or `stop` is called. */
async function follow(token: string) {
  const abort = new AbortController();
  const answer = await fetch(`${screenAddress}/api/live/${token}/events`, { signal: abort.signal });
  const events: Event[] = [];
  let text = '';
  let isEnded = false;
  const read = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const name = /^event: (.*)$/m.exec(part)?.[1];
        const data = /^data: (.*)$/m.exec(part)?.[1];
        if (name !== undefined && data !== undefined) events.push({ name, data: JSON.parse(data) });
      }
    }
    isEnded = true;
  })().catch(() => undefined);
  const states = (): LiveState[] =>
    events.filter(({ name }) => name === 'state').map(({ data }) => liveStateSchema.parse(data));
  return {
    answer,
    events,
    states,
    isEnded: () => isEnded,
    stop: async () => {
      abort.abort();
      await read;
    },
  };
}

const widthOf = (state: LiveState | undefined): unknown =>
  (state?.shown?.design as typeof WORKED_EXAMPLE | undefined)?.rings[0]?.width;

describe('the second screen', () => {
  test('follows a design through another process, newest state first, without any trade figure', async () => {
    const { id, token } = await openRoom();
    const seen = await follow(token);
    expect(seen.answer.headers.get('content-type')).toContain('text/event-stream');
    await expect.poll(() => seen.states().length).toBe(1);
    expect(seen.states()[0]).toMatchObject({ version: 0, company: 'Juwelier Sonnleitner', shown: null });
    for (const width of [4.5, 5, 4]) expect((await show(id, width)).statusCode).toBe(200);
    await expect.poll(() => widthOf(seen.states().at(-1))).toBe(4);
    expect(seen.states().at(-1)?.version).toBe(3);
    expect(seen.states().at(-1)?.shown?.figures.total?.retail.gross).toBe(87_795);
    const sent = JSON.stringify(seen.events);
    expect(sent).not.toMatch(/cost|trade|factor|priceList|33535/i);
    await seen.stop();

    const joined = await screen.inject({ url: `/api/live/${token}` });
    expect(widthOf(liveStateSchema.parse(joined.json()))).toBe(4);
    expect(joined.body).not.toMatch(/cost|trade|factor|priceList|33535/i);
  });

  test('goes on after the connection to the database broke', async () => {
    const { id, token } = await openRoom();
    const seen = await follow(token);
    await expect.poll(() => seen.states().length).toBe(1);
    const { rows } = await screenDatabase.pool.query<{ pid: number }>(
      "select pid from pg_stat_activity where query ilike 'listen ringwerk_live' and datname = current_database()",
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { pid } of rows) await screenDatabase.pool.query('select pg_terminate_backend($1)', [pid]);
    await show(id, 5.5);
    await expect.poll(() => widthOf(seen.states().at(-1)), { timeout: 5_000 }).toBe(5.5);
    await seen.stop();
  });

  test('ends when the jeweller ends it, and its link is dead', async () => {
    const { id, token } = await openRoom();
    await show(id, 4.5);
    const seen = await follow(token);
    await expect.poll(() => seen.states().length).toBe(1);
    expect((await jeweller.call({ method: 'DELETE', url: `/api/live-rooms/${id}` })).statusCode).toBe(204);
    await expect.poll(() => seen.events.at(-1)?.name).toBe('end');
    await expect.poll(() => seen.isEnded()).toBe(true);
    for (const url of [`/api/live/${token}`, `/api/live/${token}/events`]) {
      const answer = await screen.inject({ url });
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'live.unknown']);
    }
    const { rows } = await screenDatabase.pool.query('select shown from live_rooms where id = $1', [id]);
    expect(rows).toEqual([{ shown: null }]);
  });

  test('ends when the jeweller logs out, and after a working day without a change', async () => {
    const colleague = await logIn(counter, '10001-2');
    const first = await openRoom(colleague);
    await colleague.call({ method: 'DELETE', url: '/api/session' });
    expect((await screen.inject({ url: `/api/live/${first.token}` })).statusCode).toBe(404);
    const second = await openRoom();
    time = new Date(Date.now() + 12.1 * 3_600_000);
    const late = await screen.inject({ url: `/api/live/${second.token}` });
    time = null;
    expect(late.statusCode).toBe(404);
  });
});

describe('who may', () => {
  test('only who opened a room shows something in it or ends it', async () => {
    const { id, token } = await openRoom();
    for (const other of [await logIn(counter, '10002'), await logIn(counter, '10001-2')]) {
      for (const answer of [
        await show(id, 4.5, other),
        await other.call({ method: 'DELETE', url: `/api/live-rooms/${id}` }),
      ]) {
        expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'live.unknown']);
      }
    }
    expect((await screen.inject({ url: `/api/live/${token}` })).json()).toMatchObject({ version: 0, shown: null });
  });

  test('only the hash of a token is kept', async () => {
    const { token } = await openRoom();
    const { rows } = await screenDatabase.pool.query('select * from live_rooms');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test.each(['x', 'A'.repeat(43)])('the token %s is unknown', async (token) => {
    const answer = await screen.inject({ url: `/api/live/${token}` });
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'live.unknown']);
  });

  test('what is no design is not shown, nor what is too large', async () => {
    const { id } = await openRoom();
    const url = `/api/live-rooms/${id}`;
    const wrong = await jeweller.call({ method: 'PUT', url, payload: { ...shown(4), design: { version: 2 } } });
    expect([wrong.statusCode, wrong.json().error.code]).toEqual([422, 'design.refused']);
    const large = await jeweller.call({ method: 'PUT', url, payload: { ...shown(4), name: 'x'.repeat(1_100_000) } });
    expect([large.statusCode, large.json().error.code]).toEqual([413, 'request.too-large']);
  });
});
