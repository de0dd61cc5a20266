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
