import { outside } from '@ringwerk/kernel/math';
import type { RawShaderMaterial } from 'three';
import { Vector2, Vector3, Vector4 } from 'three';
import type { RingPart } from '@ringwerk/kernel/mesh';
import { twoWays } from '../render/two-ways.ts';
import type { TwoWays } from '../render/two-ways.ts';
import { uniform } from '../render/uniforms.ts';
import type { RingUniforms, StageUniforms, Uniform } from '../render/uniforms.ts';
import { FINISH_TEXTURES, MOKUME_FORMS } from '../ring-viewer.ts';
import type { AlloyLook, AlloyPattern, FinishLook, StrokeDirection, ViewerLooks } from '../ring-viewer.ts';
import { STUDIO_LEVELS } from '../studio/studio-cube.ts';
import type { TracedBody } from '../trace/build-hierarchy.ts';
import { METAL_FRAGMENT, METAL_VERTEX } from './metal-shader.ts';

/** Shown for an alloy id that the looks do not hold: a plain light metal. */
const PLAIN_ALLOY: AlloyLook = { f0: [0.7, 0.68, 0.65] };
const POLISHED: FinishLook = {
  texture: 'smooth',
  roughness: 0.05,
  anisotropy: 0,
  direction: 'along',
  scale: 1,
  length: 1,
  depth: 0,
};
/** Angle of the strokes against the circumference, radians. */
const STROKE_ANGLES: Readonly<Record<StrokeDirection, number>> = {
  along: 0,
  across: Math.PI / 2,
  diagonal: Math.PI / 4,
  crossed: Math.PI / 4,
};
const WOVEN_OVER = { twill: 2, plain: 1 } as const;
/** A sequence that fills space evenly: neighbouring seeds take their pieces from far apart. */
const SEED_STEPS = [0.8191725134, 0.6710436067, 0.5497004779] as const;
const BILLET = 60;
/** Largest slope that a texture shows by its normals; steeper walls mirror themselves and look flatter again. */
const STEEPEST = 0.3;

/** Laser letters are burnt dark, but lie light where the metal's own skin is black; a diamond's point leaves a bright line. */
const BURNT = 0.14;
const BLACK_SKIN = 0.12;
const UNDER_BLACK = [0.5, 0.48, 0.46] as const;
const LASER_LOOK: FinishLook = { ...POLISHED, roughness: 0.6 };
const DIAMOND_LOOK: FinishLook = { ...POLISHED, roughness: 0.22 };

/** Reflectance of a part: its alloy's, or what the engraver's tool makes of it. */
function reflectance(part: RingPart, { f0 }: AlloyLook): readonly [number, number, number] {
  if (part.kind !== 'engraving' || part.finish !== 'laser') return f0;
  if (Math.max(...f0) < BLACK_SKIN) return UNDER_BLACK;
  return [f0[0] * BURNT, f0[1] * BURNT, f0[2] * BURNT];
}

function finishLook(part: RingPart, looks: ViewerLooks): FinishLook {
  if (part.kind === 'engraving') return part.finish === 'laser' ? LASER_LOOK : DIAMOND_LOOK;
  return looks.finishes[part.finish] ?? POLISHED;
}

/** Slope of a texture: depth over half its pitch. */
function slopeOf(finish: FinishLook): number {
  if (finish.texture === 'smooth') return 0;
  return Math.min(STEEPEST, finish.depth / 1000 / (finish.scale / 2));
}

/** Which shader the alloy's pattern needs and its numbers; names as in `pattern-glsl.ts`. */
function patternOf(pattern: AlloyPattern | undefined): { readonly program: number; readonly weave: Vector4 } {
  if (pattern === undefined) return { program: 0, weave: new Vector4() };
  if (pattern.kind === 'mokume') {
    const form = MOKUME_FORMS.indexOf(pattern.form);
    return { program: 2, weave: new Vector4(pattern.thickness, pattern.figure, form, 0) };
  }
  if (pattern.form === 'forged') return { program: 1, weave: new Vector4(pattern.size, 0, 0, 0) };
  return { program: 3, weave: new Vector4(pattern.size, WOVEN_OVER[pattern.form], 0, 0) };
}

/** Where in the billet this piece was cut. */
const patternShift = (seed: number): Vector3 => new Vector3(...SEED_STEPS.map((step) => ((seed * step) % 1) * BILLET));

