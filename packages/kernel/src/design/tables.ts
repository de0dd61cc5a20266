import type { ShapedText } from './lettering.ts';
import type { EngravingFont, EngravingMethod, ProfileId, StoneCut } from './ring-design.ts';

/**
 * How a material is worked: `cold` is rolled, cut bright and chased, `hard` is turned and milled only, `fibre` lies in
 * resin, `layers` are bonded and too thin for deep work.
 */
export type AlloyWork = 'cold' | 'hard' | 'fibre' | 'layers';

/**
 * What its surface takes: `any` finish; `milled` textures but no bright cut and no chasing; the few of a `skin` that cannot be
 * textured again (oxide, resin, tantalum); those that stay within thin `layers`.
 */
export type AlloySurface = 'any' | 'milled' | 'skin' | 'layers';

/** What follows from the nature of an alloy; rules, prices and advice read these and never ask for a family by name. */
export interface AlloyTraits {
  readonly work: AlloyWork;
  readonly surface: AlloySurface;
  /** As a strip it is rolled cold into an undercut, where a material takes neither solder nor glue. */
  readonly isRolledIn: boolean;
  /** Springs back for a lifetime: the cut band holds a stone between its ends. */
  readonly isSpringy: boolean;
  /** What is worked into its surface wears round. */
  readonly isSoft: boolean;
  /** Splinters or loses its skin where it is cut: stones sit in a collar of metal. */
  readonly isBrittle: boolean;
  /** A scratched surface can be worked again. */
  readonly isRefinishable: boolean;
  readonly tarnishes: boolean;
  /** Nearly white: a layer of rhodium whitens it and hides no colour. */
  readonly takesRhodium: boolean;
  /** Wall that must remain under any cut, mm. */
  readonly leastWall: number;
  /** Place in the order in which the trade casts heads, the most preferred first. */
  readonly castRank: number;
  /** Row of the price list's loss; a list without that row bills the family's. */
  readonly lossKey: string;
}

/** CIELAB of a polished plate, D65, 2° observer: L*, a*, b*. */
export type CieLab = readonly [number, number, number];

/** A kind of alloy: a family, narrowed to a colour where given. */
export interface AlloyKind {
  readonly family: AlloySpec['family'];
  readonly colour?: string;
}

/**
 * The content that the kernel computes with. It comes from the catalogue as an argument: the kernel
 * holds no alloy, no stone and no price of its own.
 */
export interface AlloySpec extends AlloyTraits {
  readonly id: string;
  readonly family:
    | 'gold'
    | 'platinum'
    | 'palladium'
    | 'silver'
    | 'titanium'
    | 'tantalum'
    | 'zirconium'
    | 'steel'
    | 'carbon'
    | 'mokume';
  readonly colour: string;
  /** Thousandths of the fine metal; null for metals without a fineness. */
  readonly fineness: number | null;
  /** g/cm³ */
  readonly density: number;
  /** Metal whose fixing prices it. */
  readonly fineMetal: 'Au' | 'Pt' | 'Pd' | 'Ag' | null;
  /** Colour of the bare metal, by which the nearest other alloy is found. */
  readonly lab?: CieLab;
  /** An alloy of the house's own: a price list names it by its id, or does not price it. */
  readonly isOwn?: true;
  /** No longer made. Designs that have it stay readable. */
  readonly isWithdrawn?: true;
}

/** An alloy that the house entered, changed or withdrew, as far as weights, prices and rules depend on it. */
export interface ListedAlloy extends Pick<
  AlloySpec,
  'id' | 'family' | 'colour' | 'fineness' | 'density' | 'fineMetal'
> {
  /** Share of metal lost and billed, decimal; null: as a price list bills its kind. */
  readonly loss: number | null;
  /** Null: the colour that the release brings. */
  readonly lab: CieLab | null;
  readonly isWithdrawn: boolean;
}

export interface ProfileSpec {
  readonly id: ProfileId;
  readonly kind: 'arc' | 'bevel' | 'slant' | 'step' | 'knife' | 'round' | 'trapezoid';
  /** Sagitta of the outer and inner arc over height; negative = concave. */
  readonly outerSagittaRatio: number;
  readonly innerSagittaRatio: number;
  /** Edge radii over height, outer and inner. */
  readonly outerFilletRatio: number;
  readonly innerFilletRatio: number;
  readonly chamferWidthRatio?: number;
  readonly chamferHeightRatio?: number;
  /** Slant: drop of the right edge over the height. */
  readonly dropRatio?: number;
  /** Step: width and depth of both shoulders, mm. */
  readonly stepWidth?: number;
  readonly stepDepth?: number;
  /** Knife: height of the flank over the height. */
  readonly edgeHeightRatio?: number;
  /** Trapezoid: lean of the flanks, degrees from upright. */
  readonly sideDegrees?: number;
  /** Allowed [min, max] in mm. */
  readonly width: readonly [number, number];
  readonly height: readonly [number, number];
}

/** One row of the trade's round size table. */
export interface RoundSize {
  /** Girdle diameter in mm. */
  readonly diameter: number;
  /** Trade bucket in carats: what is quoted and priced. */
  readonly bucket: number;
  /** Smallest ring for a sunk stone of this size, mm (settings, table A). */
  readonly ringWidthMin: number;
  readonly ringHeightMin: number;
}

/** One trade size of a cut other than round. */
export interface CutSize {
  readonly cut: StoneCut;
  /** Across and along the girdle in mm; the length of pear and heart runs through the tip. */
  readonly width: number;
  readonly length: number;
  /** Trade bucket in carats: what is quoted and priced. */
  readonly bucket: number;
}

export interface StoneMaterialSpec {
  readonly id: string;
  /** g/cm³ */
  readonly density: number;
  /** Heat- or pressure-sensitive stones take no flush setting. */
  readonly isSensitive: boolean;
  readonly qualities: readonly string[];
}

/** Real letters of the house's fonts. */
export interface Lettering {
  /**
   * Shapes one line of NFC text, the same answer object for the same question. Null: the letters that this text
   * needs are not loaded (page before the fonts have arrived); callers then go by the trade's averages.
   */
  shape(text: string, font: EngravingFont, method: EngravingMethod): ShapedText | null;
}

/** How far a workshop lets joints between colours swing; crest to trough over the width of the ring where not in mm. */
export interface SwingLimits {
  /** Least swing of a wave and of a diagonal: less does not read as one. */
  readonly waveLeast: number;
  readonly diagonalLeast: number;
  /** A swing that reads on a ring of any width, mm; wide rings need no more. */
  readonly enough: number;
  /** Most swing of one joint, and of several: more leaves the face or runs into the next one. */
  readonly most: number;
  readonly mostOfSeveral: number;
}

export interface KernelTables {
  readonly alloys: readonly AlloySpec[];
  readonly profiles: readonly ProfileSpec[];
  readonly roundSizes: readonly RoundSize[];
  readonly cutSizes: readonly CutSize[];
  readonly stoneMaterials: readonly StoneMaterialSpec[];
  /** Kinds that are not joined in one ring; all others may be. */
  readonly refusedPairings: readonly (readonly [AlloyKind, AlloyKind])[];
  /** Smallest ring height per alloy family, mm. */
  readonly heightMinimum: Readonly<Record<AlloySpec['family'], number>>;
  readonly swingLimits: SwingLimits;
  /** Step to which this workshop turns the width of a band, mm: usually 0.1, and 0.05 where its machines hold it. */
  readonly widthStep: 0.05 | 0.1;
  /** Real letters of engravings; null where no fonts are loaded: lengths are then the trade's averages and metal is not taken. */
  readonly lettering: Lettering | null;
}
