import type { ReferenceView } from './reference-designs.ts';

/** A camera in the ring's frame, mm; `fieldOfView` = vertical, degrees; the picture's up is +y. */
export interface ReferenceCamera {
  readonly eye: readonly [number, number, number];
  readonly target: readonly [number, number, number];
  readonly fieldOfView: number;
}

export const DESIGN_CAMERAS: Readonly<Record<ReferenceView, ReferenceCamera>> = {
  ring: { eye: [20, 22, 50], target: [0, 1.4, 0], fieldOfView: 27 },
  crown: { eye: [9, 24, 17], target: [0.5, 9.5, 0], fieldOfView: 24 },
};
/** Edge of the pictures of the designs, pixels. */
export const DESIGN_SIZE = 256;

export const SOLITAIRE_VIEWS = ['hero', 'macro', 'top'] as const;
export type SolitaireView = (typeof SOLITAIRE_VIEWS)[number];
export const SOLITAIRE_CAMERAS: Readonly<Record<SolitaireView, ReferenceCamera>> = {
  hero: { eye: [20, 22, 50], target: [0, 1.9, 0], fieldOfView: 30 },
  macro: { eye: [4, 30, 17], target: [0, 13.2, 0], fieldOfView: 22 },
  top: { eye: [0, 45, 0.01], target: [0, 13.2, 0], fieldOfView: 14 },
};
export const SOLITAIRE_SIZE = { width: 480, height: 360 } as const;

/** The same camera so many degrees further round the ring's upright axis. */
export function turned({ eye: [x, y, z], ...rest }: ReferenceCamera, degrees: number): ReferenceCamera {
  const angle = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return { ...rest, eye: [x * cosine + z * sine, y, z * cosine - x * sine] };
}

/** Neighbouring frames of a ring that is turned, and the edge of their pictures, pixels. */
export const FLICKER_STEP = 0.5;
export const FLICKER_SIZE = 192;
/** Frames and seeds of each, as the pictures' names count them. */
export const FLICKER_FRAMES = [0, 1] as const;
export const FLICKER_SEEDS = [1, 2] as const;
