import { AREAS, getQuote, getQuotePdf, type Quote } from '@ringwerk/contract';
import { useParams } from 'wouter';
import { useState } from 'react';
import { useNavigate } from '../../routing/use-navigator.ts';
import { operationUrl } from '../../api/call.ts';
import { usePermission } from '../../api/session-store.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { orderPath, PATHS } from '../../paths.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { TieCouple } from '../../domain/couples/tie-couple.tsx';
import { DesignLink } from '../../domain/trade/design-link.tsx';
import styles from '../../domain/trade/detail.module.css';
import { FactList } from '../../domain/trade/fact-list.tsx';
import { FileLink } from '../../domain/trade/file-link.tsx';
import { OrderDialog } from '../../domain/ordering/order-dialog.tsx';
import { QuoteValidity } from '../../domain/trade/quote-validity.tsx';
import { QuoteAnswer } from './quote-answer.tsx';
import { QuoteLink } from './quote-link.tsx';
import { QuoteRenewal } from './quote-renewal.tsx';
import { ProofState } from '../../domain/proof/proof-state.tsx';
import { RingSheet } from '../../domain/trade/ring-sheet.tsx';
import { tradeOf, TradeFigures } from '../../domain/trade/trade-figures.tsx';
import { UnknownRecord } from '../../domain/trade/unknown-record.tsx';

function QuoteActions({ quote }: { readonly quote: Quote }) {
  const t = useTexts('trade');
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const mayOrder = usePermission(AREAS.ordering.needs);
  const isOffer = quote.status === 'open' || quote.status === 'accepted';
  return (
    <>
      <FileLink url={operationUrl(getQuotePdf, { params: { id: quote.id } })}>{t('openPdf')}</FileLink>
      {isOffer && <QuoteLink quote={quote} />}
      {mayOrder && isOffer && (
        <Button look="primary" onClick={() => setOpen(true)}>
          {t('orderFromQuote')}
        </Button>
      )}
      {quote.cost !== undefined && (
        <OrderDialog
          title={t('orderTitle')}
          isOpen={isOpen}
          design={quote.design}
          still={quote.still}
          articleNumber={quote.articleNumber}
          price={{ cost: quote.cost, gross: quote.retail.gross, currency: quote.retail.currency }}
          quoteId={quote.id}
          commission={quote.customerName}
          onClose={() => setOpen(false)}
          onOrdered={({ id, number }) => {
            showToast(t('ordered', { number }), { tone: 'good' });
            void navigate(orderPath(id));
          }}
        />
      )}
    </>
  );
}

function QuoteDetail({ quote }: { readonly quote: Quote }) {
  const t = useTexts('trade');
  const offers = useTexts('quote');
  const format = useFormat();
  const grams = quote.evaluation.rings.reduce((sum, { weight }) => sum + (weight?.shown ?? 0), 0);
  return (
    <Page
      title={t('quote', { number: quote.number })}
      crumbs={[{ label: t('quotes'), url: PATHS.quotes }]}
      actions={<QuoteActions quote={quote} />}
    >
      <FactList
        facts={[
          { label: t('status'), value: t(`quote-${quote.status}`) },
          { label: t('customer'), value: quote.customerName === '' ? t('noCustomer') : quote.customerName },
          {
            label: t('couple'),
            value: <TieCouple kind="quote" record={quote.id} couples={quote.couple === null ? [] : [quote.couple]} />,
          },
          { label: t('date'), value: format.date(quote.createdAt) },
          { label: t('validUntil'), value: <QuoteValidity quote={quote} /> },
          ...(quote.heldStones === 0
            ? []
            : [{ label: offers('held'), value: offers('heldStones', { count: quote.heldStones }) }]),
          { label: t('code'), value: <DesignLink code={quote.code} /> },
          ...(grams > 0 ? [{ label: t('weight'), value: format.grams(grams) }] : []),
        ]}
      />
      <div className={styles['columns']}>
        <RingSheet
          still={quote.still}
          articleNumber={quote.articleNumber}
          design={quote.design}
          evaluation={quote.evaluation}
          persons={quote.persons}
        />
        <div className={styles['side']}>
          <TradeFigures retail={quote.retail} trade={tradeOf(quote)} />
          <QuoteAnswer quote={quote} />
          <QuoteRenewal quote={quote} />
          <ProofState code={quote.code} />
        </div>
      </div>
    </Page>
  );
}

/** `/angebote/{id}`: one quote, as it was frozen. */
export default function QuotePage() {
  const { id = '' }: { id?: string } = useParams();
  const answer = useOperationQuery(getQuote, { params: { id } });
  // A malformed id is refused, an id of another house is unknown: for the reader both are the same.
  if (answer.isError && (answer.error.status === 404 || answer.error.status === 400))
    return <UnknownRecord kind="quote" />;
  return <QueryView result={answer}>{(quote) => <QuoteDetail quote={quote} />}</QueryView>;
}
