import { AREAS, getProof, type Proof } from '@ringwerk/contract';
import { useId } from 'react';
import { usePermission } from '../../api/session-store.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { proofPath } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import styles from './proof-state.module.css';
import { SignatureList } from './signature-list.tsx';

interface ProofStatesProps {
  /** Of the positions that have some, in their order. */
  readonly designs: readonly { readonly code: string; readonly title: string }[];
}

/** Whether the couple has signed exactly these rings, design by design, and the way to each proof. */
export function ProofStates({ designs }: ProofStatesProps) {
  const t = useTexts('proof');
  const id = useId();
  if (designs.length === 0) return null;
  return (
    <section className={styles['state']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {t('approval')}
      </h2>
      {designs.map(({ code, title }) => (
        <div key={code} className={styles['state']}>
          {designs.length > 1 && <h3 className={styles['design']}>{title}</h3>}
          <ProofState code={code} />
        </div>
      ))}
    </section>
  );
}

function ProofState({ code }: { readonly code: string }) {
  const t = useTexts('proof');
  const mayOpen = usePermission(AREAS.orders.needs);
  const answer = useOperationQuery(getProof, { params: { code } });
  return (
    <>
      <QueryView result={answer}>{(proof) => <SignedState proof={proof} />}</QueryView>
      {mayOpen && (
        <div>
          <ButtonLink url={proofPath(code)}>{t('openProof')}</ButtonLink>
        </div>
      )}
    </>
  );
}

/** Signed, signed for another design, or not signed. */
export function SignedState({ proof }: { readonly proof: Pick<Proof, 'signatures' | 'signedOther'> }) {
  const t = useTexts('proof');
  const format = useFormat();
  const { signatures, signedOther } = proof;
  if (signatures.length > 0) return <SignatureList signatures={signatures} />;
  if (signedOther === null) return <p className={styles['line']}>{t('unsigned')}</p>;
  const { name, at, code } = signedOther;
  return (
    <p className={styles['bad']} role="status">
      {t('signedOther', { name, date: format.date(at), code })}
    </p>
  );
}
