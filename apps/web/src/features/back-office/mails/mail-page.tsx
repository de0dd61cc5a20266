import { getMail, type WholeMail } from '@ringwerk/contract';
import { useParams } from 'wouter';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { FactList } from '../../../domain/trade/fact-list.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PATHS } from '../../../paths.ts';
import { LANGUAGE_NAMES } from '../../../ui/locale-switch.tsx';
import { Page } from '../../../ui/page.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { MailSteps } from './mail-steps.tsx';
import styles from './mail.module.css';

function useMailFacts(mail: WholeMail) {
  const t = useTexts('mails');
  const jobs = useTexts('jobs');
  const format = useFormat();
  const time = (label: string, at: string | null) => (at === null ? [] : [{ label, value: format.dateTime(at) }]);
  return [
    { label: t('kind'), value: t(`kind.${mail.kind}`) },
    { label: t('language'), value: LANGUAGE_NAMES[mail.language] },
    { label: t('state'), value: <span className={styles[mail.state]}>{t(`state.${mail.state}`)}</span> },
    ...time(t('written'), mail.createdAt),
    ...time(t('sentAt'), mail.sentAt),
    ...time(t('printedAt'), mail.printedAt),
    ...(mail.resend === null ? [] : time(t('next'), mail.runAt)),
    ...(mail.error === null ? [] : [{ label: t('reason'), value: jobs(`error.${mail.error}`) }]),
  ];
}

function MailDetail({ mail }: { readonly mail: WholeMail }) {
  const t = useTexts('mails');
  const house = useTexts('house');
  const facts = useMailFacts(mail);
  return (
    <Page
      title={mail.subject}
      lead={mail.recipient}
      crumbs={[
        { label: house('office.title'), url: PATHS.backOffice },
        { label: t('title'), url: PATHS.officeMails },
      ]}
      actions={<MailSteps mail={mail} />}
    >
      <FactList facts={facts} />
      {mail.errorDetail !== null && <p className={styles['detail']}>{mail.errorDetail}</p>}
      <div className={styles['letter']}>{mail.body}</div>
    </Page>
  );
}

/** One mail as it was or will be sent, with what opens an account masked. */
export default function MailPage() {
  const { id = '' }: { id?: string } = useParams();
  const answer = useOperationQuery(getMail, { params: { id } });
  return <QueryView result={answer}>{(mail) => <MailDetail key={mail.id} mail={mail} />}</QueryView>;
}
