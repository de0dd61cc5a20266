import {
  getSharedProof,
  getSharedProofPdf,
  openShare,
  signSharedProof,
  type Proof,
  type SharedPosition,
} from '@ringwerk/contract';
import { useState } from 'react';
import { operationUrl } from '../../api/call.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { ProofView } from '../../domain/proof/proof-view.tsx';
import { Signing } from '../../domain/proof/signing.tsx';
import { FileLink } from '../../domain/trade/file-link.tsx';
import { useNumberedTitle } from '../../domain/trade/position-title.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import styles from './couple-proof.module.css';

interface CoupleProofProps {
  readonly token: string;
  /** Designs of the link's quote; none: the link's own alone. */
  readonly positions: readonly SharedPosition[];
}
interface OneProof {
  readonly token: string;
  /** Of the quote's designs; absent for a link to a design alone. */
  readonly code?: string;
}

/** Every measure of the couple's rings, and the field to sign them: fetched when the couple wants to read it. */
export default function CoupleProof({ token, positions }: CoupleProofProps) {
  const t = useTexts('proof');
  const title = useNumberedTitle(positions.length);
  const designs = positions.flatMap(({ rings, ...position }) => (rings === null ? [] : [{ ...position, rings }]));
  const [only] = designs;
  return (
    <section className={styles['proof']} aria-labelledby="couple-proof-title">
      <h2 id="couple-proof-title" className={styles['heading']}>
        {t('title')}
      </h2>
      <p className={styles['small']}>{t('coupleLead')}</p>
      {designs.length > 1 ? (
        designs.map((position) => (
          <section key={position.number} className={styles['design']} aria-label={title(position)}>
            <h3 className={styles['name']}>{title(position)}</h3>
            <p className={styles['small']}>{t(position.rings.isSigned ? 'isSigned' : 'unsigned')}</p>
            <Folded key={position.rings.code} token={token} code={position.rings.code} />
          </section>
        ))
      ) : (
        <Folded key={only?.rings.code} token={token} {...(only === undefined ? {} : { code: only.rings.code })} />
      )}
    </section>
  );
}

function Folded(shown: OneProof) {
  const t = useTexts('proof');
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Opened {...shown} />;
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{t('coupleOpen')}</Button>
    </div>
  );
}

function Opened({ token, code }: OneProof) {
  const language = useLanguage();
  const asked = code === undefined ? {} : { code };
  const answer = useOperationQuery(getSharedProof, { params: { token }, query: { language, ...asked } });
  return <QueryView result={answer}>{(proof) => <ReadProof token={token} proof={proof} {...asked} />}</QueryView>;
}

function ReadProof({ token, code, proof }: OneProof & { readonly proof: Proof }) {
  const t = useTexts('proof');
  // The page says of each design whether it is signed.
  const sign = useOperationMutation(signSharedProof, [getSharedProof, openShare]);
  const asked = code === undefined ? {} : { code };
  return (
    <>
      <ProofView proof={proof} isNarrow />
      <div>
        <FileLink url={operationUrl(getSharedProofPdf, { params: { token }, query: asked })}>{t('openPdf')}</FileLink>
      </div>
      <Signing
        proof={proof}
        isBusy={sign.isPending}
        error={sign.error}
        onSign={(body) => sign.mutate({ params: { token }, body: { ...body, ...asked } })}
      />
    </>
  );
}
