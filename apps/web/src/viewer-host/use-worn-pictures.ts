import { openRingViewer, type ViewerLooks } from '@ringwerk/viewer';
import { useEffect, useRef, useState } from 'react';
import { pageColours } from './page-colours.ts';
import { WornPainter, type WornPicture, type WornRing } from './worn-painter.ts';

export interface WornPictures {
  /** By place of the ring; what has no picture yet is missing. */
  readonly pictures: ReadonlyMap<number, WornPicture>;
  /** This device draws none. */
  readonly isFailed: boolean;
}

const NONE: WornPictures = { pictures: new Map(), isFailed: false };

async function open() {
  // The picture has no ground of its own: always the light studio, as most photos are taken by day.
  const options = { background: 'light', reducedMotion: true, pageColours: pageColours() } as const;
  const { viewer } = await openRingViewer(options);
  viewer.resize(1, 1, 1);
  return viewer;
}

/**
 * Pictures of rings on fingers, by a viewer that nobody sees and that lives while there is a ring to picture.
 * @param rings - by place; null where none is worn.
 */
export function useWornPictures(rings: readonly (WornRing | null)[], looks: ViewerLooks): WornPictures {
  const [shown, setShown] = useState(NONE);
  const painter = useRef<WornPainter | null>(null);
  const isWorn = rings.some((ring) => ring !== null);
  useEffect(() => {
    if (!isWorn) return undefined;
    painter.current = new WornPainter({
      open,
      decode: (picture) => createImageBitmap(picture),
      looks,
      onPicture: (index, picture) =>
        setShown(({ pictures }) => ({ pictures: new Map([...pictures, [index, picture]]), isFailed: false })),
      onFailure: (error) => {
        console.warn('the ring could not be drawn for the photo', error);
        setShown(({ pictures }) => ({ pictures, isFailed: true }));
      },
    });
    return () => {
      painter.current?.dispose();
      painter.current = null;
      setShown(NONE);
    };
  }, [isWorn, looks]);
  useEffect(() => {
    rings.forEach((ring, index) => painter.current?.paint(index, ring));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another painter has drawn nothing yet
  }, [rings, isWorn, looks]);
  return shown;
}
