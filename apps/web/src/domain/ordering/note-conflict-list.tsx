import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import styles from './note-conflict-list.module.css';
import type { ShownConflict } from './read-note.ts';
import { withoutWords } from './without-words.ts';

interface NoteConflictListProps {
  readonly note: string;
  readonly conflicts: readonly ShownConflict[];
  /** Where the ring can be changed from here. */
  readonly onChangeRing?: (() => void) | undefined;
  readonly onNote: (note: string) => void;
}

/** What the note says beside what the sheet says, each with both ways out. */
export function NoteConflictList({ note, conflicts, onChangeRing, onNote }: NoteConflictListProps) {
  const t = useTexts('trade');
  return (
    <ul className={styles['list']} aria-label={t('noteConflicts')}>
      {conflicts.map((conflict) => (
        <li key={`${conflict.from} ${conflict.to}`} className={styles['conflict']}>
          <dl className={styles['both']}>
            <div>
              <dt>{t('noteSays')}</dt>
              <dd>{conflict.said}</dd>
            </div>
            {conflict.sheet.map(({ place, title, facts }) => (
              <div key={place}>
                <dt>{t('sheetSays', { ring: title })}</dt>
                <dd>{facts}</dd>
              </div>
            ))}
          </dl>
          <div className={styles['ways']}>
            {onChangeRing !== undefined && <Button onClick={onChangeRing}>{t('changeRing')}</Button>}
            <Button look="quiet" onClick={() => onNote(withoutWords(note, conflict))}>
              {t('strikeFromNote')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
