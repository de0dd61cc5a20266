import {
  COUPLE_FIELDS,
  getCouple,
  listCouples,
  listDue,
  listOrders,
  listQuotes,
  listSavedDesigns,
  listShares,
  mergeCouples,
  type CoupleField,
  type CoupleFile,
} from '@ringwerk/contract';
import { useId, useState, type FormEvent } from 'react';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { CouplePicker } from '../../domain/couples/couple-picker.tsx';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './couple-dialog.module.css';
import { useFieldValue } from './field-value.ts';

interface MergeDialogProps {
  /** Stays, and takes everything of the double. */
  readonly file: CoupleFile;
  readonly onClose: () => void;
}

/** Two files of one couple become one: first which, then what goes where. */
export function MergeDialog({ file, onClose }: MergeDialogProps) {
  const t = useTexts('couples');
  const formId = useId();
  const [doubleId, setDoubleId] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog
      title={t('merge.title', { title: file.title })}
      isOpen
      isWide
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button look="primary" type="submit" form={formId} isBusy={isBusy} disabled={doubleId === null}>
            {t('merge.confirm')}
          </Button>
        </>
      }
    >
      {doubleId === null ? (
        <div className={styles['words']}>
          <p>{t('merge.which')}</p>
          <CouplePicker chosen={null} exceptId={file.id} onChoose={({ id }) => setDoubleId(id)} />
        </div>
      ) : (
        <Chosen file={file} doubleId={doubleId} formId={formId} onBusy={setBusy} onDone={onClose} />
      )}
    </Dialog>
  );
}

interface ChosenProps {
  readonly file: CoupleFile;
  readonly doubleId: string;
  readonly formId: string;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onDone: () => void;
}

function Chosen({ doubleId, ...rest }: ChosenProps) {
  const answer = useOperationQuery(getCouple, { params: { id: doubleId } }, { staleTime: 0 });
  return <QueryView result={answer}>{(double) => <MergeForm double={double} {...rest} />}</QueryView>;
}

const isEmpty = (file: CoupleFile, field: CoupleField): boolean => file[field] === null || file[field] === '';
const isSame = (a: CoupleFile, b: CoupleFile, field: CoupleField): boolean =>
  JSON.stringify(a[field]) === JSON.stringify(b[field]);

interface MergeFormProps extends Omit<ChosenProps, 'doubleId'> {
  readonly double: CoupleFile;
}

function MergeForm({ file, double, formId, onBusy, onDone }: MergeFormProps) {
  const t = useTexts('couples');
  const errorText = useErrorText();
  const [take, setTake] = useState<readonly CoupleField[]>([]);
  const merge = useOperationMutation(mergeCouples, [
    getCouple,
    listCouples,
    listDue,
    listQuotes,
    listOrders,
    listShares,
    listSavedDesigns,
  ]);
  const asked = COUPLE_FIELDS.filter(
    (field) => !isSame(file, double, field) && !isEmpty(file, field) && !isEmpty(double, field),
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onBusy(true);
    merge.mutate(
      {
        params: { id: file.id },
        body: { version: file.version, doubleId: double.id, doubleVersion: double.version, take: [...take] },
      },
      {
        onAnswer: () => showToast(t('merge.done', { title: double.title }), { tone: 'good' }),
        onSuccess: onDone,
        onError: () => onBusy(false),
      },
    );
  };
  return (
    <form id={formId} className={styles['compare']} onSubmit={submit}>
      <Moved file={file} double={double} />
      {asked.map((field) => (
        <FieldChoice
          key={field}
          field={field}
          files={[file, double]}
          isTaken={take.includes(field)}
          onChange={(isTaken) => setTake(isTaken ? [...take, field] : take.filter((other) => other !== field))}
        />
      ))}
      {asked.length > 0 && <p>{t('merge.lost')}</p>}
      {merge.error !== null && <FieldError id={`${formId}-error`}>{errorText(merge.error)}</FieldError>}
    </form>
  );
}

/** How much of each kind goes from the double into the file. */
function Moved({ file, double }: Pick<MergeFormProps, 'file' | 'double'>) {
  const t = useTexts('couples');
  const moved = [
    t('designs', { count: double.designs.length }),
    t('quotes', { count: double.quotes.length }),
    t('orders', { count: double.orders.length }),
    t('links', { count: double.shares.length }),
    t('notes', { count: double.notes.length }),
  ];
  return <p>{t('merge.moves', { double: double.title, what: moved.join(', '), title: file.title })}</p>;
}

interface FieldChoiceProps {
  readonly field: CoupleField;
  /** The file that stays, and the double. */
  readonly files: readonly [CoupleFile, CoupleFile];
  readonly isTaken: boolean;
  readonly onChange: (isTaken: boolean) => void;
}

/** Where both say something, one is chosen; the other becomes a note. */
function FieldChoice({ field, files: [kept, double], isTaken, onChange }: FieldChoiceProps) {
  const t = useTexts('couples');
  const value = useFieldValue();
  const name = useId();
  const radio = (file: CoupleFile, isOn: boolean, next: boolean) => (
    <label>
      <input type="radio" name={name} checked={isOn} onChange={() => onChange(next)} />
      {value(file, field)}
    </label>
  );
  return (
    <fieldset className={styles['choice']}>
      <legend>{t(`field.${field}`)}</legend>
      {radio(kept, !isTaken, false)}
      {radio(double, isTaken, true)}
    </fieldset>
  );
}
