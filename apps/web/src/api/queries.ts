import { keepPreviousData, type Query, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { call, type AnswerOf, type AnyOperation, type CallInput } from './call.ts';
import { asApiError, queryClient } from './query-client.ts';

export interface QueryChoices {
  /** False: only shows what is known, fetches nothing. */
  readonly enabled?: boolean;
  /** Keep the last data on screen while the next are fetched (paging, filters). */
  readonly keepPrevious?: boolean;
  /** Age from which data are fetched again when a page opens, ms. */
  readonly staleTime?: number;
  /** Fetch again as long as it is shown and the page is in front, ms. */
  readonly every?: number;
}

/** A question to the page's cache. */
export type QueryOf<T> = UseQueryOptions<T> & { readonly queryKey: QueryKey };

/** A query under a name of its own. Queries of operations have the operation's id as their name. */
export const namedQuery = <T>(
  name: string,
  input: unknown,
  fetch: (signal: AbortSignal) => Promise<T>,
  { enabled = true, keepPrevious = false, staleTime, every }: QueryChoices = {},
): QueryOf<T> => ({
  queryKey: [name, input],
  queryFn: ({ signal }) =>
    fetch(signal).catch((cause: unknown) => {
      throw signal.aborted ? cause : asApiError(cause);
    }),
  enabled,
  ...(staleTime === undefined ? {} : { staleTime }),
  ...(every === undefined ? {} : { refetchInterval: every }),
  ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
});

/** Reads one operation: `operationQuery(searchModels, { query: { category: 9 } })`. */
export const operationQuery = <O extends AnyOperation>(
  operation: O,
  input: CallInput<O>,
  choices?: QueryChoices,
): QueryOf<AnswerOf<O>> => namedQuery(operation.id, input, (signal) => call(operation, input, signal), choices);

const queriesOf = ({ id }: AnyOperation): Query[] => queryClient.getQueryCache().findAll({ queryKey: [id] });

/** What is known of an operation: each input with its answer. */
export function knownAnswers(operation: AnyOperation): { readonly input: unknown; readonly data: unknown }[] {
  return queriesOf(operation).flatMap(({ queryKey, state: { data } }) =>
    data === undefined ? [] : [{ input: queryKey[1], data }],
  );
}

/** Changes every known answer of an operation at once, before the server has confirmed it. Their age stays. */
export function changeQueries<O extends AnyOperation>(
  operation: O,
  change: (answer: AnswerOf<O>) => AnswerOf<O>,
): void {
  for (const query of queriesOf(operation)) {
    const { data, dataUpdatedAt, isInvalidated } = query.state;
    if (data === undefined) continue;
    // The key begins with the operation's id, so the answer was parsed by its schema.
    query.setData(change(data as AnswerOf<O>), { updatedAt: dataUpdatedAt, manual: true });
    // The library takes changed data for fresh ones.
    if (isInvalidated) query.invalidate();
  }
}

/** Fetches again what is on screen of these operations, and marks the rest as stale; settles when the answers are there. */
export async function invalidateQueries(...operations: readonly AnyOperation[]): Promise<void> {
  const again = async ({ id }: AnyOperation): Promise<void> => {
    // A first answer that is still on its way is older than the change: the library would take it for the new one.
    await queryClient.cancelQueries({ queryKey: [id] });
    await queryClient.invalidateQueries({ queryKey: [id] });
  };
  await Promise.all(operations.map(again));
}

/** Cancels what is under way, so that an older answer does not overwrite a change. Changes are made once it has settled. */
export const cancelQueries = ({ id }: AnyOperation): Promise<void> => queryClient.cancelQueries({ queryKey: [id] });

/** Fetches again what is on screen and has failed, when the network is back. */
export const refetchFailed = (): Promise<void> =>
  queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });

/** Forgets every answer of an operation: whoever looks on from now must not see it. */
export const dropQueries = ({ id }: AnyOperation): void => queryClient.removeQueries({ queryKey: [id] });

/** Forgets everything: another user must not see it. */
export const clearQueries = (): void => queryClient.clear();
