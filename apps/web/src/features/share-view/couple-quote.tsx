import { answerSharedQuote, openShare, type CoupleShare } from '@ringwerk/contract';
import { useId } from 'react';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { AnswerForm, SaidAnswer } from '../../domain/quotes/answer-form.tsx';
import { QuoteValidity } from '../../domain/trade/quote-validity.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Price } from '../../ui/price.tsx';
import styles from './couple-proof.module.css';

interface CoupleQuoteProps {
  readonly token: string;
  readonly share: CoupleShare;
  readonly quote: NonNullable<CoupleShare['quote']>;
}

/** The quote of the link: its price, how long it binds, and the couple's answer. */
export default function CoupleQuote({ token, share, quote }: CoupleQuoteProps) {
  const t = useTexts('quote');
  const format = useFormat();
  const titleId = useId();
  const send = useOperationMutation(answerSharedQuote, [openShare]);
  const { number, retail, answer, status } = quote;
  return (
    <section className={styles['proof']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['heading']}>
        {t('offer', { number })}
      </h2>
      <p>
        <Price amount={retail.gross} currency={retail.currency} size="l" />
      </p>
      <p className={styles['small']}>{t('offerTax', { rate: format.percent(retail.taxRate) })}</p>
      <p className={styles['small']}>
        {t('offerUntil')} <QuoteValidity quote={quote} />
      </p>
      {answer !== null && <SaidAnswer said={answer} />}
      {answer === null &&
        (status === 'open' ? (
          <AnswerForm
            persons={share.persons}
            isBusy={send.isPending}
            error={send.error}
            onAnswer={(body) => send.mutate({ params: { token }, body })}
          />
        ) : (
          <p className={styles['small']}>{t('offerOver')}</p>
        ))}
    </section>
  );
}
