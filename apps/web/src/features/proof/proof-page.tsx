import { coupleName, getProof, getProofPdf, signProof, type Proof } from '@ringwerk/contract';
import { useParams } from 'wouter';
import { operationUrl } from '../../api/call.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { ProofView } from '../../domain/proof/proof-view.tsx';
import { Signing } from '../../domain/proof/signing.tsx';
import { ArticleLine } from '../../domain/rings/article-line.tsx';
import { RingPicture } from '../../domain/rings/ring-picture.tsx';
import { FactList } from '../../domain/trade/fact-list.tsx';
import { FileLink } from '../../domain/trade/file-link.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './proof-page.module.css';

function ProofDetail({ proof }: { readonly proof: Proof }) {
  const t = useTexts('proof');
  const format = useFormat();
  const names = coupleName(proof.persons);
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={<FileLink url={operationUrl(getProofPdf, { params: { code: proof.code } })}>{t('openPdf')}</FileLink>}
    >
      <FactList
        facts={[
          ...(names === '' ? [] : [{ label: t('for'), value: names }]),
          { label: t('code'), value: proof.code },
          { label: t('saved'), value: format.date(proof.savedAt) },
          {
            label: t('article'),
            value: <ArticleLine articleNumber={proof.articleNumber} design={proof.design} />,
          },
        ]}
      />
      <div className={styles['columns']}>
        <div className={styles['picture']}>
          <RingPicture still={proof.still} design={proof.design} name={t('title')} />
        </div>
        <ProofView proof={proof} />
        <Approval proof={proof} />
      </div>
    </Page>
  );
}

/** At the counter: whoever has signed is named, for the tablet goes on to the other person. */
function Approval({ proof }: { readonly proof: Proof }) {
  const t = useTexts('proof');
  const sign = useOperationMutation(signProof, [getProof]);
  return (
    <section className={styles['sign']} aria-labelledby="sign-title">
      <h2 id="sign-title" className={styles['heading']}>
        {t('approval')}
      </h2>
      <Signing
        proof={proof}
        isBusy={sign.isPending}
        error={sign.error}
        onSign={(body) =>
          sign.mutate(
            { params: { code: proof.code }, body },
            { onAnswer: () => showToast(t('signed', { name: body.name }), { tone: 'good' }) },
          )
        }
      />
    </section>
  );
}

/** `/nachweis/{code}`: every measure of a saved design, and the couple's signature under it. */
export default function ProofPage() {
  const t = useTexts('proof');
  const { code = '' } = useParams();
  const language = useLanguage();
  const answer = useOperationQuery(getProof, { params: { code }, query: { language } });
  if (answer.isError && (answer.error.status === 404 || answer.error.status === 400))
    return (
      <Page title={t('title')}>
        <EmptyState title={t('unknown')} action={<ButtonLink url={PATHS.savedDesigns}>{t('toDesigns')}</ButtonLink>}>
          {t('unknownHelp')}
        </EmptyState>
      </Page>
    );
  return <QueryView result={answer}>{(proof) => <ProofDetail proof={proof} />}</QueryView>;
}
