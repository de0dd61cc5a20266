import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropPreloaded, peekPreloaded, takePreloaded } from './preloaded-answers.ts';

/** A page that was asked for a moment ago. */
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(100));
afterEach(() => {
  dropPreloaded();
  vi.restoreAllMocks();
});

const QUESTION = '/api/session';
const preloaded = (...entries: readonly (readonly [string, Response])[]): void =>
  void Object.assign(globalThis, {
    ringwerkPreloaded: new Map(entries.map(([address, response]) => [address, Promise.resolve(response)])),
  });
const taken = async (address: string): Promise<unknown> => (await takePreloaded('GET', address))?.json();

describe('an answer that the head has asked for', () => {
  it('is taken once: whoever asks again asks the server', async () => {
    preloaded([QUESTION, Response.json({ user: 'Eva' })], ['/api/models', Response.json([])]);
    await expect(taken(QUESTION)).resolves.toEqual({ user: 'Eva' });
    expect(takePreloaded('GET', QUESTION)).toBeUndefined();
    await expect(taken('/api/models')).resolves.toEqual([]);
  });

  it('is that of its own address only', () => {
    preloaded([QUESTION, Response.json({})]);
    expect(takePreloaded('GET', `${QUESTION}?lang=de`)).toBeUndefined();
    expect(takePreloaded('GET', QUESTION)).toBeDefined();
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is forgotten, with all others, before a %s', (method) => {
    preloaded([QUESTION, Response.json({})], ['/api/models', Response.json([])]);
    expect(takePreloaded(method, '/api/logout')).toBeUndefined();
    expect(takePreloaded('GET', QUESTION)).toBeUndefined();
    expect(takePreloaded('GET', '/api/models')).toBeUndefined();
  });

  it('is too old for a page that opens later', () => {
    preloaded([QUESTION, Response.json({})]);
    vi.spyOn(performance, 'now').mockReturnValue(15_001);
    expect(takePreloaded('GET', QUESTION)).toBeUndefined();
    vi.spyOn(performance, 'now').mockReturnValue(100);
    // It was forgotten, not put off.
    expect(takePreloaded('GET', QUESTION)).toBeUndefined();
  });

  it('is asked of the server where the head has asked nothing', () => {
    expect(takePreloaded('GET', QUESTION)).toBeUndefined();
  });
});

describe('a look at such an answer', () => {
  it('leaves it to the one who takes it', async () => {
    preloaded([QUESTION, Response.json({ user: 'Eva' })]);
    await expect(peekPreloaded((address) => address.startsWith('/api/'))).resolves.toEqual({ user: 'Eva' });
    await expect(taken(QUESTION)).resolves.toEqual({ user: 'Eva' });
  });

  it('finds nothing in a refusal, nor where none is meant', async () => {
    preloaded([QUESTION, Response.json({ error: 'no' }, { status: 401 })]);
    await expect(peekPreloaded(() => true)).resolves.toBeNull();
    await expect(peekPreloaded(() => false)).resolves.toBeNull();
    dropPreloaded();
    await expect(peekPreloaded(() => true)).resolves.toBeNull();
  });
});
