import { BATCH_SORTS, listBatches, listCastable, type Batch, type BatchSort } from '@ringwerk/contract';
import { useState } from 'react';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { batchPath } from '../../../paths.ts';
import { Link } from '../../../routing/link.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { ListTable, type ListColumn } from '../../../ui/list-table/list-table.tsx';
import { serverOrder, type Sorting } from '../../../ui/list-table/server-order.ts';
import { OfficeFrame } from '../office-frame.tsx';
import { OfficeList } from '../office-list.tsx';
import { OfficePart } from '../office-part.tsx';
import { OFFICE_SECTIONS } from '../office-sections.ts';
import { CastablePart } from './castable-part.tsx';
import styles from './production.module.css';

const PAGE_SIZE = 24;

function Batches() {
  const t = useTexts('production');
  const format = useFormat();
  const [page, setPage] = useState(1);
  const [sorting, setSorting] = useState<Sorting<BatchSort>>({});
  const answer = useOperationQuery(
    listBatches,
    { query: { ...sorting, page, pageSize: PAGE_SIZE } },
    { keepPrevious: true },
  );
  const columns: ListColumn<Batch>[] = [
    {
      key: 'number',
      label: t('batch.number'),
      sort: 'number',
      render: ({ id, number }) => <Link to={batchPath(id)}>{number}</Link>,
    },
    { key: 'alloy', label: t('metal.alloy'), sort: 'alloy', render: ({ name }) => name },
    {
      key: 'made',
      label: t('batch.made'),
      sort: 'made',
      isDescendingFirst: true,
      render: ({ createdAt, by }) => `${format.date(createdAt)} · ${by}`,
    },
    {
      key: 'state',
      label: t('board.step'),
      render: ({ waiting }) => (waiting === 0 ? t('batch.cast') : t('batch.waiting', { count: waiting })),
    },
    { key: 'parts', label: t('metal.parts'), isFigure: true, render: ({ parts }) => format.number(parts) },
    { key: 'melt', label: t('metal.melt'), isFigure: true, render: ({ meltGrams }) => format.grams(meltGrams) },
  ];
  return (
    <OfficeList
      result={answer}
      pageSize={PAGE_SIZE}
      onPage={setPage}
      none={<p className={styles['soft']}>{t('batches.none')}</p>}
    >
      {({ batches }) => (
        <ListTable
          table="batches"
          caption={t('batches.all')}
          columns={columns}
          rows={batches}
          keyOf={({ id }) => id}
          order={serverOrder(BATCH_SORTS, sorting, {
            start: { sort: 'made', isDescending: true },
            onChange: (next) => {
              setSorting(next);
              setPage(1);
            },
          })}
          isStale={answer.isPlaceholderData}
        />
      )}
    </OfficeList>
  );
}

/** `/verwaltung/chargen`: what waits to be cast, by alloy, and the batches that were made of it. */
export default function BatchesPage() {
  const t = useTexts('production');
  const answer = useOperationQuery(listCastable, {});
  return (
    <OfficeFrame section={OFFICE_SECTIONS.batches}>
      <OfficePart title={t('batches.castable')} help={t('batches.castableHelp')}>
        <QueryView result={answer}>
          {({ alloys }) =>
            alloys.length === 0 ? (
              <p className={styles['soft']}>{t('batches.noneCastable')}</p>
            ) : (
              alloys.map((metal) => <CastablePart key={metal.alloy} metal={metal} />)
            )
          }
        </QueryView>
      </OfficePart>
      <OfficePart title={t('batches.all')}>
        <Batches />
      </OfficePart>
    </OfficeFrame>
  );
}
