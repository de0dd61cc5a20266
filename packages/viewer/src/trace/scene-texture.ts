import { DataTexture, FloatType, NearestFilter, RGBAFormat } from 'three';

/** Texels in a row; the shader counts with the same number. */
const WIDTH = 1024;

/** Numbers as a texture of four to a texel. Whoever calls disposes it. */
export function sceneTexture(numbers: Float32Array<ArrayBuffer>): DataTexture {
  const rows = Math.max(1, Math.ceil(numbers.length / (4 * WIDTH)));
  const padded = new Float32Array(4 * WIDTH * rows);
  padded.set(numbers);
  const texture = new DataTexture(padded, WIDTH, rows, RGBAFormat, FloatType);
  texture.minFilter = texture.magFilter = NearestFilter;
  texture.needsUpdate = true;
  return texture;
}
