import { useMemo, useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { useColumnChoice, type ChosenColumn } from './column-choice.tsx';
import type { TableName } from './kept-columns.ts';
import styles from './list-table.module.css';
import { onRowKey, rowTab } from './row-keys.ts';
import { sortedRows, type SortedBy } from './sorted-rows.ts';

export interface ListColumn<Row> extends ChosenColumn {
  readonly render: (row: Row) => ReactNode;
  /** What the column sorts by, where the whole list is on the page. */
  readonly sortBy?: (row: Row) => string | number;
  /** What the server calls it, where it sorts. */
  readonly sort?: string;
  /** Figures and days: the biggest and the last come first. */
  readonly isDescendingFirst?: boolean;
  readonly isFigure?: boolean;
  /** Names the row; absent on all: the first. */
  readonly isRowHead?: boolean;
  /** Shown at the head in place of the label. */
  readonly head?: ReactNode;
  /** Its text stays in one line. */
  readonly isUnbroken?: boolean;
}

/** The order of a list that the server sorts. */
export interface ServerOrder {
  readonly sort: string;
  readonly isDescending: boolean;
  readonly onSort: (sort: string, isDescending: boolean) => void;
}

function ofColumns<Row>(
  rows: readonly Row[],
  columns: readonly ListColumn<Row>[],
  order: SortedBy | null,
): readonly Row[] {
  const sortBy = columns.find(({ key }) => key === order?.key)?.sortBy;
  return sortBy === undefined ? rows : sortedRows(rows, order, sortBy);
}

export interface ListHeadProps {
  readonly label: ReactNode;
  readonly isFigure?: boolean | undefined;
  /** How the list is sorted by it; null while it is by another. */
  readonly sorted: 'ascending' | 'descending' | null;
  /** Absent: nobody sorts by it. */
  readonly onSort: (() => void) | undefined;
}

/** Head of a column; with a button where the list can be sorted by it. */
export const ListHead = ({ label, isFigure = false, sorted: direction, onSort }: ListHeadProps) => (
  <th scope="col" className={isFigure ? styles['figure'] : undefined} aria-sort={direction ?? undefined}>
    {onSort === undefined ? (
      label
    ) : (
      <button type="button" className={styles['sort']} onClick={onSort}>
        {label}
        {direction !== null && <Icon name={direction === 'descending' ? 'chevronDown' : 'chevronUp'} size={12} />}
      </button>
    )}
  </th>
);

const directionOf = (isDown: boolean): 'ascending' | 'descending' => (isDown ? 'descending' : 'ascending');

function headOf<Row>(
  { key, head, label: words, isFigure, sort, sortBy, isDescendingFirst = false }: ListColumn<Row>,
  {
    server,
    order,
    onOrder,
  }: { server: ServerOrder | undefined; order: SortedBy | null; onOrder: (order: SortedBy) => void },
): ListHeadProps {
  const label = head ?? words;
  if (server !== undefined) {
    if (sort === undefined) return { label, isFigure, sorted: null, onSort: undefined };
    const isSorted = server.sort === sort;
    const next = isSorted ? !server.isDescending : isDescendingFirst;
    const onSort = (): void => server.onSort(sort, next);
    return { label, isFigure, sorted: isSorted ? directionOf(server.isDescending) : null, onSort };
  }
  const isSorted = order?.key === key;
  const isDown = isSorted ? !order.isDown : isDescendingFirst;
  const onSort = sortBy === undefined ? undefined : () => onOrder({ key, isDown });
  return { label, isFigure, sorted: isSorted ? directionOf(order.isDown) : null, onSort };
}

export interface ListTableProps<Row> {
  /** By this name the chosen columns are kept. */
  readonly table: TableName;
  readonly caption: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Absent: sorted on the page, which needs all rows. */
  readonly order?: ServerOrder | undefined;
  /** False: more rows follow on other pages, so a head of this page sorts nothing. */
  readonly isWhole?: boolean;
  readonly isStale?: boolean;
}

/**
 * A list to work in all day: heads and first column stay in sight, heads sort, arrows go from row to row, and its reader
 * chooses the columns.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { table, caption, rows, keyOf, order: server, isWhole = true, isStale = false } = props;
  const [order, setOrder] = useState<SortedBy | null>(null);
  const { shown: columns, menu } = useColumnChoice(table, props.columns);
  const shown = useMemo(() => (isWhole ? ofColumns(rows, columns, order) : rows), [rows, columns, order, isWhole]);
  const head = (column: ListColumn<Row>): ListHeadProps => {
    const isSortable = isWhole || server !== undefined;
    const { onSort, ...rest } = headOf(column, { server, order: isWhole ? order : null, onOrder: setOrder });
    return { ...rest, onSort: isSortable ? onSort : undefined };
  };
  return (
    <div className={styles['root']}>
      {menu !== null && <div className={styles['tools']}>{menu}</div>}
      <div className={styles['scroll']}>
        <table className={styles['table']} aria-busy={isStale || undefined}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <ListHead key={column.key} {...head(column)} />
              ))}
            </tr>
          </thead>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows go from row to row; each row's own link and buttons do without them */}
          <tbody onKeyDown={onRowKey}>
            {shown.map((row, index) => (
              <ListRow key={keyOf(row)} row={row} columns={columns} tab={rowTab(index)} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface ListRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly ListColumn<Row>[];
  readonly tab: 0 | -1;
}

function ListRow<Row>({ row, columns, tab }: ListRowProps<Row>) {
  const named = columns.findIndex(({ isRowHead }) => isRowHead === true);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row is where the arrows go
    <tr tabIndex={tab}>
      {columns.map(({ key, label, render, isFigure, isUnbroken }, index) => {
        const className = classNames(isFigure === true && styles['figure'], isUnbroken === true && styles['unbroken']);
        return index === Math.max(named, 0) ? (
          <th key={key} scope="row" className={className}>
            {render(row)}
          </th>
        ) : (
          <td key={key} data-label={label} className={className}>
            <div>{render(row)}</div>
          </td>
        );
      })}
    </tr>
  );
}
