import { itemAt } from '@ringwerk/kernel/math';
import { DataUtils } from 'three';
import { describe, expect, it } from 'vitest';
import { FACE_FRAMES, texelDirection } from './cube-faces.ts';
import { paintWideLobe, patchesOf } from './wide-lobes.ts';

const SIZE = 24;

/** Six faces of a room whose light depends on the direction alone. */
function room(light: (x: number, y: number, z: number) => number): readonly Uint16Array[] {
  const direction: [number, number, number] = [0, 0, 0];
  return FACE_FRAMES.map((frame) => {
    const data = new Uint16Array(4 * SIZE * SIZE);
    for (let texel = 0; texel < SIZE * SIZE; texel += 1) {
      texelDirection(frame, SIZE, texel, direction);
      data.fill(DataUtils.toHalfFloat(light(...direction)), 4 * texel, 4 * texel + 3);
    }
    return data;
  });
}

/** The red light of all texels with their directions, as a lobe of this width sees it. */
function seen(faces: readonly Uint16Array[], alpha: number) {
  const direction: [number, number, number] = [0, 0, 0];
  return paintWideLobe(patchesOf(faces, SIZE), alpha, SIZE).flatMap((data, face) =>
    Array.from({ length: SIZE * SIZE }, (_, texel) => {
      texelDirection(itemAt(FACE_FRAMES, face), SIZE, texel, direction);
      return { y: direction[1], light: DataUtils.fromHalfFloat(itemAt(data, 4 * texel)) };
    }),
  );
}

describe('the texels of a cube', () => {
  it('share the whole sphere: their solid angles come to 4π', () => {
    const direction: [number, number, number] = [0, 0, 0];
    let sphere = 0;
    for (const frame of FACE_FRAMES)
      for (let texel = 0; texel < SIZE * SIZE; texel += 1)
        sphere += texelDirection(frame, SIZE, texel, direction) * (2 / SIZE) ** 2;
    // By the middles of the texels: an error of the second order in their size.
    expect(sphere / (4 * Math.PI)).toBeCloseTo(1, 3);
  });

  it('look in every direction once: each face keeps to its own axis, and opposite faces are mirrored', () => {
    const direction: [number, number, number] = [0, 0, 0];
    FACE_FRAMES.forEach((frame, face) => {
      const axis = face >> 1;
      const sign = face % 2 === 0 ? 1 : -1;
      for (let texel = 0; texel < SIZE * SIZE; texel += 1) {
        texelDirection(frame, SIZE, texel, direction);
        expect(Math.hypot(...direction)).toBeCloseTo(1, 9);
        expect(sign * itemAt(direction, axis)).toBeGreaterThanOrEqual(Math.max(...direction.map(Math.abs)) - 1e-9);
      }
    });
    // OpenGL's order: right of the first row of +x is -z, its top is +y.
    texelDirection(itemAt(FACE_FRAMES, 0), SIZE, SIZE - 1, direction);
    expect(direction[1]).toBeGreaterThan(0);
    expect(direction[2]).toBeLessThan(0);
  });
});

describe('light through a wide lobe', () => {
  it('of an even room is that of the room, through every lobe', () => {
    for (const alpha of [0.16, 0.36, 0.64, 1])
      for (const { light } of seen(
        room(() => 0.8),
        alpha,
      ))
        expect(light).toBeCloseTo(0.8, 3);
  });

  it('of a room that is lighter towards its ceiling stays in between, and is flatter the wider the lobe', () => {
    const faces = room((_, y) => 1 + 0.5 * y);
    let before = Infinity;
    for (const alpha of [0.16, 0.36, 0.64, 1]) {
      const texels = seen(faces, alpha);
      const lights = texels.map(({ light }) => light);
      const range = Math.max(...lights) - Math.min(...lights);
      expect(Math.min(...lights)).toBeGreaterThan(0.5);
      expect(Math.max(...lights)).toBeLessThan(1.5);
      expect(range).toBeLessThan(before);
      before = range;
      // Symmetric about the horizon: what is above is lighter by what is below is darker.
      const mean = texels.reduce((sum, { light }) => sum + light, 0) / texels.length;
      expect(mean).toBeCloseTo(1, 2);
      for (const { y, light } of texels) expect((light - 1) * y).toBeGreaterThanOrEqual(-0.01);
    }
  });

  it('the widest one gathers half a sphere by its cosine: two thirds of a light that falls with the height', () => {
    // alpha 1: every facet is as likely as any other; for the light y it gives 2/3 · y (mean of cos² over cos).
    const top = Math.max(
      ...seen(
        room((_, y) => 1 + 0.5 * y),
        1,
      ).map(({ light }) => light),
    );
    expect(top).toBeGreaterThan(1 + 0.5 * 0.55);
    expect(top).toBeLessThan(1 + 0.5 * 0.75);
  });
});
