import { Suspense, useState, type ReactNode } from 'react';
import type { PortalPath } from '../../paths.ts';
import { Link } from '../../routing/link.tsx';
import { useColumnChoice } from '../../ui/list-table/column-choice.tsx';
import type { TableName } from '../../ui/list-table/kept-columns.ts';
import { ListHead } from '../../ui/list-table/list-table.tsx';
import { onRowKey, rowTab } from '../../ui/list-table/row-keys.ts';
import { sortedRows, type SortedBy } from '../../ui/list-table/sorted-rows.ts';
import table from '../rings/ring-table.module.css';
import styles from './trade-table.module.css';

export interface TradeColumn {
  readonly key: string;
  readonly label: string;
  readonly isFigure?: boolean;
}
export interface TradeLine {
  readonly id: string;
  readonly url: PortalPath;
  /** What the link to the page says; it stands in the first column. */
  readonly title: string;
  readonly design: ReactNode;
  /** Article and whether with stones. */
  readonly article: ReactNode;
  readonly cells: Readonly<Record<string, ReactNode>>;
  /** What the columns sort by, where the text of a cell does not sort. */
  readonly order: Readonly<Record<string, number | string>>;
}

interface TradeTableProps {
  /** By this name the chosen columns are kept. */
  readonly name: TableName;
  readonly caption: string;
  readonly titleLabel: string;
  readonly columns: readonly TradeColumn[];
  readonly lines: readonly TradeLine[];
  /** False: more lines follow on other pages, so a head sorts nothing. */
  readonly isWhole: boolean;
  readonly isStale: boolean;
}

/** Quotes or orders: a table where there is room, cards on a phone. */
export function TradeTable({ name, caption, titleLabel, columns, lines, isWhole, isStale }: TradeTableProps) {
  const [sort, setSort] = useState<SortedBy | null>(null);
  const { shown, menu } = useColumnChoice(name, [{ key: 'title', label: titleLabel }, ...columns]);
  const rows = isWhole ? sortedRows(lines, sort, ({ title, order }, key) => order[key] ?? title) : lines;
  const head = ({ key, label, isFigure }: TradeColumn) => {
    const isSorted = isWhole && sort?.key === key;
    return (
      <ListHead
        key={key}
        label={label}
        isFigure={isFigure}
        sorted={isSorted ? (sort.isDown ? 'descending' : 'ascending') : null}
        onSort={isWhole ? () => setSort({ key, isDown: isSorted && !sort.isDown }) : undefined}
      />
    );
  };
  const [, ...facts] = shown;
  return (
    <>
      <div className={styles['tools']}>{menu}</div>
      <table className={table['table']} aria-busy={isStale || undefined}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th aria-hidden="true" />
            {shown.map(head)}
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows go from row to row; each row's own link does without them */}
        <tbody onKeyDown={onRowKey}>
          {rows.map((line, index) => (
            <Line key={line.id} line={line} columns={facts} tab={rowTab(index)} />
          ))}
        </tbody>
      </table>
    </>
  );
}

interface LineProps {
  readonly line: TradeLine;
  readonly columns: readonly TradeColumn[];
  readonly tab: 0 | -1;
}

const Line = ({ line, columns, tab }: LineProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row is where the arrows go
  <tr tabIndex={tab} className={table['row']}>
    <td className={table['picture']}>{line.design}</td>
    <th scope="row" className={table['title']}>
      <Link to={line.url}>{line.title}</Link>
      <span className={styles['article']}>
        <Suspense>{line.article}</Suspense>
      </span>
    </th>
    {columns.map(({ key, label, isFigure }) => (
      <td key={key} data-label={label} className={isFigure ? table['figure'] : undefined}>
        <span>{line.cells[key]}</span>
      </td>
    ))}
  </tr>
);
