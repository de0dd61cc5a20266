import { QUESTION_MAX } from '@ringwerk/contract';
import { useState } from 'react';
import { FoundList } from '../../domain/finding/found-list.tsx';
import { textHref } from '../../domain/finding/open-text.ts';
import { useCombobox } from '../../domain/finding/use-combobox.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useNavigate } from '../../routing/use-navigator.ts';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './palette-dialog.module.css';
import { useFrameCommands } from './use-frame-commands.ts';

interface PaletteDialogProps {
  readonly onClose: () => void;
}

/** The search of the header on every page and without a pointer: Ctrl+K, a few letters, Enter. */
export default function PaletteDialog({ onClose }: PaletteDialogProps) {
  const t = useTexts('shell');
  return (
    <Dialog title={t('search.submit')} isOpen onClose={onClose}>
      <Palette onClose={onClose} />
    </Dialog>
  );
}

function Palette({ onClose }: PaletteDialogProps) {
  const t = useTexts('shell');
  const navigate = useNavigate();
  const commands = { ...useFrameCommands(), listsPages: true };
  const [text, setText] = useState('');
  const { setList, found, fieldProps } = useCombobox(true);
  const leave = (opened: Promise<void>): void => {
    void opened;
    onClose();
  };
  return (
    <search>
      <form
        className={styles['palette']}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') leave(textHref(text.trim()).then(navigate));
        }}
      >
        <input
          {...fieldProps}
          ref={focusFirst}
          type="text"
          className={styles['field']}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          maxLength={QUESTION_MAX}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className={styles['list']}>
          <FoundList ref={found} text={text} isOpen commands={commands} onList={setList} onTaken={leave} />
        </div>
      </form>
    </search>
  );
}

/** The browser's dialog gives the focus to what asks for it in the document itself. */
const focusFirst = (field: HTMLElement | null): void => field?.setAttribute('autofocus', '');
