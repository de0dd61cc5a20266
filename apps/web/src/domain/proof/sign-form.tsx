import { penTravel, SIGNATURE_LIMITS, type Persons, type SignatureStrokes } from '@ringwerk/contract';
import { useState, type FormEvent } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './sign-form.module.css';
import { SignaturePad } from './signature-pad.tsx';

/** What goes out of the form. */
export interface Signed {
  readonly name: string;
  readonly strokes?: SignatureStrokes;
}

interface SignFormProps {
  readonly persons: Persons;
  /** Names that have signed already: the next one is offered. */
  readonly signed: readonly string[];
  readonly isBusy: boolean;
  readonly error: ApiError | null;
  readonly onSign: (signed: Signed) => void;
}

const WAYS = ['draw', 'type'] as const;
type Way = (typeof WAYS)[number];

/** Name, signature by hand or by the name itself, and the sentence that is signed. */
export function SignForm({ persons, signed, isBusy, error, onSign }: SignFormProps) {
  const t = useTexts('proof');
  const errorText = useErrorText();
  const hasSigned = (person: string): boolean => signed.some((by) => by === person || by.startsWith(`${person} `));
  const open = [persons.first, persons.second].filter((person) => person !== '' && !hasSigned(person));
  const [name, setName] = useState(open[0] ?? '');
  const [way, setWay] = useState<Way>('draw');
  const [strokes, setStrokes] = useState<SignatureStrokes>([]);
  const [isConfirmed, setConfirmed] = useState(false);
  const typed = name.trim();
  const isReady = isConfirmed && typed.length >= 2 && (way === 'type' || penTravel(strokes) >= SIGNATURE_LIMITS.least);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isReady) onSign({ name: typed, ...(way === 'draw' ? { strokes } : {}) });
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      {open.length > 1 && (
        <div className={styles['ways']} role="group" aria-label={t('who')}>
          {open.map((each) => (
            <Button key={each} aria-pressed={each === typed} onClick={() => setName(each)}>
              {each}
            </Button>
          ))}
        </div>
      )}
      <TextField
        label={t('name')}
        value={name}
        maxLength={120}
        autoComplete="off"
        required
        onChange={(event) => setName(event.target.value)}
      />
      <Tabs label={t('way')} tabs={WAYS.map((key) => ({ key, label: t(`way-${key}`) }))} chosen={way} onChange={setWay}>
        {way === 'draw' ? (
          <SignaturePad strokes={strokes} onChange={setStrokes} />
        ) : (
          <p className={styles['typed']} aria-hidden="true">
            {typed}
          </p>
        )}
      </Tabs>
      <label className={styles['declaration']}>
        <input type="checkbox" checked={isConfirmed} onChange={(event) => setConfirmed(event.target.checked)} />
        <span>{t('declaration')}</span>
      </label>
      <p role="alert" className={styles['finding']}>
        {error === null ? '' : errorText(error)}
      </p>
      <div>
        <Button look="primary" type="submit" isBusy={isBusy} disabled={!isReady}>
          {t('sign')}
        </Button>
      </div>
    </form>
  );
}
