import type { ReactNode } from 'react';
import type { QueryResult } from '../../api/use-query.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { TableName } from '../../ui/list-table/kept-columns.ts';
import { Pager } from '../../ui/pager.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { TradeTable, type TradeColumn, type TradeLine } from './trade-table.tsx';

/** How many quotes or orders are asked for at once. */
export const TRADE_PAGE_SIZE = 24;

interface Page {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
}
interface TradeListProps<Found> {
  /** By this name the chosen columns are kept. */
  readonly name: TableName;
  readonly caption: string;
  readonly result: QueryResult<Found>;
  readonly columns: readonly TradeColumn[];
  readonly linesOf: (found: Found) => readonly TradeLine[];
  /** Of a list with nothing in it. */
  readonly empty: { readonly title: string; readonly help: ReactNode };
  readonly onPage: (page: number) => void;
}

/** A page of quotes or orders, or what leads to the first one. */
export function TradeList<Found extends Page>(props: TradeListProps<Found>) {
  const { name, caption, result, columns, linesOf, empty, onPage } = props;
  const t = useTexts('trade');
  return (
    <QueryView result={result}>
      {(found) => {
        const lines = linesOf(found);
        return lines.length === 0 ? (
          <EmptyState title={empty.title} action={<ButtonLink url={PATHS.selection}>{t('toSelection')}</ButtonLink>}>
            {empty.help}
          </EmptyState>
        ) : (
          <>
            <TradeTable
              name={name}
              caption={caption}
              titleLabel={t('number')}
              columns={columns}
              lines={lines}
              isWhole={found.total <= found.pageSize}
              isStale={result.isPlaceholderData}
            />
            <Pager page={found.page} pageSize={found.pageSize} total={found.total} onPage={onPage} />
          </>
        );
      }}
    </QueryView>
  );
}
