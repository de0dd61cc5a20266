import { changePerson, HOUSE_ROLES, listPeople, PERSON_STATES, type HouseRole, type Person } from '@ringwerk/contract';
import { useId, useState, type FormEvent } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { invalidateQueries } from '../../../api/queries.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useFieldErrors } from '../../../i18n/use-field-errors.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import formStyles from '../../../ui/form.module.css';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useFocusOnError } from '../../../ui/use-focus-on-error.ts';
import styles from '../office-table.module.css';
import { personName } from './person-name.ts';
import { useEmailError } from './use-email-error.ts';

interface PersonDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** Edits a person as of the version that is shown; another's change in between is shown beside the typed one. */
export function PersonDialog({ person, onClose }: PersonDialogProps) {
  const t = useTexts('people');
  const formId = useId();
  const errorText = useErrorText();
  const [version, setVersion] = useState(person.version);
  const [fields, setFields] = useState<Fields>({ name: person.name, email: person.email, role: person.role });
  const change = useOperationMutation(changePerson, [listPeople]);
  const present = presentOf(change.error);
  const form = useFocusOnError(change.error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { name, email, role } = fields;
    // An invited person has no name yet, and gives it himself.
    const body = { version, role, email, ...(name === '' ? {} : { name }) };
    change.mutate(
      { params: { id: person.id }, body },
      {
        onAnswer: (saved) => showToast(t('saved', { name: personName(saved) }), { tone: 'good' }),
        onSuccess: onClose,
      },
    );
  };
  const takeOver = (next: Present): void => {
    setVersion(next.version);
    setFields({ name: next.name, email: next.email, role: next.role });
    change.reset();
    void invalidateQueries(listPeople);
  };
  return (
    <Dialog
      title={t('editTitle', { name: personName(person) })}
      isOpen
      onClose={onClose}
      actions={
        <Button
          type="submit"
          form={formId}
          look="primary"
          isBusy={change.isPending}
          disabled={isApiError(change.error, 'person.changed')}
        >
          {t('save')}
        </Button>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className={formStyles['form']}>
        <PersonFields fields={fields} onFields={setFields} hasName={person.state !== 'invited'} error={change.error} />
        <div role="alert" className={formStyles['finding']}>
          {change.isError && present === null && !isApiError(change.error, 'person.known') && errorText(change.error)}
        </div>
        {present !== null && <Overtaken present={present} onTakeOver={() => takeOver(present)} />}
      </form>
    </Dialog>
  );
}

type Fields = Pick<Person, 'name' | 'email' | 'role'>;

interface PersonFieldsProps {
  readonly fields: Fields;
  readonly onFields: (fields: Fields) => void;
  readonly hasName: boolean;
  readonly error: unknown;
}

function PersonFields({ fields, onFields, hasName, error }: PersonFieldsProps) {
  const t = useTexts('people');
  const fieldError = useFieldErrors(error);
  const emailError = useEmailError(error);
  return (
    <>
      {hasName && (
        <TextField
          label={t('name')}
          maxLength={120}
          value={fields.name}
          error={fieldError('/name')}
          onChange={(event) => onFields({ ...fields, name: event.target.value })}
        />
      )}
      <TextField
        type="email"
        label={t('email')}
        maxLength={254}
        value={fields.email}
        error={emailError}
        onChange={(event) => onFields({ ...fields, email: event.target.value })}
      />
      <Select<HouseRole>
        label={t('role')}
        value={fields.role}
        onChange={(role) => onFields({ ...fields, role })}
        options={HOUSE_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
      />
    </>
  );
}

interface Present {
  readonly version: number;
  readonly name: string;
  readonly email: string;
  readonly role: HouseRole;
  readonly state: Person['state'];
}

/** The present state that the refusal of an overtaken change names. */
function presentOf(error: unknown): Present | null {
  if (!isApiError(error, 'person.changed')) return null;
  const { version, name, email, role, state } = error.issues[0]?.params ?? {};
  const knownRole = HOUSE_ROLES.find((known) => known === role);
  const knownState = PERSON_STATES.find((known) => known === state);
  if (typeof version !== 'number' || knownRole === undefined || knownState === undefined) return null;
  return { version, name: String(name), email: String(email), role: knownRole, state: knownState };
}

function Overtaken({ present, onTakeOver }: { readonly present: Present; readonly onTakeOver: () => void }) {
  const t = useTexts('people');
  return (
    <div role="alert" className={styles['notice']}>
      <p>{t('changed')}</p>
      <p>
        {t('changedNow', {
          name: personName(present),
          email: present.email,
          role: t(`role.${present.role}`),
          state: t(`state.${present.state}`),
        })}
      </p>
      <Button onClick={onTakeOver}>{t('takeOver')}</Button>
    </div>
  );
}
