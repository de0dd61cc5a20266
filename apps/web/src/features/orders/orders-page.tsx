import { listOrders, ORDER_KINDS, ORDER_STATUSES, type ListedOrder } from '@ringwerk/contract';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { orderPath } from '../../paths.ts';
import { Page } from '../../ui/page.tsx';
import { useListSearch } from '../../domain/rings/use-list-search.ts';
import { Select } from '../../ui/select.tsx';
import { parseTradeSearch } from '../../domain/trade/trade-search.ts';
import { TradeList, TRADE_PAGE_SIZE } from '../../domain/trade/trade-list.tsx';
import { useTradePicture } from '../../domain/trade/trade-picture.tsx';
import { kindOf, useStatusName } from '../../domain/trade/use-status-name.ts';
import type { TradeLine } from '../../domain/trade/trade-table.tsx';

/** The step that nobody of the shop has read. */
function IsNew({ children }: { readonly children: string }) {
  const t = useTexts('trade');
  return (
    <>
      {children} · <strong>{t('isNew')}</strong>
    </>
  );
}

function useOrderLine(): (order: ListedOrder) => TradeLine {
  const format = useFormat();
  const picture = useTradePicture();
  const nameOf = useStatusName();
  return (order) => {
    const step = nameOf(order.status, kindOf(order.positions));
    return {
      id: order.id,
      url: orderPath(order.id),
      title: order.number,
      ...picture(order.positions),
      order: {
        commission: order.commission,
        date: order.createdAt,
        requestedDate: order.requestedDate ?? '',
        status: ORDER_STATUSES.indexOf(order.status),
        price: order.retail.gross,
      },
      cells: {
        commission: order.commission,
        date: format.date(order.createdAt),
        requestedDate: order.requestedDate === null ? '–' : format.date(order.requestedDate),
        status: order.isNews ? <IsNew>{step}</IsNew> : step,
        price: format.money(order.retail.gross, order.retail.currency),
      },
    };
  };
}

/** The orders of the dealer, newest first, of one status or all. */
export default function OrdersPage() {
  const t = useTexts('trade');
  const lineOf = useOrderLine();
  const services = useTexts('services');
  const [{ page = 1, status, kind }, change] = useListSearch(parseTradeSearch);
  const query = {
    page,
    pageSize: TRADE_PAGE_SIZE,
    ...(status === undefined ? {} : { status }),
    ...(kind === undefined ? {} : { kind }),
  };
  const answer = useOperationQuery(listOrders, { query }, { keepPrevious: true });
  const columns = [
    { key: 'commission', label: t('commission') },
    { key: 'date', label: t('date') },
    { key: 'requestedDate', label: t('requestedDate') },
    { key: 'status', label: t('status') },
    { key: 'price', label: t('price'), isFigure: true },
  ];
  return (
    <Page
      title={t('orders')}
      lead={t('ordersIntro')}
      actions={
        <>
          <Select
            label={services('kind')}
            value={kind ?? 'all'}
            options={(['all', ...ORDER_KINDS] as const).map((value) => ({ value, label: services(`kind-${value}`) }))}
            onChange={(next) => change({ kind: next === 'all' ? undefined : next })}
          />
          <Select
            label={t('filterStatus')}
            value={status ?? 'all'}
            options={[
              { value: 'all', label: t('allStatuses') },
              ...ORDER_STATUSES.map((value) => ({ value, label: t(`status-${value}`) })),
            ]}
            onChange={(next) => change({ status: next === 'all' ? undefined : next })}
          />
        </>
      }
    >
      <TradeList
        name="own-orders"
        caption={t('orders')}
        result={answer}
        columns={columns}
        linesOf={(found) => found.orders.map(lineOf)}
        empty={{ title: t('emptyOrdersTitle'), help: t('emptyOrdersHelp') }}
        onPage={(next) => change({ page: next })}
      />
    </Page>
  );
}
