import { addWatchItem, createWatchList, getWatchLists } from '@ringwerk/contract';
import { Link } from '@tanstack/react-router';
import { useId, useState, type FormEvent } from 'react';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useOperation, useOperationCall } from '../../../api/use-operation.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useConfigurator } from '../session/use-configurator.ts';
import styles from './dialog-form.module.css';

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Keeps the ring on a watch list. */
export function KeepDialog({ isOpen, onClose }: DialogProps) {
  const t = useTexts('configurator');
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog
      title={t('keep.title')}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button look="primary" type="submit" form={formId} isBusy={isBusy}>
            {t('action.keep')}
          </Button>
        </>
      }
    >
      <KeepForm formId={formId} onBusy={setBusy} onDone={onClose} />
    </Dialog>
  );
}

const NEW_LIST = 'new';

function KeepForm({
  formId,
  onBusy,
  onDone,
}: {
  readonly formId: string;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onDone: () => void;
}) {
  const t = useTexts('configurator');
  const errorText = useErrorText();
  const { session, model } = useConfigurator();
  const { data } = useOperation(getWatchLists, {});
  const add = useOperationCall(addWatchItem, [getWatchLists]);
  const create = useOperationCall(createWatchList);
  const lists = data?.lists ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const [listName, setListName] = useState('');
  const [note, setNote] = useState('');
  const listId = chosen ?? lists[0]?.id ?? NEW_LIST;
  const error = create.error ?? add.error;
  const keep = async (): Promise<void> => {
    const list =
      listId === NEW_LIST && listName.trim() !== ''
        ? await create.mutateAsync({ body: { name: listName.trim() } })
        : null;
    const target = list?.id ?? (listId === NEW_LIST ? undefined : listId);
    const { list: kept } = await add.mutateAsync({
      body: {
        design: session.design,
        setId: model.setId,
        name: model.name,
        ...(target === undefined ? {} : { listId: target }),
        ...(note.trim() === '' ? {} : { note: note.trim() }),
      },
    });
    showToast(t('keep.done', { list: kept.name }), { tone: 'good' });
    onDone();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onBusy(true);
    keep()
      // The failed call stands in `error` and is shown in the form.
      .catch(() => undefined)
      .finally(() => onBusy(false));
  };
  return (
    <form id={formId} className={styles['form']} onSubmit={submit}>
      {lists.length > 0 && (
        <Select
          label={t('keep.list')}
          value={listId}
          options={[
            ...lists.map((list) => ({ value: list.id, label: list.name })),
            { value: NEW_LIST, label: t('keep.new-list') },
          ]}
          onChange={setChosen}
        />
      )}
      {listId === NEW_LIST && (
        <TextField
          label={t('keep.list-name')}
          value={listName}
          maxLength={80}
          placeholder={t('keep.first-list')}
          onChange={(event) => setListName(event.target.value)}
        />
      )}
      <TextArea
        label={t('keep.note')}
        value={note}
        maxLength={2000}
        onChange={(event) => setNote(event.target.value)}
      />
      {error && <FieldError id={`${formId}-error`}>{errorText(error)}</FieldError>}
      <Link to={PATHS.watchLists} className={styles['link']}>
        {t('keep.open')}
      </Link>
    </form>
  );
}
