import type { ReactNode } from 'react';
import tableStyles from '../office-table.module.css';

export interface SumsColumn<Row> {
  readonly key: string;
  readonly label: string;
  readonly isFigure?: boolean;
  readonly render: (row: Row) => ReactNode;
}

interface SumsTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly SumsColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

/** Sums as they are printed, in the order that they were computed in. */
export function SumsTable<Row>({ caption, columns, rows, keyOf }: SumsTableProps<Row>) {
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
