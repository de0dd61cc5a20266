/** Pictures of a turn that shops' viewers ask for. */
export const FRAME_COUNTS = [24, 36, 72] as const;
/** Frames a second of a video, and its length in seconds. */
export const FRAME_RATES = [25, 30] as const;
export const LENGTHS = [4, 6, 8] as const;

/**
 * Angles of the frames of a whole turn, radians: the camera goes the way that the stage's own turn goes. The last frame is one step
 * before the first, so that a loop has no frame twice.
 */
export const turnAngles = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => (index === 0 ? 0 : (-2 * Math.PI * index) / count));

/** Name of a frame's file, counted from 1 with leading zeros, so that names sort as the turn goes. */
export const frameName = (name: string, index: number, count: number, extension: string): string =>
  `${name}-${String(index + 1).padStart(String(count).length, '0')}.${extension}`;
