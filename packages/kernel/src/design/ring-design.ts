import type { Mm } from '../units/quantities.ts';

/**
 * The design record: the only source of truth of a ring. Picture, weight, rules, price, order sheet and
 * manufacturing file are all computed from it and from nothing else. Lengths in millimetres.
 *
 * Frame of a ring: axis = z, band from z = -width/2 to +width/2, the top (where a single stone sits) at
 * +y, angles counter-clockwise seen from +z. Left edge of a ring = negative z.
 *
 * Its parts are type aliases, not interfaces: only aliases count as JSON (`RecordValue`), because an interface may be
 * extended elsewhere.
 */
export const DESIGN_VERSION = 3;

/** A pair belongs to a first and a second person; their names stand in quote, order and link, never in the record. */
export const RING_ROLES = ['single', 'first', 'second'] as const;
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
  'F13',
  'F14',
  'F15',
  'F16',
  'F17',
] as const;
export type ProfileId = (typeof PROFILE_IDS)[number];

export const FINISH_IDS = [
  'polished',
  'matte-long',
  'matte-cross',
  'matte-diag',
  'matte-xcross',
  'satin',
  'sand-fine',
  'sand-coarse',
  'ice',
  'hammer-pol',
  'hammer-mat',
  'hammer-coarse',
  'diamond-long',
  'diamond-diag',
  'star',
  'bark',
  'notch',
] as const;
export type FinishId = (typeof FINISH_IDS)[number];

export const PLATINGS = ['none', 'rhodium'] as const;
export type Plating = (typeof PLATINGS)[number];

export const EDGE_FORMS = ['chamfer', 'step'] as const;
export type EdgeForm = (typeof EDGE_FORMS)[number];

/** How lanes meet: along a line, or as an outer and an inner shell. */
export const SPLIT_FORMS = ['straight', 'wave', 'diagonal', 'shell'] as const;
export type SplitForm = (typeof SPLIT_FORMS)[number];

export const PATH_FORMS = ['straight', 'wave', 'diagonal'] as const;
export type PathForm = (typeof PATH_FORMS)[number];

export const GROOVE_SHAPES = ['v', 'v60', 'u', 'flat', 'raised', 'milgrain', 'bead'] as const;
export type GrooveShape = (typeof GROOVE_SHAPES)[number];

export const SETTING_IDS = [
  'flush',
  'grain',
  'pave',
  'channel',
  'channel-cross',
  'bar',
  'bezel',
  'tension',
  'prong4',
  'prong6',
  'side',
  'scatter',
] as const;
export type SettingId = (typeof SETTING_IDS)[number];

export const STONE_CUTS = [
  'round',
  'princess',
  'oval',
  'cushion',
  'emerald',
  'asscher',
  'radiant',
  'pear',
  'marquise',
  'heart',
  'baguette',
] as const;
export type StoneCut = (typeof STONE_CUTS)[number];

export const ROW_EXTENTS = ['count', 'third', 'half', 'full'] as const;
export type RowExtent = (typeof ROW_EXTENTS)[number];

