import type { Change } from '@ringwerk/advice';
import { useAssessed, useCards, type Choice } from '../session/use-choices.ts';
import styles from './priced-button.module.css';

/** What a switch would make of the price, beside its words; nothing while that is not known. */
export function PriceTag({ name, changes }: { readonly name: string; readonly changes: readonly Change[] }) {
  const choices: readonly Choice<string>[] = [{ value: 'step', label: '', changes }];
  useAssessed([{ name, choices }]);
  const [card] = useCards(name, choices);
  return card?.difference === undefined ? null : <span className={styles['difference']}>{card.difference}</span>;
}
