import type { RingScene } from '@ringwerk/kernel/mesh';
import type { RingViewer } from '@ringwerk/viewer';
import { SceneReceiver } from '@ringwerk/viewer/receiver';

/** A viewer without a canvas: takes scenes as the drawn one does, and tells what stands on its stage. */
export interface SceneViewer extends Pick<RingViewer, 'connect' | 'show' | 'update'> {
  /** The scenes on its stage, by ring; empty before the first. */
  readonly stage: readonly RingScene[];
  /** Everything that stood there, oldest first. */
  readonly history: readonly (readonly RingScene[])[];
  close(): void;
}

export function openSceneViewer(): SceneViewer {
  const history: (readonly RingScene[])[] = [];
  const receiver = new SceneReceiver((scenes) => void history.push(scenes));
  return {
    get stage() {
      return history.at(-1) ?? [];
    },
    history,
    connect: (port) => receiver.connect(port),
    show: (shown, released) => receiver.show(shown, released),
    update: ({ rings }) => {
      receiver.pause();
      history.push(rings.map(({ scene }) => scene));
    },
    close: () => receiver.close(),
  };
}

export const NO_LOOKS = { alloys: {}, finishes: {}, gems: {} } as const;
