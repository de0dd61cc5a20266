import type { Proof, signProof, signSharedProof } from '@ringwerk/contract';
import type { CallInput } from '../../api/call.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useEntriesKey } from '../../api/use-entries-key.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { SignedState } from './proof-state.tsx';
import { SignForm, type Signed } from './sign-form.tsx';
import styles from './signing.module.css';

export type SigningBody = CallInput<typeof signProof | typeof signSharedProof>['body'];

interface SigningProps {
  readonly proof: Proof;
  readonly isBusy: boolean;
  readonly error: ApiError | null;
  readonly onSign: (body: SigningBody) => void;
}

/** Who has signed, and the field for whoever signs next. */
export function Signing({ proof, isBusy, error, onSign }: SigningProps) {
  const t = useTexts('proof');
  const language = useLanguage();
  const keyOf = useEntriesKey();
  const { designKey, signatures, persons } = proof;
  const send = (signed: Signed): void =>
    onSign({ ...signed, idempotencyKey: keyOf({ ...signed, designKey }), designKey, isConfirmed: true, language });
  return (
    <>
      <SignedState proof={proof} />
      {/* After a signature the field is empty for the other person. */}
      <SignForm
        key={signatures.length}
        persons={persons}
        signed={signatures.map(({ name }) => name)}
        isBusy={isBusy}
        error={error}
        onSign={send}
      />
      <p className={styles['small']}>{t('fingerprint', { key: designKey })}</p>
    </>
  );
}
