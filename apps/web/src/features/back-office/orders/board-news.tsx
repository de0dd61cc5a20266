import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './board.module.css';

interface BoardNewsProps {
  /** Orders that dealers have changed or cancelled, and nobody of the office has opened. */
  readonly count: number;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** Leads to what dealers did with their orders; a quiet day shows nothing. */
export function BoardNews({ count, isChosen, onChoose }: BoardNewsProps) {
  const t = useTexts('production');
  if (count === 0 && !isChosen) return null;
  return (
    <p className={styles['newsBar']}>
      <Button aria-pressed={isChosen} look={isChosen ? 'primary' : 'secondary'} onClick={() => onChoose(!isChosen)}>
        {t('board.news', { count })}
      </Button>
    </p>
  );
}