/** Which way the longer side of a stone lies. */
export const ORIENTATIONS = ['along', 'across'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** Surface on which a row sits; left is the flank at -z. */
export const STONE_FACES = ['outer', 'left', 'right'] as const;
export type StoneFace = (typeof STONE_FACES)[number];

/** Closed behind, or opened to the bore (à jour). */
export const SEAT_BACKS = ['closed', 'open'] as const;
export type SeatBack = (typeof SEAT_BACKS)[number];

export const ENGRAVING_FACES = ['inside', 'outside'] as const;
export type EngravingFace = (typeof ENGRAVING_FACES)[number];

export const ENGRAVING_METHODS = ['laser', 'diamond-tip'] as const;
export type EngravingMethod = (typeof ENGRAVING_METHODS)[number];

export const ENGRAVING_FONTS = ['sans', 'serif', 'script', 'hand', 'calligraphic', 'line'] as const;
export type EngravingFont = (typeof ENGRAVING_FONTS)[number];

/**
 * Line around the ring: x(θ) = position + amplitude · cos(waves · (θ − π/2) + phase), so that a phase of 0 swings
 * furthest to +z at the top. `straight` has amplitude 0, waves 1 and phase 0; `diagonal` is one wave per turn and
 * therefore closes.
 */
export type Path = {
  readonly form: PathForm;
  /** Half of the way from crest to trough, mm. */
  readonly amplitude: Mm;
  /** Waves per turn, 1..6. */
  readonly waves: number;
  /** Degrees, 0..359. */
  readonly phase: number;
};

/** Line of all joints of a ring; `shell` divides the height instead of the width. */
export type Split = Omit<Path, 'form'> & {
  readonly form: SplitForm;
};

/** One colour of the ring. Lanes follow each other from -z to +z; shells from the outer to the inner one. */
export type Segment = {
  /** Key into the alloy table. */
  readonly alloy: string;
  /** Whole parts of the width (shell: of the height), e.g. 2:1:1. Range 1..12. */
  readonly share: number;
  readonly finish: FinishId;
  /** Which piece of a layered or woven material it is cut from; 0 for all others. */
  readonly pattern: number;
};

/** A strip of another alloy let into the outer surface, flush with it. */
export type Inlay = {
  readonly alloy: string;
  readonly width: Mm;
  /** z of its centre line. */
  readonly position: Mm;
  /** Radial depth below the surface. */
  readonly depth: Mm;
  readonly finish: FinishId;
};

/**
 * A groove around the ring. Depth follows from shape and width: V 90° and U half the width, V 60° 0.87 of it, flat
 * 0.3 mm. `raised` is a band that stands out instead. `milgrain` (0.7 or 1.2 mm) and `bead` (0.7 or 0.9 mm) carry a
 * row of beads.
 */
export type Groove = {
  readonly shape: GrooveShape;
  readonly width: Mm;
  /** z of the groove's centre line, before its path swings. */
  readonly position: Mm;
  readonly path: Path;
};

/** An edge of the band worked beyond its profile: `chamfer` is a slope, `step` a shoulder. */
export type EdgeWork = {
  readonly form: EdgeForm;
  /** Across the band. */
  readonly width: Mm;
  /** Towards the bore. */
  readonly depth: Mm;
  readonly finish: FinishId;
};

/** The maker's own curvature in place of the profile's, as ratios over the height; negative sagitta = concave. */
export type ProfileRatios = {
  readonly outerSagitta: number;
  readonly innerSagitta: number;
  readonly outerFillet: number;
  readonly innerFillet: number;
};

/** Stones of one kind in one setting: a row, a single stone, or stones strewn over a part of the ring. */
export type StoneRow = {
  readonly setting: SettingId;
  readonly cut: StoneCut;
  /** Key into the stone materials, e.g. `diamond-natural`. */
  readonly material: string;
  /** Key into the quality bundles, e.g. `tw-si`. */
  readonly quality: string;
  /** Girdle diameter, or the shorter side of other cuts. */
  readonly diameter: Mm;
  /** Longer side of the girdle; equals `diameter` for round stones. */
  readonly length: Mm;
  /** Measured total depth of a real stone; null takes the cut's own proportions. */
  readonly depth: Mm | null;
  /** Key of a listed stone that takes this seat; null for stones of the trade's sizes. */
  readonly listing: string | null;
  readonly orientation: Orientation;
  readonly face: StoneFace;
  readonly extent: RowExtent;
  /** Number of stones when `extent` is `count`; ignored and stored as 1 otherwise. */
  readonly count: number;
  /** Clear distance between neighbouring girdles. `full` rows stretch it evenly so that the row closes. */
  readonly spacing: Mm;
  /** z of the row's centre line; on a flank the height above the bore crest. */
  readonly position: Mm;
  /** Middle of the row, degrees from the top, counter-clockwise. */
  readonly angle: number;
  readonly back: SeatBack;
  /** Girdle above the surface, for settings that stand on the band; 0 for those that sink into it. */
  readonly lift: Mm;
  /** Draws the places of `scatter`; 0 for all others. */
  readonly seed: number;
};

export type Engraving = {
  readonly face: EngravingFace;
  /** Unicode NFC, one line; symbols of the house are characters. May be empty beside a drawing. */
  readonly text: string;
  /** Drawing in one colour as SVG path data in mm, y downwards, origin in its middle; null for text. */
  readonly drawing: string | null;
  readonly method: EngravingMethod;
  readonly font: EngravingFont;
  /** Height of capitals; null leaves it to the width of the ring. */
  readonly height: Mm | null;
  /** z of the line's middle. */
  readonly position: Mm;
  /** Middle of the text, degrees from the top, counter-clockwise. */
  readonly angle: number;
  /** Depth of cut. */
  readonly depth: Mm;
};

export type RingDesign = {
  readonly role: RingRole;
  readonly profile: ProfileId;
  readonly ratios: ProfileRatios | null;
  readonly width: Mm;
  readonly height: Mm;
  /** Inner circumference at the narrowest bore circle (the ISO 8653 size). */
  readonly size: Mm;
  readonly plating: Plating;
  readonly edges: { readonly left: EdgeWork | null; readonly right: EdgeWork | null };
  readonly split: Split;
  /** 1..5 lanes, or 2 shells. */
  readonly segments: readonly Segment[];
  /** 0..3 strips. */
  readonly inlays: readonly Inlay[];
  /** 0..6 grooves. */
  readonly grooves: readonly Groove[];
  /** 0..40 groups of stones. */
  readonly stones: readonly StoneRow[];
  /** 0..4 engravings. */
  readonly engravings: readonly Engraving[];
};

/** One ring (`single`) or a pair (`first`, `second`, in this order). Who wears which is no part of the record. */
export type Design = {
  readonly version: typeof DESIGN_VERSION;
  readonly rings: readonly RingDesign[];
};
