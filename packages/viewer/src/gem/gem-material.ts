import { GLSL3, RawShaderMaterial, Vector3 } from 'three';
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
    isDispersing: { value: number };
    lod: { value: number };
  };
};

/** Material of all stones of one look and cut. Whoever calls disposes it. */
export function gemMaterial(
  look: GemLook | undefined,
  fold: Fold,
  stage: StageUniforms,
  ring: RingUniforms,
): GemMaterial {
  const { refraction, absorption } = look ?? DIAMOND;
  const material = new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: GEM_VERTEX,
    fragmentShader: gemFragment(fold),
    defines: { MOST_BOUNCES, STUDIO_LOD: `${STUDIO_LEVELS - 1}.0` },
    uniforms: {
      studioCube: stage.gemCube,
      metalCube: stage.metalCube,
      isTraced: stage.isTraced,
      eye: ring.eye,
      toStudio: ring.toStudio,
      sceneNodes: ring.sceneNodes,
      sceneTriangles: ring.sceneTriangles,
      refraction: uniform(new Vector3(...refraction)),
      absorption: uniform(new Vector3(...absorption)),
      bounces: uniform(MOST_BOUNCES),
      isDispersing: uniform(1),
      lod: uniform(0),
      glow: uniform(0),
    },
  });
  return material as GemMaterial; // the four are among the uniforms given above
}

/**
 * Level of detail by the stone's size on the screen in pixels: below a dozen pixels a facet is smaller than a
 * pixel, and late bounces and fire only turn into noise.
 */
export function setGemDetail(material: GemMaterial, pixels: number, isResting: boolean): void {
  const { uniforms } = material;
  const wanted = pixels > 70 ? 10 : pixels > 28 ? 8 : pixels > 12 ? 6 : 5;
  uniforms.bounces.value = isResting ? wanted + 2 : wanted;
  uniforms.isDispersing.value = isResting || pixels > 14 ? 1 : 0;
  uniforms.lod.value = pixels > 40 ? 0 : pixels > 16 ? 0.25 : 0.5;
}
