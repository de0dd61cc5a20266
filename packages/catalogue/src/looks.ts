import { RHODIUM_F0, type CatalogueAlloy, type LinearRgb } from './alloy.ts';
import { ALLOYS } from './alloys.ts';
import { STONE_MATERIALS } from './content/stone-materials.ts';
import { FINISHES, type CatalogueFinish } from './finishes.ts';

/*
 * What the picture needs of alloys, finishes and stones. The catalogue may not import the viewer, so the types
 * here repeat the viewer's `ViewerLooks` structurally; the page that hands one to the other proves that they fit.
 */

/** Reflectance at normal incidence and, for composites, the pattern under the surface. */
export interface AlloyAppearance {
  readonly f0: LinearRgb;
  readonly pattern?: { readonly kind: 'carbon' } | { readonly kind: 'mokume'; readonly layers: readonly LinearRgb[] };
}

export interface FinishAppearance {
  readonly texture: 'smooth' | 'strokes' | 'grain' | 'scratches';
  readonly roughness: number;
  readonly anisotropy: number;
  /** mm */
  readonly scale: number;
  /** µm */
  readonly depth: number;
}

export interface GemAppearance {
  /** At 610, 545 and 455 nm. */
  readonly refraction: readonly [number, number, number];
  /** Per mm, natural logarithm. */
  readonly absorption: LinearRgb;
}

export interface CatalogueLooks {
  readonly alloys: Readonly<Record<string, AlloyAppearance>>;
  readonly finishes: Readonly<Record<string, FinishAppearance>>;
  readonly gems: Readonly<Record<string, GemAppearance>>;
}

/**
 * Black zirconium is seen through its oxide skin, a dielectric of index 2.1: ((2.1 − 1) / (2.1 + 1))² ≈ 0.126.
 * The alloy's own `f0` is the body colour under it.
 */
const ZIRCONIUM_OXIDE_F0: LinearRgb = [0.122, 0.123, 0.128];

const TEXTURES: Readonly<Record<CatalogueFinish['pattern'], FinishAppearance['texture']>> = {
  none: 'smooth',
  lines: 'strokes',
  bumps: 'grain',
  scratches: 'scratches',
};

const MICROMETRES_PER_MILLIMETRE = 1000;

const F0_BY_ALLOY = new Map(ALLOYS.map((alloy) => [alloy.id, alloy.f0]));

/** The colour that is seen: rhodium over a plated alloy, the oxide over black zirconium, else the metal itself. */
function alloyAppearance(alloy: CatalogueAlloy): AlloyAppearance {
  if (alloy.isRhodiumPlated) return { f0: RHODIUM_F0 };
  if (alloy.family === 'zirconium') return { f0: ZIRCONIUM_OXIDE_F0 };
  if (alloy.family === 'carbon') return { f0: alloy.f0, pattern: { kind: 'carbon' } };
  if (alloy.layers) {
    // Layers are seen bare: mokume is etched and never plated.
    const layers = alloy.layers.map((id) => F0_BY_ALLOY.get(id) ?? alloy.f0);
    return { f0: alloy.f0, pattern: { kind: 'mokume', layers } };
  }
  return { f0: alloy.f0 };
}

/** Looks of everything in the catalogue, ready for `ViewerScene.looks`. */
export const LOOKS: CatalogueLooks = {
  alloys: Object.fromEntries(ALLOYS.map((alloy) => [alloy.id, alloyAppearance(alloy)])),
  finishes: Object.fromEntries(
    FINISHES.map((finish) => [
      finish.id,
      {
        texture: TEXTURES[finish.pattern],
        roughness: finish.roughness,
        anisotropy: finish.anisotropy,
        scale: finish.scale,
        depth: finish.depth * MICROMETRES_PER_MILLIMETRE,
      },
    ]),
  ),
  gems: Object.fromEntries(
    STONE_MATERIALS.map((material) => [
      material.id,
      { refraction: material.refractiveIndex, absorption: material.absorption },
    ]),
  ),
};
