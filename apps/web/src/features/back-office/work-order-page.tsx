import { getWorkOrder, WORK_NOTE_PURPOSES, type WorkOrder, type WorkPosition } from '@ringwerk/contract';
import { useParams } from 'wouter';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import styles from '../../domain/trade/detail.module.css';
import { FactList } from '../../domain/trade/fact-list.tsx';
import { useNumberedTitle } from '../../domain/trade/position-title.ts';
import { RingSheet, type ShownPosition } from '../../domain/trade/ring-sheet.tsx';
import sheets from '../../domain/trade/ring-sheet.module.css';
import { useAddressText } from '../../domain/trade/use-address-text.ts';
import { StatusTimeline } from '../../domain/trade/status-timeline.tsx';
import { UnknownRecord } from '../../domain/trade/unknown-record.tsx';
import { kindOf, useStatusName } from '../../domain/trade/use-status-name.ts';
import { useTradeMoney } from '../../domain/trade/use-trade-money.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS } from '../../paths.ts';
import { Page } from '../../ui/page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { OrderPapers } from './papers/order-papers.tsx';
import { WorkOrderLife } from './work-order-life.tsx';
import { WorkOrderVersions } from './work-order-versions.tsx';
import { WorkOrderProofs } from './work-order-proofs.tsx';
import { OrderSteps } from './order-steps.tsx';
import { useWorkOrderSeen } from './orders/use-work-order-seen.ts';
import { ParcelPart } from './production/parcel-part.tsx';
import { OrderFiles } from './production/order-files.tsx';

/** The description reads the real stones where a dealer's evaluation has them: in the lines of the price, here without one. */
const describedRings = ({ parts }: NonNullable<WorkPosition['rings']>) =>
  parts.map(({ weight, stones }) => ({
    weight,
    trade: { lines: stones.map((stone) => ({ kind: 'stone', detail: { ...stone } })) },
  }));

/** A position as the sheet shows it: the rings by their weights and stones, without a price. */
const shownRings = (rings: WorkPosition['rings']): ShownPosition['rings'] =>
  rings === null ? null : { ...rings, evaluation: { rings: describedRings(rings) } };

/** Steps, links, parcel and papers; rings that come back for service are made from nothing, and signed for by nobody. */
function Side({ order }: { readonly order: WorkOrder }) {
  const isService = kindOf(order.positions) === 'service';
  return (
    <div className={styles['side']}>
      {!isService && <WorkOrderProofs orderId={order.id} />}
      <StatusTimeline order={order} />
      <WorkOrderVersions order={order} />
      <WorkOrderLife order={order} />
      <ParcelPart order={order} />
      <OrderPapers order={order} />
      {!isService && <OrderFiles id={order.id} />}
    </div>
  );
}

function WorkOrderDetail({ order }: { readonly order: WorkOrder }) {
  const t = useTexts('trade');
  const house = useTexts('house');
  const format = useFormat();
  const address = useAddressText();
  const nameOf = useStatusName();
  const { money } = useTradeMoney();
  const { dealer, shipTo, positions } = order;
  // Numbers are those of the order, of which extras of the dealer's own are left out here.
  const isNumbered = positions.length > 1 || positions[0]?.number !== 1;
  const kind = kindOf(positions);
  const title = useNumberedTitle(isNumbered ? 2 : 1);
  useWorkOrderSeen(order);
  return (
    <Page
      title={t('order', { number: order.number })}
      crumbs={[
        { label: house('office.title'), url: PATHS.backOffice },
        { label: house('office.orders'), url: PATHS.officeOrders },
      ]}
      actions={<OrderSteps order={{ ...order, kind }} />}
    >
      <FactList
        facts={[
          { label: t('status'), value: nameOf(order.status, kind) },
          { label: house('order.dealer'), value: `${dealer.company} (${dealer.customerNumber})` },
          { label: house('order.shipTo'), value: address(shipTo) },
          { label: t('commission'), value: order.commission },
          { label: t('date'), value: format.date(order.createdAt) },
          ...(order.requestedDate === null
            ? []
            : [{ label: t('requestedDate'), value: format.date(order.requestedDate) }]),
          ...positions.flatMap(({ rings }) => (rings === null ? [] : [{ label: t('code'), value: rings.code }])),
          ...(order.cost === undefined ? [] : [{ label: t('cost'), value: money(order.cost) }]),
          ...WORK_NOTE_PURPOSES.filter((purpose) => order.notes[purpose] !== '').map((purpose) => ({
            label: t(`note-${purpose}`),
            value: order.notes[purpose],
          })),
        ]}
      />
      <div className={styles['columns']}>
        <div className={sheets['sheets']}>
          {positions.map(({ rings, ...position }) => (
            <RingSheet
              key={position.number}
              position={{ ...position, rings: shownRings(rings), title: title({ ...position, rings, text: '' }) }}
              persons={order.persons}
            />
          ))}
        </div>
        <Side order={order} />
      </div>
    </Page>
  );
}

/** One order as the manufactory makes it: whose it is, where it goes, its sheet and where it stands. */
export default function WorkOrderPage() {
  const { id = '' }: { id?: string } = useParams();
  const answer = useOperationQuery(getWorkOrder, { params: { id } });
  if (answer.isError && (answer.error.status === 404 || answer.error.status === 400))
    return <UnknownRecord kind="order" back={PATHS.officeOrders} />;
  return <QueryView result={answer}>{(order) => <WorkOrderDetail key={order.id} order={order} />}</QueryView>;
}
