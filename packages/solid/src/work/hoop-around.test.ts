import { describe, expect, it } from 'vitest';
import { isHoopAround } from './hoop-around.ts';
import type { Cloud } from './cloud.ts';

const UPRIGHT = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
const moved = (x: number, y: number): readonly number[] => [...UPRIGHT.slice(0, 12), x, y, 0, 1];
/** Corners of rings about the y axis: radius and height of each. */
const rings = (...all: readonly (readonly [number, number])[]): Cloud =>
  Float64Array.from(
    all.flatMap(([radius, height]) =>
      Array.from({ length: 32 }, (_, k) => (k * Math.PI) / 16).flatMap((angle) => [
        radius * Math.cos(angle),
        height,
        radius * Math.sin(angle),
      ]),
    ),
  );

const hoop = { cloud: rings([2.5, 0], [3, 0], [3, 0.4], [2.5, 0.4]), frame: UPRIGHT, isTurned: true };
const cutter = (top: number, frame: readonly number[] = UPRIGHT) => ({ cloud: rings([0.2, -2], [top, 2]), frame });

describe('isHoopAround', () => {
  it('finds a hoop about a cylinder and about a cone that opens above it', () => {
    expect(isHoopAround(hoop, { cloud: rings([2, -5], [2, 5]), frame: UPRIGHT })).toBe(true);
    expect(isHoopAround(hoop, cutter(3.6))).toBe(true);
  });
  it('says no where the cutter runs into the hoop', () => {
    expect(isHoopAround(hoop, { cloud: rings([2.6, -5], [2.6, 5]), frame: UPRIGHT })).toBe(false);
    // Between its corners a hoop comes nearer than they are.
    expect(isHoopAround(hoop, { cloud: rings([2.48, -5], [2.48, 5]), frame: UPRIGHT })).toBe(false);
    expect(isHoopAround(hoop, cutter(5))).toBe(false);
  });
  it('says no of tools that do not share an axis or are no solids of revolution', () => {
    expect(isHoopAround(hoop, cutter(2, moved(0.3, 0)))).toBe(false);
    expect(isHoopAround({ ...hoop, isTurned: false }, cutter(2))).toBe(false);
    expect(isHoopAround(hoop, cutter(2, moved(0, 0.5)))).toBe(true);
  });
});
