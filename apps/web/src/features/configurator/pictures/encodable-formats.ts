import type { PictureSize } from '../../../pictures/files/picture-size.ts';
import { VIDEO_FORMATS, type VideoFormat } from './video-format.ts';

/** The containers whose video this browser encodes at this size; none where it has no encoder at all. */
export async function encodableFormats(size: PictureSize): Promise<readonly VideoFormat[]> {
  if (typeof VideoEncoder === 'undefined') return [];
  const { codecFor } = await import('./video-file.ts');
  const codecs = await Promise.all(VIDEO_FORMATS.map((format) => codecFor(format, size)));
  return VIDEO_FORMATS.filter((_, index) => codecs[index] !== null);
}
