import { expect, it } from 'vitest';
import { ringWith, KERNEL } from '../../test/fixtures/tables.ts';
import { buildRingScene } from '../mesh/build-ring-scene.ts';
import { inspectSolid } from '../mesh/inspect-solid.ts';
import { TESSELLATION_DISPLAY } from '../mesh/ring-scene.ts';
import { roundBrilliant } from '../stones/round-brilliant.ts';
import { exchangeStones, exchangeSurfaces, metalLook } from './exchange-scene.ts';

const LOOKS = {
  alloys: {
    'au585-yellow': { f0: [0.9, 0.7, 0.4] },
    'carbon-forged': { f0: [0.05, 0.05, 0.05], pattern: { kind: 'carbon' } },
  },
  finishes: { polished: { roughness: 0.05 }, 'matte-long': { roughness: 0.3 } },
  platings: { rhodium: [0.6, 0.58, 0.55] },
  // Diamond as the tables have it: index 2.4175 at the d line, Abbe number 55.3 by the literature.
  gems: { 'diamond-natural': { refraction: [2.4147, 2.4238, 2.4439], absorption: [0, 0, 0] } },
} as const;

const scene = buildRingScene(ringWith({}), KERNEL, TESSELLATION_DISPLAY);

it('joins the parts of an alloy and a finish and loses no triangle', () => {
  const surfaces = exchangeSurfaces(scene.parts, LOOKS);
  expect(surfaces.map(({ name }) => name)).toEqual(['au585-yellow matte-long', 'au585-yellow polished']);
  expect(surfaces.map(({ look }) => look.roughness)).toEqual([0.3, 0.05]);
  const before = inspectSolid(scene.parts.map((part) => part.mesh));
  const after = inspectSolid(surfaces.map((surface) => surface.mesh));
  expect(after).toEqual({ ...before, volume: expect.closeTo(before.volume, 9) });
});
it('states index and dispersion of diamond as the literature does', () => {
  const [stone] = exchangeStones(scene.stones, LOOKS, () => roundBrilliant().mesh);
  expect(stone?.look.refraction).toBeCloseTo(2.4175, 3);
  expect(20 / (stone?.look.dispersion ?? 0)).toBeCloseTo(55.3, -0.4);
  expect(stone?.matrix).toEqual(scene.stones[0]?.matrix);
});
it('takes carbon for no metal', () => {
  expect(metalLook(LOOKS, 'carbon-forged', 'polished').metalness).toBe(0);
  expect(metalLook(LOOKS, 'au585-yellow', 'polished').metalness).toBe(1);
  const [letters, gold] = ['laser', 'polished'].map((finish) => metalLook(LOOKS, 'au585-yellow', finish).colour[0]);
  expect(letters).toBeLessThan((gold ?? 0) / 5);
});
it('has no colour for an alloy that the looks do not have', () => {
  expect(() => metalLook(LOOKS, 'au750-rose-h1', 'polished')).toThrow('no alloy au750-rose-h1');
});
it('covers every alloy of a plated ring with the layer', () => {
  expect(metalLook(LOOKS, 'au585-yellow', 'polished', 'rhodium').colour).toEqual([0.6, 0.58, 0.55]);
  const colours = exchangeSurfaces(scene.parts, LOOKS, 'rhodium').map(({ look }) => look.colour);
  expect(new Set(colours.map(String))).toEqual(new Set(['0.6,0.58,0.55']));
  expect(exchangeSurfaces(scene.parts, LOOKS, 'none')[0]?.look.colour).toEqual([0.9, 0.7, 0.4]);
});
