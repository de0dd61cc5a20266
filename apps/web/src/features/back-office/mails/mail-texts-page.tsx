import { getMailText, LANGUAGES, MAIL_KINDS, type Language, type MailKind } from '@ringwerk/contract';
import { useState } from 'react';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useLanguage } from '../../../i18n/locale-store.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PATHS } from '../../../paths.ts';
import { LANGUAGE_NAMES } from '../../../ui/locale-switch.tsx';
import { Page } from '../../../ui/page.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Select } from '../../../ui/select.tsx';
import { MailTextEditor } from './mail-text-editor.tsx';
import styles from './mail.module.css';

/** What each kind of mail says, per language. */
export default function MailTextsPage() {
  const t = useTexts('mails');
  const house = useTexts('house');
  const pageLanguage = useLanguage();
  const [kind, setKind] = useState<MailKind>('first-password');
  const [language, setLanguage] = useState<Language>(pageLanguage);
  const answer = useOperationQuery(getMailText, { params: { kind, language } });
  return (
    <Page
      title={t('texts.title')}
      crumbs={[
        { label: house('office.title'), url: PATHS.backOffice },
        { label: t('title'), url: PATHS.officeMails },
      ]}
      width="full"
    >
      <div className={styles['filters']}>
        <Select
          label={t('kind')}
          value={kind}
          onChange={setKind}
          options={MAIL_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <Select
          label={t('language')}
          value={language}
          onChange={setLanguage}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
      </div>
      <QueryView result={answer}>{(text) => <MailTextEditor key={`${kind} ${language}`} text={text} />}</QueryView>
    </Page>
  );
}
