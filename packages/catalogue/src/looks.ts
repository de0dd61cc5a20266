import { RHODIUM_F0, type CarbonForm, type CatalogueAlloy, type LinearRgb, type MokumeForm } from './alloy.ts';
import { ALLOYS } from './alloys.ts';
import { STONE_MATERIALS } from './content/stone-materials.ts';
import { FINISHES, type CatalogueFinish, type Range, type StrokeDirection } from './finishes.ts';

/*
 * What the picture needs of alloys, finishes and stones. The catalogue may not import the viewer, so the types
 * here repeat the viewer's `ViewerLooks` structurally; the page that hands one to the other proves that they fit.
 */

/** Reflectance at normal incidence and, for composites, the pattern under the surface. */
export interface AlloyAppearance {
  readonly f0: LinearRgb;
  readonly pattern?: CarbonForm | (MokumeForm & { readonly layers: readonly LinearRgb[] });
}

export interface FinishAppearance {
  readonly texture: 'smooth' | 'strokes' | 'grain' | 'scratches' | 'stardust' | 'facets';
  readonly roughness: number;
  readonly anisotropy: number;
  readonly direction: StrokeDirection;
  /** mm */
  readonly scale: number;
  /** mm */
  readonly length: number;
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
  /** Reflectance of layers over the whole ring. */
  readonly platings: { readonly rhodium: LinearRgb };
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
  pyramids: 'stardust',
  facets: 'facets',
  dents: 'smooth',
  ridges: 'strokes',
  notches: 'smooth',
};

/** What lies on a surface whose pattern is in the mesh: hammered matt is blasted, bark brushed out across the band. */
const GROUNDS: Readonly<Partial<Record<CatalogueFinish['id'], Partial<FinishAppearance>>>> = {
  'hammer-mat': { texture: 'grain', scale: 0.03, depth: 3 },
  bark: { scale: 0.05, length: 1.5, depth: 3 },
};

const middle = ([from, to]: Range): number => (from + to) / 2;

function finishAppearance(finish: CatalogueFinish): FinishAppearance {
  return {
    texture: TEXTURES[finish.pattern],
    roughness: finish.roughness,
    anisotropy: finish.anisotropy,
    direction: finish.direction ?? 'along',
    scale: middle(finish.scale),
    length: middle(finish.strokeLength ?? finish.scale),
    depth: middle(finish.depth),
    ...GROUNDS[finish.id],
  };
}

/** The colour that is seen: rhodium over a plated alloy, the oxide over black zirconium, else the metal itself. */
function alloyAppearance(alloy: CatalogueAlloy, f0Of: (id: string) => LinearRgb | undefined): AlloyAppearance {
  if (alloy.isRhodiumPlated) return { f0: RHODIUM_F0 };
  if (alloy.family === 'zirconium') return { f0: ZIRCONIUM_OXIDE_F0 };
  if (alloy.pattern?.kind === 'carbon') return { f0: alloy.f0, pattern: alloy.pattern };
  if (alloy.pattern?.kind === 'mokume') {
    // Layers are seen bare: mokume is etched and never plated.
    const layers = (alloy.layers ?? []).map((id) => f0Of(id) ?? alloy.f0);
    return { f0: alloy.f0, pattern: { ...alloy.pattern, layers } };
  }
  return { f0: alloy.f0 };
}

const FINISH_LOOKS = Object.fromEntries(FINISHES.map((finish) => [finish.id, finishAppearance(finish)]));
const GEM_LOOKS = Object.fromEntries(
  STONE_MATERIALS.map((material) => [
    material.id,
    { refraction: material.refractiveIndex, absorption: material.absorption },
  ]),
);

/** Looks of these alloys and of everything else in the catalogue, ready for `ViewerScene.looks`. */
export function looksOf(alloys: readonly CatalogueAlloy[]): CatalogueLooks {
  const f0 = new Map(alloys.map((alloy) => [alloy.id, alloy.f0]));
  return {
    alloys: Object.fromEntries(alloys.map((alloy) => [alloy.id, alloyAppearance(alloy, (id) => f0.get(id))])),
    finishes: FINISH_LOOKS,
    platings: { rhodium: RHODIUM_F0 },
    gems: GEM_LOOKS,
  };
}

/** Looks with the alloys of the release. */
export const LOOKS: CatalogueLooks = looksOf(ALLOYS);
