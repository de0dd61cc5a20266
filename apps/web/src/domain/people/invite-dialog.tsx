import { LINK_DELIVERIES, type Role } from '@ringwerk/contract';
import { useId, useState, type FormEvent } from 'react';
import { useAct } from '../../api/use-operation-mutation.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import formStyles from '../../ui/form.module.css';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFocusOnError } from '../../ui/use-focus-on-error.ts';
import type { Delivery, MadeLink, PeopleSide } from './people-side.ts';
import { RoleSelect } from './role-select.tsx';
import { useEmailError } from './use-email-error.ts';

interface InviteDialogProps<R extends Role> {
  readonly side: PeopleSide<R>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onInvited: (link: MadeLink<R>) => void;
}

interface Fields<R> {
  readonly email: string;
  readonly role: R;
  readonly delivery: Delivery;
}

export function InviteDialog<R extends Role>({ side, isOpen, onClose, onInvited }: InviteDialogProps<R>) {
  const nobody: Fields<R> = { email: '', role: side.firstRole, delivery: 'mail' };
  const t = useTexts('people');
  const formId = useId();
  const errorText = useErrorText();
  const [fields, setFields] = useState(nobody);
  const invite = useAct(side.invite, side.answers);
  const emailError = useEmailError(invite.error);
  const form = useFocusOnError(invite.error);
  const close = (): void => {
    invite.reset();
    onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    invite.mutate(
      { ...fields, email: fields.email.trim(), delivery: side.hasMail ? fields.delivery : 'shown' },
      {
        onSuccess: (link) => {
          setFields(nobody);
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
        <InviteFields side={side} fields={fields} onFields={setFields} emailError={emailError} />
        <div role="alert" className={formStyles['finding']}>
          {invite.isError && emailError === undefined && errorText(invite.error)}
        </div>
      </form>
    </Dialog>
  );
}

interface InviteFieldsProps<R extends Role> {
  readonly side: PeopleSide<R>;
  readonly fields: Fields<R>;
  readonly onFields: (fields: Fields<R>) => void;
  readonly emailError: string | undefined;
}

function InviteFields<R extends Role>({ side, fields, onFields, emailError }: InviteFieldsProps<R>) {
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
      <RoleSelect side={side} role={fields.role} onRole={(role) => onFields({ ...fields, role })} />
      {side.hasMail ? (
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
