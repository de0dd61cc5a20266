import { useMemo, useState, type ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './office-table.module.css';

export interface OfficeColumn<Row> {
  readonly key: string;
  readonly label: string;
  readonly render: (row: Row) => ReactNode;
  /** What the column sorts by; a column without one does not sort. */
  readonly sortBy?: (row: Row) => string | number;
  readonly isFigure?: boolean;
}

interface Order {
  readonly key: string;
  readonly isDown: boolean;
}

function sorted<Row>(rows: readonly Row[], columns: readonly OfficeColumn<Row>[], order: Order | null): readonly Row[] {
  const sortBy = columns.find(({ key }) => key === order?.key)?.sortBy;
  if (order === null || sortBy === undefined) return rows;
  const compare = (one: string | number, other: string | number): number =>
    typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other));
  return rows.toSorted((one, other) => compare(sortBy(one), sortBy(other)) * (order.isDown ? -1 : 1));
}

interface HeadProps<Row> {
  readonly column: OfficeColumn<Row>;
  readonly order: Order | null;
  readonly onOrder: (order: Order) => void;
}

function Head<Row>({ column: { key, label, sortBy, isFigure }, order, onOrder }: HeadProps<Row>) {
  const own = order?.key === key ? order : null;
  return (
    <th
      scope="col"
      className={isFigure ? styles['figure'] : undefined}
      aria-sort={own === null ? undefined : own.isDown ? 'descending' : 'ascending'}
    >
      {sortBy === undefined ? (
        label
      ) : (
        <button
          type="button"
          className={styles['sort']}
          onClick={() => onOrder({ key, isDown: own !== null && !own.isDown })}
        >
          {label}
          {own !== null && <Icon name={own.isDown ? 'chevronDown' : 'chevronUp'} size={12} />}
        </button>
      )}
    </th>
  );
}

/** A table of the back office: its heads stay in view, and a head with a button sorts by its column. */
export function OfficeTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  isStale = false,
}: {
  readonly caption: string;
  readonly columns: readonly OfficeColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly isStale?: boolean;
}) {
  const [order, setOrder] = useState<Order | null>(null);
  const shown = useMemo(() => sorted(rows, columns, order), [rows, columns, order]);
  return (
    <table className={styles['table']} aria-busy={isStale || undefined}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.key} column={column} order={order} onOrder={setOrder} />
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ key, render, isFigure }, index) =>
              index === 0 ? (
                <th key={key} scope="row">
                  {render(row)}
                </th>
              ) : (
                <td key={key} className={isFigure ? styles['figure'] : undefined}>
                  {render(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
