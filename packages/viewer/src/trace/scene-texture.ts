import { DataTexture, FloatType, IntType, NearestFilter, RGBAFormat, RGBAIntegerFormat } from 'three';

/** Texels in a row; the shader counts with the same number. */
const WIDTH = 1024;

/** Numbers as a texture of four to a texel. Whoever calls disposes it. */
export function sceneTexture(numbers: Float32Array<ArrayBuffer> | Int32Array<ArrayBuffer>): DataTexture {
  const isWhole = numbers instanceof Int32Array;
  const rows = Math.max(1, Math.ceil(numbers.length / (4 * WIDTH)));
  const padded = isWhole ? new Int32Array(4 * WIDTH * rows) : new Float32Array(4 * WIDTH * rows);
  padded.set(numbers);
  const texture = isWhole
    ? new DataTexture(padded, WIDTH, rows, RGBAIntegerFormat, IntType)
    : new DataTexture(padded, WIDTH, rows, RGBAFormat, FloatType);
  if (isWhole) texture.internalFormat = 'RGBA32I';
  texture.minFilter = texture.magFilter = NearestFilter;
  texture.needsUpdate = true;
  return texture;
}
