import type { Rgb } from '../ring-viewer.ts';

type FaceFrame = readonly [middle: Rgb, alongS: Rgb, alongT: Rgb];

/** Middle of a cube face and its two axes, OpenGL's face order and orientation. */
export const FACE_FRAMES: readonly FaceFrame[] = [
  [
    [1, 0, 0],
    [0, 0, -1],
    [0, -1, 0],
  ],
  [
    [-1, 0, 0],
    [0, 0, 1],
    [0, -1, 0],
  ],
  [
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ],
  [
    [0, -1, 0],
    [1, 0, 0],
    [0, 0, -1],
  ],
  [
    [0, 0, 1],
    [1, 0, 0],
    [0, -1, 0],
  ],
  [
    [0, 0, -1],
    [-1, 0, 0],
    [0, -1, 0],
  ],
];

/** Direction of the middle of a texel, written to `direction`; gives the texel's share of the face's solid angle. */
export function texelDirection(
  frame: FaceFrame,
  size: number,
  at: number,
  direction: [number, number, number],
): number {
  const [middle, alongS, alongT] = frame;
  const s = (2 * ((at % size) + 0.5)) / size - 1;
  const t = (2 * (Math.floor(at / size) + 0.5)) / size - 1;
  const k = 1 / Math.sqrt(1 + s * s + t * t);
  direction[0] = (middle[0] + alongS[0] * s + alongT[0] * t) * k;
  direction[1] = (middle[1] + alongS[1] * s + alongT[1] * t) * k;
  direction[2] = (middle[2] + alongS[2] * s + alongT[2] * t) * k;
  return k * k * k;
}
