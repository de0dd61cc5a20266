import { outside } from '@ringwerk/kernel/math';
import type { Design, Kernel, RingDesign } from '@ringwerk/kernel';
import { ringBody } from '@ringwerk/kernel/body';
import {
  exchangeStones,
  exchangeSurfaces,
  type ExchangeLooks,
  type ExchangePicture,
  type ExchangeStone,
  type ExchangeSurface,
} from '@ringwerk/kernel/exchange';
import { buildRingScene, needsSettling, type RingScene, type Tessellation } from '@ringwerk/kernel/mesh';
import { openSolidEngine, settledScene } from '@ringwerk/solid';
import { stoneMesh } from './stone-mesh.ts';

/** A phone loads it over the air and shows the ring no larger than its screen. */
const TESSELLATION: Tessellation = { around: 160, perArc: 8 };
/** Clear distance between the rings of a pair, mm. */
const APART = 2;

async function sceneOf(ring: RingDesign, kernel: Kernel): Promise<RingScene> {
  if (needsSettling(ring, ringBody(ring, kernel.tables))) {
    const scene = settledScene(await openSolidEngine(), ring, kernel, TESSELLATION);
    if (scene !== null) return scene;
  }
  return buildRingScene(ring, kernel, TESSELLATION);
}

/** Moved aside and up, so that the rings stand side by side on one floor. */
function moved<Content extends ExchangeSurface>(surface: Content, x: number, y: number): Content {
  const positions = surface.mesh.positions.slice();
  for (let at = 0; at < positions.length; at += 3) {
    positions[at] = (positions[at] ?? outside(positions, at)) + x;
    positions[at + 1] = (positions[at + 1] ?? outside(positions, at + 1)) + y;
  }
  return { ...surface, mesh: { ...surface.mesh, positions } };
}

function movedStone(stone: ExchangeStone, x: number, y: number): ExchangeStone {
  const matrix = stone.matrix.map((value, index) => value + (index === 12 ? x : index === 13 ? y : 0));
  return { ...stone, matrix };
}

/**
 * The rings of a design as one picture for augmented reality, in true size: standing side by side, all seats cut. What the
 * rules refuse must not come here.
 */
export async function arPicture(
  { rings }: Design,
  kernel: Kernel,
  looks: ExchangeLooks,
  name: string,
): Promise<ExchangePicture> {
  const scenes: RingScene[] = [];
  for (const ring of rings) scenes.push(await sceneOf(ring, kernel));
  const width = scenes.reduce((sum, { outerRadius }) => sum + 2 * outerRadius + APART, -APART);
  let left = -width / 2;
  const placed = scenes.map((scene, index) => {
    const x = left + scene.outerRadius;
    left += 2 * scene.outerRadius + APART;
    const y = scene.outerRadius;
    const surfaces = exchangeSurfaces(scene.parts, looks, rings[index]?.plating).map((surface) => moved(surface, x, y));
    const stones = exchangeStones(scene.stones, looks, stoneMesh).map((stone, at) => ({
      ...movedStone(stone, x, y),
      name: `ring-${index}-stone-${at}`,
    }));
    return { surfaces, stones };
  });
  return {
    name,
    surfaces: placed.flatMap(({ surfaces }) => surfaces),
    stones: placed.flatMap(({ stones }) => stones),
  };
}
