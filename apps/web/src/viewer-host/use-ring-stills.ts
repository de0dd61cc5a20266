import type { RingScene } from '@ringwerk/kernel/mesh';
import {
  openRingViewer,
  type RingViewer,
  type ViewerBackground,
  type ViewerLooks,
  type ViewerView,
} from '@ringwerk/viewer';
import { useEffect, useState } from 'react';
import { pageColours } from './page-colours.ts';

const WIDTH = 640;
const HEIGHT = 480;
const SAMPLES = 8;

/** Something to be pictured: its name among the pictures, and its rings when their turn has come. */
export interface StillSubject {
  readonly key: string;
  readonly bring: () => Promise<readonly RingScene[] | null>;
}

export interface RingStillsInput {
  /** The same array while nothing has changed. */
  readonly subjects: readonly StillSubject[];
  /** Null until the catalogue's looks are known. */
  readonly looks: ViewerLooks | null;
  readonly view: ViewerView;
  readonly background: ViewerBackground;
}

/**
 * Pictures of several designs by one camera, one after the other, by a viewer that nobody sees. Addresses by subject;
 * what has no picture yet, or none on this device, is missing.
 */
export function useRingStills({ subjects, looks, view, background }: RingStillsInput): ReadonlyMap<string, string> {
  const [stills, setStills] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (looks === null || subjects.length === 0) return undefined;
    const made: string[] = [];
    let viewer: RingViewer | null = null;
    let isGone = false;
    const picture = async (): Promise<void> => {
      const opened = await openRingViewer({
        background,
        reducedMotion: true,
        pageColours: pageColours(),
        fill: 0.86,
      });
      viewer = opened.viewer;
      viewer.resize(WIDTH, HEIGHT, 1);
      for (const { key, bring } of subjects) {
        if (isGone) return;
        const scenes = await bring();
        if (isGone || scenes === null) continue;
        viewer.update({ rings: scenes.map((scene) => ({ scene })), looks });
        const blob = await viewer.snapshot({ width: WIDTH, height: HEIGHT, samples: SAMPLES, view });
        if (isGone) return;
        const url = URL.createObjectURL(blob);
        made.push(url);
        setStills((before) => new Map([...before, [key, url]]));
      }
    };
    picture()
      .catch((error: unknown) => {
        // A device without WebGL shows the drawings that stand there already.
        if (!isGone) console.warn('the stills could not be made', error);
      })
      .finally(() => viewer?.dispose());
    return () => {
      isGone = true;
      setStills(new Map());
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, [subjects, looks, view, background]);
  return stills;
}
