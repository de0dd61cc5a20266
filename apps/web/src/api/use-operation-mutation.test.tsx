import { getWatchLists, requestPasswordReset } from '@ringwerk/contract';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { namedQuery } from './queries.ts';
import { queryClient } from './query-client.ts';
import { useOperationMutation } from './use-operation-mutation.ts';
import { useQuery } from './use-query.ts';

type Send = Parameters<typeof useOperationMutation<typeof requestPasswordReset>>[2];
const INPUT = { body: { customerNumber: '10001' } };

afterEach(() => queryClient.clear());

it('succeeds when the lists that it changes have been fetched again', async () => {
  let times = 0;
  const list = renderHook(() => useQuery(namedQuery(getWatchLists.id, {}, () => Promise.resolve((times += 1)))));
  await vi.waitFor(() => expect(list.result.current.data).toBe(1));
  const onSuccess = vi.fn();
  const send: Send = () => Promise.resolve();
  const { result } = renderHook(() => useOperationMutation(requestPasswordReset, [getWatchLists], send));
  act(() => result.current.mutate(INPUT, { onSuccess: () => onSuccess(list.result.current.data) }));
  await vi.waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(onSuccess.mock.calls).toEqual([[2]]);
});

it('passes the answer on also when the form that sent it has begun anew with it', async () => {
  const said = vi.fn();
  const changed = vi.fn();
  const answer = Promise.withResolvers<undefined>();
  const send: Send = () => answer.promise;
  const { result, unmount } = renderHook(() => useOperationMutation(requestPasswordReset, [], send));
  act(() => result.current.mutate(INPUT, { onAnswer: said, onSuccess: changed }));
  unmount();
  answer.resolve(undefined);
  await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(1));
  expect(changed).not.toHaveBeenCalled();
});

it('leads on before the lists are fetched again, and only from the page that sent', async () => {
  const fetched = vi.fn(() => Promise.resolve(null));
  renderHook(() => useQuery(namedQuery(getWatchLists.id, {}, fetched)));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  const onward = vi.fn(() => expect(fetched).toHaveBeenCalledTimes(1));
  const [first, second] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const send = vi.fn<NonNullable<Send>>().mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
  const { result, unmount } = renderHook(() => useOperationMutation(requestPasswordReset, [getWatchLists], send));
  act(() => result.current.mutate(INPUT, { onward }));
  first.resolve(undefined);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  expect(onward).toHaveBeenCalledTimes(1);
  act(() => result.current.mutate(INPUT, { onward }));
  unmount();
  second.resolve(undefined);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(3));
  expect(onward).toHaveBeenCalledTimes(1);
});

it('no page is opened by what may be called too late for it', () => {
  const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
  const late = Object.entries(sources).filter(([, source]) => /onSuccess:[^;]*?\bnavigate\(/.test(source));
  expect(Object.keys(sources).length).toBeGreaterThan(500);
  expect(late.map(([path]) => path)).toEqual([]);
});

it('names the failure, and forgets it when it is reset', async () => {
  const send: Send = () => Promise.reject(new ApiError('request.invalid', 400));
  const { result } = renderHook(() => useOperationMutation(requestPasswordReset, [], send));
  act(() => result.current.mutate(INPUT));
  await vi.waitFor(() => expect(result.current.error?.code).toBe('request.invalid'));
  act(() => result.current.reset());
  await vi.waitFor(() => expect(result.current.isError).toBe(false));
});

it('sends without waiting for the browser to name a network, and keeps nothing of what was sent', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const send = vi.fn<NonNullable<Send>>(() => Promise.resolve());
  const { result, unmount } = renderHook(() => useOperationMutation(requestPasswordReset, [], send));
  await act(() => result.current.mutateAsync(INPUT));
  expect(send).toHaveBeenCalledWith(INPUT);
  unmount();
  await vi.waitFor(() => expect(queryClient.getMutationCache().getAll()).toEqual([]));
});
