import { changeQuotePosition, getCouple, getQuote, listQuotes, type Quote } from '@ringwerk/contract';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useFormat } from '../../i18n/format.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import styles from './quotes.module.css';

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((number) => other.includes(number));

/** Every way to choose with its total; the one that the couple takes is what is ordered. */
export function QuoteChoices({ quote }: { readonly quote: Quote }) {
  const t = useTexts('positions');
  const format = useFormat();
  const errorText = useErrorText();
  const change = useOperationMutation(changeQuotePosition, [getQuote, listQuotes, getCouple]);
  const now = quote.positions
    .filter(({ alternative, isChosen }) => alternative !== null && isChosen)
    .map(({ number }) => number);
  const choose = async (chosen: readonly number[]): Promise<void> => {
    let { version } = quote;
    try {
      for (const number of chosen.filter((each) => !now.includes(each))) {
        // Each step names the version that the one before has made.
        // oxlint-disable-next-line no-await-in-loop
        const answer = await change.mutateAsync({
          params: { id: quote.id, number },
          body: { version, isChosen: true },
        });
        ({ version } = answer);
      }
    } catch (error) {
      showToast(errorText(error), { tone: 'bad' });
    }
  };
  return (
    <fieldset className={styles['choices']} disabled={change.isPending || quote.status !== 'open'}>
      <legend>{t('choices')}</legend>
      {quote.choices.map(({ chosen, retail }) => (
        <label key={chosen.join(' ')} className={styles['choice']}>
          <input type="radio" name="choice" checked={isSame(chosen, now)} onChange={() => void choose(chosen)} />
          <span>{t('choiceOf', { positions: chosen.join(' + ') })}</span>
          <strong>{format.money(retail.gross, retail.currency)}</strong>
        </label>
      ))}
    </fieldset>
  );
}
