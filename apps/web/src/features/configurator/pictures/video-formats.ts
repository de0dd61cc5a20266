import type { PictureSize } from './picture-size.ts';

/** Containers of a video: MP4 plays everywhere, WebM is what browsers without a licensed encoder write. */
export const VIDEO_FORMATS = ['mp4', 'webm'] as const;
export type VideoFormat = (typeof VIDEO_FORMATS)[number];

/** The containers whose video this browser encodes at this size; none where it has no encoder at all. */
export async function encodableFormats(size: PictureSize): Promise<readonly VideoFormat[]> {
  if (typeof VideoEncoder === 'undefined') return [];
  const { codecFor } = await import('./video-file.ts');
  const codecs = await Promise.all(VIDEO_FORMATS.map((format) => codecFor(format, size)));
  return VIDEO_FORMATS.filter((_, index) => codecs[index] !== null);
}
