import type { AnswerOf, AnyOperation, CallInput } from './call.ts';
import { operationQuery, type QueryChoices } from './queries.ts';
import { useQuery, type QueryResult } from './use-query.ts';

/** Reads one operation: `useOperationQuery(searchModels, { query: { category: 9 } })`. */
export const useOperationQuery = <O extends AnyOperation>(
  operation: O,
  input: CallInput<O>,
  choices?: QueryChoices,
): QueryResult<AnswerOf<O>> => useQuery(operationQuery(operation, input, choices));
