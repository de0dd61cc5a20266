import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import { call, type AnswerOf, type AnyOperation, type CallInput } from './call.ts';
import { invalidateQueries } from './queries.ts';
import { queryClient } from './query-client.ts';

export type OperationMutation<O extends AnyOperation> = UseMutationResult<AnswerOf<O>, ApiError, CallInput<O>>;

/** Writes by a step of one's own, for example one that several operations can be; then cached answers are fetched again. */
export const useAct = <Input, Answer>(
  act: (input: Input) => Promise<Answer>,
  invalidates: readonly AnyOperation[] = [],
): UseMutationResult<Answer, ApiError, Input> =>
  useMutation(
    {
      mutationFn: async (input) => {
        const answer = await act(input);
        await invalidateQueries(...invalidates);
        return answer;
      },
    },
    queryClient,
  );

/**
 * Writes by one operation; then the cached answers of the named operations are fetched again. `send` = another way than
 * a plain call, e.g. one that waits for the network (api/offline/outbox.ts).
 */
export const useOperationMutation = <O extends AnyOperation>(
  operation: O,
  invalidates: readonly AnyOperation[] = [],
  send: (input: CallInput<O>) => Promise<AnswerOf<O>> = (input) => call(operation, input),
): OperationMutation<O> => useAct(send, invalidates);
