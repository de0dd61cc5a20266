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
