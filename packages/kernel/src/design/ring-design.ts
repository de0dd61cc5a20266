import type { Mm } from '../units/quantities.ts';

/**
 * The design record: the only source of truth of a ring. Picture, weight, rules, price, order sheet and
 * manufacturing file are all computed from it and from nothing else. Lengths in millimetres.
 *
 * Frame of a ring: axis = z, band from z = -width/2 to +width/2, the top (where a single stone sits) at
 * +y, angles counter-clockwise seen from +z. Left edge of a ring = negative z.
 */
export const DESIGN_VERSION = 1;

export const RING_ROLES = ['single', 'her', 'his'] as const;
export type RingRole = (typeof RING_ROLES)[number];

export const PROFILE_IDS = [
  'F01',
  'F02',
  'F03',
  'F04',
  'F05',
  'F06',
  'F07',
  'F08',
  'F09',
  'F10',
  'F11',
  'F12',
] as const;
export type ProfileId = (typeof PROFILE_IDS)[number];

export const FINISH_IDS = ['polished', 'matte-long', 'sand-fine', 'sand-coarse', 'ice'] as const;
export type FinishId = (typeof FINISH_IDS)[number];

export const GROOVE_SHAPES = ['v', 'u', 'milgrain'] as const;
export type GrooveShape = (typeof GROOVE_SHAPES)[number];

export const SETTING_IDS = ['flush', 'channel'] as const;
export type SettingId = (typeof SETTING_IDS)[number];

export const STONE_CUTS = ['round'] as const;
export type StoneCut = (typeof STONE_CUTS)[number];

export const ROW_EXTENTS = ['count', 'third', 'half', 'full'] as const;
export type RowExtent = (typeof ROW_EXTENTS)[number];

export const ENGRAVING_METHODS = ['laser', 'diamond-tip'] as const;
export type EngravingMethod = (typeof ENGRAVING_METHODS)[number];

export const ENGRAVING_FONTS = ['sans', 'serif', 'script'] as const;
export type EngravingFont = (typeof ENGRAVING_FONTS)[number];

/** One colour of the ring: a straight lane across the width. Lanes follow each other from -z to +z. */
export interface Segment {
  /** Key into the alloy table. */
  readonly alloy: string;
  /** Whole parts of the width, e.g. 2:1:1. Range 1..12. */
  readonly share: number;
  readonly finish: FinishId;
}

/**
 * A turned groove all around. Depth follows from shape and width: V 90° and U are half as deep as wide.
 * `milgrain` is a U channel 0.7 mm (fine, bead 0.5) or 1.2 mm (coarse, bead 1.0) wide that carries a row of beads.
 */
export interface Groove {
  readonly shape: GrooveShape;
  readonly width: Mm;
  /** z of the groove's centre line. */
  readonly position: Mm;
}

/** Stones in one row along the ring, centred on the top. */
export interface StoneRow {
  readonly setting: SettingId;
  readonly cut: StoneCut;
  /** Key into the stone materials, e.g. `diamond-natural`. */
  readonly material: string;
  /** Key into the quality bundles, e.g. `tw-si`. */
  readonly quality: string;
  /** Girdle diameter; one of the trade's sizes of the round size table. */
  readonly diameter: Mm;
  readonly extent: RowExtent;
  /** Number of stones when `extent` is `count`; ignored and stored as 1 otherwise. */
  readonly count: number;
  /** Clear distance between neighbouring girdles. `full` rows stretch it evenly so that the row closes. */
  readonly spacing: Mm;
  /** z of the row's centre line. */
  readonly position: Mm;
}

export interface InsideEngraving {
  /** Unicode NFC, one line. */
  readonly text: string;
  readonly method: EngravingMethod;
  readonly font: EngravingFont;
}

export interface RingDesign {
  readonly role: RingRole;
  readonly profile: ProfileId;
  readonly width: Mm;
  readonly height: Mm;
  /** Inner circumference at the narrowest bore circle (the ISO 8653 size). */
  readonly size: Mm;
  /** 1..3 lanes. */
  readonly segments: readonly Segment[];
  /** 0..4 grooves. */
  readonly grooves: readonly Groove[];
  /** No row or one row. */
  readonly stones: readonly StoneRow[];
  readonly engraving: InsideEngraving | null;
}

/** One ring (`single`) or a pair (`her`, `his`, in this order). */
export interface Design {
  readonly version: typeof DESIGN_VERSION;
  readonly rings: readonly RingDesign[];
}
