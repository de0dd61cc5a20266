import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
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
  /**
   * Opens another page, before the cached answers are fetched again: what they say may take the component away, as that of a
   * draft that is deleted. Not once the component is gone, since the person has gone on by then.
   */
  readonly onward?: ((answer: Answer) => void) | undefined;
  /** These three only as long as that component is shown: what changes it. */
  readonly onSuccess?: ((answer: Answer) => void) | undefined;
  readonly onError?: ((error: ApiError) => void) | undefined;
  readonly onSettled?: ((answer: Answer | undefined, error: ApiError | null) => void) | undefined;
}

interface Sent<Input, Answer> {
  readonly input: Input;
  readonly onAnswer: Outcomes<Answer>['onAnswer'];
  readonly onward: Outcomes<Answer>['onward'];
}

/** `Omit` of each member, so that `isError` still tells that there is an error. */
type OmitEach<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;

export type Act<Input, Answer> = OmitEach<
  UseMutationResult<Answer, ApiError, Sent<Input, Answer>>,
  'mutate' | 'mutateAsync' | 'variables'
> & {
  readonly mutate: (input: Input, outcomes?: Outcomes<Answer>) => void;
  readonly mutateAsync: (input: Input) => Promise<Answer>;
};
export type OperationMutation<O extends AnyOperation> = Act<CallInput<O>, AnswerOf<O>>;

/** Whether the component is on the page at that moment. */
function useIsShown(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => isShown.current, []);
}

/** Writes by a step of one's own, for example one that several operations can be; then cached answers are fetched again. */
export function useAct<Input, Answer>(
  act: (input: Input) => Promise<Answer>,
  invalidates: readonly AnyOperation[] = [],
): Act<Input, Answer> {
  const isShown = useIsShown();
  const mutation = useMutation<Answer, ApiError, Sent<Input, Answer>>(
    {
      mutationFn: async ({ input, onward }) => {
        const answer = await act(input);
        if (isShown()) onward?.(answer);
        await invalidateQueries(...invalidates);
        return answer;
      },
      onSuccess: (answer, { onAnswer }) => onAnswer?.(answer),
    },
    queryClient,
  );
  const { mutate: start, mutateAsync: startAsync } = mutation;
  const mutate = useCallback(
    (input: Input, { onAnswer, onward, onSuccess, onError, onSettled }: Outcomes<Answer> = {}) =>
      start(
        { input, onAnswer, onward },
        {
          onSuccess: (answer) => onSuccess?.(answer),
          onError: (error) => onError?.(error),
          onSettled: (answer, error) => onSettled?.(answer, error),
        },
      ),
    [start],
  );
  const mutateAsync = useCallback(
    (input: Input) => startAsync({ input, onAnswer: undefined, onward: undefined }),
    [startAsync],
  );
  return { ...mutation, mutate, mutateAsync };
}

/**
 * Writes by one operation; then the cached answers of the named operations are fetched again. `send` = another way than
 * a plain call, e.g. one that waits for the network (api/offline/outbox.ts).
 */
export const useOperationMutation = <O extends AnyOperation>(
  operation: O,
  invalidates: readonly AnyOperation[] = [],
  send: (input: CallInput<O>) => Promise<AnswerOf<O>> = (input) => call(operation, input),
): OperationMutation<O> => useAct(send, invalidates);
