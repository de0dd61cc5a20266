import type { RingScene } from '@ringwerk/kernel/mesh';
import { useEffect, useState } from 'react';
import { useConfigurator, useDesignState } from '../session/use-configurator.ts';

/** The scenes of the design's rings as they are at rest; empty until they are there. */
export function useHandScenes(): { readonly scenes: readonly RingScene[]; readonly isFailed: boolean } {
  const { session } = useConfigurator();
  const design = useDesignState((state) => state.history.present);
  const [known, setKnown] = useState<{ readonly scenes: readonly RingScene[]; readonly isFailed: boolean }>({
    scenes: [],
    isFailed: false,
  });
  useEffect(() => {
    let isGone = false;
    session.scenesOf(design).then(
      (scenes) => !isGone && scenes !== null && setKnown({ scenes, isFailed: false }),
      (error: unknown) => {
        if (isGone) return;
        console.error('the rings could not be meshed for the photo', error);
        setKnown({ scenes: [], isFailed: true });
      },
    );
    return () => {
      isGone = true;
    };
  }, [session, design]);
  return known;
}
