import type { ServerOrder } from './list-table.tsx';

/** What a list is sorted by, as its operation takes it; without a sort it stands as the server hands it out. */
export interface Sorting<Sort extends string> {
  readonly sort?: Sort | undefined;
  readonly descending?: 'true' | undefined;
}

interface OrderOptions<Sort extends string> {
  /** How the list stands until somebody sorts; null where no column says it. */
  readonly start: { readonly sort: Sort; readonly isDescending: boolean } | null;
  readonly onChange: (sorting: Sorting<Sort>) => void;
}

/** Order of a list by the server, over all of its pages. `sorts`: what the operation can sort by. */
export const serverOrder = <Sort extends string>(
  sorts: readonly Sort[],
  { sort, descending }: Sorting<Sort>,
  { start, onChange }: OrderOptions<Sort>,
): ServerOrder => ({
  sort: sort ?? start?.sort ?? '',
  isDescending: sort === undefined ? start?.isDescending === true : descending === 'true',
  onSort: (asked, isDescending) => {
    const known = sorts.find((one) => one === asked);
    if (known !== undefined) onChange({ sort: known, descending: isDescending ? 'true' : undefined });
  },
});
