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
import { ChoiceList, chosenAlternatives } from './choice-list.tsx';

export interface Answered {
  readonly answer: QuoteAnswer;
  readonly name: string;
  readonly reason?: string;
  /** Numbers of the alternatives that are accepted. */
  readonly chosen?: number[];
  /** Of the quote that was read. */
  readonly version: number;
}

/** What is answered. */
interface Answerable {
  readonly version: number;
  readonly positions: Parameters<typeof chosenAlternatives>[0];
  readonly choices: Quote['choices'];
}

interface AnswerFormProps {
  readonly quote: Answerable;
  /** Over its alternatives, for the couple alone. */
  readonly choicesTitle?: string;
  readonly persons: Persons;
  /** Other alternatives are marked, and not sent yet. */
  readonly onChoose?: ((chosen: readonly number[]) => void) | undefined;
  readonly isBusy: boolean;
  readonly error: ApiError | null;
  readonly onAnswer: (answered: Answered) => void;
}

/** Yes or no to a quote, with which of its alternatives, in whose name, and on a no the reason, if one is given. */
export function AnswerForm({ quote, choicesTitle, persons, onChoose, isBusy, error, onAnswer }: AnswerFormProps) {
  const t = useTexts('quote');
  const errorText = useErrorText();
  const [name, setName] = useState([persons.first, persons.second].filter((each) => each !== '').join(' & '));
  const [reason, setReason] = useState('');
  const [isDeclining, setDeclining] = useState(false);
  const [chosen, setChosen] = useState(chosenAlternatives(quote.positions));
  const typed = name.trim();
  const isReady = typed.length >= 2 && !isBusy;
  const send = (answer: QuoteAnswer): void =>
    onAnswer({
      answer,
      name: typed,
      version: quote.version,
      ...(answer === 'accepted' && quote.choices.length > 0 ? { chosen: [...chosen] } : {}),
      ...(answer === 'declined' && reason.trim() !== '' ? { reason } : {}),
    });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isReady) send(isDeclining ? 'declined' : 'accepted');
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      {!isDeclining && quote.choices.length > 0 && (
        <ChoiceList
          choices={quote.choices}
          title={choicesTitle}
          chosen={chosen}
          isDisabled={isBusy}
          onChange={(marked) => {
            setChosen(marked);
            onChoose?.(marked);
          }}
        />
      )}
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
      <Steps isDeclining={isDeclining} isBusy={isBusy} isReady={isReady} onDeclining={setDeclining} />
    </form>
  );
}

interface StepsProps {
  readonly isDeclining: boolean;
  readonly isBusy: boolean;
  readonly isReady: boolean;
  readonly onDeclining: (isDeclining: boolean) => void;
}

function Steps({ isDeclining, isBusy, isReady, onDeclining }: StepsProps) {
  const t = useTexts('quote');
  return (
    <div className={styles['steps']}>
      {isDeclining ? (
        <>
          <Button type="submit" look="danger" isBusy={isBusy} disabled={!isReady}>
            {t('declineNow')}
          </Button>
          <Button look="quiet" onClick={() => onDeclining(false)}>
            {t('backToAnswer')}
          </Button>
        </>
      ) : (
        <>
          <Button type="submit" look="primary" isBusy={isBusy} disabled={!isReady}>
            {t('accept')}
          </Button>
          <Button onClick={() => onDeclining(true)}>{t('decline')}</Button>
        </>
      )}
    </div>
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
