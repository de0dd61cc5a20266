import {
  changeCouple,
  COUPLE_SOURCES,
  createCouple,
  getCouple,
  LANGUAGES,
  listCouples,
  listDue,
  NEXT_STEP_MAX,
  type CoupleFile,
} from '@ringwerk/contract';
import { useId, useState } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useEntriesKey } from '../../api/use-entries-key.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useSizeScale } from '../../domain/rings/use-size-scale.ts';
import { useLocaleStore } from '../../i18n/locale-store.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useFieldErrors } from '../../i18n/use-field-errors.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import formStyles from '../../ui/form.module.css';
import { LANGUAGE_NAMES } from '../../ui/locale-switch.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFocusOnError } from '../../ui/use-focus-on-error.ts';
import styles from './couple-dialog.module.css';
import { ColleagueNotice } from './colleague-notice.tsx';
import { changedFields, changesOf, draftOf, peopleOf, rebased, type CoupleDraft } from './couple-draft.ts';
import { PersonFields } from './person-fields.tsx';

interface CoupleDialogProps {
  /** Null: a new file. */
  readonly file: CoupleFile | null;
  readonly onSaved: (file: CoupleFile) => void;
  readonly onClose: () => void;
}

/** The draft of a file. Whoever was quicker is met before anything is written over. */
function useCoupleDraft({ file, onSaved }: CoupleDialogProps) {
  const { language } = useLocaleStore();
  const [start, setStart] = useState(file);
  const [draft, setDraft] = useState(() => draftOf(file, language));
  const [theirs, setTheirs] = useState<CoupleFile | null>(null);
  const changed = [getCouple, listCouples, listDue];
  const keyOf = useEntriesKey();
  const create = useOperationMutation(createCouple, changed);
  const save = useOperationMutation(changeCouple, changed);
  const base = draftOf(start, language);
  const meet = async (): Promise<void> => {
    if (start !== null) setTheirs(await call(getCouple, { params: { id: start.id } }));
  };
  const submit = (): void => {
    if (start === null) {
      const body = { ...draft, people: peopleOf(draft) };
      create.mutate({ body: { ...body, idempotencyKey: keyOf(body) } }, { onSuccess: onSaved });
      return;
    }
    save.mutate(
      { params: { id: start.id }, body: { version: start.version, ...changesOf(draft, base) } },
      {
        onSuccess: onSaved,
        onError: (error) => {
          if (isApiError(error, 'couple.changed')) void meet();
        },
      },
    );
  };
  const begin = (isKeeping: boolean): void => {
    if (theirs === null) return;
    const next = draftOf(theirs, language);
    setDraft((mine) => (isKeeping ? rebased(mine, base, next) : next));
    setStart(theirs);
    setTheirs(null);
    save.reset();
  };
  const colleague = theirs && {
    theirs,
    fields: changedFields(draftOf(theirs, language), base),
    own: changedFields(draft, base),
  };
  const put = (change: Partial<CoupleDraft>): void => setDraft((before) => ({ ...before, ...change }));
  const { error, isPending, isSuccess } = start === null ? create : save;
  return { draft, put, submit, begin, colleague, error, isBusy: isPending || isSuccess };
}

/** Opens a file or changes one: people with contacts and sizes, address, dates, language, source. */
export function CoupleDialog(props: CoupleDialogProps) {
  const t = useTexts('couples');
  const errorText = useErrorText();
  const formId = useId();
  const { draft, put, submit, begin, colleague, error, isBusy } = useCoupleDraft(props);
  const fieldError = useFieldErrors(error);
  const form = useFocusOnError(error);
  const isMet = colleague !== null;
  return (
    <Dialog
      title={props.file === null ? t('new') : t('edit')}
      isOpen
      isWide
      onClose={props.onClose}
      actions={
        <>
          <Button look="quiet" onClick={props.onClose}>
            {t('cancel')}
          </Button>
          <Button look="primary" type="submit" form={formId} isBusy={isBusy} disabled={isMet}>
            {t(props.file === null ? 'create' : 'save')}
          </Button>
        </>
      }
    >
      {colleague !== null && <ColleagueNotice {...colleague} begin={begin} />}
      <form
        ref={form}
        id={formId}
        noValidate
        className={classNames(formStyles['form'], formStyles['two'], styles['form'])}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <People draft={draft} put={put} fieldError={fieldError} />
        <FileFields draft={draft} put={put} fieldError={fieldError} />
        <p role="alert" className={formStyles['finding']}>
          {error !== null && !isMet && errorText(error)}
        </p>
      </form>
    </Dialog>
  );
}

interface FileFieldsProps {
  readonly draft: CoupleDraft;
  readonly put: (change: Partial<CoupleDraft>) => void;
  readonly fieldError: (pointer: string) => string | undefined;
}

/** The two, of whom the second may stay empty. */
function People({ draft, put, fieldError }: FileFieldsProps) {
  const scale = useSizeScale();
  const [first, second] = draft.people;
  return (
    <>
      <PersonFields
        place="first"
        at={0}
        person={first}
        scale={scale}
        fieldError={fieldError}
        onChange={(change) => put({ people: [{ ...first, ...change }, second] })}
      />
      <PersonFields
        place="second"
        at={1}
        person={second}
        scale={scale}
        fieldError={fieldError}
        onChange={(change) => put({ people: [first, { ...second, ...change }] })}
      />
    </>
  );
}

const ADDRESS = [
  { field: 'street', maxLength: 120 },
  { field: 'postcode', maxLength: 20 },
  { field: 'city', maxLength: 80 },
] as const;

/** What belongs to both: where they live, when they marry, what comes next. */
function FileFields({ draft, put, fieldError }: FileFieldsProps) {
  const t = useTexts('couples');
  const day = (field: 'weddingDate' | 'nextStepOn') => (
    <TextField
      label={t(`field.${field}`)}
      type="date"
      value={draft[field] ?? ''}
      error={fieldError(`/${field}`)}
      onChange={(event) => put({ [field]: event.target.value === '' ? null : event.target.value })}
    />
  );
  return (
    <fieldset className={formStyles['group']}>
      <legend className={formStyles['legend']}>{t('both')}</legend>
      {day('weddingDate')}
      <Select
        label={t('field.language')}
        value={draft.language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={(language) => put({ language })}
      />
      {ADDRESS.map(({ field, maxLength }) => (
        <TextField
          key={field}
          label={t(`field.${field}`)}
          value={draft[field]}
          maxLength={maxLength}
          autoComplete="off"
          error={fieldError(`/${field}`)}
          onChange={(event) => put({ [field]: event.target.value })}
        />
      ))}
      <Select
        label={t('field.source')}
        value={draft.source ?? ''}
        options={[
          { value: '', label: '–' },
          ...COUPLE_SOURCES.map((value) => ({ value, label: t(`source.${value}`) })),
        ]}
        onChange={(source) => put({ source: source === '' ? null : source })}
      />
      <TextField
        label={t('field.nextStep')}
        value={draft.nextStep}
        maxLength={NEXT_STEP_MAX}
        autoComplete="off"
        error={fieldError('/nextStep')}
        onChange={(event) => put({ nextStep: event.target.value })}
      />
      {day('nextStepOn')}
    </fieldset>
  );
}
