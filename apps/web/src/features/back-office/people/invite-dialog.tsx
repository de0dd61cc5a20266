import {
  HOUSE_ROLES,
  invitePerson,
  LINK_DELIVERIES,
  listPeople,
  type HouseRole,
  type PersonLink,
} from '@ringwerk/contract';
import { useId, useState, type FormEvent } from 'react';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import formStyles from '../../../ui/form.module.css';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useFocusOnError } from '../../../ui/use-focus-on-error.ts';
import { useEmailError } from './use-email-error.ts';

interface InviteDialogProps {
  readonly isOpen: boolean;
  readonly hasMail: boolean;
  readonly onClose: () => void;
  readonly onInvited: (link: PersonLink) => void;
}

interface Fields {
  readonly email: string;
  readonly role: HouseRole;
  readonly delivery: (typeof LINK_DELIVERIES)[number];
}
const NOBODY: Fields = { email: '', role: 'sales', delivery: 'mail' };

export function InviteDialog({ isOpen, hasMail, onClose, onInvited }: InviteDialogProps) {
  const t = useTexts('people');
  const formId = useId();
  const errorText = useErrorText();
  const [fields, setFields] = useState(NOBODY);
  const invite = useOperationMutation(invitePerson, [listPeople]);
  const emailError = useEmailError(invite.error);
  const form = useFocusOnError(invite.error);
  const close = (): void => {
    invite.reset();
    onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    invite.mutate(
      { body: { ...fields, email: fields.email.trim(), delivery: hasMail ? fields.delivery : 'shown' } },
      {
        onSuccess: (link) => {
          setFields(NOBODY);
          onInvited(link);
        },
      },
    );
  };
  return (
    <Dialog
      title={t('inviteTitle')}
      isOpen={isOpen}
      onClose={close}
      actions={
        <Button type="submit" form={formId} look="primary" isBusy={invite.isPending}>
          {t('send')}
        </Button>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className={formStyles['form']}>
        <p>{t('inviteText')}</p>
        <InviteFields fields={fields} onFields={setFields} hasMail={hasMail} emailError={emailError} />
        <div role="alert" className={formStyles['finding']}>
          {invite.isError && emailError === undefined && errorText(invite.error)}
        </div>
      </form>
    </Dialog>
  );
}

interface InviteFieldsProps {
  readonly fields: Fields;
  readonly onFields: (fields: Fields) => void;
  readonly hasMail: boolean;
  readonly emailError: string | undefined;
}

function InviteFields({ fields, onFields, hasMail, emailError }: InviteFieldsProps) {
  const t = useTexts('people');
  return (
    <>
      <TextField
        type="email"
        label={t('email')}
        autoComplete="off"
        maxLength={254}
        required
        value={fields.email}
        error={emailError}
        onChange={(event) => onFields({ ...fields, email: event.target.value })}
      />
      <Select
        label={t('role')}
        value={fields.role}
        onChange={(role) => onFields({ ...fields, role })}
        options={HOUSE_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
      />
      {hasMail ? (
        <Select
          label={t('delivery')}
          value={fields.delivery}
          onChange={(delivery) => onFields({ ...fields, delivery })}
          options={LINK_DELIVERIES.map((value) => ({ value, label: t(`delivery.${value}`) }))}
        />
      ) : (
        <p>{t('noMail')}</p>
      )}
    </>
  );
}
