import { MAIL_FACTS, mayWriteMailText, type MailText, type MailVariable } from '@ringwerk/contract';
import { useRef, useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { useSession } from '../../../api/session-store.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import formStyles from '../../../ui/form.module.css';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { MailTextConflict } from './mail-text-conflict.tsx';
import { MailTextPreview } from './mail-text-preview.tsx';
import { useMailTextDraft } from './use-mail-text-draft.ts';
import { useMailTextErrors } from './use-mail-text-errors.ts';
import styles from './mail.module.css';

/** Whose text it is, and since when. */
function TextState({ text: { updatedAt, updatedBy } }: { readonly text: MailText }) {
  const t = useTexts('mails');
  const format = useFormat();
  return (
    <p className={styles['state']}>
      {updatedAt === null
        ? t('texts.shipped')
        : t('texts.own', { name: updatedBy ?? '', time: format.dateTime(updatedAt) })}
    </p>
  );
}

/** Writes a variable where the cursor stands. */
function Variables({
  text: { kind },
  onInsert,
}: {
  readonly text: MailText;
  readonly onInsert: (variable: MailVariable) => void;
}) {
  const t = useTexts('mails');
  return (
    <div role="group" aria-label={t('texts.variables')} className={styles['variables']}>
      {MAIL_FACTS[kind].variables.map((variable) => (
        <Button
          key={variable}
          look="quiet"
          aria-label={t('texts.insert', { name: `{${variable}}` })}
          onClick={() => onInsert(variable)}
        >
          {`{${variable}}`}
        </Button>
      ))}
    </div>
  );
}

/** Subject and body with what the server finds wrong in them. */
function TextForm({ draft }: { readonly draft: ReturnType<typeof useMailTextDraft> }) {
  const t = useTexts('mails');
  const ui = useTexts('ui');
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const { words, setWords, base, error } = draft;
  const fieldError = useMailTextErrors(error);
  const insert = (variable: MailVariable): void => {
    const area = form.current?.querySelector('textarea');
    const { body } = words;
    const [start, end] = [area?.selectionStart ?? body.length, area?.selectionEnd ?? body.length];
    setWords({ ...words, body: `${body.slice(0, start)}{${variable}}${body.slice(end)}` });
    area?.focus();
  };
  return (
    <form
      ref={form}
      noValidate
      className={formStyles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        draft.save();
      }}
    >
      <TextField
        label={t('subject')}
        value={words.subject}
        maxLength={200}
        error={fieldError('/subject')}
        onChange={(event) => setWords({ ...words, subject: event.target.value })}
      />
      <TextArea
        label={t('body')}
        rows={16}
        maxLength={10_000}
        value={words.body}
        error={fieldError('/body')}
        onChange={(event) => setWords({ ...words, body: event.target.value })}
      />
      <Variables text={base} onInsert={insert} />
      <div role="alert" className={formStyles['finding']}>
        {error !== null && !isApiError(error, 'conflict') && errorText(error)}
      </div>
      <div className={formStyles['actions']}>
        {base.updatedAt !== null && <RestoreButton draft={draft} />}
        <Button type="submit" look="primary" isBusy={draft.isSaving}>
          {ui('save')}
        </Button>
      </div>
    </form>
  );
}

function RestoreButton({ draft }: { readonly draft: ReturnType<typeof useMailTextDraft> }) {
  const t = useTexts('mails');
  const [isAsking, setIsAsking] = useState(false);
  const close = (): void => setIsAsking(false);
  return (
    <>
      <Button look="quiet" onClick={() => setIsAsking(true)}>
        {t('texts.restore')}
      </Button>
      <ConfirmDialog
        title={t('texts.restore')}
        isOpen={isAsking}
        confirmLabel={t('texts.restore')}
        isBusy={draft.isRestoring}
        onClose={close}
        onConfirm={() => draft.restore(close)}
      >
        <p>{t('texts.restore.text')}</p>
      </ConfirmDialog>
    </>
  );
}

/** The text of one kind in one language, with a preview; `key` on the element starts it afresh for another one. */
export function MailTextEditor({ text }: { readonly text: MailText }) {
  const session = useSession();
  const mayWrite = session !== null && mayWriteMailText(text.kind, session.user.role);
  return mayWrite ? <EditableText text={text} /> : <TextOfAdmins text={text} />;
}

/** A text that its reader may not write. */
function TextOfAdmins({ text }: { readonly text: MailText }) {
  const t = useTexts('mails');
  const { kind, language, subject, body } = text;
  return (
    <>
      <TextState text={text} />
      <div className={styles['editor']}>
        <div className={formStyles['form']}>
          <p>{t('texts.admin')}</p>
          <TextField label={t('subject')} value={subject} readOnly />
          <TextArea label={t('body')} rows={16} value={body} readOnly />
        </div>
        <MailTextPreview kind={kind} language={language} words={text} />
      </div>
    </>
  );
}

function EditableText({ text }: { readonly text: MailText }) {
  const draft = useMailTextDraft(text);
  const { kind, language } = text;
  return (
    <>
      <TextState text={draft.base} />
      <div className={styles['editor']}>
        <TextForm draft={draft} />
        <MailTextPreview kind={kind} language={language} words={draft.words} />
      </div>
      <MailTextConflict
        theirs={draft.theirs}
        mine={draft.words}
        onTake={draft.take}
        onKeep={draft.keep}
        onClose={draft.dismiss}
      />
    </>
  );
}
