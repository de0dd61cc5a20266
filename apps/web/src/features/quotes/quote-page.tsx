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
import { Link } from '../../routing/link.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { TieCouple } from '../../domain/couples/tie-couple.tsx';
import { DesignLinks } from '../../domain/trade/design-link.tsx';
import styles from '../../domain/trade/detail.module.css';
import { FactList } from '../../domain/trade/fact-list.tsx';
import { FileLink } from '../../domain/trade/file-link.tsx';
import { useOriginText } from '../../domain/order-life/use-origin-text.ts';
import { QuoteOrderDialog } from '../../domain/ordering/quote-order-dialog.tsx';
import { ProofStates } from '../../domain/proof/proof-state.tsx';
import { useNumberedTitle } from '../../domain/trade/position-title.ts';
import { QuoteValidity } from '../../domain/trade/quote-validity.tsx';
import { TradeFigures } from '../../domain/trade/trade-figures.tsx';
import { QuoteAnswer } from './quote-answer.tsx';
import { QuoteLink } from './quote-link.tsx';
import { QuoteRenewal } from './quote-renewal.tsx';
import { UnknownRecord } from '../../domain/trade/unknown-record.tsx';
import { QuoteChoices } from './quote-choices.tsx';
import { QuotePositions } from './quote-positions.tsx';
import { QuoteTools } from './quote-tools.tsx';

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
      {mayOrder && isOffer && quote.cost !== undefined && (
        <Button look="primary" onClick={() => setOpen(true)}>
          {t('orderFromQuote')}
        </Button>
      )}
      {isOpen && quote.cost !== undefined && (
        <QuoteOrderDialog
          quote={quote}
          cost={quote.cost}
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

function QuoteFacts({ quote }: { readonly quote: Quote }) {
  const t = useTexts('trade');
  const offers = useTexts('quote');
  const partner = useTexts('partner');
  const origin = useOriginText();
  const format = useFormat();
  const codes = quote.positions.flatMap(({ rings }) => (rings === null ? [] : [rings.code]));
  const grams = quote.positions
    .filter(({ isChosen }) => isChosen)
    .flatMap(({ rings, quantity }) =>
      (rings?.evaluation.rings ?? []).map(({ weight }) => (weight?.shown ?? 0) * quantity),
    )
    .reduce((sum, weight) => sum + weight, 0);
  return (
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
        ...(quote.from === undefined
          ? []
          : [
              {
                label: partner('ring'),
                value: <Link to={orderPath(quote.from.orderId)}>{origin({ ...quote.from, of: quote.from })}</Link>,
              },
            ]),
        ...(codes.length === 0 ? [] : [{ label: t('code'), value: <DesignLinks codes={codes} /> }]),
        ...(grams > 0 ? [{ label: t('weight'), value: format.grams(grams) }] : []),
      ]}
    />
  );
}

function QuoteDetail({ quote }: { readonly quote: Quote }) {
  const t = useTexts('trade');
  const isOpen = quote.status === 'open';
  const chosen = quote.positions.filter(({ isChosen }) => isChosen);
  const title = useNumberedTitle(quote.positions.length);
  const designs = quote.positions.flatMap((position) =>
    position.rings === null ? [] : [{ code: position.rings.code, title: title(position) }],
  );
  const number = quote.revision === 1 ? quote.number : `${quote.number}-${quote.revision}`;
  return (
    <Page
      title={t('quote', { number })}
      crumbs={[{ label: t('quotes'), url: PATHS.quotes }]}
      actions={<QuoteActions quote={quote} />}
    >
      <QuoteFacts quote={quote} />
      <div className={styles['columns']}>
        <QuotePositions quote={quote} />
        <div className={styles['side']}>
          <div className={styles['sums']}>
            {quote.choices.length > 0 && <QuoteChoices quote={quote} />}
            <TradeFigures positions={chosen} discount={quote.discount} retail={quote.retail} cost={quote.cost} />
          </div>
          {isOpen && <QuoteTools quote={quote} />}
          <QuoteAnswer quote={quote} />
          <QuoteRenewal quote={quote} />
          <ProofStates designs={designs} />
        </div>
      </div>
    </Page>
  );
}

/** `/angebote/{id}`: one quote, each position as it was frozen. */
export default function QuotePage() {
  const { id = '' }: { id?: string } = useParams();
  const answer = useOperationQuery(getQuote, { params: { id } });
  // A malformed id is refused, an id of another house is unknown: for the reader both are the same.
  if (answer.isError && (answer.error.status === 404 || answer.error.status === 400))
    return <UnknownRecord kind="quote" />;
  return <QueryView result={answer}>{(quote) => <QuoteDetail quote={quote} />}</QueryView>;
}
