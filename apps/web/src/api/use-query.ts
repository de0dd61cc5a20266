import { useQuery as useAnyQuery, type UseQueryResult } from '@tanstack/react-query';
import type { QueryOf } from './queries.ts';
import { queryClient } from './query-client.ts';

/** Data as a page shows them. A failed refetch keeps the data that are there. */
export type QueryResult<T> = UseQueryResult<T>;

/** Shows one query of the page's cache and keeps it fresh while it is shown. */
export const useQuery = <T>(query: QueryOf<T>): QueryResult<T> => useAnyQuery(query, queryClient);
