import { alloyHeight } from './alloy-height.ts';
import { alloyKnown } from './alloy-known.ts';
import { alloyPairing } from './alloy-pairing.ts';
import { engravingFit } from './engraving-fit.ts';
import { finishAlloy } from './finish-alloy.ts';
import { finishGroove } from './finish-groove.ts';
import { groovePlace } from './groove-place.ts';
import { grooveSize } from './groove-size.ts';
import { grooveWall } from './groove-wall.ts';
import { heightOverWidth } from './height-over-width.ts';
import { profileRange } from './profile-range.ts';
import type { RingRule } from './rule.ts';
import { segmentWidth } from './segment-width.ts';
import { stoneAlloy } from './stone-alloy.ts';
import { stoneKnown } from './stone-known.ts';
import { stonePlace } from './stone-place.ts';
import { stoneRing } from './stone-ring.ts';
import { stoneSpacing } from './stone-spacing.ts';
import { stoneWall } from './stone-wall.ts';
import { thinEdge } from './thin-edge.ts';

/** Every manufacturability rule in the order in which a person would read the findings. */
export const RING_RULES: readonly RingRule[] = [
  profileRange,
  heightOverWidth,
  thinEdge,
  alloyKnown,
  alloyHeight,
  alloyPairing,
  segmentWidth,
  finishAlloy,
  finishGroove,
  grooveSize,
  groovePlace,
  grooveWall,
  stoneKnown,
  stoneAlloy,
  stoneRing,
  stoneWall,
  stonePlace,
  stoneSpacing,
  engravingFit,
];
