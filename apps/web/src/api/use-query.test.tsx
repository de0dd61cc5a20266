import { getWatchLists, listOrders, type WatchList } from '@ringwerk/contract';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import {
  cancelQueries,
  changeQueries,
  clearQueries,
  invalidateQueries,
  knownAnswers,
  namedQuery,
  refetchFailed,
  type QueryChoices,
} from './queries.ts';
import { queryClient } from './query-client.ts';
import { useQueryList } from './use-query-list.ts';
import { useQuery } from './use-query.ts';

type Fetch<T> = (signal: AbortSignal) => Promise<T>;
const FOREVER: QueryChoices = { staleTime: Number.POSITIVE_INFINITY };

/** Lets everything run that waits for at most so many ms. */
const pass = (ms = 0): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));
/** A page that shows one query; `input` says which. */
const show = <T,>(name: string, fetch: Fetch<T>, choices: QueryChoices = FOREVER, input: unknown = {}) =>
  // The library draws anew only for properties that were read: this page reads them all.
  renderHook((shown: { readonly input: unknown }) => ({ ...useQuery(namedQuery(name, shown.input, fetch, choices)) }), {
    initialProps: { input },
  });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

describe('a change', () => {
  it('asks anew for a list whose first answer is still on its way: that one is older', async () => {
    const [early, late] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const fetch = vi.fn<Fetch<string>>().mockReturnValueOnce(early.promise).mockReturnValueOnce(late.promise);
    const { result } = show(listOrders.id, fetch);
    await pass();
    const again = invalidateQueries(listOrders);
    await pass();
    early.resolve('before the change');
    late.resolve('after the change');
    await pass();
    await again;
    expect(result.current.data).toBe('after the change');
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe('a query', () => {
  it('is fetched once for all who show it, and not again while it is fresh', async () => {
    const fetch = vi.fn<Fetch<string>>(() => Promise.resolve('a'));
    const choices = { staleTime: 1000 };
    const first = show('x', fetch, choices);
    show('x', fetch, choices);
    expect(first.result.current).toMatchObject({ isPending: true, data: undefined, error: null });
    await pass();
    expect(first.result.current).toMatchObject({ isPending: false, data: 'a', error: null });
    await pass(999);
    show('x', fetch, choices);
    expect(fetch).toHaveBeenCalledTimes(1);
    await pass(1);
    show('x', fetch, choices);
    await pass();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('keeps the same object for data that say the same', async () => {
    const { result } = show('x', () => Promise.resolve({ rings: [1] }));
    await pass();
    const before = result.current.data;
    await act(() => result.current.refetch());
    expect(result.current.data).toBe(before);
  });

  it('keeps the data of the page before on screen while the next are fetched, where that is chosen', async () => {
    const fetch = vi.fn<Fetch<string>>(() => Promise.resolve('one'));
    const page = show('x', fetch, { ...FOREVER, keepPrevious: true }, { page: 1 });
    await pass();
    const next = Promise.withResolvers<string>();
    fetch.mockReturnValueOnce(next.promise);
    page.rerender({ input: { page: 2 } });
    expect(page.result.current).toMatchObject({ data: 'one', isPlaceholderData: true, isPending: false });
    next.resolve('two');
    await pass();
    expect(page.result.current).toMatchObject({ data: 'two', isPlaceholderData: false });
  });

  it('is cancelled when nobody waits for it', async () => {
    const signals: AbortSignal[] = [];
    const page = show('x', (signal) => {
      signals.push(signal);
      return Promise.withResolvers<string>().promise;
    });
    await pass();
    page.unmount();
    await pass();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('is tried twice more for what may pass, and says at once what will not', async () => {
    const offline = vi.fn<Fetch<string>>(() => Promise.reject(new ApiError('network.unreachable', 0)));
    const refused = vi.fn<Fetch<string>>(() => Promise.reject(new ApiError('request.invalid', 400)));
    const other = vi.fn<Fetch<string>>(() => Promise.reject(new TypeError('no script')));
    const passing = show('x', offline, FOREVER, 1);
    const final = show('x', refused, FOREVER, 2);
    const unexpected = show('x', other, FOREVER, 3);
    await pass();
    expect(final.result.current.error?.code).toBe('request.invalid');
    expect(unexpected.result.current.error?.code).toBe('answer.unexpected');
    expect(passing.result.current.error).toBeNull();
    await pass(3000);
    expect(passing.result.current.error?.code).toBe('network.unreachable');
    expect([offline, refused, other].map(({ mock }) => mock.calls.length)).toEqual([3, 1, 1]);
    offline.mockResolvedValue('there');
    await act(() => refetchFailed());
    await pass();
    expect(passing.result.current).toMatchObject({ data: 'there', error: null });
  });

  it('is forgotten five minutes after the last page that showed it', async () => {
    const page = show(getWatchLists.id, () => Promise.resolve('a'));
    await pass(600_000);
    expect(knownAnswers(getWatchLists)).toEqual([{ input: {}, data: 'a' }]);
    page.unmount();
    await pass(300_000);
    expect(knownAnswers(getWatchLists)).toEqual([]);
  });

  it('shares one fetch between rows of a list that ask the same, and leaves out what asks nothing', async () => {
    const fetch = vi.fn<Fetch<string>>(() => Promise.resolve('a'));
    const query = namedQuery('x', 1, fetch);
    const { result } = renderHook(() => useQueryList([query, null, query]));
    await pass();
    expect(result.current.map((found) => found?.data)).toEqual(['a', undefined, 'a']);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('the queries of an operation', () => {
  it('are fetched again where they are on screen, and those of no other operation', async () => {
    let times = 0;
    const away = vi.fn<Fetch<number>>(() => Promise.resolve(0));
    const other = vi.fn<Fetch<number>>(() => Promise.resolve(0));
    const shown = show(getWatchLists.id, () => Promise.resolve((times += 1)));
    const hidden = show(getWatchLists.id, away, FOREVER, { page: 2 });
    show(listOrders.id, other);
    await pass();
    hidden.unmount();
    await act(() => invalidateQueries(getWatchLists));
    expect(shown.result.current.data).toBe(2);
    expect([away.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
    // Stale all the same: it is fetched when somebody looks.
    show(getWatchLists.id, away, FOREVER, { page: 2 });
    await pass();
    expect(away).toHaveBeenCalledTimes(2);
  });

  it('show a change at once, and an answer that was under way does not overwrite it', async () => {
    const list = (name: string): WatchList => ({ id: 'a', name, createdAt: '2026-11-24T06:00:00Z', items: [] });
    const late = Promise.withResolvers<{ lists: WatchList[] }>();
    let answer = Promise.resolve({ lists: [list('before')] });
    const { result } = show(getWatchLists.id, () => answer);
    await pass();
    const { dataUpdatedAt } = result.current;
    answer = late.promise;
    void result.current.refetch();
    await pass(10);
    await act(() => cancelQueries(getWatchLists));
    act(() => changeQueries(getWatchLists, () => ({ lists: [list('changed')] })));
    late.resolve({ lists: [list('late')] });
    await pass();
    expect(result.current.data).toEqual({ lists: [list('changed')] });
    expect(result.current.dataUpdatedAt).toBe(dataUpdatedAt);
  });

  it('stay marked as stale when they are changed on no screen', async () => {
    const fetch = vi.fn<Fetch<{ lists: [] }>>(() => Promise.resolve({ lists: [] }));
    const page = show(getWatchLists.id, fetch);
    await pass();
    page.unmount();
    await invalidateQueries(getWatchLists);
    changeQueries(getWatchLists, (lists) => lists);
    show(getWatchLists.id, fetch);
    await pass();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('are forgotten at the logout, also what is still under way', async () => {
    const late = Promise.withResolvers<string>();
    const page = show(getWatchLists.id, () => late.promise);
    await pass();
    page.unmount();
    clearQueries();
    late.resolve('of the user before');
    await pass();
    expect(knownAnswers(getWatchLists)).toEqual([]);
  });
});
