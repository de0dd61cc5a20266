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
/** Lobe width in radians at roughness 1: reflected GGX lobes spread about twice the facet slope. */
const LOBE_AT_FULL_ROUGHNESS = 1.4;

/** Lobe of the mip level that answers `roughness = level / (levels - 1)`. */
export function lobeOfLevel(level: number): number {
  const roughness = level / (STUDIO_LEVELS - 1);
  return LOBE_AT_FULL_ROUGHNESS * roughness * roughness;
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

function paintFace(studio: Studio, face: number, size: number, blur: number): DataTexture {
  const blurred = blurStudio(studio, blur);
  const radiance = new Float32Array(3);
  const data = new Uint16Array(size * size * 4);
  const one = DataUtils.toHalfFloat(1);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const s = (2 * (column + 0.5)) / size - 1;
      const t = (2 * (row + 0.5)) / size - 1;
      gatherStudio(blurred, faceDirection(face, s, t), radiance, 0);
      const at = (row * size + column) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        data[at + channel] = DataUtils.toHalfFloat(radiance[channel] ?? 0);
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
    FACES.map((face) => paintFace(studio, face, FACE_SIZE >> index, lobeOfLevel(index)));
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
