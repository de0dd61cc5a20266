import type { LinearRgb } from '@ringwerk/catalogue';

/** Part of the edge that the ball's radius takes. */
const RADIUS = 0.46;
/** Share of a pixel over which the rim fades. */
const RIM = 1.2;

const smooth = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Light that comes from a direction: a broad soft box above, a strip from the left, a pale table below. */
function studio(x: number, y: number, z: number): number {
  const box = smooth(0.25, 0.75, y) * (0.55 + 0.45 * smooth(-0.9, 0.6, z));
  const strip = 0.7 * smooth(0.55, 0.85, -x) * smooth(-0.5, 0.2, y);
  const table = 0.22 * smooth(0.1, 0.9, -y);
  return 0.1 + Math.min(1.05, box + strip + table);
}

const encoded = (linear: number): number => {
  const value = Math.min(1, Math.max(0, linear));
  return 255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
};

/**
 * A polished ball of a metal in a small studio, seen from the front: RGBA of sRGB, row by row, `size` pixels along both edges.
 * What a pixel shows is the light of its mirror direction times the metal's reflectance at that angle (Schlick).
 */
export function ballPixels(f0: LinearRgb, size: number): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(4 * size * size);
  const radius = RADIUS * size;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const x = (column + 0.5 - size / 2) / radius;
      const y = (size / 2 - row - 0.5) / radius;
      const away = Math.hypot(x, y);
      const cover = Math.min(1, Math.max(0, ((1 - away) * radius) / RIM));
      if (cover === 0) continue;
      const z = Math.sqrt(Math.max(0, 1 - away * away));
      const light = studio(2 * z * x, 2 * z * y, 2 * z * z - 1);
      const grazing = (1 - z) ** 5;
      const at = 4 * (row * size + column);
      f0.forEach((value, channel) => {
        pixels[at + channel] = encoded(light * (value + (1 - value) * grazing));
      });
      pixels[at + 3] = 255 * cover;
    }
  }
  return pixels;
}
