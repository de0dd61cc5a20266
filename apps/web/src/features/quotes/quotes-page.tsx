import { listQuotes, type ListedQuote } from '@ringwerk/contract';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { quotePath } from '../../paths.ts';
import { Page } from '../../ui/page.tsx';
import { useListSearch } from '../../domain/rings/use-list-search.ts';
import { parseTradeSearch } from '../../domain/trade/trade-search.ts';
import { QuoteValidity } from '../../domain/trade/quote-validity.tsx';
import { TradeList, TRADE_PAGE_SIZE } from '../../domain/trade/trade-list.tsx';
import { useTradePicture } from '../../domain/trade/trade-picture.tsx';
import type { TradeLine } from '../../domain/trade/trade-table.tsx';

function useQuoteLine(): (quote: ListedQuote) => TradeLine {
  const t = useTexts('trade');
  const format = useFormat();
  const picture = useTradePicture();
  return (quote) => ({
    id: quote.id,
    url: quotePath(quote.id),
    title: quote.number,
    ...picture(quote.positions),
    order: {
      date: quote.createdAt,
      customer: quote.customerName,
      validUntil: quote.validUntil,
      status: t(`quote-${quote.status}`),
      price: quote.retail.gross,
    },
    cells: {
      date: format.date(quote.createdAt),
      customer: quote.customerName === '' ? t('noCustomer') : quote.customerName,
      validUntil: <QuoteValidity quote={quote} />,
      status: t(`quote-${quote.status}`),
      price: format.money(quote.retail.gross, quote.retail.currency),
    },
  });
}

/** `/angebote`: the quotes of the dealer, newest first. */
export default function QuotesPage() {
  const t = useTexts('trade');
  const lineOf = useQuoteLine();
  const [{ page = 1 }, change] = useListSearch(parseTradeSearch);
  const answer = useOperationQuery(listQuotes, { query: { page, pageSize: TRADE_PAGE_SIZE } }, { keepPrevious: true });
  const columns = [
    { key: 'customer', label: t('customer') },
    { key: 'date', label: t('date') },
    { key: 'validUntil', label: t('validUntil') },
    { key: 'status', label: t('status') },
    { key: 'price', label: t('price'), isFigure: true },
  ];
  return (
    <Page title={t('quotes')} lead={t('quotesIntro')}>
      <TradeList
        name="own-quotes"
        caption={t('quotes')}
        result={answer}
        columns={columns}
        linesOf={(found) => found.quotes.map(lineOf)}
        empty={{ title: t('emptyQuotesTitle'), help: t('emptyQuotesHelp') }}
        onPage={(next) => change({ page: next })}
      />
    </Page>
  );
}
