import { useEffect, useRef, useState } from 'react';
import { answers } from './answer-cache.ts';
import type { ApiError } from './api-error.ts';
import { call, type AnswerOf, type AnyOperation, type CallInput } from './call.ts';
import { useAnswer, type Answer, type AnswerChoices } from './use-answer.ts';

/** Reads one operation: `useOperation(searchModels, { query: { category: 9 } })`. */
export function useOperation<O extends AnyOperation>(
  operation: O,
  input: CallInput<O>,
  choices?: AnswerChoices,
): Answer<AnswerOf<O>> {
  return useAnswer(
    answers.entry(operation.id, input, (signal) => call(operation, input, signal)),
    choices,
  );
}

interface Progress<T> {
  readonly data?: T;
  readonly error: ApiError | null;
  readonly isPending: boolean;
  readonly isSuccess: boolean;
}

const IDLE = { error: null, isPending: false, isSuccess: false };

interface Outcomes<T> {
  readonly onSuccess?: (answer: T) => void;
  readonly onError?: (error: ApiError) => void;
}

/**
 * Writes by one operation; afterwards the cached answers of the named operations are fetched again. The outcome counts
 * only for the latest call of a page that is still there. `send` = another way than a plain call, e.g. one that waits for
 * the network (api/offline/outbox.ts).
 */
export function useOperationCall<O extends AnyOperation>(
  operation: O,
  invalidates: readonly AnyOperation[] = [],
  send: (input: CallInput<O>) => Promise<AnswerOf<O>> = (input) => call(operation, input),
) {
  const [progress, setProgress] = useState<Progress<AnswerOf<O>>>(IDLE);
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );
  const run = async (input: CallInput<O>, { onSuccess, onError }: Outcomes<AnswerOf<O>>): Promise<AnswerOf<O>> => {
    const own = (turn.current += 1);
    setProgress({ ...IDLE, isPending: true });
    try {
      const data = await send(input);
      await answers.invalidate(...invalidates);
      if (own === turn.current) {
        setProgress({ ...IDLE, data, isSuccess: true });
        onSuccess?.(data);
      }
      return data;
    } catch (cause) {
      // Without a signal `call` throws nothing else.
      const error = cause as ApiError;
      if (own === turn.current) {
        setProgress({ ...IDLE, error });
        onError?.(error);
      }
      throw error;
    }
  };
  return {
    ...progress,
    isError: progress.error !== null,
    mutateAsync: (input: CallInput<O>): Promise<AnswerOf<O>> => run(input, {}),
    mutate: (input: CallInput<O>, outcomes: Outcomes<AnswerOf<O>> = {}): void => {
      // The failure stands in the state and was told to `onError`.
      run(input, outcomes).catch(() => undefined);
    },
    reset: (): void => {
      turn.current += 1;
      setProgress(IDLE);
    },
  };
}
