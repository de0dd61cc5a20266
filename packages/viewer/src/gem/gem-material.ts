import type { RawShaderMaterial } from 'three';
import { Vector3 } from 'three';
import { twoWays } from '../render/two-ways.ts';
import type { TwoWays } from '../render/two-ways.ts';
import { uniform } from '../render/uniforms.ts';
import type { RingUniforms, StageUniforms } from '../render/uniforms.ts';
import type { GemLook } from '../ring-viewer.ts';
import type { Fold } from './fold-planes.ts';
import { STUDIO_LEVELS } from '../studio/studio-cube.ts';
import { gemFragment, GEM_VERTEX } from './gem-shader.ts';

const MOST_BOUNCES = 12;
/** Natural diamond (Peter 1923), for a material id that the looks do not hold. */
export const DIAMOND: GemLook = { refraction: [2.4147, 2.4238, 2.4439], absorption: [0, 0, 0] };

export type GemMaterial = RawShaderMaterial & {
  uniforms: {
    glow: { value: number };
    bounces: { value: number };
    dispersion: { value: number };
    lod: { value: number };
  };
};

/** Materials of all stones of one look and cut. Whoever calls disposes them. */
export function gemMaterials(
  look: GemLook | undefined,
  fold: Fold,
  stage: StageUniforms,
  ring: RingUniforms,
): TwoWays<GemMaterial> {
  const { refraction, absorption } = look ?? DIAMOND;
  return twoWays(
    { vertex: GEM_VERTEX, fragment: gemFragment(fold) },
    { MOST_BOUNCES, STUDIO_LOD: `${STUDIO_LEVELS - 1}.0` },
    {
      studioCube: stage.gemCube,
      metalCube: stage.metalCube,
      eye: ring.eye,
      toStudio: ring.toStudio,
      sceneNodes: ring.sceneNodes,
      sceneTriangles: ring.sceneTriangles,
      sceneGrid: ring.sceneGrid,
      toScene: ring.toScene,
      refraction: uniform(new Vector3(...refraction)),
      absorption: uniform(new Vector3(...absorption)),
      bounces: uniform(MOST_BOUNCES),
      dispersion: uniform(2),
      lod: uniform(0),
      glow: uniform(0),
    },
  );
}

/**
 * Level of detail by the stone's size on the screen in pixels: below a dozen pixels a facet is smaller than a
 * pixel, and late bounces and fire only turn into noise. At rest the samples take the noise away, and every facet mirrors
 * the lamps as sharply as in a large stone.
 */
export function setGemDetail(material: GemMaterial, pixels: number, isResting: boolean): void {
  const { uniforms } = material;
  const wanted = pixels > 70 ? 10 : pixels > 28 ? 8 : pixels > 12 ? 6 : 5;
  uniforms.bounces.value = isResting ? MOST_BOUNCES : wanted;
  uniforms.dispersion.value = pixels > 40 ? 2 : isResting || pixels > 14 ? 1 : 0;
  uniforms.lod.value = isResting || pixels > 40 ? 0 : pixels > 16 ? 0.25 : 0.5;
}
