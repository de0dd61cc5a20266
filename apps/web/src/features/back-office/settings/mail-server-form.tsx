import {
  getMailServer,
  getMailState,
  listMails,
  listPeople,
  putMailServer,
  testMailServer,
  type MailServer,
} from '@ringwerk/contract';
import { useState, type FormEvent } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { invalidateQueries } from '../../../api/queries.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import {
  draftOfServer,
  NO_MAIL_SERVER,
  postedServer,
  type MailServerDraft,
} from '../../../domain/house/mail-server-draft.ts';
import { MailServerFields } from '../../../domain/house/mail-server-fields.tsx';
import { TestMail } from '../../../domain/house/test-mail.tsx';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useFieldErrors } from '../../../i18n/use-field-errors.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import formStyles from '../../../ui/form.module.css';
import { Switch } from '../../../ui/switch.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useFocusOnError } from '../../../ui/use-focus-on-error.ts';
import styles from '../office-table.module.css';

/** The mail server of the house, as of the version that is shown; a test before it is saved. */
export function MailServerForm({ setting }: { readonly setting: MailServer }) {
  const t = useTexts('settings');
  const errorText = useErrorText();
  const [draft, setDraft] = useState(setting.server === null ? null : draftOfServer(setting.server));
  const put = useOperationMutation(putMailServer, [getMailServer, getMailState, listMails, listPeople]);
  const fieldError = useFieldErrors(put.error);
  const form = useFocusOnError(put.error);
  const isOvertaken = isApiError(put.error, 'house.changed');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const server = draft === null ? null : postedServer(draft);
    put.mutate(
      { body: { server, version: setting.version } },
      { onSuccess: () => showToast(t('saved'), { tone: 'good' }) },
    );
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className={classNames(formStyles['form'], formStyles['two'])}>
      <h2 className={formStyles['legend']}>{t('mail.title')}</h2>
      <div className={formStyles['whole']}>
        {setting.source === 'environment' && <p className={styles['lead']}>{t('mail.environment')}</p>}
        <Switch isOn={draft !== null} onChange={(isOn) => setDraft(isOn ? initialDraft(setting) : null)}>
          {t('mail.on')}
        </Switch>
        <p className={styles['lead']}>{draft === null ? t('mail.off', { count: setting.waiting }) : t('mail.lead')}</p>
      </div>
      {draft !== null && <ServerPart draft={draft} setting={setting} onDraft={setDraft} fieldError={fieldError} />}
      {draft === null && setting.source === 'environment' && <TestPart draft={null} />}
      <div role="alert" className={formStyles['finding']}>
        {put.isError && !isOvertaken && errorText(put.error)}
      </div>
      {isOvertaken && (
        <div role="alert" className={classNames(styles['notice'], formStyles['whole'])}>
          <p>{t('overtaken')}</p>
          <Button onClick={() => void invalidateQueries(getMailServer)}>{t('reload')}</Button>
        </div>
      )}
      <div className={formStyles['actions']}>
        <Button type="submit" look="primary" isBusy={put.isPending} disabled={isOvertaken}>
          {t('mail.save')}
        </Button>
      </div>
    </form>
  );
}

const initialDraft = ({ server }: MailServer): MailServerDraft =>
  server === null ? NO_MAIL_SERVER : draftOfServer(server);

interface ServerPartProps {
  readonly draft: MailServerDraft;
  readonly setting: MailServer;
  readonly onDraft: (draft: MailServerDraft) => void;
  readonly fieldError: (pointer: string) => string | undefined;
}

function ServerPart({ draft, setting, onDraft, fieldError }: ServerPartProps) {
  const [testErrors, setTestErrors] = useState<unknown>(null);
  const testError = useFieldErrors(testErrors);
  return (
    <>
      <MailServerFields
        draft={draft}
        hasPassword={setting.server?.hasPassword ?? false}
        onChange={onDraft}
        fieldError={(field) => fieldError(`/server/${field}`) ?? testError(`/server/${field}`)}
      />
      <TestPart draft={draft} onError={setTestErrors} />
    </>
  );
}

/** @param draft - null: the server that is in force. */
function TestPart({
  draft,
  onError,
}: {
  readonly draft: MailServerDraft | null;
  readonly onError?: (error: unknown) => void;
}) {
  const [to, setTo] = useState('');
  const test = useOperationMutation(testMailServer);
  const toError = useFieldErrors(test.error)('/to');
  const send = (): void =>
    test.mutate(
      { body: { server: draft === null ? null : postedServer(draft), to: to.trim() } },
      { onSettled: (_, error) => onError?.(error) },
    );
  return (
    <TestMail
      to={to}
      onTo={setTo}
      onSend={send}
      isSending={test.isPending}
      answer={test.data}
      error={test.error}
      toError={toError}
    />
  );
}
