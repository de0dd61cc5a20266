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
  /** What is shown; `name` says it by itself. */
  readonly text: string;
  readonly name: string;
  readonly hint: string | undefined;
  readonly look: 'known' | 'person' | 'unknown';
  readonly person: 'first' | 'second' | null;
}

/** Chips in the order of the words. Behind a person stands what is of that person's ring. */
function useChips(reading: SearchReading, words: UnderstoodText): readonly Chip[] {
  const t = useTexts('search');
  const named = new Set(reading.understood.flatMap(({ kind, person }) => (kind === 'person' ? [person] : [])));
  const known = reading.understood.map((item): Chip => {
    const corrected = 'corrected' in item ? item.corrected : null;
    return {
      from: item.from,
      to: item.to,
      text: named.has(item.person) ? words.shortTextOf(item) : words.textOf(item),
      name: words.textOf(item),
      hint: corrected === null ? undefined : t('readAs', { word: corrected }),
      look: item.kind === 'person' ? 'person' : 'known',
      person: item.person,
    };
  });
  const unknown = reading.unknownWords.map(({ from, to, word }): Chip => {
    const text = t('notUnderstood', { word });
    return { from, to, text, name: text, hint: undefined, look: 'unknown', person: null };
  });
  return [...known, ...unknown].toSorted((a, b) => a.from - b.from);
}

/** What is of nobody in particular, and beside it what is of each person; one row where the question names none. */
function groupsOf(chips: readonly Chip[]): readonly (readonly Chip[])[] {
  const persons = new Set(chips.flatMap(({ look, person }) => (look === 'person' ? [person] : [])));
  if (persons.size === 0) return chips.length === 0 ? [] : [chips];
  const of = (person: Chip['person']): readonly Chip[] => {
    const own = chips.filter((chip) => chip.person === person);
    return [...own.filter(({ look }) => look === 'person').slice(0, 1), ...own.filter(({ look }) => look !== 'person')];
  };
  return [of(null), of('first'), of('second')].filter((group) => group.length > 0);
}

/** What was understood of the question, each with a way to take it out, and what was not. */
export function UnderstoodChips({ text, reading, words, mayRemove, onChange }: UnderstoodChipsProps) {
  const t = useTexts('search');
  const rows = groupsOf(useChips(reading, words));
  if (rows.length === 0) return null;
  return (
    <div className={classNames(styles['rows'], rows.length > 1 && styles['beside'])}>
      {rows.map((row) => (
        <ul key={row[0]?.from} className={styles['chips']} aria-label={t('understood')}>
          {row.map((chip) => (
            <li key={`${chip.from} ${chip.name}`}>
              <button
                type="button"
                className={classNames(styles['chip'], styles[chip.look])}
                aria-label={t('remove', { what: chip.name })}
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
      ))}
    </div>
  );
}
