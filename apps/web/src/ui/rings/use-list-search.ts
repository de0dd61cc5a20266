import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { withoutEmpty } from './model-search.ts';

export interface ListSearchChange<S> {
  /** Replaces keys; `undefined` takes one out. The page goes back to the first unless it is named. */
  (
    change: { readonly [K in keyof S]?: S[K] | undefined },
    options?: { readonly isReplacing?: boolean; readonly hash?: string },
  ): void;
}

/**
 * State of a list in the address. Filters keep the place on the page and add one step to the history;
 * a new page of the list starts at the top.
 */
export function useListSearch<S extends { readonly page?: number | undefined }>(
  parse: (raw: Record<string, unknown>) => S,
): readonly [S, ListSearchChange<S>] {
  const raw: Record<string, unknown> = useSearch({ strict: false, structuralSharing: false });
  const navigate = useNavigate();
  const search = useMemo(() => parse(raw), [parse, raw]);
  const change: ListSearchChange<S> = (changed, options = {}) => {
    const next = withoutEmpty({ ...search, page: undefined, ...changed });
    void navigate({
      to: '.',
      // The parsed keys of this page; other routes' keys do not belong into its address.
      search: next as never,
      replace: options.isReplacing ?? false,
      ...(options.hash === undefined ? {} : { hash: options.hash }),
      resetScroll: 'page' in changed,
    });
  };
  return [search, change];
}
