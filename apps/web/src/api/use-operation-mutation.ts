import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ApiError } from './api-error.ts';
import { call, type AnswerOf, type AnyOperation, type CallInput } from './call.ts';
import { invalidateQueries } from './queries.ts';
import { queryClient } from './query-client.ts';

/** What follows one call. */
export interface Outcomes<Answer> {
  /**
   * With the answer, also when the component that sent is gone by then: a form whose key is the version begins anew with
   * the answer that was fetched again, before `onSuccess`. A message to the person belongs here.
   */
  readonly onAnswer?: ((answer: Answer) => void) | undefined;
  /** These three only as long as that component is shown: what changes it, or leads to another page. */
  readonly onSuccess?: ((answer: Answer) => void) | undefined;
  readonly onError?: ((error: ApiError) => void) | undefined;
  readonly onSettled?: ((answer: Answer | undefined, error: ApiError | null) => void) | undefined;
}

interface Sent<O extends AnyOperation> {
  readonly input: CallInput<O>;
  readonly onAnswer: Outcomes<AnswerOf<O>>['onAnswer'];
}

/** `Omit` of each member, so that `isError` still tells that there is an error. */
type OmitEach<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;

export type OperationMutation<O extends AnyOperation> = OmitEach<
  UseMutationResult<AnswerOf<O>, ApiError, Sent<O>>,
  'mutate' | 'mutateAsync' | 'variables'
> & {
  readonly mutate: (input: CallInput<O>, outcomes?: Outcomes<AnswerOf<O>>) => void;
  readonly mutateAsync: (input: CallInput<O>) => Promise<AnswerOf<O>>;
};

/**
 * Writes by one operation; then the cached answers of the named operations are fetched again. `send` = another way than
 * a plain call, e.g. one that waits for the network (api/offline/outbox.ts).
 */
export function useOperationMutation<O extends AnyOperation>(
  operation: O,
  invalidates: readonly AnyOperation[] = [],
  send: (input: CallInput<O>) => Promise<AnswerOf<O>> = (input) => call(operation, input),
): OperationMutation<O> {
  const mutation = useMutation<AnswerOf<O>, ApiError, Sent<O>>(
    {
      mutationFn: async ({ input }) => {
        const answer = await send(input);
        await invalidateQueries(...invalidates);
        return answer;
      },
      onSuccess: (answer, { onAnswer }) => onAnswer?.(answer),
    },
    queryClient,
  );
  const { mutate: start, mutateAsync: startAsync } = mutation;
  const mutate = useCallback(
    (input: CallInput<O>, { onAnswer, onSuccess, onError, onSettled }: Outcomes<AnswerOf<O>> = {}) =>
      start(
        { input, onAnswer },
        {
          onSuccess: (answer) => onSuccess?.(answer),
          onError: (error) => onError?.(error),
          onSettled: (answer, error) => onSettled?.(answer, error),
        },
      ),
    [start],
  );
  const mutateAsync = useCallback((input: CallInput<O>) => startAsync({ input, onAnswer: undefined }), [startAsync]);
  return { ...mutation, mutate, mutateAsync };
}
