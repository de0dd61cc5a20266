import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import { call, type AnswerOf, type AnyOperation, type CallInput } from './call.ts';

/** Key of an operation's cached answers: the id first, so that all answers of one operation can be invalidated. */
export function operationKey<O extends AnyOperation>(operation: O, input: CallInput<O>): readonly unknown[] {
  return [operation.id, input];
}

interface QueryChoices {
  readonly enabled?: boolean;
  /** Keep the last answer on screen while the next one loads (paging, filters). */
  readonly keepPrevious?: boolean;
  readonly staleTime?: number;
}

/** Reads one operation: `useOperation(searchModels, { query: { category: 9 } })`. */
export function useOperation<O extends AnyOperation>(operation: O, input: CallInput<O>, choices: QueryChoices = {}) {
  return useQuery<AnswerOf<O>, ApiError>({
    queryKey: operationKey(operation, input),
    queryFn: ({ signal }) => call(operation, input, signal),
    ...(choices.enabled === undefined ? {} : { enabled: choices.enabled }),
    ...(choices.staleTime === undefined ? {} : { staleTime: choices.staleTime }),
    ...(choices.keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}

/** Writes by one operation; afterwards the cached answers of the named operations are fetched again. */
export function useOperationCall<O extends AnyOperation>(operation: O, invalidates: readonly AnyOperation[] = []) {
  const client = useQueryClient();
  return useMutation<AnswerOf<O>, ApiError, CallInput<O>>({
    mutationKey: [operation.id],
    mutationFn: (input) => call(operation, input),
    onSuccess: async () => {
      await Promise.all(invalidates.map((other) => client.invalidateQueries({ queryKey: [other.id] })));
    },
  });
}
