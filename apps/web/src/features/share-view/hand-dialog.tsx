import type { Persons } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import { useMemo, useState } from 'react';
import { ringTitle } from '../../domain/rings/ring-title.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { KernelClient } from '../../kernel-worker/kernel-client.ts';
import { fileName } from '../../pictures/files/file-name.ts';
import { OnHandRoom } from '../../pictures/on-hand/on-hand-room.tsx';
import type { Worn } from '../../pictures/on-hand/use-hand-layers.ts';
import { useHandScenes, type SceneSource } from '../../pictures/on-hand/use-hand-scenes.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { ViewerLooks } from '../../viewer-host/viewer-types.ts';
import { CoupleKeeper } from './couple-keeper.tsx';

interface RoomProps {
  /** Of the couple's link: with it a picture may be kept. */
  readonly token: string;
  readonly kernel: Pick<KernelClient, 'scenes'>;
  readonly design: Design;
  readonly looks: ViewerLooks;
  /** What the rings are called here: the saved picture is, too. */
  readonly name: string;
  readonly persons: Persons;
}

export interface HandDialogProps extends RoomProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

type Kept = readonly (Worn | null)[];

/** The couple's rings on a photo of its own hand. The photo stays in the memory of this page; only a finished picture is sent, by consent. */
export default function HandDialog({ isOpen, onClose, ...room }: HandDialogProps) {
  const t = useTexts('hand');
  const [kept, setKept] = useState<Kept>([]);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} isWide title={t('title')}>
      <Room {...room} kept={kept} onKept={setKept} />
    </Dialog>
  );
}

interface KeptProps extends RoomProps {
  readonly kept: Kept;
  readonly onKept: (kept: Kept) => void;
}

function Room({ token, kernel, design, looks, name, persons, kept, onKept }: KeptProps) {
  const t = useTexts('couple');
  const source = useMemo((): SceneSource => ({ scenesOf: ({ rings }) => kernel.scenes(rings) }), [kernel]);
  const scenes = useHandScenes(source, design);
  return (
    <OnHandRoom
      {...scenes}
      titles={design.rings.map(({ role }) => ringTitle(t, role, persons))}
      looks={looks}
      first={0}
      stack={null}
      renderKeeper={(form) => <CoupleKeeper token={token} {...form} />}
      fileName={fileName(name, t('screen.title'))}
      worn={design.rings.map((_, index) => kept[index] ?? null)}
      onWorn={onKept}
    />
  );
}
