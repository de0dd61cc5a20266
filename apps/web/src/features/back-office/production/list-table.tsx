import type { ReactNode } from 'react';
import tableStyles from '../office-table.module.css';

export interface ListColumn<Row> {
  readonly key: string;
  readonly label: string;
  readonly isFigure?: boolean;
  readonly render: (row: Row) => ReactNode;
}

interface ListTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

/** A short table of the workshop: in the order that it was computed in, heads in view. */
export function ListTable<Row>({ caption, columns, rows, keyOf }: ListTableProps<Row>) {
  return (
    <div className={tableStyles['scroll']}>
      <table className={tableStyles['table']}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label, isFigure }) => (
              <th key={key} scope="col" className={isFigure === true ? tableStyles['figure'] : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ key, isFigure, render }) => (
                <td key={key} className={isFigure === true ? tableStyles['figure'] : undefined}>
                  {render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
