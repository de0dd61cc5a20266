import type { HouseAlloy } from '@ringwerk/catalogue';
import type { Design, StoneRow } from '@ringwerk/kernel';

/**
 * Cameras that pictures are taken with: names of the viewer, `posed` = as the kind of rings is shown best, and the same from
 * further to the `left` and to the `right`.
 */
export const STILL_VIEWS = [
  'posed',
  'left',
  'right',
  'hero',
  'front',
  'side',
  'top',
  'macro',
  'profile',
  'swatch',
] as const;
export type StillView = (typeof STILL_VIEWS)[number];

/** Samples of a picture of metal, and of one whose stones take a processor several times as long. */
const SAMPLES = { metal: 24, stones: 12 } as const;
/** Stones let into the band up to which it is still the metal that takes the time. */
const FEW_STONES = 5;

const isFew = ({ setting, extent, count }: StoneRow): boolean =>
  setting === 'flush' && extent === 'count' && count <= FEW_STONES;

/**
 * Samples of the pictures that are shown to people. Below 24, thin lines of light along a gold rim break into dots; a pair takes
 * 1.7 s for 24 at 512 × 512 without a graphics card, a row of stones all round 4.4 s for 12.
 */
export const stillSamples = ({ rings }: Design): number =>
  rings.every(({ stones }) => stones.every(isFew)) ? SAMPLES.metal : SAMPLES.stones;

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
