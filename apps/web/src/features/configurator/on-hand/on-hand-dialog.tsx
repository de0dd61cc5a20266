import { useState } from 'react';
import { useCustomerView } from '../../../api/session-store.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { OnHandRoom } from '../../../pictures/on-hand/on-hand-room.tsx';
import { useHandScenes } from '../../../pictures/on-hand/use-hand-scenes.ts';
import type { Worn } from '../../../pictures/on-hand/use-hand-layers.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useStackStore } from '../session/stack-store.ts';
import { DealerKeeper } from './dealer-keeper.tsx';
import { useConfigurator, useDesignState, useSessionState } from '../session/use-configurator.ts';
import { useRingTitle } from '../session/use-ring-title.ts';

export interface OnHandDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

type Kept = readonly (Worn | null)[];

/**
 * The rings of the design on photos of the couple's hands. Photos stay in the memory of this page while it is open, also
 * while the dialog is closed and the ring is changed; only a finished picture is sent, by consent.
 */
export function OnHandDialog({ isOpen, onClose }: OnHandDialogProps) {
  const t = useTexts('hand');
  const [kept, setKept] = useState<Kept>([]);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} isWide title={t('title')}>
      <Room kept={kept} onKept={setKept} />
    </Dialog>
  );
}

/** The rings of the open design; the one in hand with those that lie beside it, where that is asked. */
function Room({ kept, onKept }: { readonly kept: Kept; readonly onKept: (kept: Kept) => void }) {
  const { session, model } = useConfigurator();
  const titleOf = useRingTitle();
  const design = useDesignState((state) => state.history.present);
  const selected = useDesignState((state) => state.selected);
  const looks = useSessionState((state) => state.menu.looks);
  const stack = useStackStore((state) => state.stack);
  // Links are named by other couples: the couple at the counter sees none of them.
  const isCustomerView = useCustomerView();
  const [isStacked, setStacked] = useState(true);
  const { scenes, isUnmeshed } = useHandScenes(session, design);
  const beside = isStacked && stack !== null ? stack.scene : null;
  return (
    <OnHandRoom
      titles={design.rings.map(({ role }) => titleOf(role))}
      scenes={scenes.map((scene, at) => (at === selected ? (beside ?? scene) : scene))}
      isUnmeshed={isUnmeshed}
      looks={looks}
      first={selected}
      stack={stack === null ? null : { at: selected, isOn: isStacked, onChange: setStacked }}
      fileName={model.articleNumber}
      worn={design.rings.map((_, index) => kept[index] ?? null)}
      renderKeeper={isCustomerView ? null : (form) => <DealerKeeper {...form} />}
      onWorn={onKept}
    />
  );
}
