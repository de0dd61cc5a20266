import { watchLive } from '@ringwerk/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { followRoom, type LiveStanding } from './follow-live.ts';

const STATE = { version: 3, company: 'Juwelier Berger', shown: null };

/** A stream of events whose other end is the test. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static readonly opened: Stream[] = [];
  readyState = 1;
  readonly address: string;

  constructor(address: string) {
    super();
    this.address = address;
    Stream.opened.push(this);
  }
  close(): void {
    this.readyState = Stream.CLOSED;
  }
  say(type: string, data?: unknown): void {
    this.dispatchEvent(Object.assign(new Event(type), { data: JSON.stringify(data) }));
  }
  breakOff(isRefused: boolean): void {
    this.readyState = isRefused ? Stream.CLOSED : 0;
    this.dispatchEvent(new Event('error'));
  }
}

let server: ServerOfTests;
let stop = (): void => undefined;
beforeEach(() => {
  vi.useFakeTimers();
  Stream.opened.length = 0;
  server = new ServerOfTests().on(watchLive, () => STATE);
  vi.stubGlobal('EventSource', Stream);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function follow() {
  const standings: LiveStanding[] = [];
  const versions: number[] = [];
  stop = followRoom('room-of-this-test', {
    onState: ({ version }) => versions.push(version),
    onStanding: (standing) => standings.push(standing),
  });
  return { standings, versions };
}
const pass = (milliseconds = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);
const last = (): Stream => {
  const stream = Stream.opened.at(-1);
  if (stream === undefined) throw new Error('no stream was opened');
  return stream;
};

describe('a second screen', () => {
  it('shows each state of its room, and skips what it cannot read', async () => {
    const { standings, versions } = follow();
    await pass();
    expect(last().address).toContain('room-of-this-test');
    last().say('state', STATE);
    last().say('state', { version: 'four' });
    last().say('state', { ...STATE, version: 5 });
    expect(versions).toEqual([3, 5]);
    expect(standings).toEqual(['following', 'following']);
  });

  it('ends with its room, and is not healed', async () => {
    const { standings } = follow();
    await pass();
    last().say('end');
    expect(standings).toEqual(['ended']);
    expect(last().readyState).toBe(Stream.CLOSED);
    last().breakOff(true);
    await pass(60_000);
    expect([standings, Stream.opened.length]).toEqual([['ended'], 1]);
  });

  it('stands still while the line is down, and leaves it to the browser to open it again', async () => {
    const { standings } = follow();
    await pass();
    last().breakOff(false);
    await pass(60_000);
    expect([standings, Stream.opened.length]).toEqual([['away'], 1]);
    last().say('state', STATE);
    expect(standings).toEqual(['away', 'following']);
  });

  it('asks again after a stream that was refused, until the server is back', async () => {
    const { standings } = follow();
    await pass();
    server.on(watchLive, () => refuse('server.unavailable'));
    last().breakOff(true);
    await pass(3_000);
    await pass(3_000);
    expect([standings, Stream.opened.length]).toEqual([['away'], 1]);
    server.on(watchLive, () => STATE);
    await pass(3_000);
    expect(Stream.opened).toHaveLength(2);
    last().say('state', STATE);
    expect(standings).toEqual(['away', 'following']);
  });

  it('learns that its room has ended where the stream was refused for that', async () => {
    const { standings } = follow();
    await pass();
    server.on(watchLive, () => refuse('live.unknown'));
    last().breakOff(true);
    await pass(3_000);
    expect(standings).toEqual(['away', 'ended']);
    await pass(60_000);
    expect(Stream.opened).toHaveLength(1);
  });

  it('of a room that is unknown never opens a stream', async () => {
    server.on(watchLive, () => refuse('live.unknown'));
    const { standings } = follow();
    await pass();
    expect([standings, Stream.opened.length]).toEqual([['ended'], 0]);
  });

  it('hears nothing once it has been left', async () => {
    const { standings } = follow();
    stop();
    await pass(60_000);
    expect([standings, Stream.opened.length]).toEqual([[], 0]);
  });
});
