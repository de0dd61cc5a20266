import { useEffect, useState } from 'react';
import type { PictureSize } from './picture-size.ts';
import { encodableFormats, type VideoFormat } from './video-formats.ts';

/** The containers whose video this browser encodes at this size; null until that is known, or while nobody asks. */
export function useEncodableFormats({ width, height }: PictureSize, isAsked: boolean): readonly VideoFormat[] | null {
  const [found, setFound] = useState<readonly VideoFormat[] | null>(null);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isGone = false;
    encodableFormats({ width, height })
      .catch((error: unknown) => {
        console.warn('the encoders of this browser are not known', error);
        return [];
      })
      .then((formats) => !isGone && setFound(formats));
    return () => {
      isGone = true;
      setFound(null);
    };
  }, [width, height, isAsked]);
  return found;
}
