import { getLegalText, LANGUAGES, LEGAL_TEXTS, putLegalText, type Language, type LegalText } from '@ringwerk/contract';
import { useState, type FormEvent } from 'react';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useFieldErrors } from '../../i18n/use-field-errors.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import formStyles from '../../ui/form.module.css';
import { LANGUAGE_NAMES } from '../../ui/locale-switch.tsx';
import { Select } from '../../ui/select.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useFocusOnError } from '../../ui/use-focus-on-error.ts';
import styles from './board.module.css';

interface TextEditorProps {
  readonly textKey: LegalText['key'];
  /** Null where nobody has written the text yet. */
  readonly text: LegalText | null;
  readonly language: Language;
}

/** Title and body of one text in one language; `key` on the element starts it afresh for another one. */
function TextEditor({ textKey, text, language }: TextEditorProps) {
  const t = useTexts('house');
  const ui = useTexts('ui');
  const errorText = useErrorText();
  // A text that is missing in this language is answered in English: start empty rather than save English as German.
  const written = text?.language === language ? text : { title: '', body: '' };
  const [title, setTitle] = useState(written.title);
  const [body, setBody] = useState(written.body);
  const put = useOperationMutation(putLegalText, [getLegalText]);
  const fieldError = useFieldErrors(put.error);
  const form = useFocusOnError(put.error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    put.mutate(
      { params: { key: textKey }, body: { language, title: title.trim(), body: body.trim() } },
      { onAnswer: () => showToast(t('legal.saved'), { tone: 'good' }) },
    );
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className={formStyles['form']}>
      <TextField
        label={t('legal.title')}
        value={title}
        maxLength={200}
        error={fieldError('/title')}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextArea
        label={t('legal.body')}
        hint={t('legal.hint')}
        rows={18}
        maxLength={40_000}
        value={body}
        error={fieldError('/body')}
        onChange={(event) => setBody(event.target.value)}
      />
      <div role="alert" className={formStyles['finding']}>
        {put.isError && errorText(put.error)}
      </div>
      <div className={formStyles['actions']}>
        <Button type="submit" look="primary" isBusy={put.isPending}>
          {ui('save')}
        </Button>
      </div>
    </form>
  );
}

/** The manufactory changes privacy notice and imprint, per language. */
export function LegalEditor() {
  const t = useTexts('house');
  const ui = useTexts('ui');
  const pageLanguage = useLanguage();
  const [key, setKey] = useState<LegalText['key']>('privacy');
  const [language, setLanguage] = useState<Language>(pageLanguage);
  const answer = useOperationQuery(getLegalText, { params: { key }, query: { lang: language } });
  const isUnwritten = answer.error?.status === 404;
  return (
    <>
      <div className={styles['filters']}>
        <Select
          label={t('legal.which')}
          value={key}
          onChange={setKey}
          options={LEGAL_TEXTS.map((value) => ({ value, label: t(`open.${value}`) }))}
        />
        <Select
          label={ui('language')}
          value={language}
          onChange={setLanguage}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
      </div>
      {answer.isPending && <Spinner />}
      {answer.isError && !isUnwritten && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {(answer.data !== undefined || isUnwritten) && (
        <TextEditor key={`${key} ${language}`} textKey={key} text={answer.data ?? null} language={language} />
      )}
    </>
  );
}
