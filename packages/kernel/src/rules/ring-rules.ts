import { alloyHeight } from './alloy-height.ts';
import { alloyKnown } from './alloy-known.ts';
import { alloyPairing } from './alloy-pairing.ts';
import { builtAsDrawn } from './built-as-drawn.ts';
import { carePlating } from './care-plating.ts';
import { careRefinish } from './care-refinish.ts';
import { careSand } from './care-sand.ts';
import { careSoftMatt } from './care-soft-matt.ts';
import { careSoftRelief } from './care-soft-relief.ts';
import { careTarnish } from './care-tarnish.ts';
import { edgeProfile } from './edge-profile.ts';
import { edgeSize } from './edge-size.ts';
import { edgeWall } from './edge-wall.ts';
import { engravingAlloy } from './engraving-alloy.ts';
import { engravingDepth } from './engraving-depth.ts';
import { engravingDrawing } from './engraving-drawing.ts';
import { engravingFinish } from './engraving-finish.ts';
import { engravingFont } from './engraving-font.ts';
import { engravingGlyph } from './engraving-glyph.ts';
import { engravingHallmark } from './engraving-hallmark.ts';
import { engravingLegible } from './engraving-legible.ts';
import { engravingLength } from './engraving-length.ts';
import { engravingOverlap } from './engraving-overlap.ts';
import { engravingPlace } from './engraving-place.ts';
import { faceWidth } from './face-width.ts';
import { finishAlloy } from './finish-alloy.ts';
import { finishDivisions } from './finish-divisions.ts';
import { finishGroove } from './finish-groove.ts';
import { finishWidth } from './finish-width.ts';
import { grooveJoint } from './groove-joint.ts';
import { groovePlace } from './groove-place.ts';
import { grooveSize } from './groove-size.ts';
import { grooveWall } from './groove-wall.ts';
import { grooveWaves } from './groove-waves.ts';
import { heightOverWidth } from './height-over-width.ts';
import { inlayHost } from './inlay-host.ts';
import { inlayPlace } from './inlay-place.ts';
import { inlayWall } from './inlay-wall.ts';
import { milgrain } from './milgrain.ts';
import { notchFlank } from './notch-flank.ts';
import { plating } from './plating.ts';
import { profileRange } from './profile-range.ts';
import { profileRatios } from './profile-ratios.ts';
import { roundWire } from './round-wire.ts';
import type { RingRule } from './rule.ts';
import { segmentWidth } from './segment-width.ts';
import { splitLine } from './split-line.ts';
import { splitPlace } from './split-place.ts';
import { splitShell } from './split-shell.ts';
import { stoneCollar } from './stone-collar.ts';
import { stoneCount } from './stone-count.ts';
import { stoneExclusion } from './stone-exclusion.ts';
import { stoneFinger } from './stone-finger.ts';
import { stoneFlank } from './stone-flank.ts';
import { stoneGroove } from './stone-groove.ts';
import { stoneLift } from './stone-lift.ts';
import { stoneOverhang } from './stone-overhang.ts';
import { stoneOverlap } from './stone-overlap.ts';
import { stonePlace } from './stone-place.ts';
import { stoneProportions } from './stone-proportions.ts';
import { stoneProud } from './stone-proud.ts';
import { stoneQuality } from './stone-quality.ts';
import { stoneRidge } from './stone-ridge.ts';
import { stoneRing } from './stone-ring.ts';
import { stoneRows } from './stone-rows.ts';
import { stoneSize } from './stone-size.ts';
import { stoneSpacing } from './stone-spacing.ts';
import { stoneTension } from './stone-tension.ts';
import { stoneUnderHead } from './stone-under-head.ts';
import { stoneWall } from './stone-wall.ts';
import { thinEdge } from './thin-edge.ts';
import { widthStep } from './width-step.ts';

/** Every manufacturability rule in the order in which a person would read the findings. */
export const RING_RULES: readonly RingRule[] = [
  widthStep,
  profileRange,
  roundWire,
  heightOverWidth,
  profileRatios,
  faceWidth,
  thinEdge,
  edgeProfile,
  edgeSize,
  edgeWall,
  alloyKnown,
  alloyHeight,
  alloyPairing,
  plating,
  splitLine,
  splitShell,
  segmentWidth,
  splitPlace,
  inlayHost,
  inlayPlace,
  inlayWall,
  finishAlloy,
  finishWidth,
  finishDivisions,
  finishGroove,
  notchFlank,
  grooveSize,
  groovePlace,
  grooveJoint,
  grooveWaves,
  grooveWall,
  milgrain,
  builtAsDrawn,
  stoneExclusion,
  stoneQuality,
  stoneSize,
  stoneProportions,
  stoneTension,
  stoneCount,
  stoneLift,
  stoneOverhang,
  stoneFinger,
  stoneRing,
  stoneWall,
  stonePlace,
  stoneRidge,
  stoneGroove,
  stoneFlank,
  stoneCollar,
  stoneSpacing,
  stoneProud,
  stoneOverlap,
  stoneUnderHead,
  stoneRows,
  engravingAlloy,
  engravingDrawing,
  engravingGlyph,
  engravingFont,
  engravingLegible,
  engravingLength,
  engravingHallmark,
  engravingPlace,
  engravingOverlap,
  engravingFinish,
  engravingDepth,
  carePlating,
  careRefinish,
  careTarnish,
  careSoftMatt,
  careSoftRelief,
  careSand,
];
