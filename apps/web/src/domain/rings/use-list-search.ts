import { useMemo } from 'react';
import { hrefOf, readQuery } from '../../routing/place.ts';
import { useNavigate, usePlace } from '../../routing/use-navigator.ts';
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
export function useListSearch<S extends { readonly [K in keyof S]?: string | number | undefined }>(
  parse: (raw: Readonly<Record<string, unknown>>) => S,
): readonly [S, ListSearchChange<S>] {
  const { pathname, search: words } = usePlace();
  const navigate = useNavigate();
  const search = useMemo(() => parse(readQuery(words)), [parse, words]);
  const change: ListSearchChange<S> = (changed, options = {}) => {
    const next = withoutEmpty({ ...search, page: undefined, ...changed });
    void navigate(hrefOf(pathname, next, options.hash), {
      replace: options.isReplacing ?? false,
      keepsScroll: !('page' in changed),
    });
  };
  return [search, change];
}
