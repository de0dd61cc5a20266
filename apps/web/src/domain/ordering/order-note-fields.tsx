import { ORDER_NOTE_MAX, type NotePurpose, type OrderNotes } from '@ringwerk/contract';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { NoteConflictList } from './note-conflict-list.tsx';
import type { NoteConflicts } from './use-note-conflicts.ts';
import styles from './order-note-fields.module.css';

interface OrderNoteFieldsProps {
  readonly notes: OrderNotes;
  readonly conflicts?: NoteConflicts;
  readonly isDisabled?: boolean;
  /** Where the ring can be changed from here. */
  readonly onChangeRing?: (() => void) | undefined;
  readonly onNotes: (notes: OrderNotes) => void;
}

const ASKED_FOR = ['delivery', 'shop'] as const satisfies readonly NotePurpose[];
type AskedFor = (typeof ASKED_FOR)[number];

/** What is noted by whom it is for: the workshop always, the others once they are asked for. */
export function OrderNoteFields({
  notes,
  conflicts = {},
  isDisabled = false,
  onChangeRing,
  onNotes,
}: OrderNoteFieldsProps) {
  const t = useTexts('trade');
  const [opened, setOpened] = useState<readonly AskedFor[]>([]);
  const isShown = (purpose: AskedFor): boolean => opened.includes(purpose) || notes[purpose] !== '';
  const hidden = ASKED_FOR.filter((purpose) => !isShown(purpose));
  const shown: readonly NotePurpose[] = ['workshop', ...ASKED_FOR.filter(isShown)];
  return (
    <div className={styles['notes']}>
      {shown.map((purpose) => {
        const found = conflicts[purpose] ?? [];
        const write = (note: string): void => onNotes({ ...notes, [purpose]: note });
        return (
          <div key={purpose} className={styles['note']}>
            <TextArea
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- what was asked for is what is written next
              autoFocus={purpose === opened.at(-1)}
              label={`${t(`note-${purpose}`)} (${t('optional')})`}
              hint={t(`noteHint-${purpose}`)}
              error={found.length > 0 ? t('noteConflict') : undefined}
              maxLength={ORDER_NOTE_MAX}
              disabled={isDisabled}
              value={notes[purpose]}
              onChange={(event) => write(event.target.value)}
            />
            {found.length > 0 && (
              <NoteConflictList
                note={notes[purpose]}
                conflicts={found}
                onChangeRing={isDisabled ? undefined : onChangeRing}
                onNote={write}
              />
            )}
          </div>
        );
      })}
      {hidden.length > 0 && (
        <div className={styles['more']}>
          {hidden.map((purpose) => (
            <Button
              key={purpose}
              look="quiet"
              disabled={isDisabled}
              onClick={() => setOpened((before) => [...before, purpose])}
            >
              {t(`noteAdd-${purpose}`)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
