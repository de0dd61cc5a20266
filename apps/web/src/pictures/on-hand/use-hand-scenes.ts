import type { Design } from '@ringwerk/kernel';
import type { RingScene } from '@ringwerk/kernel/mesh';
import { useEffect, useState } from 'react';

/** What meshes rings for a picture of them: null when a newer question came between. */
export interface SceneSource {
  readonly scenesOf: (design: Design) => Promise<readonly RingScene[] | null>;
}

export interface HandScenes {
  readonly scenes: readonly RingScene[];
  readonly isUnmeshed: boolean;
}

const NONE: HandScenes = { scenes: [], isUnmeshed: false };

/** The scenes of the design's rings as they are at rest; empty until they are there. */
export function useHandScenes(source: SceneSource, design: Design): HandScenes {
  const [known, setKnown] = useState(NONE);
  useEffect(() => {
    let isGone = false;
    source.scenesOf(design).then(
      (scenes) => !isGone && scenes !== null && setKnown({ scenes, isUnmeshed: false }),
      (error: unknown) => {
        if (isGone) return;
        console.error('the rings could not be meshed for the photo', error);
        setKnown({ scenes: [], isUnmeshed: true });
      },
    );
    return () => {
      isGone = true;
    };
  }, [source, design]);
  return known;
}
