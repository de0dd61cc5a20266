import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useDesignState } from '../session/use-configurator.ts';
import { OnHandRoom } from './on-hand-room.tsx';
import type { Worn } from './use-hand-layers.ts';

export interface OnHandDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * The rings of the design on photos of the couple's hands. Photos stay in the memory of this page while it is open, also
 * while the dialog is closed and the ring is changed: nothing is sent, nothing is stored.
 */
export function OnHandDialog({ isOpen, onClose }: OnHandDialogProps) {
  const t = useTexts('hand');
  const count = useDesignState((state) => state.history.present.rings.length);
  const [kept, setKept] = useState<readonly (Worn | null)[]>([]);
  const worn = Array.from({ length: count }, (_, index) => kept[index] ?? null);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} isWide title={t('title')}>
      <OnHandRoom worn={worn} onWorn={setKept} />
    </Dialog>
  );
}
