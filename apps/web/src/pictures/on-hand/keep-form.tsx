import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { base64Of } from '../../api/base64-of.ts';
import { useEntriesKey } from '../../api/use-entries-key.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './on-hand.module.css';

/** What is sent to keep a picture. */
export interface KeptHand {
  readonly data: string;
  readonly consentedBy: string;
  readonly hasConsented: true;
  readonly idempotencyKey: string;
}

export interface KeepFormProps {
  /** The finished picture as it is shown at this moment. */
  readonly picture: () => Promise<Blob>;
  /** Whether there is one, and a link to keep it with. */
  readonly isReady: boolean;
  readonly keep: (kept: KeptHand) => Promise<unknown>;
  /** Which link, where there are several. */
  readonly children?: ReactNode;
}

/** Keeps the finished picture with a link, once somebody has agreed; a further picture is asked for anew. */
export function KeepForm({ picture, isReady, keep, children }: KeepFormProps) {
  const t = useTexts('hand');
  const errorText = useErrorText();
  const errorId = useId();
  const keyOf = useEntriesKey();
  const [name, setName] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    setBusy(true);
    setFault(null);
    try {
      const entries = { data: await base64Of(await picture()), consentedBy: name.trim(), hasConsented: true } as const;
      await keep({ ...entries, idempotencyKey: keyOf(entries) });
      setAgreed(false);
      showToast(t('keep.done'), { tone: 'good' });
    } catch (error) {
      setFault(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isAgreed && !isBusy) void send();
  };
  return (
    <form className={styles['keep']} aria-label={t('keep.open')} onSubmit={submit}>
      <p className={styles['note']}>{t('keep.text')}</p>
      {children}
      <TextField
        label={t('keep.name')}
        value={name}
        maxLength={80}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <label className={styles['consent']}>
        <input type="checkbox" checked={isAgreed} onChange={(event) => setAgreed(event.target.checked)} />
        <span>{t('keep.consent')}</span>
      </label>
      <Button
        type="submit"
        isBusy={isBusy}
        disabled={!isReady || !isAgreed || name.trim() === ''}
        aria-describedby={fault === null ? undefined : errorId}
      >
        {t('keep.send')}
      </Button>
      {fault !== null && <FieldError id={errorId}>{fault}</FieldError>}
    </form>
  );
}
