import { GLSL3, RawShaderMaterial, Vector3, Vector4 } from 'three';
import type { RingPart } from '@ringwerk/kernel';
import { uniform } from '../render/uniforms.ts';
import type { RingUniforms, StageUniforms } from '../render/uniforms.ts';
import { FINISH_TEXTURES } from '../ring-viewer.ts';
import type { AlloyLook, FinishLook, ViewerLooks } from '../ring-viewer.ts';
import { STUDIO_LEVELS } from '../studio/studio-cube.ts';
import { METAL_FRAGMENT, METAL_VERTEX } from './metal-shader.ts';

/** Shown for an alloy id that the looks do not hold: a plain light metal. */
const PLAIN_ALLOY: AlloyLook = { f0: [0.7, 0.68, 0.65] };
const POLISHED: FinishLook = { texture: 'smooth', roughness: 0.05, anisotropy: 0, scale: 1, depth: 0 };
const PATTERNS = { carbon: 1, mokume: 2 } as const;
/** Largest slope that a texture shows by its normals; steeper walls mirror themselves and look flatter again. */
const STEEPEST = 0.3;

/** Slope of a texture: depth over half its pitch. */
function slopeOf(finish: FinishLook): number {
  if (finish.texture === 'smooth') return 0;
  return Math.min(STEEPEST, finish.depth / 1000 / (finish.scale / 2));
}

/** z of both rims and the radius of the lower rim of a groove, from its own mesh. */
function grooveRim(part: RingPart): Vector3 {
  const { positions } = part.mesh;
  let [low, high, rim] = [Infinity, -Infinity, 0];
  for (let i = 0; i < positions.length; i += 3) {
    const z = positions[i + 2] ?? 0;
    low = Math.min(low, z);
    high = Math.max(high, z);
    rim = Math.max(rim, Math.hypot(positions[i] ?? 0, positions[i + 1] ?? 0));
  }
  return new Vector3(low, high, rim);
}

export type MetalMaterial = RawShaderMaterial & { uniforms: { glow: { value: number } } };

/** The material of one part: alloy, finish, and what its place on the ring sees. Whoever calls disposes it. */
export function metalMaterial(
  part: RingPart,
  looks: ViewerLooks,
  stage: StageUniforms,
  ring: RingUniforms,
): MetalMaterial {
  const alloy = looks.alloys[part.alloy] ?? PLAIN_ALLOY;
  const isWorked = part.kind === 'band';
  const finish = (isWorked ? looks.finishes[part.finish] : looks.finishes['polished']) ?? POLISHED;
  const { pattern } = alloy;
  const isSunk = part.kind === 'seat' || part.kind === 'bead';
  const layers = pattern?.kind === 'mokume' ? pattern.layers : [];
  const material = new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: METAL_VERTEX,
    fragmentShader: METAL_FRAGMENT,
    defines: {
      STUDIO_LOD: `${STUDIO_LEVELS - 1}.0`,
      TEXTURE: FINISH_TEXTURES.indexOf(finish.texture),
      PATTERN: pattern ? PATTERNS[pattern.kind] : 0,
      ...(part.kind === 'groove' ? { IS_GROOVE: 1 } : {}),
    },
    uniforms: {
      ...ring,
      studioCube: stage.metalCube,
      f0: uniform(new Vector3(...alloy.f0)),
      finish: uniform(new Vector4(finish.roughness, finish.anisotropy, finish.scale, slopeOf(finish))),
      cavity: uniform(isSunk ? 0.6 : 0),
      glow: uniform(0),
      lobeShift: stage.lobeShift,
      grooveRim: uniform(part.kind === 'groove' ? grooveRim(part) : new Vector3()),
      layers: uniform([0, 1, 2].map((index) => new Vector3(...(layers[index % (layers.length || 1)] ?? alloy.f0)))),
      layerCount: uniform(Math.max(1, layers.length)),
    },
  });
  return material as MetalMaterial; // `glow` is among the uniforms given above
}
