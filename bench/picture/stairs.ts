import { outside } from '@ringwerk/kernel/math';
import { labOf } from './colour.ts';
import type { Picture } from './flip.ts';

/** L* of every pixel, first row on top. */
export interface Lightness {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** A place in a picture, pixels from its upper left corner; the middle of the first pixel is (0.5, 0.5). */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Distance of the places along a line that are looked at, pixels. */
const STEP = 0.5;
/** Places across the line, pixels: what lies on both sides of it, as far as a pixel's own filter reaches. */
const ACROSS = [-1.5, -1, -0.5, 0, 0.5, 1, 1.5] as const;
/** Width of the Gaussian whose mean is the smooth course along the line, and how far it reaches, steps. */
const SMOOTH = 8;
const REACH = 20;
const WEIGHTS = Array.from({ length: 2 * REACH + 1 }, (_, k) => Math.exp(-(((k - REACH) / SMOOTH) ** 2) / 2));
const WEIGHT = WEIGHTS.reduce((sum, weight) => sum + weight, 0);
/** L* that an eye just tells apart: smoother than that two lines are alike. */
const VISIBLE = 0.5;

export function lightnessOf({ width, height, light }: Picture): Lightness {
  const at = (k: number): number => light[k] ?? outside(light, k);
  const values = Float32Array.from(
    { length: width * height },
    (_, k) => labOf([at(3 * k), at(3 * k + 1), at(3 * k + 2)])[0],
  );
  return { width, height, values };
}

/** Between the middles of four pixels. */
function mixedAt({ width, height, values }: Lightness, x: number, y: number): number {
  const [u, v] = [Math.min(width - 1.001, Math.max(0, x - 0.5)), Math.min(height - 1.001, Math.max(0, y - 0.5))];
  const [column, row] = [Math.floor(u), Math.floor(v)];
  const [s, t] = [u - column, v - row];
  const at = (k: number): number => values[k] ?? outside(values, k);
  const k = row * width + column;
  return (1 - t) * ((1 - s) * at(k) + s * at(k + 1)) + t * ((1 - s) * at(k + width) + s * at(k + width + 1));
}

/** The line at even distances, each place with the direction across it. */
function evenly(line: readonly Place[]): readonly (Place & { readonly across: Place })[] {
  const places: (Place & { readonly across: Place })[] = [];
  let left = 0;
  line.slice(1).forEach((to, k) => {
    const from = line[k] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length === 0) return;
    const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
    for (; left < length; left += STEP)
      places.push({ x: from.x + x * left, y: from.y + y * left, across: { x: -y, y: x } });
    left -= length;
  });
  return places;
}

/** Squares of how far lightness is off its smooth course at every place along a line, on it and on both sides. */
function unevenness(picture: Lightness, line: readonly Place[]): readonly number[] {
  const places = evenly(line);
  return ACROSS.flatMap((aside) => {
    const course = places.map(({ x, y, across }) => mixedAt(picture, x + aside * across.x, y + aside * across.y));
    return course.slice(REACH, -REACH).map((value, k) => {
      const smooth = WEIGHTS.reduce((sum, weight, j) => sum + weight * (course[k + j] ?? outside(course, k + j)), 0);
      return (value - smooth / WEIGHT) ** 2;
    });
  });
}

/**
 * The stair of lines in a picture: root mean square of how far L* leaves its smooth course along them, from a pixel and a half on
 * one side to as much on the other. Dots, dashes and steps of a few pixels count, what changes over twenty pixels does not.
 * Null where the lines are shorter than that. Linear in their length.
 */
export function stairOf(picture: Lightness, lines: readonly (readonly Place[])[]): number | null {
  const squares = lines.flatMap((line) => unevenness(picture, line));
  return squares.length === 0 ? null : Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
}

/** How much more uneven lines are in a picture than in its reference; 1 where the eye tells neither from even. */
export const stairRatio = (stair: number, reference: number): number =>
  Math.hypot(stair, VISIBLE) / Math.hypot(reference, VISIBLE);
