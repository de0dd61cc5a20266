/** What a customer can cause is a value, never an exception. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly Issue[] };

export type IssueSeverity = 'error' | 'warning';

/** What stands at one place of a record: a leaf, or a part with places of its own. Records have no booleans. */
export type RecordValue = string | number | null | readonly RecordValue[] | { readonly [field: string]: RecordValue };

/** A smallest legal way out: writing `value` at `path` of the same design removes the issue. */
export interface IssueRepair {
  readonly path: string;
  readonly value: RecordValue;
}

/**
 * One finding about a design. It holds no prose: the page looks `code` up in the reader's language and
 * fills it with `params` (millimetres as plain numbers).
 */
export interface Issue {
  readonly code: IssueCode;
  /** JSON pointer into the design, e.g. `/rings/0/width`. */
  readonly path: string;
  readonly params: Readonly<Record<string, number | string>>;
  readonly severity: IssueSeverity;
  readonly repair?: IssueRepair;
}

/** Every issue code of the kernel; texts in six languages stand in the web application. */
export const ISSUE_CODES = [
  // parsing
  'design.not-an-object',
  'design.version-missing',
  'design.version-unknown',
  'design.field-unknown',
  'design.field-missing',
  'design.type',
  'design.not-finite',
  'design.out-of-range',
  'design.off-step',
  'design.too-many',
  'design.too-few',
  'design.value-unknown',
  'design.roles',
  // rules
  'profile.width-range',
  'profile.height-range',
  'profile.height-over-width',
  'profile.thin-edge',
  'profile.round-wire',
  'profile.ratios',
  'profile.face-width',
  'edge.size',
  'edge.chamfer-angle',
  'edge.profile',
  'edge.wall',
  'alloy.unknown',
  'alloy.withdrawn',
  'alloy.height-minimum',
  'alloy.pairing',
  'alloy.fineness-mixed',
  'alloy.inlay-host',
  'plating.alloy',
  'segment.too-narrow',
  'split.width-minimum',
  'split.amplitude',
  'split.waves',
  'split.shell-colours',
  'split.shell-height',
  'split.profile',
  'split.edge-distance',
  'inlay.edge-distance',
  'inlay.neighbour',
  'inlay.wall',
  'finish.unknown',
  'finish.alloy',
  'finish.segment-width',
  'finish.groove-forced',
  'finish.divisions',
  'groove.edge-distance',
  'groove.overlap',
  'groove.joint',
  'groove.wall',
  'groove.size',
  'groove.waves',
  'groove.ring-width',
  'stone.ring-width',
  'stone.ring-height',
  'stone.wall',
  'stone.edge-distance',
  'stone.groove-distance',
  'stone.groove-bed',
  'stone.joint-distance',
  'stone.spacing',
  'stone.proud',
  'stone.too-many',
  'stone.none-fits',
  'stone.profile',
  'stone.ridge',
  'stone.setting-alloy',
  'stone.setting-material',
  'stone.setting-profile',
  'stone.setting-cut',
  'stone.setting-finish',
  'stone.setting-face',
  'stone.setting-back',
  'stone.setting-count',
  'stone.size-unknown',
  'stone.quality-unknown',
  'stone.proportions',
  'stone.depth',
  'stone.lift',
  'stone.overhang',
  'stone.finger',
  'stone.collar',
  'stone.overlap',
  'stone.under-head',
  'stone.listing-count',
  'stone.listing-gone',
  'stone.listing-material',
  'stone.listing-origin',
  'stone.listing-size',
  'stone.rows',
  'engraving.too-long',
  'engraving.too-small',
  'engraving.glyph',
  'engraving.alloy',
  'engraving.font-width',
  'engraving.hallmark',
  'engraving.place',
  'engraving.overlap',
  'engraving.stone',
  'engraving.finish',
  'engraving.depth',
  'engraving.wall',
  'engraving.empty',
  'engraving.drawing',
  'engraving.drawing-method',
  'engraving.fine-line',
  // care: what the jeweller tells before the ring is ordered
  'care.plating',
  'care.refinish',
  'care.tarnish',
  'care.soft-matt',
  'care.soft-relief',
  'care.sand',
  'price.missing',
  'price.dollar',
  // files for the workshop
  'export.loose-metal',
  'export.open-mesh',
  'export.step-failed',
  'export.step-time',
  'export.volume',
] as const;
export type IssueCode = (typeof ISSUE_CODES)[number];

export const success = <T>(value: T): Result<T> => ({ ok: true, value });
export const refusal = <T>(issues: readonly Issue[]): Result<T> => ({ ok: false, issues });
