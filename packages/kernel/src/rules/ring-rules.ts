import { alloyHeight } from './alloys/alloy-height.ts';
import { alloyKnown } from './alloys/alloy-known.ts';
import { alloyPairing } from './alloys/alloy-pairing.ts';
import { alloyWithdrawn } from './alloys/alloy-withdrawn.ts';
import { builtAsDrawn } from './built-as-drawn.ts';
import { carePlating } from './care/care-plating.ts';
import { careRefinish } from './care/care-refinish.ts';
import { careSand } from './care/care-sand.ts';
import { careSoftMatt } from './care/care-soft-matt.ts';
import { careSoftRelief } from './care/care-soft-relief.ts';
import { careTarnish } from './care/care-tarnish.ts';
import { edgeProfile } from './profile/edge-profile.ts';
import { edgeSize } from './profile/edge-size.ts';
import { edgeWall } from './profile/edge-wall.ts';
import { engravingAlloy } from './engraving/engraving-alloy.ts';
import { engravingDepth } from './engraving/engraving-depth.ts';
import { engravingDrawing } from './engraving/engraving-drawing.ts';
import { engravingFinish } from './engraving/engraving-finish.ts';
import { engravingFont } from './engraving/engraving-font.ts';
import { engravingGlyph } from './engraving/engraving-glyph.ts';
import { engravingHallmark } from './engraving/engraving-hallmark.ts';
import { engravingLegible } from './engraving/engraving-legible.ts';
import { engravingLength } from './engraving/engraving-length.ts';
import { engravingOverlap } from './engraving/engraving-overlap.ts';
import { engravingPlace } from './engraving/engraving-place.ts';
import { faceWidth } from './profile/face-width.ts';
import { finishAlloy } from './finishes/finish-alloy.ts';
import { finishDivisions } from './finishes/finish-divisions.ts';
import { finishGroove } from './finishes/finish-groove.ts';
import { finishWidth } from './finishes/finish-width.ts';
import { grooveJoint } from './grooves/groove-joint.ts';
import { groovePlace } from './grooves/groove-place.ts';
import { grooveSize } from './grooves/groove-size.ts';
import { grooveWall } from './grooves/groove-wall.ts';
import { grooveWaves } from './grooves/groove-waves.ts';
import { heightOverWidth } from './profile/height-over-width.ts';
import { inlayHost } from './inlays/inlay-host.ts';
import { inlayPlace } from './inlays/inlay-place.ts';
import { inlayWall } from './inlays/inlay-wall.ts';
import { milgrain } from './grooves/milgrain.ts';
import { notchFlank } from './finishes/notch-flank.ts';
import { plating } from './alloys/plating.ts';
import { profileRange } from './profile/profile-range.ts';
import { profileRatios } from './profile/profile-ratios.ts';
import { roundWire } from './profile/round-wire.ts';
import type { RingRule } from './basis/rule.ts';
import { segmentWidth } from './segments/segment-width.ts';
import { splitLine } from './segments/split-line.ts';
import { splitPlace } from './segments/split-place.ts';
import { splitShell } from './segments/split-shell.ts';
import { stoneCollar } from './stones/stone-collar.ts';
import { stoneCount } from './stones/stone-count.ts';
import { stoneExclusion } from './stones/stone-exclusion.ts';
import { stoneFinger } from './stones/stone-finger.ts';
import { stoneFlank } from './stones/stone-flank.ts';
import { stoneGroove } from './stones/stone-groove.ts';
import { stoneLift } from './stones/stone-lift.ts';
import { stoneOverhang } from './stones/stone-overhang.ts';
import { stoneOverlap } from './stones/stone-overlap.ts';
import { stonePlace } from './stones/stone-place.ts';
import { stoneProportions } from './stones/stone-proportions.ts';
import { stoneProud } from './stones/stone-proud.ts';
import { stoneQuality } from './stones/stone-quality.ts';
import { stoneRidge } from './stones/stone-ridge.ts';
import { stoneRing } from './stones/stone-ring.ts';
import { stoneRows } from './stones/stone-rows.ts';
import { stoneSize } from './stones/stone-size.ts';
import { stoneSpacing } from './stones/stone-spacing.ts';
import { stoneTension } from './stones/stone-tension.ts';
import { stoneUnderHead } from './stones/stone-under-head.ts';
import { stoneWall } from './stones/stone-wall.ts';
import { thinEdge } from './profile/thin-edge.ts';
import { widthStep } from './profile/width-step.ts';

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
  alloyWithdrawn,
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
