import { answerQuote, getNews, getQuote, listDue, listQuotes, seeQuoteAnswer, type Quote } from '@ringwerk/contract';
import { useEffect, useId, useState } from 'react';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { AnswerForm, SaidAnswer, type Answered } from '../../domain/quotes/answer-form.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './quote-answer.module.css';

const CHANGED = [getQuote, listQuotes, getNews, listDue];

/** Looking at an answer that came by the link puts its badge out. */
function useSeen({ id, answer }: Quote): void {
  const { mutate } = useOperationMutation(seeQuoteAnswer, CHANGED);
  const isUnseen = answer?.isSeen === false;
  useEffect(() => {
    if (isUnseen) mutate({ params: { id } });
  }, [id, isUnseen, mutate]);
}

/** What the couple said to the quote, or the way to say it on this tablet. */
export function QuoteAnswer({ quote }: { readonly quote: Quote }) {
  const t = useTexts('quote');
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const send = useOperationMutation(answerQuote, CHANGED);
  useSeen(quote);
  const { status, answer } = quote;
  const isOffer = status === 'open' || status === 'accepted' || status === 'declined';
  if (answer === null && !isOffer) return null;
  const answered = (body: Answered): void =>
    send.mutate(
      { params: { id: quote.id }, body },
      {
        onAnswer: () => showToast(t('answered'), { tone: 'good' }),
        onSuccess: () => setOpen(false),
      },
    );
  return (
    <section className={styles['part']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {t('answerTitle')}
      </h2>
      {answer === null ? <p className={styles['small']}>{t('noAnswer')}</p> : <SaidAnswer said={answer} />}
      {isOffer && (
        <div className={styles['steps']}>
          <Button onClick={() => setOpen(true)}>{t(answer === null ? 'answerHere' : 'answerAgain')}</Button>
        </div>
      )}
      {isOpen && (
        <Dialog title={t('answerDialog', { number: quote.number })} isOpen onClose={() => setOpen(false)}>
          {/* Changed meanwhile, it is read and answered anew. */}
          <AnswerForm
            key={quote.version}
            quote={quote}
            persons={quote.persons}
            isBusy={send.isPending}
            error={send.error}
            onAnswer={answered}
          />
        </Dialog>
      )}
    </section>
  );
}
