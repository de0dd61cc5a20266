import type { Quote } from '@ringwerk/contract';
import { useId } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './choice-list.module.css';

interface ChoiceListProps {
  readonly choices: Quote['choices'];
  /** Who chooses, where it is not told of the couple. */
  readonly title?: string | undefined;
  /** Numbers of the alternatives that are taken now. */
  readonly chosen: readonly number[];
  readonly isDisabled: boolean;
  readonly onChange: (chosen: readonly number[]) => void;
}

/** Whether two choices take the same alternatives. */
export const isSameChoice = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((number) => other.includes(number));

/** Numbers of the alternatives that a quote has chosen. */
export const chosenAlternatives = (
  positions: readonly Pick<Quote['positions'][number], 'number' | 'alternative' | 'isChosen'>[],
): readonly number[] =>
  positions.filter(({ alternative, isChosen }) => alternative !== null && isChosen).map(({ number }) => number);

/** Every way to choose among the alternatives of a quote, with its total. */
export function ChoiceList({ choices, title, chosen, isDisabled, onChange }: ChoiceListProps) {
  const t = useTexts('positions');
  const format = useFormat();
  const name = useId();
  return (
    <fieldset className={styles['choices']} disabled={isDisabled}>
      <legend>{title ?? t('choices')}</legend>
      {choices.map(({ chosen: taken, retail }) => (
        <label key={taken.join(' ')} className={styles['choice']}>
          <input type="radio" name={name} checked={isSameChoice(taken, chosen)} onChange={() => onChange(taken)} />
          <span>{t('choiceOf', { positions: taken.join(' + ') })}</span>
          <strong>{format.money(retail.gross, retail.currency)}</strong>
        </label>
      ))}
    </fieldset>
  );
}
