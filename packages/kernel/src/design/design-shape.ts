import {
  DESIGN_VERSION,
  EDGE_FORMS,
  ENGRAVING_FACES,
  ENGRAVING_FONTS,
  ENGRAVING_METHODS,
  FINISH_IDS,
  GROOVE_SHAPES,
  ORIENTATIONS,
  PATH_FORMS,
  PLATINGS,
  PROFILE_IDS,
  RING_ROLES,
  ROW_EXTENTS,
  SEAT_BACKS,
  SETTING_IDS,
  SPLIT_FORMS,
  STONE_CUTS,
  STONE_FACES,
} from './ring-design.ts';

/** A number with its unit, closed range and step; `step` 1 means a whole number. */
export interface NumberNode {
  readonly kind: 'number';
  readonly unit: 'mm' | 'deg' | '1';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly default: number;
}
/** One word out of a closed list. */
export interface ChoiceNode {
  readonly kind: 'choice';
  readonly values: readonly string[];
  readonly default: string;
}
/** A key into one of the tables that come with the catalogue. */
export interface KeyNode {
  readonly kind: 'key';
  readonly maxLength: number;
  readonly default: string;
}
/** Free text of one line, counted in code points after NFC. */
export interface TextNode {
  readonly kind: 'text';
  readonly minLength: number;
  readonly maxLength: number;
  readonly default: string;
}
export interface ObjectNode {
  readonly kind: 'object';
  readonly fields: Readonly<Record<string, ShapeNode>>;
}
export interface ListNode {
  readonly kind: 'list';
  readonly min: number;
  readonly max: number;
  readonly of: ShapeNode;
}
export interface NullableNode {
  readonly kind: 'nullable';
  readonly of: ShapeNode;
}
export type LeafNode = NumberNode | ChoiceNode | KeyNode | TextNode;
export type ShapeNode = LeafNode | ObjectNode | ListNode | NullableNode;

const length = (min: number, max: number, step: number, preset: number): NumberNode => ({
  kind: 'number',
  unit: 'mm',
  min,
  max,
  step,
  default: preset,
});
const whole = (min: number, max: number, preset: number): NumberNode => ({
  ...length(min, max, 1, preset),
  unit: '1',
});
const ratio = (min: number, max: number, preset: number): NumberNode => ({
  ...length(min, max, 0.01, preset),
  unit: '1',
});
const degrees = (min: number, max: number): NumberNode => ({ ...length(min, max, 1, 0), unit: 'deg' });
const choice = (values: readonly string[], preset: string): ChoiceNode => ({ kind: 'choice', values, default: preset });
const key = (preset: string): KeyNode => ({ kind: 'key', maxLength: 64, default: preset });
const text = (minLength: number, maxLength: number, preset: string): TextNode => ({
  kind: 'text',
  minLength,
  maxLength,
  default: preset,
});
const object = (fields: ObjectNode['fields']): ObjectNode => ({ kind: 'object', fields });
const list = (min: number, max: number, of: ShapeNode): ListNode => ({ kind: 'list', min, max, of });
const nullable = (of: ShapeNode): NullableNode => ({ kind: 'nullable', of });

const SWING = {
  amplitude: length(0, 3, 0.05, 0),
  waves: whole(1, 6, 1),
  phase: degrees(0, 359),
};

const SEGMENT = object({
  alloy: key('au585-yellow'),
  share: whole(1, 12, 1),
  finish: choice(FINISH_IDS, 'polished'),
  pattern: whole(0, 9999, 0),
});

const SPLIT = object({ form: choice(SPLIT_FORMS, 'straight'), ...SWING });

const INLAY = object({
  alloy: key('au585-yellow'),
  width: length(0.3, 3, 0.1, 0.8),
  position: length(-6, 6, 0.01, 0),
  depth: length(0.3, 2, 0.1, 0.6),
  finish: choice(FINISH_IDS, 'polished'),
});

const GROOVE = object({
  shape: choice(GROOVE_SHAPES, 'v'),
  width: length(0.2, 2, 0.05, 0.5),
  position: length(-6, 6, 0.01, 0),
  path: object({ form: choice(PATH_FORMS, 'straight'), ...SWING }),
});

const EDGE = object({
  form: choice(EDGE_FORMS, 'chamfer'),
  width: length(0.2, 2, 0.05, 0.5),
  depth: length(0.1, 1, 0.05, 0.3),
  finish: choice(FINISH_IDS, 'polished'),
});

const RATIOS = object({
  outerSagitta: ratio(-0.3, 0.7, 0),
  innerSagitta: ratio(0, 0.7, 0),
  outerFillet: ratio(0, 0.5, 0.1),
  innerFillet: ratio(0, 0.5, 0.1),
});

const STONE_ROW = object({
  setting: choice(SETTING_IDS, 'flush'),
  cut: choice(STONE_CUTS, 'round'),
  material: key('diamond-natural'),
  quality: key('tw-si'),
  diameter: length(0.8, 15, 0.01, 1.5),
  length: length(0.8, 20, 0.01, 1.5),
  depth: nullable(length(0.4, 12, 0.01, 1)),
  listing: nullable(key('stone')),
  orientation: choice(ORIENTATIONS, 'along'),
  face: choice(STONE_FACES, 'outer'),
  extent: choice(ROW_EXTENTS, 'count'),
  count: whole(1, 120, 1),
  spacing: length(0, 10, 0.01, 0.2),
  position: length(-6, 6, 0.01, 0),
  angle: degrees(-180, 180),
  back: choice(SEAT_BACKS, 'closed'),
  lift: length(0, 8, 0.05, 0),
  seed: whole(0, 9999, 0),
});

const ENGRAVING = object({
  face: choice(ENGRAVING_FACES, 'inside'),
  text: text(0, 60, 'Anna'),
  drawing: nullable(text(1, 2000, 'M0 0L1 0L1 1Z')),
  method: choice(ENGRAVING_METHODS, 'laser'),
  font: choice(ENGRAVING_FONTS, 'sans'),
  height: nullable(length(0.6, 4, 0.05, 1.5)),
  position: length(-6, 6, 0.05, 0),
  angle: degrees(-180, 180),
  depth: length(0.02, 0.2, 0.01, 0.02),
});

const RING = object({
  role: choice(RING_ROLES, 'single'),
  profile: choice(PROFILE_IDS, 'F05'),
  ratios: nullable(RATIOS),
  // The finest step that any workshop turns to; `widthStep` of the tables says which one this workshop does.
  width: length(1.5, 12, 0.05, 4),
  height: length(1.1, 5, 0.05, 1.6),
  // A hundredth of circumference is 0.003 mm of diameter: every step of every national scale is held exactly.
  size: length(41, 82, 0.01, 54),
  plating: choice(PLATINGS, 'none'),
  edges: object({
    left: nullable(EDGE),
    right: nullable(EDGE),
  }),
  split: SPLIT,
  segments: list(1, 5, SEGMENT),
  inlays: list(0, 3, INLAY),
  grooves: list(0, 6, GROOVE),
  stones: list(0, 40, STONE_ROW),
  engravings: list(0, 4, ENGRAVING),
});

/**
 * The design record as data: the one description that parsing, canonical writing, the link form, the JSON
 * Schema, the parameter table and the property tests all read. Field order here is the canonical order.
 */
export const DESIGN_SHAPE = object({
  version: whole(DESIGN_VERSION, DESIGN_VERSION, DESIGN_VERSION),
  rings: list(1, 2, RING),
});
