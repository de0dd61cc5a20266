import { PERSON_STATES, type Role } from '@ringwerk/contract';
import { useId, useState, type FormEvent } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { invalidateQueries } from '../../api/queries.ts';
import { useAct } from '../../api/use-operation-mutation.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useFieldErrors } from '../../i18n/use-field-errors.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import formStyles from '../../ui/form.module.css';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useFocusOnError } from '../../ui/use-focus-on-error.ts';
import type { Account, PeopleSide } from './people-side.ts';
import styles from './person-dialog.module.css';
import { personName } from './person-name.ts';
import { RoleSelect } from './role-select.tsx';
import { useEmailError } from './use-email-error.ts';

interface PersonDialogProps<R extends Role> {
  readonly side: PeopleSide<R>;
  readonly person: Account<R>;
  readonly onClose: () => void;
}

/** Edits a person as of the version that is shown; another's change in between is shown beside the typed one. */
export function PersonDialog<R extends Role>({ side, person, onClose }: PersonDialogProps<R>) {
  const t = useTexts('people');
  const formId = useId();
  const [version, setVersion] = useState(person.version);
  const [fields, setFields] = useState<Fields<R>>({ name: person.name, email: person.email, role: person.role });
  const change = useAct((next: Parameters<typeof side.change>[1]) => side.change(person.id, next), side.answers);
  const form = useFocusOnError(change.error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { name, email, role } = fields;
    // An invited person has no name yet, and gives it himself; some accounts of earlier releases have no address.
    const hasNoAddress = email === '' && person.email === '';
    change.mutate(
      { version, role, ...(hasNoAddress ? {} : { email }), ...(name === '' ? {} : { name }) },
      {
        onAnswer: (saved) => showToast(t('saved', { name: personName(saved) }), { tone: 'good' }),
        onSuccess: onClose,
      },
    );
  };
  const takeOver = (next: Present<R>): void => {
    setVersion(next.version);
    setFields({ name: next.name, email: next.email, role: next.role });
    change.reset();
    void invalidateQueries(...side.answers);
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
        <PersonFields
          side={side}
          fields={fields}
          onFields={setFields}
          hasName={person.state !== 'invited'}
          error={change.error}
        />
        <Finding error={change.error} roles={side.roles} onTakeOver={takeOver} />
      </form>
    </Dialog>
  );
}

interface FindingProps<R extends Role> {
  readonly error: unknown;
  readonly roles: readonly R[];
  readonly onTakeOver: (present: Present<R>) => void;
}

/** Why a change was refused; what another has made of the person meanwhile can be taken over. */
function Finding<R extends Role>({ error, roles, onTakeOver }: FindingProps<R>) {
  const errorText = useErrorText();
  const present = presentOf(error, roles);
  if (present !== null) return <Overtaken present={present} onTakeOver={() => onTakeOver(present)} />;
  return (
    <div role="alert" className={formStyles['finding']}>
      {error !== null && !isApiError(error, 'person.known') && errorText(error)}
    </div>
  );
}

type Fields<R extends Role> = Pick<Account<R>, 'name' | 'email' | 'role'>;

interface PersonFieldsProps<R extends Role> {
  readonly side: PeopleSide<R>;
  readonly fields: Fields<R>;
  readonly onFields: (fields: Fields<R>) => void;
  readonly hasName: boolean;
  readonly error: unknown;
}

function PersonFields<R extends Role>({ side, fields, onFields, hasName, error }: PersonFieldsProps<R>) {
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
      <RoleSelect side={side} role={fields.role} onRole={(role) => onFields({ ...fields, role })} />
    </>
  );
}

type Present<R extends Role> = Pick<Account<R>, 'version' | 'name' | 'email' | 'role' | 'state'>;

/** The present state that the refusal of an overtaken change names. */
function presentOf<R extends Role>(error: unknown, roles: readonly R[]): Present<R> | null {
  if (!isApiError(error, 'person.changed')) return null;
  const { version, name, email, role, state } = error.issues[0]?.params ?? {};
  const knownRole = roles.find((known) => known === role);
  const knownState = PERSON_STATES.find((known) => known === state);
  if (typeof version !== 'number' || knownRole === undefined || knownState === undefined) return null;
  return { version, name: String(name), email: String(email), role: knownRole, state: knownState };
}

function Overtaken({ present, onTakeOver }: { readonly present: Present<Role>; readonly onTakeOver: () => void }) {
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
