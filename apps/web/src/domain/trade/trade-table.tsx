import { Suspense, type ReactNode } from 'react';
import type { PortalPath } from '../../paths.ts';
import { Link } from '../../routing/link.tsx';
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
}

/** Quotes or orders: a table where there is room, cards on a phone. */
export function TradeTable({
  caption,
  titleLabel,
  columns,
  lines,
  isStale,
}: {
  readonly caption: string;
  readonly titleLabel: string;
  readonly columns: readonly TradeColumn[];
  readonly lines: readonly TradeLine[];
  readonly isStale: boolean;
}) {
  return (
    <table className={table['table']} aria-busy={isStale || undefined}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th aria-hidden="true" />
          <th scope="col">{titleLabel}</th>
          {columns.map(({ key, label, isFigure }) => (
            <th key={key} scope="col" className={isFigure ? table['figure'] : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} className={table['row']}>
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
        ))}
      </tbody>
    </table>
  );
}
