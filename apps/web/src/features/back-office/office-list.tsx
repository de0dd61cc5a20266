import type { ReactNode } from 'react';
import type { QueryResult } from '../../api/use-query.ts';
import { ListSearchField } from '../../domain/rings/list-search-field.tsx';
import { useFormat } from '../../i18n/format.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Select } from '../../ui/select.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './office-list.module.css';

/** How many a list has found, beside what can be done with it. */
export const FoundCount = ({ children }: { readonly children: ReactNode }) => (
  <output className={styles['count']}>{children}</output>
);

interface OfficeFiltersProps {
  /** Fields in the row, the search among them. */
  readonly fields: 3 | 4;
  readonly label: string;
  readonly q: string | undefined;
  readonly change: (changes: { readonly q: string | undefined }, options: { readonly isReplacing: boolean }) => void;
  readonly children: ReactNode;
}

/** Search by words and what narrows it; each shows at once what it leaves. */
export const OfficeFilters = ({ fields, label, q = '', change, children }: OfficeFiltersProps) => (
  <div className={styles['filters']} data-fields={fields} role="search">
    <ListSearchField
      label={label}
      inAddress={q}
      write={(words) => change({ q: words === '' ? undefined : words }, { isReplacing: true })}
    />
    {children}
  </div>
);

interface StateFilterProps<State extends string> {
  readonly label: string;
  readonly all: string;
  readonly states: readonly State[];
  readonly nameOf: (state: State) => string;
  readonly counts: Readonly<Record<State, number>> | undefined;
  readonly chosen: State | undefined;
  readonly onChoose: (state: State | undefined) => void;
}

/** One state or all, with how many of what was asked for are in each. */
export function StateFilter<State extends string>(props: StateFilterProps<State>) {
  const { label, all, states, nameOf, counts, chosen, onChoose } = props;
  const format = useFormat();
  return (
    <Select<State | 'all'>
      label={label}
      value={chosen ?? 'all'}
      onChange={(state) => onChoose(state === 'all' ? undefined : state)}
      options={[
        { value: 'all', label: all },
        ...states.map((value) => ({
          value,
          label: counts ? `${nameOf(value)} (${format.number(counts[value])})` : nameOf(value),
        })),
      ]}
    />
  );
}

interface OfficeListProps<Found> {
  readonly result: QueryResult<Found>;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
  /** Instead of an empty table. */
  readonly none: ReactNode;
  readonly children: (found: Found) => ReactNode;
}

/** A page of a list that the server searches and sorts; the page before stays on screen until the next has come. */
export function OfficeList<Found extends { readonly page: number; readonly total: number }>({
  result,
  pageSize,
  onPage,
  none,
  children,
}: OfficeListProps<Found>) {
  const { data } = result;
  return (
    <>
      {result.isPending && <Spinner />}
      {result.isError && <ErrorState error={result.error} onRetry={() => void result.refetch()} />}
      {data?.total === 0 && none}
      {data !== undefined && data.total > 0 && (
        <>
          {children(data)}
          <Pager page={data.page} pageSize={pageSize} total={data.total} onPage={onPage} />
        </>
      )}
    </>
  );
}
