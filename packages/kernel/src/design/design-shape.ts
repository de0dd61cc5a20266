import {
  DESIGN_VERSION,
  ENGRAVING_FONTS,
  ENGRAVING_METHODS,
  FINISH_IDS,
  GROOVE_SHAPES,
  PROFILE_IDS,
  RING_ROLES,
  ROW_EXTENTS,
  SETTING_IDS,
  STONE_CUTS,
} from './ring-design.ts';

/** A number with its unit, closed range and step; `step` 1 means a whole number. */
export interface NumberNode {
  readonly kind: 'number';
  readonly unit: 'mm' | '1';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly default: number;
  readonly meaning: string;
}
/** One word out of a closed list. */
export interface ChoiceNode {
  readonly kind: 'choice';
  readonly values: readonly string[];
  readonly default: string;
  readonly meaning: string;
}
/** A key into one of the tables that come with the catalogue. */
export interface KeyNode {
  readonly kind: 'key';
  readonly maxLength: number;
  readonly default: string;
  readonly meaning: string;
}
/** Free text of one line, counted in code points after NFC. */
export interface TextNode {
  readonly kind: 'text';
  readonly minLength: number;
  readonly maxLength: number;
  readonly default: string;
  readonly meaning: string;
}
export interface ObjectNode {
  readonly kind: 'object';
  readonly fields: Readonly<Record<string, ShapeNode>>;
  readonly meaning: string;
}
export interface ListNode {
  readonly kind: 'list';
  readonly min: number;
  readonly max: number;
  readonly of: ShapeNode;
  readonly meaning: string;
}
export interface NullableNode {
  readonly kind: 'nullable';
  readonly of: ShapeNode;
  readonly meaning: string;
}
export type LeafNode = NumberNode | ChoiceNode | KeyNode | TextNode;
export type ShapeNode = LeafNode | ObjectNode | ListNode | NullableNode;

const length = (min: number, max: number, step: number, preset: number, meaning: string): NumberNode => ({
  kind: 'number',
  unit: 'mm',
  min,
  max,
  step,
  default: preset,
  meaning,
});
const whole = (min: number, max: number, preset: number, meaning: string): NumberNode => ({
  kind: 'number',
  unit: '1',
  min,
  max,
  step: 1,
  default: preset,
  meaning,
});
const choice = (values: readonly string[], preset: string, meaning: string): ChoiceNode => ({
  kind: 'choice',
  values,
  default: preset,
  meaning,
});
const key = (preset: string, meaning: string): KeyNode => ({ kind: 'key', maxLength: 64, default: preset, meaning });

const SEGMENT: ObjectNode = {
  kind: 'object',
  meaning: 'One colour: a straight lane across the width.',
  fields: {
    alloy: key('au585-yellow', 'Key of the alloy table.'),
    share: whole(1, 12, 1, 'Whole parts of the width.'),
    finish: choice(FINISH_IDS, 'polished', 'Surface of the lane.'),
  },
};

const GROOVE: ObjectNode = {
  kind: 'object',
  meaning: 'A groove turned all around.',
  fields: {
    shape: choice(GROOVE_SHAPES, 'v', 'V 90°, U, or a channel with a row of beads.'),
    width: length(0.3, 2, 0.1, 0.5, 'Width of the mouth; only the sizes of GROOVE_WIDTHS are made.'),
    position: length(-6, 6, 0.01, 0, 'z of the centre line; 0 is the middle of the ring.'),
  },
};

const STONE_ROW: ObjectNode = {
  kind: 'object',
  meaning: 'Stones in one row along the ring, centred on the top.',
  fields: {
    setting: choice(SETTING_IDS, 'flush', 'How the stones are held.'),
    cut: choice(STONE_CUTS, 'round', 'Cut of the stones.'),
    material: key('diamond-natural', 'Key of the stone materials.'),
    quality: key('tw-si', 'Key of the qualities of that material.'),
    diameter: length(1, 9.4, 0.05, 1.5, 'Girdle diameter; only the sizes of the round size table are set.'),
    extent: choice(ROW_EXTENTS, 'count', 'A number of stones, or a share of the ring.'),
    count: whole(1, 120, 1, 'Number of stones when extent is count, else 1.'),
    spacing: length(0, 10, 0.01, 0.2, 'Clear distance between neighbouring girdles.'),
    position: length(-6, 6, 0.01, 0, 'z of the centre line of the row.'),
  },
};

const ENGRAVING: ObjectNode = {
  kind: 'object',
  meaning: 'Text on the bore, opposite the hallmark.',
  fields: {
    text: { kind: 'text', minLength: 1, maxLength: 60, default: 'Anna', meaning: 'One line, Unicode NFC.' },
    method: choice(ENGRAVING_METHODS, 'laser', 'How it is cut.'),
    font: choice(ENGRAVING_FONTS, 'sans', 'Letter style.'),
  },
};

const RING: ObjectNode = {
  kind: 'object',
  meaning: 'One ring.',
  fields: {
    role: choice(RING_ROLES, 'single', 'single, or her and his of a pair.'),
    profile: choice(PROFILE_IDS, 'F05', 'Cross-section.'),
    width: length(1.5, 12, 0.5, 4, 'Width of the band.'),
    height: length(1.1, 4, 0.1, 1.6, 'Thickness from the bore crest to the highest outer point.'),
    size: length(41, 82, 0.5, 54, 'Inner circumference at the narrowest bore circle (ISO 8653).'),
    segments: { kind: 'list', min: 1, max: 3, of: SEGMENT, meaning: 'Lanes from -z to +z.' },
    grooves: { kind: 'list', min: 0, max: 4, of: GROOVE, meaning: 'Grooves in any order.' },
    stones: { kind: 'list', min: 0, max: 1, of: STONE_ROW, meaning: 'No row or one row.' },
    engraving: { kind: 'nullable', of: ENGRAVING, meaning: 'Inside engraving or null.' },
  },
};

/**
 * The design record as data: the one description that parsing, canonical writing, the link form, the JSON
 * Schema, the parameter table and the property tests all read. Field order here is the canonical order.
 */
export const DESIGN_SHAPE: ObjectNode = {
  kind: 'object',
  meaning: 'A design.',
  fields: {
    version: whole(DESIGN_VERSION, DESIGN_VERSION, DESIGN_VERSION, 'Version of the record.'),
    rings: { kind: 'list', min: 1, max: 2, of: RING, meaning: 'One ring, or her and his.' },
  },
};
