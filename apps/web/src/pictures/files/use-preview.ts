import { useEffect, useState } from 'react';
import { snapshotOf, type PictureScene, type PictureViewer } from './draw-picture.ts';
import type { PictureSize } from './picture-size.ts';

/** Longer edge and samples of the first look, and of the one that follows: where the first came so soon, in seconds, and where not. */
const FIRST = { edge: 256, samples: 2 };
const NEXT = { edge: 900, samples: 16 };
const NEXT_ON_SLOW = { edge: 480, samples: 5 };
const SOON = 0.4;

interface Preview {
  readonly url: string;
  /** Of which picture it is. */
  readonly of: string;
}

/** What the picture will show, small, as an address; null until there is one of this size and scene: another one would be out of shape. */
export function usePreview(viewer: PictureViewer | null, size: PictureSize, scene: PictureScene): string | null {
  const [preview, setPreview] = useState<Preview | null>(null);
  const { width, height } = size;
  const { ground, fill } = scene;
  const asked = JSON.stringify([width, height, ground, fill]);
  useEffect(() => {
    if (viewer === null) return undefined;
    let isGone = false;
    const look = async ({ edge, samples }: typeof FIRST): Promise<number> => {
      const scale = edge / Math.max(width, height);
      const small = { width: Math.round(width * scale), height: Math.round(height * scale) };
      const started = performance.now();
      const picture = await viewer.snapshot({ ...snapshotOf({ ...small, ground, fill }), samples });
      if (!isGone) setPreview({ url: URL.createObjectURL(picture), of: asked });
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
  }, [viewer, width, height, ground, fill, asked]);
  useEffect(() => () => (preview === null ? undefined : URL.revokeObjectURL(preview.url)), [preview]);
  return preview?.of === asked ? preview.url : null;
}
