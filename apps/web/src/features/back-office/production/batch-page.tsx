import {
  dissolveBatch,
  getBatch,
  getBatchPdf,
  listBatches,
  listCastable,
  type BatchOrder,
  type FullBatch,
} from '@ringwerk/contract';
import { useState } from 'react';
import { useParams } from 'wouter';
import { operationUrl } from '../../../api/call.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { FactList } from '../../../domain/trade/fact-list.tsx';
import { FileLink } from '../../../domain/trade/file-link.tsx';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { listsPath, PATHS, workOrderPath } from '../../../paths.ts';
import { Link } from '../../../routing/link.tsx';
import { useNavigate } from '../../../routing/use-navigator.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { ListTable, type ListColumn } from '../../../ui/list-table/list-table.tsx';
import { OfficeFrame } from '../office-frame.tsx';
import { OFFICE_SECTIONS } from '../office-sections.ts';
import { MetalsTable } from './metals-table.tsx';

function Dissolve({ batch }: { readonly batch: FullBatch }) {
  const t = useTexts('production');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const dissolve = useOperationMutation(dissolveBatch, [listBatches, listCastable]);
  return (
    <>
      <Button look="quiet" onClick={() => setIsAsking(true)}>
        {t('batch.dissolve')}
      </Button>
      <ConfirmDialog
        title={`${t('batch.dissolve')}: ${batch.number}`}
        isOpen={isAsking}
        isDanger
        isBusy={dissolve.isPending}
        confirmLabel={t('batch.dissolve')}
        onClose={() => setIsAsking(false)}
        onConfirm={() =>
          dissolve.mutate(
            { params: { id: batch.id } },
            {
              onAnswer: () => showToast(t('batch.dissolved', { number: batch.number }), { tone: 'good' }),
              onward: () => void navigate(PATHS.officeBatches),
              onError: (error) => {
                setIsAsking(false);
                showToast(errorText(error), { tone: 'bad' });
              },
            },
          )
        }
      >
        {t('batch.dissolveText')}
      </ConfirmDialog>
    </>
  );
}

function BatchView({ batch }: { readonly batch: FullBatch }) {
  const t = useTexts('production');
  const house = useTexts('house');
  const format = useFormat();
  const { id, number, orders, createdAt, by, note, waiting } = batch;
  const columns: ListColumn<BatchOrder>[] = [
    {
      key: 'number',
      label: t('board.number'),
      render: (order) => <Link to={workOrderPath(order.id)}>{order.number}</Link>,
    },
    { key: 'commission', label: t('board.commission'), render: ({ commission }) => commission },
    { key: 'dealer', label: house('order.dealer'), render: ({ dealer }) => dealer },
    {
      key: 'due',
      label: t('board.due'),
      render: ({ requestedDate }) => (requestedDate === null ? t('board.noDate') : format.date(requestedDate)),
    },
    { key: 'step', label: t('board.step'), render: ({ status }) => house(`order.${status}`) },
    { key: 'parts', label: t('metal.parts'), isFigure: true, render: ({ parts }) => format.number(parts) },
    { key: 'grams', label: t('metal.grams'), isFigure: true, render: ({ grams }) => format.grams(grams) },
    { key: 'melt', label: t('metal.melt'), isFigure: true, render: ({ meltGrams }) => format.grams(meltGrams) },
  ];
  return (
    <OfficeFrame
      section={OFFICE_SECTIONS.batches}
      title={`${t('batch.number')} ${number}`}
      actions={
        <>
          {waiting === orders.length && <Dissolve batch={batch} />}
          <ButtonLink url={listsPath(orders.map((order) => order.id))}>{t('toLists')}</ButtonLink>
          <FileLink url={operationUrl(getBatchPdf, { params: { id } })}>{t('batch.list')}</FileLink>
        </>
      }
    >
      <FactList
        facts={[
          { label: t('batch.made'), value: `${format.dateTime(createdAt)} · ${by}` },
          { label: t('board.step'), value: waiting === 0 ? t('batch.cast') : t('batch.waiting', { count: waiting }) },
          ...(note === '' ? [] : [{ label: t('batches.note'), value: note }]),
        ]}
      />
      <MetalsTable metals={[batch]} />
      <ListTable
        table="batch-orders"
        caption={house('office.orders')}
        columns={columns}
        rows={orders}
        keyOf={(order) => order.id}
      />
    </OfficeFrame>
  );
}

/** `/verwaltung/chargen/{id}`: one batch with its orders, its metal and its list. */
export default function BatchPage() {
  const { id = '' }: { id?: string } = useParams();
  const answer = useOperationQuery(getBatch, { params: { id } });
  return <QueryView result={answer}>{(batch) => <BatchView batch={batch} />}</QueryView>;
}
