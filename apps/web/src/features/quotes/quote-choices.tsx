import { changeQuotePosition, getCouple, getQuote, listQuotes, type Quote } from '@ringwerk/contract';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { ChoiceList, chosenAlternatives } from '../../domain/quotes/choice-list.tsx';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Every way to choose with its total; the one that the couple takes is what is ordered. */
export function QuoteChoices({ quote }: { readonly quote: Quote }) {
  const errorText = useErrorText();
  const change = useOperationMutation(changeQuotePosition, [getQuote, listQuotes, getCouple]);
  const now = chosenAlternatives(quote.positions);
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
    <ChoiceList
      choices={quote.choices}
      chosen={now}
      isDisabled={change.isPending || quote.status !== 'open'}
      onChange={(chosen) => void choose(chosen)}
    />
  );
}
