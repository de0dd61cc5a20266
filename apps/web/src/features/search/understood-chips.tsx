import type { SearchReading } from '@ringwerk/contract';
import { useTexts } from '../../i18n/use-texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import type { UnderstoodText } from './use-understood-text.ts';
import styles from './understood-chips.module.css';
import { withoutSpan } from './without-span.ts';

export interface UnderstoodChipsProps {
  /** The question that was answered. */
  readonly text: string;
  readonly reading: SearchReading;
  readonly words: UnderstoodText;
  /** False while the answer on screen is that of an earlier question. */
  readonly mayRemove: boolean;
  readonly onChange: (text: string) => void;
}

interface Chip {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly hint: string | undefined;
  readonly isKnown: boolean;
}

/** What was understood of the question, each with a way to take it out, and what was not. */
export function UnderstoodChips({ text, reading, words, mayRemove, onChange }: UnderstoodChipsProps) {
  const t = useTexts('search');
  const chips: readonly Chip[] = [
    ...reading.understood.map((item): Chip => {
      const corrected = 'corrected' in item ? item.corrected : null;
      const hint = corrected === null ? undefined : t('readAs', { word: corrected });
      return { from: item.from, to: item.to, text: words.textOf(item), hint, isKnown: true };
    }),
    ...reading.unknownWords.map(({ from, to, word }): Chip => {
      return { from, to, text: t('notUnderstood', { word }), hint: undefined, isKnown: false };
    }),
  ].toSorted((a, b) => a.from - b.from);
  if (chips.length === 0) return null;
  return (
    <ul className={styles['chips']} aria-label={t('understood')}>
      {chips.map((chip) => (
        <li key={`${chip.from} ${chip.text}`}>
          <button
            type="button"
            className={classNames(styles['chip'], !chip.isKnown && styles['unknown'])}
            aria-label={t('remove', { what: chip.text })}
            title={chip.hint}
            disabled={!mayRemove}
            onClick={() => onChange(withoutSpan(text, chip))}
          >
            {chip.text}
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
