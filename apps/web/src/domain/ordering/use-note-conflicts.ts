import { NO_NOTES, WORK_NOTE_PURPOSES, type NotePurpose, type OrderNotes, type Persons } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import { namedQuery } from '../../api/queries.ts';
import { useQuery } from '../../api/use-query.ts';
import { useFormat } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useHouseAlloys } from '../rings/use-house-alloys.ts';
import type { ShownConflict } from './read-note.ts';

/** Conflicts of each note, by whom it is for. */
export type NoteConflicts = Readonly<Partial<Record<NotePurpose, readonly ShownConflict[]>>>;

/**
 * What notes say otherwise than the sheet of their order, as they are written. The words of six languages
 * come with the first note; until then, and where they cannot come, nothing is said here: the server refuses all the same.
 * `designs`: of the order that they go with.
 */
export function useNoteConflicts(notes: OrderNotes, designs: readonly Design[], persons: Persons): NoteConflicts {
  const language = useLanguage();
  const format = useFormat();
  const isWritten = WORK_NOTE_PURPOSES.some((purpose) => notes[purpose].trim() !== NO_NOTES[purpose]);
  const { data } = useQuery(
    namedQuery('read-note', null, () => import('./read-note.ts'), { staleTime: Infinity, enabled: isWritten }),
  );
  const house = useHouseAlloys(isWritten);
  if (!isWritten || data === undefined || house === undefined) return {};
  const reading = { designs, persons, house, language, format };
  return Object.fromEntries(
    WORK_NOTE_PURPOSES.map((purpose) => [purpose, data.readNote(notes[purpose], reading)] as const).filter(
      ([, conflicts]) => conflicts.length > 0,
    ),
  );
}
