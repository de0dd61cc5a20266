import { getLegalText, type LegalText } from '@ringwerk/contract';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session-store.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useFormat } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { LegalBody } from './legal-body.tsx';
import styles from './legal-page.module.css';
import { OpenFrame } from '../../ui/open-frame.tsx';

interface LegalPageProps {
  readonly textKey: LegalText['key'];
  /** What stands below the text, also while none is written. */
  readonly children?: ReactNode;
}

/** A text that the law asks for, as the manufactory keeps it. */
export function LegalPage({ textKey, children }: LegalPageProps) {
  const t = useTexts('house');
  const format = useFormat();
  const language = useLanguage();
  const answer = useOperationQuery(
    getLegalText,
    { params: { key: textKey }, query: { lang: language } },
    { keepPrevious: true },
  );
  // A house in production begins without texts: its own people write them.
  const isUnwritten = answer.error?.status === 404;
  const content = (
    <>
      {answer.isPending && <Spinner />}
      {isUnwritten && <EmptyState title={t('legal.none')} />}
      {answer.isError && !isUnwritten && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.data && (
        <Page title={answer.data.title} width="reading">
          <LegalBody text={answer.data.body} />
          <p className={styles['date']}>{t('legal.updated', { date: format.date(answer.data.updatedAt) })}</p>
          {children}
        </Page>
      )}
      {isUnwritten && children}
    </>
  );
  // Whoever is logged in has the portal's frame around it.
  return useSession() === null ? <OpenFrame>{content}</OpenFrame> : content;
}
