import { getWatchLists, listOrders } from '@ringwerk/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnswerCache } from './answer-cache.ts';
import type { Ask } from './answer-entry.ts';
import { ApiError } from './api-error.ts';

const FOREVER = Number.POSITIVE_INFINITY;
/** Lets everything run that waits for nothing. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const open = <T>() => Promise.withResolvers<T>();

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('answer cache', () => {
  it('asks once for all who show the same, and not again while the answer is fresh', async () => {
    const cache = new AnswerCache();
    const ask = vi.fn<Ask<string>>(() => Promise.resolve('a'));
    const entry = cache.entry('x', { page: 1 }, ask);
    expect(cache.entry('x', { page: 1 }, ask)).toBe(entry);
    expect(cache.entry('x', { page: 2 }, ask)).not.toBe(entry);
    const first = entry.hold(1000);
    entry.hold(1000);
    await settle();
    expect(entry.read()).toMatchObject({ data: 'a', error: null });
    first();
    await vi.advanceTimersByTimeAsync(999);
    entry.hold(1000);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    entry.hold(1000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('keeps the same object for an answer that says the same', async () => {
    const entry = new AnswerCache().entry('x', null, () => Promise.resolve({ rings: [1] }));
    entry.hold(FOREVER);
    await settle();
    const before = entry.read().data;
    await entry.refetch();
    expect(entry.read().data).toBe(before);
  });

  it('calls off what nobody waits for, but not for a page that is drawn anew', async () => {
    const signals: AbortSignal[] = [];
    const entry = new AnswerCache().entry('x', null, (signal) => {
      signals.push(signal);
      return open<string>().promise;
    });
    entry.hold(FOREVER)();
    const letGo = entry.hold(FOREVER);
    await settle();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    letGo();
    await settle();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(entry.read()).toEqual({ data: undefined, error: null, dataUpdatedAt: 0 });
  });

  it('tries twice more what may pass, and names at once what will not', async () => {
    const cache = new AnswerCache();
    const offline = vi.fn<Ask<string>>(() => Promise.reject(new ApiError('network.unreachable', 0)));
    const refused = vi.fn<Ask<string>>(() => Promise.reject(new ApiError('request.invalid', 400)));
    const passing = cache.entry('x', 1, offline);
    const final = cache.entry('x', 2, refused);
    passing.hold(FOREVER);
    final.hold(FOREVER);
    await settle();
    expect(final.read().error?.code).toBe('request.invalid');
    expect(passing.read().error).toBeNull();
    await vi.advanceTimersByTimeAsync(3000);
    expect(passing.read().error?.code).toBe('network.unreachable');
    expect([offline.mock.calls.length, refused.mock.calls.length]).toEqual([3, 1]);
    offline.mockResolvedValue('there');
    cache.retryFailed();
    await settle();
    expect(passing.read()).toMatchObject({ data: 'there', error: null });
  });

  it('asks again what is on screen of an operation, and of no other', async () => {
    const cache = new AnswerCache();
    let times = 0;
    const shown: Ask<number> = () => Promise.resolve((times += 1));
    const away = vi.fn<Ask<number>>(() => Promise.resolve(0));
    const other = vi.fn<Ask<number>>(() => Promise.resolve(0));
    const entry = cache.entry(getWatchLists.id, {}, shown);
    entry.hold(FOREVER);
    const hidden = cache.entry(getWatchLists.id, { page: 2 }, away);
    hidden.hold(FOREVER)();
    cache.entry(listOrders.id, {}, other).hold(FOREVER);
    await settle();
    await hidden.refetch();
    away.mockClear();
    await cache.invalidate(getWatchLists);
    expect(entry.read().data).toBe(2);
    expect([away.mock.calls.length, other.mock.calls.length]).toEqual([0, 1]);
    // Out of date all the same: it is fetched when somebody looks.
    hidden.hold(FOREVER);
    expect(away).toHaveBeenCalledTimes(1);
  });

  it('does not let an answer that was under way overwrite a change', async () => {
    const cache = new AnswerCache();
    const late = open<{ lists: [] }>();
    let answer: Promise<{ lists: [] }> = Promise.resolve({ lists: [] });
    const entry = cache.entry(getWatchLists.id, {}, () => answer);
    entry.hold(FOREVER);
    await settle();
    answer = late.promise;
    void entry.refetch();
    cache.cancel(getWatchLists);
    const changed: { lists: [] } = { lists: [] };
    cache.change(getWatchLists, () => changed);
    late.resolve({ lists: [] });
    await settle();
    expect(entry.read().data).toBe(changed);
  });

  it('forgets everything at logout, also what is still under way', async () => {
    const cache = new AnswerCache();
    const late = open<string>();
    const entry = cache.entry('x', null, () => late.promise);
    entry.hold(FOREVER);
    cache.clear();
    late.resolve('of the user before');
    await settle();
    expect(entry.read().data).toBeUndefined();
    expect(cache.entry('x', null, () => late.promise)).not.toBe(entry);
  });

  it('drops an answer that nobody showed for five minutes', async () => {
    const cache = new AnswerCache();
    const ask: Ask<string> = () => Promise.resolve('a');
    const entry = cache.entry('x', null, ask);
    const letGo = entry.hold(FOREVER);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(cache.entry('x', null, ask)).toBe(entry);
    letGo();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(cache.entry('x', null, ask)).not.toBe(entry);
  });

  it('tells its listeners of every change until they leave', async () => {
    const cache = new AnswerCache();
    const listener = vi.fn();
    const leave = cache.subscribe(listener);
    const before = cache.version();
    const entry = cache.entry('x', null, () => Promise.resolve('a'));
    entry.hold(FOREVER);
    await settle();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(cache.version()).not.toBe(before);
    leave();
    await entry.refetch();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
