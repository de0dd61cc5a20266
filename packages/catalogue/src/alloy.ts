import type { AlloySpec, AlloyTraits } from '@ringwerk/kernel';
import type { Localised } from './localised.ts';

export const MARKETS = ['DE', 'CH', 'NL', 'JP', 'KR'] as const;
export type Market = (typeof MARKETS)[number];

/** Linear sRGB (D65), red, green, blue. Saturated golds lie slightly outside the gamut. */
export type LinearRgb = readonly [number, number, number];

/** Carbon fibre in resin. `size`: length of a chip of the forged material, width of a thread of the cloth, mm. */
export interface CarbonForm {
  readonly kind: 'carbon';
  readonly form: 'forged' | 'twill' | 'plain';
  readonly size: number;
}

/** How a mokume billet is worked and how thick its layers are in the finished ring. */
export interface MokumeForm {
  readonly kind: 'mokume';
  /** Hammered hills planed flat, a twisted bar, or a twisted bar split and opened. */
  readonly form: 'flow' | 'twist' | 'star';
  /** mm */
  readonly thickness: number;
  /** Length of one hill or of half a turn along the ring, mm. */
  readonly figure: number;
}

/** How a jeweller leafs through the metals: gold by fineness, then the others. */
export type AlloyGroup =
  | `au${333 | 375 | 585 | 750 | 916}`
  | 'platinum'
  | 'palladium'
  | 'silver'
  | 'modern'
  | 'carbon'
  | 'mokume';

/**
 * The data sheet of one alloy. Densities are the value that at least two data sheets and the rule of
 * mixtures agree on; replace them by the supplier's sheet before production. Colours are CIELAB targets turned
 * back into linear reflectance.
 */
export interface AlloySheet extends Omit<AlloySpec, keyof AlloyTraits> {
  readonly names: Localised;
  /** Text of the fineness stamp; null where the trade stamps nothing. */
  readonly hallmark: string | null;
  /**
   * sRGB colour in lists, `#RRGGBB`: the delivered surface after two reflections in 85 % light. One reflection
   * of white paper, the bare `f0`, looks like cream to the eye, not like gold.
   */
  readonly swatch: string;
  /** Reflectance at normal incidence, unplated. */
  readonly f0: LinearRgb;
  /** Spread of the sources, g/cm³. */
  readonly densityRange: readonly [number, number];
  /** Vickers hardness, annealed and hard; null where the figure has no meaning (fibre, layers). */
  readonly hardness: readonly [number, number] | null;
  /** Percent by weight; null for fibre and layered materials. */
  readonly composition: Readonly<Record<string, number>> | null;
  /** Mokume gane: the alloys of its layers, in equal volume. */
  readonly layers?: readonly string[];
  /** Figure of fibre and layered materials. The piece of the billet comes from the design's own seed. */
  readonly pattern?: CarbonForm | MokumeForm;
  /** No intentional nickel. Nickel release of the others must be tested (EN 1811). */
  readonly isNickelFree: boolean;
  /** Delivered with a rhodium layer: the colour seen is `RHODIUM_F0`, the weight is the alloy's. */
  readonly isRhodiumPlated: boolean;
  /** Countries where this fineness is offered by default. */
  readonly markets: readonly Market[];
}

/** What the house knows of one alloy: its sheet, what follows from its kind, and where the menus show it. */
export interface CatalogueAlloy extends AlloySheet, AlloyTraits {
  readonly group: AlloyGroup;
}

/** Reflectance of a rhodium layer (0.1–1 µm: no weight). */
export const RHODIUM_F0: LinearRgb = [0.796, 0.764, 0.743];
