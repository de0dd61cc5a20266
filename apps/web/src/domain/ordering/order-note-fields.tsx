import { ORDER_NOTE_MAX, type NotePurpose, type OrderNotes } from '@ringwerk/contract';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './order-note-fields.module.css';

interface OrderNoteFieldsProps {
  readonly notes: OrderNotes;
  readonly isDisabled?: boolean;
  readonly onNotes: (notes: OrderNotes) => void;
}

const ASKED_FOR = ['delivery', 'shop'] as const satisfies readonly NotePurpose[];
type AskedFor = (typeof ASKED_FOR)[number];

/** What is noted by whom it is for: the workshop always, the others once they are asked for. */
export function OrderNoteFields({ notes, isDisabled = false, onNotes }: OrderNoteFieldsProps) {
  const t = useTexts('trade');
  const [opened, setOpened] = useState<readonly AskedFor[]>([]);
  const isShown = (purpose: AskedFor): boolean => opened.includes(purpose) || notes[purpose] !== '';
  const hidden = ASKED_FOR.filter((purpose) => !isShown(purpose));
  const shown: readonly NotePurpose[] = ['workshop', ...ASKED_FOR.filter(isShown)];
  return (
    <div className={styles['notes']}>
      {shown.map((purpose) => (
        <TextArea
          key={purpose}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- what was asked for is what is written next
          autoFocus={purpose === opened.at(-1)}
          label={`${t(`note-${purpose}`)} (${t('optional')})`}
          hint={t(`noteHint-${purpose}`)}
          maxLength={ORDER_NOTE_MAX}
          disabled={isDisabled}
          value={notes[purpose]}
          onChange={(event) => onNotes({ ...notes, [purpose]: event.target.value })}
        />
      ))}
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
