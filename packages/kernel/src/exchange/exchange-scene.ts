import type { MeshData } from '../math/mesh-data.ts';
import type { Plating } from '../design/ring-design.ts';
import { mergeMeshes } from '../mesh/merge-meshes.ts';
import type { RingPart } from '../design/ring-part.ts';
import type { StonePlacement } from '../stones/stone-placement.ts';
import type { ExchangeColour, ExchangeSurface, ExchangeStone, GemLook, MetalLook } from './exchange-ring.ts';

/** What a file needs of the catalogue's looks; keyed by alloy, finish and stone material. */
export interface ExchangeLooks {
  readonly alloys: Readonly<
    Record<string, { readonly f0: ExchangeColour; readonly pattern?: { readonly kind: string } }>
  >;
  readonly finishes: Readonly<Record<string, { readonly roughness: number }>>;
  /** Reflectance of layers over the whole ring. */
  readonly platings: Readonly<Partial<Record<Plating, ExchangeColour>>>;
  readonly gems: Readonly<
    Record<string, { readonly refraction: readonly [number, number, number]; readonly absorption: ExchangeColour }>
  >;
}

/** Wavelengths of the catalogue's red and blue refraction indices, µm. */
const RED = 0.61;
const BLUE = 0.455;
/** Fraunhofer lines d, F and C, by which glass tables state index and Abbe number, µm. */
const LINE_D = 0.5876;
const LINE_F = 0.4861;
const LINE_C = 0.6563;
/** `KHR_materials_dispersion` states 20 / Abbe number. */
const DISPERSION_SCALE = 20;
const perSquare = (wavelength: number): number => 1 / (wavelength * wavelength);

function gemLook(gem: ExchangeLooks['gems'][string]): GemLook {
  const [red, , blue] = gem.refraction;
  // Cauchy's n = a + b / λ² through both ends.
  const b = (blue - red) / (perSquare(BLUE) - perSquare(RED));
  const refraction = red + b * (perSquare(LINE_D) - perSquare(RED));
  const spread = b * (perSquare(LINE_F) - perSquare(LINE_C));
  return { refraction, dispersion: (DISPERSION_SCALE * spread) / (refraction - 1), absorption: gem.absorption };
}

/** Laser letters are burnt dark and matt; a diamond's point leaves the metal's own colour. */
const BURNT = { shade: 0.14, roughness: 0.6 };

/**
 * How an alloy looks under a finish or an engraver's tool; composites are no metal. An unknown finish is polished.
 * @throws Error for an alloy that the looks do not have: a file in another colour would pass for a right one.
 */
export function metalLook(looks: ExchangeLooks, alloy: string, finish: string, plating: Plating = 'none'): MetalLook {
  const known = looks.alloys[alloy];
  if (known === undefined) throw new Error(`the looks have no alloy ${alloy}: they must be those of the house`);
  const { f0: own, pattern } = known;
  const f0 = looks.platings[plating] ?? own;
  if (finish === 'laser') {
    const [red, green, blue] = f0;
    const colour: ExchangeColour = [red * BURNT.shade, green * BURNT.shade, blue * BURNT.shade];
    return { colour, roughness: BURNT.roughness, metalness: 1 };
  }
  const roughness = looks.finishes[finish]?.roughness ?? 0;
  return { colour: f0, roughness, metalness: pattern?.kind === 'carbon' ? 0 : 1 };
}

/** The parts of a scene as surfaces, one per alloy and finish. */
export function exchangeSurfaces(
  parts: readonly RingPart[],
  looks: ExchangeLooks,
  plating: Plating = 'none',
): ExchangeSurface[] {
  const groups = Map.groupBy(parts, ({ alloy, finish }) => `${alloy} ${finish}`);
  return [...groups].flatMap(([name, members]) => {
    const [first] = members;
    if (first === undefined) return [];
    const { alloy, finish } = first;
    return [
      {
        name,
        alloy,
        look: metalLook(looks, alloy, finish, plating),
        mesh: mergeMeshes(members.map(({ mesh }) => mesh)),
      },
    ];
  });
}

/** The stones of a scene; `meshOf` gives the mesh of a stone's cut in its own frame. */
export function exchangeStones(
  stones: readonly StonePlacement[],
  looks: ExchangeLooks,
  meshOf: (stone: StonePlacement) => MeshData,
): ExchangeStone[] {
  return stones.flatMap((stone) => {
    const gem = looks.gems[stone.material];
    if (gem === undefined) return [];
    const { id, cut, material, matrix } = stone;
    return [{ name: id, cut, material, matrix, mesh: meshOf(stone), look: gemLook(gem) }];
  });
}
