import { addWatchItem, getWatchLists } from '@ringwerk/contract';
import { useId, useState, type FormEvent } from 'react';
import { Link } from '../../../routing/link.tsx';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { isApiError } from '../../../api/api-error.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { newActKey } from '../../../api/offline/act-key.ts';
import { useConfigurator } from '../session/use-configurator.ts';
import styles from '../parts/dialog-form.module.css';

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

interface KeepInput {
  /** An id, or `NEW_LIST`. */
  readonly listId: string;
  readonly listName: string;
  readonly note: string;
}

/** Keeps the ring on a list, which the server makes when it is new; returns the list's name. */
function useKeep() {
  const { session, model } = useConfigurator();
  const add = useOperationMutation(addWatchItem, [getWatchLists], async ({ body }) => {
    const { link } = session.state.getState().evaluated;
    const { sendSafely } = await import('../../../api/offline/outbox.ts');
    const idempotencyKey = newActKey();
    return sendSafely('addWatchItem', { ...body, idempotencyKey }, { title: model.name, setId: model.setId, link });
  });
  const keep = async ({ listId, listName, note }: KeepInput): Promise<string> => {
    // Without a name the server opens the dealer's first list.
    const target = listId !== NEW_LIST ? { listId } : listName === '' ? {} : { listName };
    const { list } = await add.mutateAsync({
      body: {
        design: session.design,
        setId: model.setId,
        name: model.name,
        ...target,
        ...(note === '' ? {} : { note }),
      },
    });
    return list.name;
  };
  return { keep, error: add.error };
}

interface KeepFormProps {
  readonly formId: string;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onDone: () => void;
}

function KeepForm({ formId, onBusy, onDone }: KeepFormProps) {
  const t = useTexts('configurator');
  const errorText = useErrorText();
  const { data } = useOperationQuery(getWatchLists, {});
  const { keep, error } = useKeep();
  const lists = data?.lists ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const [listName, setListName] = useState('');
  const [note, setNote] = useState('');
  const listId = chosen ?? lists[0]?.id ?? NEW_LIST;
  const options = [
    ...lists.map((list) => ({ value: list.id, label: list.name })),
    { value: NEW_LIST, label: t('keep.new-list') },
  ];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onBusy(true);
    keep({ listId, listName: listName.trim(), note: note.trim() })
      .then((list) => {
        showToast(t('keep.done', { list }), { tone: 'good' });
        onDone();
      })
      // A failed call stands in `error` and is shown in the form; one that waits for the network is no failure.
      .catch((reason: unknown) => {
        if (!isApiError(reason, 'network.queued')) return;
        showToast(errorText(reason), { life: 12_000 });
        onDone();
      })
      .finally(() => onBusy(false));
  };
  return (
    <form id={formId} className={styles['form']} onSubmit={submit}>
      {lists.length > 0 && <Select label={t('keep.list')} value={listId} options={options} onChange={setChosen} />}
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
