import type { ReactNode } from 'react';
import type { QueryResult } from '../api/use-query.ts';
import { ErrorState } from './error-state.tsx';
import { Spinner } from './spinner.tsx';

export interface QueryViewProps<T> {
  readonly result: QueryResult<T>;
  readonly children: (data: T) => ReactNode;
  /** Stands in while the first answer is on its way. */
  readonly waiting?: ReactNode;
}

/** What a query has brought, or what stands in its place: on its way, failed with another try. Stale data stays on screen. */
export function QueryView<T>({ result, children, waiting = <Spinner /> }: QueryViewProps<T>) {
  if (result.data !== undefined) return children(result.data);
  return result.isError ? <ErrorState error={result.error} onRetry={() => void result.refetch()} /> : waiting;
}
