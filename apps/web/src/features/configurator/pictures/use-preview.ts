import { useEffect, useState } from 'react';
import { snapshotOf, type PictureScene, type PictureViewer } from './draw-picture.ts';
import type { PictureSize } from './picture-size.ts';

/** Longer edge and samples of the first look, and of the one that follows: where the first came so soon, in seconds, and where not. */
const FIRST = { edge: 256, samples: 2 };
const NEXT = { edge: 900, samples: 16 };
const NEXT_ON_SLOW = { edge: 480, samples: 5 };
const SOON = 0.4;

/** What the picture will show, small, as an address; null until there is one. */
export function usePreview(viewer: PictureViewer | null, size: PictureSize, scene: PictureScene): string | null {
  const [url, setUrl] = useState<string | null>(null);
  const { width, height } = size;
  const { ground, fill } = scene;
  useEffect(() => {
    if (viewer === null) return undefined;
    let isGone = false;
    const look = async ({ edge, samples }: typeof FIRST): Promise<number> => {
      const scale = edge / Math.max(width, height);
      const small = { width: Math.round(width * scale), height: Math.round(height * scale) };
      const started = performance.now();
      const picture = await viewer.snapshot({ ...snapshotOf({ ...small, ground, fill }), samples });
      if (!isGone) setUrl(URL.createObjectURL(picture));
      return (performance.now() - started) / 1000;
    };
    const draw = async (): Promise<void> => {
      const seconds = await look(FIRST);
      if (!isGone) await look(seconds < SOON ? NEXT : NEXT_ON_SLOW);
    };
    draw().catch((error: unknown) => {
      if (!isGone) console.warn('the preview was not made', error);
    });
    return () => {
      isGone = true;
    };
  }, [viewer, width, height, ground, fill]);
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url]);
  return url;
}
