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
import { blurStudio, gatherStudio } from './studio-light.ts';
import type { Studio } from './studio-light.ts';

/** Edge of the sharpest cube face; 256 gives 0.35° a texel, finer than the softest panel border. */
const FACE_SIZE = 256;
/** Mip levels, mirror to fully rough; `roughnessToLod` in the shaders multiplies by `STUDIO_LEVELS - 1`. */
export const STUDIO_LEVELS = 6;
/** A Gaussian lobe: its share of the whole, and its standard deviation in radians. */
export interface Lobe {
  readonly weight: number;
  readonly blur: number;
}

/**
 * Facets of a rough mirror lean like Student's t (GGX), which is a Gaussian of random width: four widths in units of
 * alpha, each for its share of the chances. The widest are few, but they carry the glare that small lamps spread over
 * a whole matt ring.
 */
const LOBES: readonly Lobe[] = [
  [0, 0.02, 0.05],
  [0.05, 0.14, 0.25],
  [0.25, 0.42, 0.6],
  [0.6, 0.8, 1],
].map(([from = 0, middle = 0.5, to = 1]) => ({ weight: to - from, blur: 2 / Math.sqrt(-2 * Math.log(1 - middle)) }));

/** The lobes that answer `roughness = level / (levels - 1)`. */
export function lobesOfLevel(level: number): readonly Lobe[] {
  if (level === 0) return [{ weight: 1, blur: 0 }];
  const alpha = (level / (STUDIO_LEVELS - 1)) ** 2;
  return LOBES.map(({ weight, blur }) => ({ weight, blur: blur * alpha }));
}

/** Direction of texel (s, t) in -1..1 of a cube face, OpenGL's face order and orientation. */
function faceDirection(face: number, s: number, t: number): Rgb {
  const directions: readonly Rgb[] = [
    [1, -t, -s],
    [-1, -t, s],
    [s, 1, t],
    [s, -1, -t],
    [s, -t, 1],
    [-s, -t, -1],
  ];
  const [x, y, z] = directions[face] ?? [0, 0, 1];
  const k = 1 / Math.hypot(x, y, z);
  return [x * k, y * k, z * k];
}

function paintFace(studio: Studio, face: number, size: number, lobes: readonly Lobe[]): DataTexture {
  const blurred = lobes.map(({ blur }) => blurStudio(studio, blur));
  const radiance = new Float32Array(3 * lobes.length);
  const data = new Uint16Array(size * size * 4);
  const one = DataUtils.toHalfFloat(1);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const s = (2 * (column + 0.5)) / size - 1;
      const t = (2 * (row + 0.5)) / size - 1;
      const direction = faceDirection(face, s, t);
      blurred.forEach((studio, lobe) => gatherStudio(studio, direction, radiance, 3 * lobe));
      const at = (row * size + column) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        let sum = 0;
        lobes.forEach(({ weight }, lobe) => {
          sum += weight * (radiance[3 * lobe + channel] ?? 0);
        });
        data[at + channel] = DataUtils.toHalfFloat(sum);
      }
      data[at + 3] = one;
    }
  }
  const texture = new DataTexture(data, size, size, RGBAFormat, HalfFloatType);
  return texture;
}

const FACES = [0, 1, 2, 3, 4, 5] as const;

/**
 * The studio as a cube map whose mip levels hold it seen through wider and wider lobes (pre-filtered for
 * roughness in closed form). Whoever calls disposes the texture.
 */
export function createStudioCube(studio: Studio): CubeTexture {
  const level = (index: number): DataTexture[] =>
    FACES.map((face) => paintFace(studio, face, FACE_SIZE >> index, lobesOfLevel(index)));
  const cube = new CubeTexture(level(0), undefined, undefined, undefined, LinearFilter, LinearMipmapLinearFilter);
  cube.format = RGBAFormat;
  cube.type = HalfFloatType;
  cube.generateMipmaps = false;
  // three reads further cube levels from `mipmaps[level].image[face].image`; its types only know flat mipmaps.
  const mipmaps = Array.from({ length: STUDIO_LEVELS - 1 }, (_, index) => ({ image: level(index + 1) }));
  cube.mipmaps = mipmaps as unknown as typeof cube.mipmaps;
  cube.needsUpdate = true;
  return cube;
}
