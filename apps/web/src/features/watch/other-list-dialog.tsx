import type { WatchList } from '@ringwerk/contract';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';

export interface OtherListDialogProps {
  /** Of what goes there. */
  readonly name: string;
  /** The lists that it may go to: at least one. */
  readonly others: readonly Pick<WatchList, 'id' | 'name'>[];
  /** Resolve when it is done; the caller shows a failure. */
  readonly onMove: (toListId: string) => Promise<void>;
  readonly onCopy: (toListId: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the other list that something goes to, and whether it stays here as well. */
export function OtherListDialog({ name, others, onMove, onCopy, onClose }: OtherListDialogProps) {
  const t = useTexts('watch');
  const [chosen, setChosen] = useState(others[0]?.id ?? '');
  const [busy, setBusy] = useState<'move' | 'copy' | null>(null);
  const run = async (what: 'move' | 'copy'): Promise<void> => {
    setBusy(what);
    await (what === 'move' ? onMove : onCopy)(chosen);
    setBusy(null);
  };
  return (
    <Dialog
      title={t('otherListAsk', { name })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button look="secondary" isBusy={busy === 'copy'} disabled={busy === 'move'} onClick={() => void run('copy')}>
            {t('copyThere')}
          </Button>
          <Button look="primary" isBusy={busy === 'move'} disabled={busy === 'copy'} onClick={() => void run('move')}>
            {t('moveThere')}
          </Button>
        </>
      }
    >
      <Select
        label={t('toList')}
        options={others.map((list) => ({ value: list.id, label: list.name }))}
        value={chosen}
        onChange={setChosen}
      />
    </Dialog>
  );
}
