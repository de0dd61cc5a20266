import { hashKey, useQueries } from '@tanstack/react-query';
import type { QueryOf } from './queries.ts';
import { queryClient } from './query-client.ts';
import type { QueryResult } from './use-query.ts';

/** Shows any number of queries; where there is none, nothing is fetched. Two that ask the same share one. */
export function useQueryList<T>(list: readonly (QueryOf<T> | null)[]): readonly (QueryResult<T> | undefined)[] {
  const unique = new Map(list.flatMap((query) => (query === null ? [] : [[hashKey(query.queryKey), query] as const])));
  const results: readonly QueryResult<T>[] = useQueries({ queries: [...unique.values()] }, queryClient);
  const places = [...unique.keys()];
  return list.map((query) => (query === null ? undefined : results[places.indexOf(hashKey(query.queryKey))]));
}