/** z of both rims and the radius of the lower rim of a groove, from its own mesh. */
function grooveRim(part: RingPart): Vector3 {
  const { positions } = part.mesh;
  let [low, high, rim] = [Infinity, -Infinity, 0];
  for (let i = 0; i < positions.length; i += 3) {
    const z = positions[i + 2] ?? outside(positions, i + 2);
    low = Math.min(low, z);
    high = Math.max(high, z);
    rim = Math.max(
      rim,
      Math.hypot(positions[i] ?? outside(positions, i), positions[i + 1] ?? outside(positions, i + 1)),
    );
  }
  return new Vector3(low, high, rim);
}

export type MetalMaterial = RawShaderMaterial & {
  uniforms: { glow: Uniform<number>; mark: Uniform<number>; frame: Uniform<Vector4> };
};

/** What a ray that meets a part is answered with. */
export function tracedPart(part: RingPart, looks: ViewerLooks): TracedBody {
  const alloy = looks.alloys[part.alloy] ?? PLAIN_ALLOY;
  return { mesh: part.mesh, colour: reflectance(part, alloy), matter: finishLook(part, looks).roughness };
}

/** Equal for parts of one ring that look alike wherever they are, when rays are followed. */
export function metalLook(part: RingPart): string {
  const tool = part.kind === 'engraving' ? part.kind : '';
  return `${part.alloy}/${part.finish}/${part.patternSeed ?? 0}/${tool}`;
}

/** What of the shader's text an alloy and a finish need. */
const lookProgram = (finish: FinishLook, pattern: number): Readonly<Record<string, string | number>> => ({
  STUDIO_LOD: `${STUDIO_LEVELS - 1}.0`,
  TEXTURE: FINISH_TEXTURES.indexOf(finish.texture),
  PATTERN: pattern,
  ...(finish.direction === 'crossed' ? { CROSSED: 1 } : {}),
});

/** What of it this part's place needs. */
function placeProgram(part: RingPart, finish: FinishLook, hasPartner: boolean): Readonly<Record<string, number>> {
  return {
    ...(part.kind === 'groove' ? { IS_GROOVE: 1 } : {}),
    ...(finish.texture === 'strokes' && finish.anisotropy > 0 ? { FANNED: 1 } : {}),
    ...(hasPartner ? { PARTNERED: 1 } : {}),
  };
}

/** The materials of one part: alloy, finish, and what its place on the ring sees. Whoever calls disposes them. */
export function metalMaterials(
  part: RingPart,
  looks: ViewerLooks,
  stage: StageUniforms,
  ring: RingUniforms,
  hasPartner: boolean,
): TwoWays<MetalMaterial> {
  const alloy = looks.alloys[part.alloy] ?? PLAIN_ALLOY;
  const finish = finishLook(part, looks);
  const { pattern } = alloy;
  const { program, weave } = patternOf(pattern);
  const isSunk = part.kind === 'seat' || part.kind === 'bead' || part.kind === 'engraving';
  const layers = pattern?.kind === 'mokume' ? pattern.layers : [];
  return twoWays(
    { vertex: METAL_VERTEX, fragment: METAL_FRAGMENT },
    lookProgram(finish, program),
    {
      ...ring,
      studioCube: stage.metalCube,
      f0: uniform(new Vector3(...reflectance(part, alloy))),
      finish: uniform(new Vector4(finish.roughness, finish.anisotropy, finish.scale, slopeOf(finish))),
      stroke: uniform(new Vector2(STROKE_ANGLES[finish.direction], finish.length)),
      weave: uniform(weave),
      patternShift: uniform(patternShift(part.patternSeed ?? 0)),
      cavity: uniform(isSunk ? 0.6 : 0),
      glow: uniform(0),
      lobeShift: stage.lobeShift,
      lobeSample: stage.lobeSample,
      surfacePlaces: stage.surfaces.places,
      surfaceShapes: stage.surfaces.shapes,
      mark: uniform(0),
      frame: uniform(new Vector4(-1, -1, 1, 1)),
      grooveRim: uniform(part.kind === 'groove' ? grooveRim(part) : new Vector3()),
      layers: uniform([0, 1, 2].map((index) => new Vector3(...(layers[index % (layers.length || 1)] ?? alloy.f0)))),
      layerCount: uniform(Math.max(1, layers.length)),
    },
    placeProgram(part, finish, hasPartner),
  );
}
