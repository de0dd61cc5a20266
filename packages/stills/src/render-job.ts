import type { HouseAlloy } from '@ringwerk/catalogue';
import type { Design } from '@ringwerk/kernel';

/** Cameras that pictures are taken with; names of the viewer. */
export const STILL_VIEWS = ['hero', 'front', 'side', 'top', 'macro', 'profile', 'swatch'] as const;
export type StillView = (typeof STILL_VIEWS)[number];

/** Samples of the pictures that are shown to people. */
export const STILL_SAMPLES = 16;

/** One picture to draw: what it shows and how. */
export interface RenderJob {
  readonly design: Design;
  /** What the house has beside the alloys of the release, and what it changed of those; none: the release alone. */
  readonly alloys: readonly HouseAlloy[];
  readonly view: StillView;
  /** Pixels along both edges. */
  readonly size: number;
  /** Jittered samples per pixel, 1..256. */
  readonly samples: number;
  readonly type: 'image/webp' | 'image/png';
}
