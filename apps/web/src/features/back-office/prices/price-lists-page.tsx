import { createPriceDraft, listPriceLists, type PriceListSummary } from '@ringwerk/contract';
import { useState, type ReactNode } from 'react';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts, type Translate } from '../../../i18n/use-texts.ts';
import { priceListPath } from '../../../paths.ts';
import { Link } from '../../../routing/link.tsx';
import { useNavigate } from '../../../routing/use-navigator.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import formStyles from '../../../ui/form.module.css';
import { QueryView } from '../../../ui/query-view.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { OfficeFrame } from '../office-frame.tsx';
import { OFFICE_SECTIONS } from '../office-sections.ts';
import { ServicePricesPart } from './service-prices.tsx';
import { useTableWords } from './use-table-words.ts';
import { WeightsNotice } from './weights-notice.tsx';

interface NewDraftProps {
  readonly lists: readonly PriceListSummary[];
  readonly onClose: () => void;
}

/** Name of a new draft and the list that it begins with; made, it opens. */
function NewDraftDialog({ lists, onClose }: NewDraftProps) {
  const t = useTexts('prices');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [from, setFrom] = useState(lists.find(({ state }) => state === 'active')?.id ?? '');
  const create = useOperationMutation(createPriceDraft, [listPriceLists]);
  const submit = (): void =>
    create.mutate(
      { body: { name: name.trim(), from } },
      {
        onAnswer: () => showToast(t('draft.made'), { tone: 'good' }),
        onward: ({ id }) => void navigate(priceListPath(id)),
      },
    );
  return (
    <Dialog
      title={t('draft.new')}
      isOpen
      onClose={onClose}
      actions={
        <Button look="primary" isBusy={create.isPending} disabled={name.trim() === ''} onClick={submit}>
          {t('draft.make')}
        </Button>
      }
    >
      <div className={formStyles['form']}>
        <TextField
          label={t('list.name')}
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Select
          label={t('draft.from')}
          value={from}
          onChange={setFrom}
          options={lists.map(({ id, name: other, state }) => ({
            value: id,
            label: `${other} · ${t(`state.${state}`)}`,
          }))}
        />
        <div role="alert" className={formStyles['finding']}>
          {create.isError && errorText(create.error)}
        </div>
      </div>
    </Dialog>
  );
}

/** The state; of a list by agreement also that, and with how many dealers. */
function stateText(
  { state, isAgreedOnly, agreements }: PriceListSummary,
  t: Translate<'prices'>,
  format: ReturnType<typeof useFormat>,
): string {
  if (state === 'agreed') return `${t('state.agreed')} (${format.number(agreements)})`;
  return isAgreedOnly ? `${t(`state.${state}`)}, ${t('state.agreed')}` : t(`state.${state}`);
}

const listLink = ({ id, name }: PriceListSummary): ReactNode => <Link to={priceListPath(id)}>{name}</Link>;

function Lists({ lists }: { readonly lists: readonly PriceListSummary[] }) {
  const t = useTexts('prices');
  const format = useFormat();
  const words = useTableWords();
  return (
    <DataTable
      table="price-lists"
      label={t('lists')}
      isPlain={lists.length < 8}
      rows={lists}
      rowKey={({ id }) => id}
      words={words}
      columns={[
        {
          key: 'name',
          label: t('list.name'),
          text: ({ name }) => name,
          cell: listLink,
        },
        { key: 'state', label: t('list.state'), text: (list) => stateText(list, t, format) },
        {
          key: 'from',
          label: t('list.from'),
          text: ({ activeFrom }) => (activeFrom === null ? '–' : format.dateTime(activeFrom)),
          order: ({ activeFrom }) => activeFrom ?? '9',
        },
        {
          key: 'updated',
          label: t('list.updated'),
          text: ({ updatedAt, updatedBy }) => `${format.dateTime(updatedAt)} · ${updatedBy ?? t('by.release')}`,
          order: ({ updatedAt }) => updatedAt,
        },
        { key: 'activated', label: t('list.activatedBy'), text: ({ activatedBy }) => activatedBy ?? '–' },
        { key: 'note', label: t('list.note'), text: ({ note }) => note },
      ]}
    />
  );
}

/** Drafts, planned lists, the one in force, those that count by agreement, and those that were. */
export default function PriceListsPage() {
  const t = useTexts('prices');
  const answer = useOperationQuery(listPriceLists, {});
  const [isNew, setNew] = useState(false);
  return (
    <OfficeFrame
      section={OFFICE_SECTIONS.prices}
      actions={
        <Button look="primary" onClick={() => setNew(true)}>
          {t('draft.new')}
        </Button>
      }
    >
      <QueryView result={answer}>
        {({ lists }) => (
          <>
            <WeightsNotice />
            <Lists lists={lists} />
            <ServicePricesPart />
            {isNew && <NewDraftDialog lists={lists} onClose={() => setNew(false)} />}
          </>
        )}
      </QueryView>
    </OfficeFrame>
  );
}
