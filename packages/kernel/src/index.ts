export {
  STRAIGHT,
  STRAIGHT_SPLIT,
  PLAIN_RING,
  PLAIN_ROW,
  ENGRAVING_DEPTH,
  PLAIN_ENGRAVING,
} from './design/blank-ring.ts';
export { designJsonSchema } from './design/design-json-schema.ts';
export { designKey } from './design/design-key.ts';
export { GROOVE_WIDTHS } from './design/groove-widths.ts';
export type { BandKernel, Engraver, Kernel, Setter } from './design/kernel.ts';
export { CELL_OVER_LETTER, type LetterContour, type ShapedGlyph, type ShapedText } from './design/lettering.ts';
export { decodeDesign, encodeDesign } from './design/link-form.ts';
export type { ListedStone, ListedStones } from './design/listed-stone.ts';
export { PARAMETERS } from './design/parameters.ts';
export { parseDesign } from './design/parse-design.ts';
export {
  DESIGN_VERSION,
  type RingRole,
  PROFILE_IDS,
  type ProfileId,
  FINISH_IDS,
  type FinishId,
  PLATINGS,
  type Plating,
  EDGE_FORMS,
  type EdgeForm,
  SPLIT_FORMS,
  type SplitForm,
  PATH_FORMS,
  GROOVE_SHAPES,
  type GrooveShape,
  SETTING_IDS,
  type SettingId,
  STONE_CUTS,
  type StoneCut,
  ROW_EXTENTS,
  type RowExtent,
  ORIENTATIONS,
  type Orientation,
  STONE_FACES,
  type StoneFace,
  SEAT_BACKS,
  ENGRAVING_FACES,
  type EngravingFace,
  ENGRAVING_METHODS,
  type EngravingMethod,
  ENGRAVING_FONTS,
  type EngravingFont,
  type Path,
  type Split,
  type Segment,
  type Inlay,
  type Groove,
  type EdgeWork,
  type ProfileRatios,
  type StoneRow,
  type Engraving,
  type RingDesign,
  type Design,
} from './design/ring-design.ts';
export { ringFacts, type RingFactKind } from './design/ring-facts.ts';
export { serialiseDesign } from './design/serialise-design.ts';
export type {
  AlloySpec,
  ProfileSpec,
  RoundSize,
  CutSize,
  StoneMaterialSpec,
  Lettering,
  KernelTables,
} from './design/tables.ts';
export { hasStones, withoutStones } from './design/without-stones.ts';
export type { RingEvaluation, Evaluation } from './evaluation.ts';
export { cents, type Mm, mm } from './units/quantities.ts';
export {
  type Result,
  type IssueRepair,
  type Issue,
  ISSUE_CODES,
  type IssueCode,
  success,
  refusal,
} from './units/result.ts';
export { grams, type Grams } from './units/quantities.ts';
export type { Cents } from './units/quantities.ts';
export type { RecordValue } from './units/result.ts';
export type { AlloyTraits } from './design/tables.ts';
export type { AlloyKind } from './design/tables.ts';
export type { CieLab, ListedAlloy } from './design/tables.ts';
export type { AlloyWork } from './design/tables.ts';
