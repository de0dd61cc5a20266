import type { Persons, Quote, QuoteAnswer } from '@ringwerk/contract';
import { useState, type FormEvent } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './answer-form.module.css';

export interface Answered {
  readonly answer: QuoteAnswer;
  readonly name: string;
  readonly reason?: string;
}

interface AnswerFormProps {
  readonly persons: Persons;
  readonly isBusy: boolean;
  readonly error: ApiError | null;
  readonly onAnswer: (answered: Answered) => void;
}

/** Yes or no to a quote, in whose name, and on a no the reason, if one is given. */
export function AnswerForm({ persons, isBusy, error, onAnswer }: AnswerFormProps) {
  const t = useTexts('quote');
  const errorText = useErrorText();
  const [name, setName] = useState([persons.first, persons.second].filter((each) => each !== '').join(' & '));
  const [reason, setReason] = useState('');
  const [isDeclining, setDeclining] = useState(false);
  const typed = name.trim();
  const isReady = typed.length >= 2 && !isBusy;
  const send = (answer: QuoteAnswer): void =>
    onAnswer({ answer, name: typed, ...(answer === 'declined' && reason.trim() !== '' ? { reason } : {}) });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isReady) send(isDeclining ? 'declined' : 'accepted');
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <TextField
        label={t('name')}
        value={name}
        maxLength={120}
        autoComplete="name"
        required
        onChange={(event) => setName(event.target.value)}
      />
      {isDeclining && (
        <TextArea
          label={t('reason')}
          value={reason}
          maxLength={600}
          rows={3}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <p role="alert" className={styles['finding']}>
        {error === null ? '' : errorText(error)}
      </p>
      <div className={styles['steps']}>
        {isDeclining ? (
          <>
            <Button type="submit" look="danger" isBusy={isBusy} disabled={!isReady}>
              {t('declineNow')}
            </Button>
            <Button look="quiet" onClick={() => setDeclining(false)}>
              {t('backToAnswer')}
            </Button>
          </>
        ) : (
          <>
            <Button type="submit" look="primary" isBusy={isBusy} disabled={!isReady}>
              {t('accept')}
            </Button>
            <Button onClick={() => setDeclining(true)}>{t('decline')}</Button>
          </>
        )}
      </div>
    </form>
  );
}

/** What the couple said, when and where. */
export function SaidAnswer({ said }: { readonly said: NonNullable<Quote['answer']> }) {
  const t = useTexts('quote');
  const format = useFormat();
  const { answer, by, at, place, reason } = said;
  return (
    <div className={styles['said']}>
      <p className={styles[answer === 'accepted' ? 'good' : 'bad']}>{t(`said-${answer}`, { name: by })}</p>
      <p className={styles['small']}>
        {format.dateTime(at)} · {t(`place-${place}`)}
      </p>
      {reason !== '' && <p className={styles['small']}>{reason}</p>}
    </div>
  );
}
