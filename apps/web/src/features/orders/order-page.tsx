import { AREAS, getOrder, getOrderPdf, NOTE_PURPOSES, type Order } from '@ringwerk/contract';
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
import type { EarlierOrder } from '../../domain/ordering/remake-fields.tsx';
import { canMatch } from '../../domain/partner/new-ring.ts';
import { PartnerAct } from '../../domain/partner/partner-act.tsx';
import { TieCouple } from '../../domain/couples/tie-couple.tsx';
import { HouseContact } from '../../domain/house/house-contact.tsx';
import { DesignLinks } from '../../domain/trade/design-link.tsx';
import { opensService } from '../../domain/order-life/service-path.ts';
import styles from '../../domain/trade/detail.module.css';
import { FactList } from '../../domain/trade/fact-list.tsx';
import { FileLink } from '../../domain/trade/file-link.tsx';
import { ProofStates } from '../../domain/proof/proof-state.tsx';
import { ChangeAct, ChangeRingsLink, OrderVersions } from './change-part.tsx';
import { canRepeat, OrderAgain } from './order-again.tsx';
import { OrderLifePart } from './order-life-part.tsx';
import { ServiceDialog } from './service-dialog.tsx';
import { useOrderSeen } from './use-order-seen.ts';
import { useNumberedTitle } from '../../domain/trade/position-title.ts';
import sheets from '../../domain/trade/ring-sheet.module.css';
import { useAddressText } from '../../domain/trade/use-address-text.ts';
import { RingSheet } from '../../domain/trade/ring-sheet.tsx';
import { StatusTimeline } from '../../domain/trade/status-timeline.tsx';
import { kindOf, useStatusName } from '../../domain/trade/use-status-name.ts';
import { TradeFigures } from '../../domain/trade/trade-figures.tsx';
import { useParcelFacts } from '../../domain/trade/use-parcel-facts.ts';
import { usePaymentTerms } from '../../domain/trade/use-payment-terms.ts';
import { OrderOwnPapers } from '../../domain/papers/order-own-papers.tsx';
import { UnknownRecord } from '../../domain/trade/unknown-record.tsx';

/** Time to read where the ring is sent, ms. */
const SENDING_LIFE = 10_000;

function OrderActions({ order }: { readonly order: Order }) {
  const t = useTexts('trade');
  const navigate = useNavigate();
  const life = useTexts('life');
  const services = useTexts('services');
  const [kind, setKind] = useState<EarlierOrder['kind'] | 'service' | null>(() =>
    opensService(window.location.search) ? 'service' : null,
  );
  const mayOrder = usePermission(AREAS.ordering.needs);
  const hasService = mayOrder && canRepeat(order) && order.status === 'shipped';
  return (
    <>
      <FileLink url={operationUrl(getOrderPdf, { params: { id: order.id } })}>
        {kindOf(order.positions) === 'service' ? services('sheet') : t('openSheet')}
      </FileLink>
      <ChangeAct order={order} />
      {mayOrder && canRepeat(order) && <Button onClick={() => setKind('reorder')}>{t('reorder')}</Button>}
      {canMatch(order) && <PartnerAct orderId={order.id} />}
      {hasService && (
        <>
          <Button onClick={() => setKind('service')}>{services('act')}</Button>
          <Button onClick={() => setKind('remake')}>{life('remake')}</Button>
        </>
      )}
      {kind === 'service' && hasService && (
        <ServiceDialog
          order={order}
          onRemake={() => setKind('remake')}
          onClose={() => {
            setKind(null);
            if (opensService(window.location.search))
              void navigate(orderPath(order.id), { replace: true, keepsScroll: true });
          }}
          onOrdered={({ id, number }) => {
            setKind(null);
            showToast(services('ordered', { number }), { tone: 'good', life: SENDING_LIFE });
            void navigate(orderPath(id));
          }}
        />
      )}
      {kind !== null && kind !== 'service' && (
        <OrderAgain
          order={order}
          kind={kind}
          isOpen
          onClose={() => setKind(null)}
          onOrdered={({ id, number }) => {
            setKind(null);
            showToast(t('ordered', { number }), { tone: 'good' });
            void navigate(orderPath(id));
          }}
        />
      )}
    </>
  );
}

/** What stands at the head of an order. */
function OrderFacts({ order }: { readonly order: Order }) {
  const t = useTexts('trade');
  const p = useTexts('positions');
  const format = useFormat();
  const termsText = usePaymentTerms();
  const nameOf = useStatusName();
  const address = useAddressText();
  const parcelFacts = useParcelFacts(order.status === 'cancelled' ? null : order.parcel);
  const codes = order.positions.flatMap(({ rings }) => (rings === null ? [] : [rings.code]));
  return (
    <FactList
      facts={[
        { label: t('status'), value: nameOf(order.status, kindOf(order.positions)) },
        { label: t('commission'), value: order.commission },
        {
          label: t('couple'),
          value: <TieCouple kind="order" record={order.id} couples={order.couple === null ? [] : [order.couple]} />,
        },
        ...parcelFacts,
        ...(order.shipTo === null ? [] : [{ label: p('shipTo'), value: address(order.shipTo) }]),
        { label: t('date'), value: format.date(order.createdAt) },
        ...(order.requestedDate === null
          ? []
          : [{ label: t('requestedDate'), value: format.date(order.requestedDate) }]),
        ...(codes.length === 0 ? [] : [{ label: t('code'), value: <DesignLinks codes={codes} /> }]),
        ...(order.paymentTerms === null ? [] : [{ label: t('paymentTerms'), value: termsText(order.paymentTerms) }]),
        ...NOTE_PURPOSES.filter((purpose) => order.notes[purpose] !== '').map((purpose) => ({
          label: t(`note-${purpose}`),
          value: order.notes[purpose],
        })),
      ]}
    />
  );
}

function OrderDetail({ order }: { readonly order: Order }) {
  useOrderSeen(order);
  const t = useTexts('trade');
  const contact = useTexts('contact');
  const title = useNumberedTitle(order.positions.length);
  const designs = order.positions.flatMap((position) =>
    position.rings === null ? [] : [{ code: position.rings.code, title: title(position) }],
  );
  return (
    <Page
      title={t('order', { number: order.number })}
      crumbs={[{ label: t('orders'), url: PATHS.orders }]}
      actions={<OrderActions order={order} />}
    >
      <OrderFacts order={order} />
      <div className={styles['columns']}>
        <div className={sheets['sheets']}>
          {order.positions.map((position) => (
            <RingSheet
              key={position.number}
              position={{ ...position, title: title(position) }}
              persons={order.persons}
              head={<ChangeRingsLink order={order} position={position} />}
            />
          ))}
        </div>
        <div className={styles['side']}>
          <TradeFigures positions={order.positions} discount={order.discount} retail={order.retail} cost={order.cost} />
          <ProofStates designs={designs} />
          <StatusTimeline order={order} />
          <OrderVersions order={order} />
          <OrderLifePart order={order} />
          <OrderOwnPapers orderId={order.id} />
          <HouseContact title={contact('questions')} />
        </div>
      </div>
    </Page>
  );
}

/** One order: its sheet, its price and where it stands. */
export default function OrderPage() {
  const { id = '' }: { id?: string } = useParams();
  const answer = useOperationQuery(getOrder, { params: { id } });
  // A malformed id is refused, an id of another house is unknown: for the reader both are the same.
  if (answer.isError && (answer.error.status === 404 || answer.error.status === 400))
    return <UnknownRecord kind="order" />;
  return <QueryView result={answer}>{(order) => <OrderDetail key={order.id} order={order} />}</QueryView>;
}
