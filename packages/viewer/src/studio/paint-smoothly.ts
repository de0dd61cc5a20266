import { outside } from '@ringwerk/kernel/math';
/** Texels between the first nodes; half of it, at which they are looked at, is less than the smallest lamp's width. */
const FIRST_STEP = 16;
/** A straight line may miss the light by so much, and by so much of it: half a step of a screen. */
const ABSOLUTE = 0.002;
const RELATIVE = 0.004;

/** Writes the light of a place, in texels from the first texel's middle, to `out[at..at+2]`. */
export type LightAt = (column: number, row: number, out: Float32Array, at: number) => void;

/**
 * Light at every texel of a square, three numbers each, in rows of `size + 1` of which the last is not part of it. Where
 * it runs straight between some nodes it is drawn straight: most of a studio is softer than its texels.
 */
export function paintSmoothly(size: number, lightAt: LightAt): Float32Array {
  const painter = new Painter(size, lightAt);
  const step = Math.min(FIRST_STEP, size);
  for (let row = 0; row < size; row += step) {
    for (let column = 0; column < size; column += step) painter.paint(column, row, step);
  }
  return painter.light;
}

class Painter {
  readonly light: Float32Array;
  readonly #stride: number;
  readonly #isKnown: Uint8Array;
  readonly #lightAt: LightAt;

  constructor(size: number, lightAt: LightAt) {
    this.#stride = size + 1;
    this.#lightAt = lightAt;
    this.light = new Float32Array(3 * this.#stride * this.#stride);
    this.#isKnown = new Uint8Array(this.#stride * this.#stride);
  }

  paint(column: number, row: number, step: number): void {
    const stride = this.#stride;
    const first = row * stride + column;
    const right = step;
    const below = step * stride;
    const across = below + right;
    this.#know(first);
    this.#know(first + right);
    this.#know(first + below);
    this.#know(first + across);
    if (step === 1) return;
    const half = step >> 1;
    const isStraight =
      this.#isBetween(first + half, first, first + right) &&
      this.#isBetween(first + half * stride, first, first + below) &&
      this.#isBetween(first + below + half, first + below, first + across) &&
      this.#isBetween(first + right + half * stride, first + right, first + across) &&
      this.#isBetween(first + half * (stride + 1), first, first + across) &&
      this.#isBetween(first + half * (stride + 1), first + right, first + below);
    if (isStraight) this.#drawStraight(first, step);
    else {
      this.paint(column, row, half);
      this.paint(column + half, row, half);
      this.paint(column, row + half, half);
      this.paint(column + half, row + half, half);
    }
  }

  #know(node: number): void {
    if (this.#isKnown[node] === 1) return;
    this.#isKnown[node] = 1;
    this.#lightAt(node % this.#stride, Math.floor(node / this.#stride), this.light, 3 * node);
  }

  #isBetween(middle: number, one: number, other: number): boolean {
    this.#know(middle);
    const { light } = this;
    for (let channel = 0; channel < 3; channel += 1) {
      const seen = light[3 * middle + channel] ?? outside(light, 3 * middle + channel);
      const straight =
        0.5 *
        ((light[3 * one + channel] ?? outside(light, 3 * one + channel)) +
          (light[3 * other + channel] ?? outside(light, 3 * other + channel)));
      if (Math.abs(seen - straight) > ABSOLUTE + RELATIVE * seen) return false;
    }
    return true;
  }

  #drawStraight(first: number, step: number): void {
    const { light } = this,
      isKnown = this.#isKnown,
      stride = this.#stride;
    for (let down = 0; down <= step; down += 1) {
      const v = down / step;
      for (let aside = 0; aside <= step; aside += 1) {
        const node = first + down * stride + aside;
        if (isKnown[node] === 1) continue;
        const u = aside / step;
        for (let channel = 0; channel < 3; channel += 1) {
          const at = 3 * first + channel;
          const high =
            (light[at] ?? outside(light, at)) * (1 - u) + (light[at + 3 * step] ?? outside(light, at + 3 * step)) * u;
          const low =
            (light[at + 3 * step * stride] ?? outside(light, at + 3 * step * stride)) * (1 - u) +
            (light[at + 3 * step * (stride + 1)] ?? outside(light, at + 3 * step * (stride + 1))) * u;
          light[3 * node + channel] = high * (1 - v) + low * v;
        }
      }
    }
  }
}
