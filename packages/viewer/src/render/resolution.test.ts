import { expect, test } from 'vitest';
import { Resolution } from './resolution.ts';

function shown(): Resolution {
  const resolution = new Resolution();
  resolution.resize(800, 600, 2);
  return resolution;
}

test('a slow machine moves a coarser picture, rests in the full one, and gets finer again when frames are quick', () => {
  const resolution = shown();
  const { full } = resolution;
  expect(full).toEqual({ width: 1600, height: 1200 });
  for (let frame = 0; frame < 40; frame += 1) resolution.adapt(0.09);
  expect(resolution.moving.width).toBeLessThanOrEqual(0.36 * full.width);
  expect(resolution.full).toEqual(full);
  for (let frame = 0; frame < 40; frame += 1) resolution.adapt(0.01);
  expect(resolution.moving).toEqual(full);
});

test('frames that are quick enough change nothing, so that targets are not remade', () => {
  const resolution = shown();
  const before = resolution.moving;
  for (let frame = 0; frame < 40; frame += 1) resolution.adapt(1 / 35);
  expect(resolution.moving).toBe(before);
});

test('sizes stay within what a weak memory takes and keep the aspect', () => {
  const resolution = new Resolution();
  expect(resolution.isEmpty).toBe(true);
  resolution.resize(4000, 2000, 3);
  const { width, height } = resolution.full;
  expect(width * height).toBeLessThan(4_250_000);
  expect(width / height).toBeCloseTo(2, 2);
  expect(resolution.aspect).toBe(2);
});

test('frames with one sample to a pixel begin and stay at half of the edge or more, however slow the machine', () => {
  const resolution = new Resolution(true);
  resolution.resize(800, 600, 1);
  expect(resolution.moving).toEqual({ width: 400, height: 300 });
  for (let frame = 0; frame < 40; frame += 1) resolution.adapt(0.2);
  expect(resolution.moving).toEqual({ width: 400, height: 300 });
  expect(resolution.isLowQuality).toBe(true);
  for (let frame = 0; frame < 40; frame += 1) resolution.adapt(0.01);
  expect(resolution.moving).toEqual(resolution.full);
});

test('a dragged change is drawn coarser only where frames have one sample to a pixel', () => {
  const bare = new Resolution(true);
  bare.resize(800, 600, 1);
  expect(bare.dragged).toEqual({ width: 240, height: 180 });
  for (let frame = 0; frame < 40; frame += 1) bare.adapt(0.01);
  expect(bare.moving).toEqual({ width: 800, height: 600 });
  expect(bare.dragged).toEqual({ width: 480, height: 360 });
  const resolution = shown();
  expect(resolution.dragged).toEqual(resolution.moving);
});

test('a dragged frame that is quick by its coarseness alone makes no moving frame finer', () => {
  const bare = new Resolution(true);
  bare.resize(800, 600, 1);
  for (let frame = 0; frame < 40; frame += 1) bare.adapt(0.012, true);
  expect(bare.moving).toEqual({ width: 400, height: 300 });
  for (let frame = 0; frame < 40; frame += 1) bare.adapt(0.006, true);
  expect(bare.moving).toEqual({ width: 800, height: 600 });
});
