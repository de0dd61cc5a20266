import type { DealerState } from '@ringwerk/contract';
import { useTexts } from '../../../i18n/use-texts.ts';
import styles from './dealers.module.css';

export function DealerStateWord({ state }: { readonly state: DealerState }) {
  const t = useTexts('dealers');
  return <span className={styles[state]}>{t(`state.${state}`)}</span>;
}
