import { answerSharedQuote, openShare, type CoupleShare } from '@ringwerk/contract';
import { useId, useState } from 'react';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { AnswerForm, SaidAnswer } from '../../domain/quotes/answer-form.tsx';
import { isSameChoice } from '../../domain/quotes/choice-list.tsx';
import { QuoteValidity } from '../../domain/trade/quote-validity.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Price } from '../../ui/price.tsx';
import styles from './couple-proof.module.css';
import { CouplePositions } from './couple-positions.tsx';

interface CoupleQuoteProps {
  readonly token: string;
  readonly persons: CoupleShare['persons'];
  readonly quote: NonNullable<CoupleShare['quote']>;
}

/** The quote of the link: what it offers, its price, how long it binds, and the couple's answer. */
export default function CoupleQuote({ token, persons, quote }: CoupleQuoteProps) {
  const t = useTexts('quote');
  const format = useFormat();
  const titleId = useId();
  const send = useOperationMutation(answerSharedQuote, [openShare]);
  const { number, answer, status, version } = quote;
  // Marked in this version of the quote: another one is marked anew.
  const [marked, setMarked] = useState({ version, chosen: [] as readonly number[] });
  const choice =
    marked.version === version ? quote.choices.find(({ chosen }) => isSameChoice(chosen, marked.chosen)) : undefined;
  const { retail } = choice ?? quote;
  return (
    <section className={styles['proof']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['heading']}>
        {t('offer', { number })}
      </h2>
      <CouplePositions quote={quote} />
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
            // Changed meanwhile, it is read and answered anew.
            key={version}
            quote={quote}
            choicesTitle={t('offerChoices')}
            persons={persons}
            onChoose={(chosen) => setMarked({ version, chosen })}
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
