import { useEffect, useState } from 'react';
import type { PictureSize } from '../../../pictures/files/picture-size.ts';
import { encodableFormats } from './encodable-formats.ts';
import type { VideoFormat } from './video-format.ts';

/** The containers whose video this browser encodes at this size; those of the size before until that is known, null before the first. */
export function useEncodableFormats({ width, height }: PictureSize, isAsked: boolean): readonly VideoFormat[] | null {
  const [found, setFound] = useState<readonly VideoFormat[] | null>(null);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isGone = false;
    encodableFormats({ width, height }).then(
      (formats) => !isGone && setFound(formats),
      (error: unknown) => {
        console.warn('the encoders of this browser are not known', error);
        if (!isGone) setFound([]);
      },
    );
    return () => {
      isGone = true;
    };
  }, [width, height, isAsked]);
  return found;
}
