/** Containers of a video: MP4 plays everywhere, WebM is what browsers without a licensed encoder write. */
export const VIDEO_FORMATS = ['mp4', 'webm'] as const;
export type VideoFormat = (typeof VIDEO_FORMATS)[number];
