import { getSharedProof, getSharedProofPdf, signSharedProof, type Proof } from '@ringwerk/contract';
import { useState } from 'react';
import { operationUrl } from '../../api/call.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { ProofView } from '../../domain/proof/proof-view.tsx';
import { Signing } from '../../domain/proof/signing.tsx';
import { FileLink } from '../../domain/trade/file-link.tsx';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import styles from './couple-proof.module.css';

/** Every measure of the couple's rings, and the field to sign them: fetched when the couple wants to read it. */
export default function CoupleProof({ token }: { readonly token: string }) {
  const t = useTexts('proof');
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles['proof']} aria-labelledby="couple-proof-title">
      <h2 id="couple-proof-title" className={styles['heading']}>
        {t('title')}
      </h2>
      <p className={styles['small']}>{t('coupleLead')}</p>
      {isOpen ? (
        <Opened token={token} />
      ) : (
        <div>
          <Button onClick={() => setOpen(true)}>{t('coupleOpen')}</Button>
        </div>
      )}
    </section>
  );
}

function Opened({ token }: { readonly token: string }) {
  const language = useLanguage();
  const answer = useOperationQuery(getSharedProof, { params: { token }, query: { language } });
  return <QueryView result={answer}>{(proof) => <ReadProof token={token} proof={proof} />}</QueryView>;
}

function ReadProof({ token, proof }: { readonly token: string; readonly proof: Proof }) {
  const t = useTexts('proof');
  const sign = useOperationMutation(signSharedProof, [getSharedProof]);
  return (
    <>
      <ProofView proof={proof} isNarrow />
      <div>
        <FileLink url={operationUrl(getSharedProofPdf, { params: { token } })}>{t('openPdf')}</FileLink>
      </div>
      <Signing
        proof={proof}
        isBusy={sign.isPending}
        error={sign.error}
        onSign={(body) => sign.mutate({ params: { token }, body })}
      />
    </>
  );
}
