import type { WatchItem } from '@ringwerk/contract';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './note-field.module.css';
import { useItemName } from './use-item-name.ts';
import { useNote, type NoteState } from './use-note.ts';

const NOTE_MAX = 2000;
const WAITING = { dirty: 'noteUnsaved', saving: 'noteSaving' } as const;

function StateLine({ state, onRetry }: { readonly state: NoteState; readonly onRetry: () => void }) {
  const t = useTexts('watch');
  const format = useFormat();
  switch (state.kind) {
    case 'clean':
      return null;
    case 'saved':
      return t('noteSaved', { time: format.time(state.at) });
    case 'failed':
      return (
        <span className={styles['failed']}>
          {t('noteFailed')}
          <Button look="quiet" onClick={onRetry}>
            {t('retry')}
          </Button>
        </span>
      );
    case 'dirty':
    case 'saving':
      return t(WAITING[state.kind]);
  }
}

/** What the couple said about a ring or stone. Saved by itself; the state stands below. */
export function NoteField({ listId, item }: { readonly listId: string; readonly item: WatchItem }) {
  const t = useTexts('watch');
  const name = useItemName()(item);
  const { text, state, write, save } = useNote(listId, item.id, item.note);
  return (
    <div className={styles['note']} data-empty={text === ''}>
      <TextArea
        label={t('noteFor', { name })}
        isLabelHidden
        placeholder={t('notePlaceholder')}
        rows={2}
        maxLength={NOTE_MAX}
        value={text}
        onChange={(event) => write(event.target.value)}
        onBlur={() => void save()}
      />
      <output className={styles['state']}>
        <StateLine state={state} onRetry={() => void save()} />
      </output>
      <p className={styles['printed']}>{text}</p>
    </div>
  );
}
