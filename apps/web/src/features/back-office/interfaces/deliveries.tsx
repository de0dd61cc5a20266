import {
  DELIVERY_SORTS,
  DELIVERY_STATES,
  listDeliveries,
  listWebhooks,
  replayDelivery,
  type Delivery,
  type DeliverySort,
  type DeliveryState,
  type Webhook,
} from '@ringwerk/contract';
import { useState } from 'react';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { ListTable, type ListColumn } from '../../../ui/list-table/list-table.tsx';
import { serverOrder, type Sorting } from '../../../ui/list-table/server-order.ts';
import { OfficeList, StateFilter } from '../office-list.tsx';
import styles from './interfaces.module.css';

const PAGE_SIZE = 24;
const WATCH_MS = 3_000;

function Replay({ delivery }: { readonly delivery: Delivery }) {
  const t = useTexts('interfaces');
  const errorText = useErrorText();
  const replay = useOperationMutation(replayDelivery, [listDeliveries, listWebhooks]);
  return (
    <Button
      look="quiet"
      isBusy={replay.isPending}
      onClick={() =>
        replay.mutate(
          { params: { id: delivery.id } },
          {
            onAnswer: () => showToast(t('replayed'), { tone: 'good' }),
            onError: (error) => showToast(errorText(error), { tone: 'bad' }),
          },
        )
      }
    >
      {t('replay')}
    </Button>
  );
}

function useColumns({ isActive }: Webhook): readonly ListColumn<Delivery>[] {
  const t = useTexts('interfaces');
  const format = useFormat();
  return [
    { key: 'what', label: t('what'), sort: 'what', render: ({ subject }) => subject },
    {
      key: 'when',
      label: t('when'),
      sort: 'when',
      isDescendingFirst: true,
      render: ({ createdAt }) => format.dateTime(createdAt),
    },
    {
      key: 'state',
      label: t('state'),
      sort: 'state',
      render: (delivery) => (
        <span className={delivery.state === 'dead' ? styles['bad'] : undefined}>{t(`state.${delivery.state}`)}</span>
      ),
    },
    {
      key: 'attempts',
      label: t('attempts'),
      sort: 'attempts',
      isDescendingFirst: true,
      isFigure: true,
      render: ({ attempts }) => format.number(attempts),
    },
    { key: 'problem', label: t('problem'), sort: 'problem', render: ({ problem }) => problem ?? '' },
    {
      key: 'replay',
      label: '',
      isFixed: true,
      render: (delivery) =>
        delivery.state !== 'waiting' && (isActive || delivery.event === 'ping') && <Replay delivery={delivery} />,
    },
  ];
}

/** Messages to one address: what became of each, and once more for those that were lost. */
export function Deliveries({ webhook }: { readonly webhook: Webhook }) {
  const t = useTexts('interfaces');
  const [page, setPage] = useState(1);
  const [state, setState] = useState<DeliveryState>();
  const [sorting, setSorting] = useState<Sorting<DeliverySort>>({});
  const answer = useOperationQuery(
    listDeliveries,
    { params: { id: webhook.id }, query: { ...sorting, page, pageSize: PAGE_SIZE, state } },
    { keepPrevious: true, every: WATCH_MS },
  );
  // The filter counts them.
  useOperationQuery(listWebhooks, {}, { every: WATCH_MS });
  const columns = useColumns(webhook);
  return (
    <section className={styles['messages']} aria-label={t('messages', { name: webhook.name })}>
      <StateFilter
        label={t('state')}
        all={t('state.all')}
        states={DELIVERY_STATES}
        nameOf={(each) => t(`state.${each}`)}
        counts={webhook.counts}
        chosen={state}
        onChoose={(chosen) => {
          setState(chosen);
          setPage(1);
        }}
      />
      <OfficeList
        result={answer}
        pageSize={PAGE_SIZE}
        onPage={setPage}
        none={<p className={styles['soft']}>{t('noMessages')}</p>}
      >
        {({ deliveries }) => (
          <ListTable
            table="deliveries"
            caption={t('messages', { name: webhook.name })}
            columns={columns}
            rows={deliveries}
            keyOf={({ id }) => id}
            order={serverOrder(DELIVERY_SORTS, sorting, {
              start: { sort: 'when', isDescending: true },
              onChange: (next) => {
                setSorting(next);
                setPage(1);
              },
            })}
            isStale={answer.isPlaceholderData}
          />
        )}
      </OfficeList>
    </section>
  );
}
