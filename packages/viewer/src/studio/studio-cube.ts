import { itemAt, outside } from '@ringwerk/kernel/math';
import {
  CubeTexture,
  DataTexture,
  DataUtils,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  RGBAFormat,
} from 'three';
import type { Rgb } from '../ring-viewer.ts';
import { FACE_FRAMES } from './cube-faces.ts';
import { paintSmoothly } from './paint-smoothly.ts';
import { blurStudio, gatherStudio } from './studio-light.ts';
import type { BlurredStudio, Studio } from './studio-light.ts';
import { paintWideLobe, patchesOf } from './wide-lobes.ts';

/** Edge of the sharpest cube face; 256 gives 0.35° a texel, finer than the softest panel border. */
const FACE_SIZE = 256;
/** Mip levels, mirror to fully rough; `roughnessToLod` in the shaders multiplies by `STUDIO_LEVELS - 1`. */
export const STUDIO_LEVELS = 6;
/** A Gaussian lobe: its share of the whole, and its standard deviation in radians. */
interface Lobe {
  readonly weight: number;
  readonly blur: number;
}

const SHARP: readonly Lobe[] = [{ weight: 1, blur: 0 }];
/** GGX width of a level: perceptual roughness is its square root. */
const alphaOfLevel = (level: number): number => (level / (STUDIO_LEVELS - 1)) ** 2;
/**
 * Facets of a rough mirror lean like Student's t (GGX), which is a Gaussian of random width: four widths in units of
 * alpha, each for its share of the chances. The widest are few, but they carry the glare that small lamps spread over
 * a whole matt ring. Good for the narrow lobe of the first level, where the sphere is still flat.
 */
const NARROW: readonly Lobe[] = [
  [0, 0.02, 0.05],
  [0.05, 0.14, 0.25],
  [0.25, 0.42, 0.6],
  [0.6, 0.8, 1],
].map(([from = 0, middle = 0.5, to = 1]) => ({
  weight: to - from,
  blur: (2 * alphaOfLevel(1)) / Math.sqrt(-2 * Math.log(1 - middle)),
}));

/**
 * Half a million texels stand before the first picture of a ring: nothing is allocated for one, and most are drawn
 * between few that are worked out.
 */
function paintFace(studio: Studio, face: number, size: number, lobes: readonly Lobe[]): Uint16Array<ArrayBuffer> {
  const frame = FACE_FRAMES[face];
  if (frame === undefined) throw new RangeError(`a cube has no face ${face}`);
  const [middle, alongS, alongT] = frame;
  const direction: [number, number, number] = [0, 0, 0];
  const blurred = lobes.map(({ blur }) => blurStudio(studio, blur));
  const radiance = new Float32Array(3 * lobes.length);
  const light = paintSmoothly(size, (column, row, out, at) => {
    const s = (2 * (column + 0.5)) / size - 1;
    const t = (2 * (row + 0.5)) / size - 1;
    const k = 1 / Math.sqrt(1 + s * s + t * t);
    direction[0] = (middle[0] + alongS[0] * s + alongT[0] * t) * k;
    direction[1] = (middle[1] + alongS[1] * s + alongT[1] * t) * k;
    direction[2] = (middle[2] + alongS[2] * s + alongT[2] * t) * k;
    gatherLobes(blurred, direction, radiance);
    for (let channel = 0; channel < 3; channel += 1) {
      let sum = 0;
      for (let lobe = 0; lobe < lobes.length; lobe += 1)
        sum += itemAt(lobes, lobe).weight * (radiance[3 * lobe + channel] ?? outside(radiance, 3 * lobe + channel));
      out[at + channel] = sum;
    }
  });
  return halfTexels(light, size);
}

function halfTexels(light: Float32Array, size: number): Uint16Array<ArrayBuffer> {
  const data = new Uint16Array(size * size * 4);
  const one = DataUtils.toHalfFloat(1);
  for (let row = 0, at = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1, at += 4) {
      const from = 3 * (row * (size + 1) + column);
      for (let channel = 0; channel < 3; channel += 1)
        data[at + channel] = DataUtils.toHalfFloat(light[from + channel] ?? outside(light, from + channel));
      data[at + 3] = one;
    }
  }
  return data;
}

function gatherLobes(blurred: readonly BlurredStudio[], direction: Rgb, radiance: Float32Array): void {
  let at = 0;
  for (const studio of blurred) {
    gatherStudio(studio, direction, radiance, at);
    at += 3;
  }
}

const FACES = [0, 1, 2, 3, 4, 5] as const;

type Faces = readonly (readonly Uint16Array<ArrayBuffer>[])[];

/** What was painted of each studio: the same light is asked for before and when the viewer opens. */
const painted = new WeakMap<Studio, Faces>();

/** Texels of a face at a level. */
export const studioTexels = (level: number): number => (FACE_SIZE >> level) ** 2;

/** Takes faces that were painted before as this studio's. */
export function knowStudio(studio: Studio, faces: Faces): void {
  painted.set(studio, faces);
}

/** Paints a studio's faces, level by level; once for each studio. */
export function paintStudio(studio: Studio): Faces {
  const known = painted.get(studio);
  if (known) return known;
  const sharp = FACES.map((face) => paintFace(studio, face, FACE_SIZE, SHARP));
  const narrow = FACES.map((face) => paintFace(studio, face, FACE_SIZE >> 1, NARROW));
  const patches = patchesOf(narrow, FACE_SIZE >> 1);
  const faces: Faces[number][] = [sharp, narrow];
  for (let level = 2; level < STUDIO_LEVELS; level += 1)
    faces.push(paintWideLobe(patches, alphaOfLevel(level), FACE_SIZE >> level));
  painted.set(studio, faces);
  return faces;
}

/**
 * The studio as a cube map whose mip levels hold it seen through wider and wider lobes (pre-filtered for
 * roughness in closed form). Whoever calls disposes the texture.
 */
export function createStudioCube(studio: Studio): CubeTexture {
  const [sharpest = [], ...wider] = paintStudio(studio).map((faces, level) =>
    faces.map((data) => new DataTexture(data, FACE_SIZE >> level, FACE_SIZE >> level, RGBAFormat, HalfFloatType)),
  );
  const cube = new CubeTexture(sharpest, undefined, undefined, undefined, LinearFilter, LinearMipmapLinearFilter);
  cube.format = RGBAFormat;
  cube.type = HalfFloatType;
  cube.generateMipmaps = false;
  // three reads further cube levels from `mipmaps[level].image[face].image`; its types only know flat mipmaps.
  Object.assign(cube, { mipmaps: wider.map((image) => ({ image })) });
  cube.needsUpdate = true;
  return cube;
}
