import type { ProfileId } from './ring-design.ts';

/**
 * The content that the kernel computes with. It comes from the catalogue as an argument: the kernel
 * holds no alloy, no stone and no price of its own.
 */
export interface AlloySpec {
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
}

export interface ProfileSpec {
  readonly id: ProfileId;
  readonly kind: 'arc' | 'bevel';
  /** Sagitta of the outer and inner arc over height; negative = concave. */
  readonly outerSagittaRatio: number;
  readonly innerSagittaRatio: number;
  /** Edge radii over height, outer and inner. */
  readonly outerFilletRatio: number;
  readonly innerFilletRatio: number;
  readonly chamferWidthRatio?: number;
  readonly chamferHeightRatio?: number;
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

export interface StoneMaterialSpec {
  readonly id: string;
  /** g/cm³ */
  readonly density: number;
  /** Heat- or pressure-sensitive stones take no flush setting. */
  readonly isSensitive: boolean;
  readonly qualities: readonly string[];
}

export interface KernelTables {
  readonly alloys: readonly AlloySpec[];
  readonly profiles: readonly ProfileSpec[];
  readonly roundSizes: readonly RoundSize[];
  readonly stoneMaterials: readonly StoneMaterialSpec[];
  /** Smallest ring height per alloy family, mm. */
  readonly heightMinimum: Readonly<Record<AlloySpec['family'], number>>;
}
