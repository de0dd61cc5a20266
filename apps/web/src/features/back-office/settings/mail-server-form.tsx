import {
  getMailServer,
  getMailState,
  listMails,
  listPeople,
  putMailServer,
  testMailServer,
  type MailServer,
} from '@ringwerk/contract';
import { useState } from 'react';
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
import { useFieldErrors } from '../../../i18n/use-field-errors.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import formStyles from '../../../ui/form.module.css';
import { Switch } from '../../../ui/switch.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from '../office-table.module.css';
import { VersionedForm } from './versioned-form.tsx';

/** The mail server of the house; a test before it is saved. */
export function MailServerForm({ setting }: { readonly setting: MailServer }) {
  const t = useTexts('settings');
  const [draft, setDraft] = useState(setting.server === null ? null : draftOfServer(setting.server));
  const put = useOperationMutation(putMailServer, [getMailServer, getMailState, listMails, listPeople]);
  const fieldError = useFieldErrors(put.error);
  const save = (): void => {
    const server = draft === null ? null : postedServer(draft);
    put.mutate(
      { body: { server, version: setting.version } },
      { onAnswer: () => showToast(t('saved'), { tone: 'good' }) },
    );
  };
  return (
    <VersionedForm
      error={put.error}
      isBusy={put.isPending}
      saveLabel={t('mail.save')}
      onSave={save}
      onReload={() => void invalidateQueries(getMailServer)}
    >
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
    </VersionedForm>
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
