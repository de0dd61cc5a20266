import { createBatch, listBatches, listCastable, type BatchOrder } from '@ringwerk/contract';
import { useState } from 'react';
import { useEntriesKey } from '../../../api/use-entries-key.ts';
import type { AnswerOf } from '../../../api/call.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { workOrderPath } from '../../../paths.ts';
import { Link } from '../../../routing/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { ListTable, type ListColumn } from '../../../ui/list-table/list-table.tsx';
import { Choice, withChosen } from './choice.tsx';
import { OfficePart } from '../office-part.tsx';
import styles from './production.module.css';

type CastableAlloy = AnswerOf<typeof listCastable>['alloys'][number];

/** Columns of orders that wait, with a tick for each. */
function useColumns(
  chosen: ReadonlySet<string>,
  onChoose: (chosen: ReadonlySet<string>) => void,
): readonly ListColumn<BatchOrder>[] {
  const t = useTexts('production');
  const house = useTexts('house');
  const format = useFormat();
  return [
    {
      key: 'choice',
      label: '',
      render: (order) => (
        <Choice
          label={t('choose', { number: order.number })}
          isChosen={chosen.has(order.id)}
          onChange={(isChosen) => onChoose(withChosen(chosen, [order.id], isChosen))}
        />
      ),
    },
    {
      key: 'number',
      label: t('board.number'),
      isFixed: true,
      isRowHead: true,
      render: (order) => <Link to={workOrderPath(order.id)}>{order.number}</Link>,
    },
    { key: 'commission', label: t('board.commission'), render: ({ commission }) => commission },
    { key: 'dealer', label: house('order.dealer'), render: ({ dealer }) => dealer },
    {
      key: 'due',
      label: t('board.due'),
      render: ({ requestedDate }) => (requestedDate === null ? t('board.noDate') : format.date(requestedDate)),
    },
    { key: 'parts', label: t('metal.parts'), isFigure: true, render: ({ parts }) => format.number(parts) },
    { key: 'grams', label: t('metal.grams'), isFigure: true, render: ({ grams }) => format.grams(grams) },
    { key: 'melt', label: t('metal.melt'), isFigure: true, render: ({ meltGrams }) => format.grams(meltGrams) },
  ];
}

interface MakeBarProps {
  readonly alloy: string;
  readonly orders: readonly BatchOrder[];
  readonly onMade: () => void;
}

/** What is weighed in for the ticked orders, and the step that makes them a batch. */
function MakeBar({ alloy, orders, onMade }: MakeBarProps) {
  const t = useTexts('production');
  const format = useFormat();
  const errorText = useErrorText();
  const [note, setNote] = useState('');
  const keyOf = useEntriesKey();
  const make = useOperationMutation(createBatch, [listCastable, listBatches]);
  const sum = orders.reduce((all, { meltGrams }) => all + meltGrams, 0);
  const ids = orders.map(({ id }) => id);
  const entries = { alloy, orders: ids, ...(note === '' ? {} : { note }) };
  const send = (): void =>
    make.mutate(
      { body: { ...entries, idempotencyKey: keyOf(entries) } },
      {
        onAnswer: ({ number }) => showToast(t('batches.made', { number }), { tone: 'good' }),
        onSuccess: onMade,
        onError: (error) => showToast(errorText(error), { tone: 'bad' }),
      },
    );
  return (
    <div className={styles['bar']}>
      <output>
        {t('chosen', { count: orders.length })} · {t('metal.melt')} {format.grams(sum)}
      </output>
      <TextField
        label={t('batches.note')}
        value={note}
        maxLength={200}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button look="primary" isBusy={make.isPending} onClick={send}>
        {t('batches.make')}
      </Button>
    </div>
  );
}

/** Released orders that take one alloy; those that are ticked become a batch. */
export function CastablePart({ metal }: { readonly metal: CastableAlloy }) {
  const t = useTexts('production');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const columns = useColumns(chosen, setChosen);
  const orders = metal.orders.filter((order) => chosen.has(order.id));
  return (
    <OfficePart
      title={metal.name}
      isNested
      actions={
        <Button look="quiet" onClick={() => setChosen(new Set(metal.orders.map((order) => order.id)))}>
          {t('chooseAll')}
        </Button>
      }
    >
      <ListTable
        table="castable"
        caption={metal.name}
        columns={columns}
        rows={metal.orders}
        keyOf={(order) => order.id}
      />
      {orders.length > 0 && <MakeBar alloy={metal.alloy} orders={orders} onMade={() => setChosen(new Set())} />}
    </OfficePart>
  );
}
