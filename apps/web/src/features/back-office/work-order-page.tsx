import { getWorkOrder, type WorkOrder } from '@ringwerk/contract';
import { useParams } from 'wouter';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import styles from '../../domain/trade/detail.module.css';
import { FactList } from '../../domain/trade/fact-list.tsx';
import { RingSheet } from '../../domain/trade/ring-sheet.tsx';
import { StatusTimeline } from '../../domain/trade/status-timeline.tsx';
import { UnknownRecord } from '../../domain/trade/unknown-record.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS } from '../../paths.ts';
import { Page } from '../../ui/page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { useCountryName } from '../../i18n/use-country-name.ts';
import { OrderPapers } from './papers/order-papers.tsx';
import { WorkOrderProofs } from './work-order-proofs.tsx';
import { OrderSteps } from './order-steps.tsx';

/** The description reads the real stones where a dealer's evaluation has them: in the lines of the price, here without one. */
const describedRings = ({ rings }: WorkOrder) =>
  rings.map(({ weight, stones }) => ({
    weight,
    trade: { lines: stones.map((stone) => ({ kind: 'stone', detail: { ...stone } })) },
  }));

function WorkOrderDetail({ order }: { readonly order: WorkOrder }) {
  const t = useTexts('trade');
  const house = useTexts('house');
  const format = useFormat();
  const countryName = useCountryName();
  const { dealer, shipTo } = order;
  const address = [shipTo.name, shipTo.street, `${shipTo.postcode} ${shipTo.city}`.trim(), countryName(shipTo.country)];
  return (
    <Page
      title={t('order', { number: order.number })}
      crumbs={[
        { label: house('office.title'), url: PATHS.backOffice },
        { label: house('office.orders'), url: PATHS.officeOrders },
      ]}
      actions={<OrderSteps order={order} />}
    >
      <FactList
        facts={[
          { label: t('status'), value: t(`status-${order.status}`) },
          { label: house('order.dealer'), value: `${dealer.company} (${dealer.customerNumber})` },
          { label: house('order.shipTo'), value: address.filter((line) => line !== '').join(', ') },
          { label: t('commission'), value: order.commission },
          { label: t('quantity'), value: format.number(order.quantity) },
          { label: t('date'), value: format.date(order.createdAt) },
          ...(order.requestedDate === null
            ? []
            : [{ label: t('requestedDate'), value: format.date(order.requestedDate) }]),
          { label: t('code'), value: order.code },
          ...(order.cost === undefined ? [] : [{ label: t('cost'), value: format.money(order.cost, 'EUR') }]),
          ...(order.note === '' ? [] : [{ label: t('note'), value: order.note }]),
        ]}
      />
      <div className={styles['columns']}>
        <RingSheet
          still={order.still}
          articleNumber={order.articleNumber}
          design={order.design}
          evaluation={{ rings: describedRings(order) }}
          persons={order.persons}
        />
        <div className={styles['side']}>
          <WorkOrderProofs orderId={order.id} />
          <StatusTimeline order={order} />
          <OrderPapers order={order} />
        </div>
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
