import { describe, expect, it } from 'vitest';
import { closedMesh } from '../../test/closed-mesh.ts';
import { edgeOf, grooveAt, inlayAt, laneOf, stoneRow, swingOf } from '../../test/fixtures/plain-parts.ts';
import { boreOf, squareBand, tube } from '../../test/fixtures/square-band.ts';
import { KERNEL, ringWith } from '../../test/fixtures/tables.ts';
import { GROOVE_WIDTHS } from '../design/groove-widths.ts';
import { GROOVE_SHAPES, PROFILE_IDS, type Groove, type Path, type RingDesign } from '../design/ring-design.ts';
import { mm } from '../units/quantities.ts';
import { metalVolumes } from '../weight/weigh-ring.ts';
import { buildRingScene } from './build-ring-scene.ts';

/** Few steps: what must close must close at any fineness. */
const COARSE = { around: 32, perArc: 6 };
const FINE = { around: 192, perArc: 16 };
const SIZE = 54;
/** Chords of an arc stand as far over it as they lie under it, so that the section keeps its area: mm at this fineness. */
const CHORD = 0.012;

const plain = (change: Partial<RingDesign>): RingDesign =>
  ringWith({ stones: [], engravings: [], size: mm(SIZE), width: mm(6), height: mm(2), ...change });
const meshOf = (ring: RingDesign, fineness = COARSE) =>
  closedMesh(buildRingScene(ring, KERNEL, fineness).parts.map(({ mesh }) => mesh));
const volumeOf = (ring: RingDesign): number => metalVolumes(ring, KERNEL).reduce((sum, each) => sum + each, 0);

/** Closed, of the metal's volume but for its chords, and within the ring's own cylinders. */
function expectBand(ring: RingDesign, raised = 0): void {
  const { open, volume, halfWidth, innerRadius, outerRadius, triangles } = meshOf(ring);
  expect(triangles).toBeGreaterThan(0);
  expect(open).toBe(0);
  expect(volume).toBeGreaterThan(0);
  // 32 chords leave 0.64 % of a circle out.
  expect(Math.abs(volume / volumeOf(ring) - 1)).toBeLessThan(0.02);
  const bore = boreOf(ring.size);
  expect(halfWidth).toBeLessThanOrEqual(ring.width / 2 + CHORD);
  expect(innerRadius).toBeGreaterThanOrEqual(bore - CHORD);
  expect(outerRadius).toBeLessThanOrEqual(bore + ring.height + raised + CHORD);
}

describe('a square band', () => {
  it.each([64, 96, 192, 256])('of %d steps is the prism of that many sides', (around) => {
    const ring = squareBand(5, 2, { size: mm(SIZE) });
    const { volume, open } = meshOf(ring, { around, perArc: 4 });
    const turn = (2 * Math.PI) / around;
    // Area of a polygon over that of its circle.
    const share = Math.sin(turn) / turn;
    expect(open).toBe(0);
    expect(volume / (tube(boreOf(SIZE), boreOf(SIZE) + 2, 5) * share)).toBeCloseTo(1, 6);
  });
  it('comes nearer to its tube with every step', () => {
    const exact = tube(boreOf(SIZE), boreOf(SIZE) + 2, 5);
    const off = [48, 64, 96, 128, 256].map(
      (around) => exact - meshOf(squareBand(5, 2, { size: mm(SIZE) }), { around, perArc: 4 }).volume,
    );
    expect(off).toEqual(off.toSorted((a, b) => b - a));
    expect(Math.min(...off)).toBeGreaterThan(0);
  });
});

describe.each(PROFILE_IDS)('%s', (profile) => {
  const height = mm(profile === 'F16' ? 5 : 2);
  const width = mm(profile === 'F16' ? 5 : 6);
  const base = { profile, height, width };
  it('is closed plain, small and large', () => {
    for (const size of [42, 54, 74]) expectBand(plain({ ...base, size: mm(size) }));
  });
  it('is closed with worked edges', () => {
    if (['F12', 'F14', 'F15', 'F16'].includes(profile)) return;
    for (const edges of [
      { left: edgeOf('chamfer', 0.5), right: null },
      { left: null, right: edgeOf('step', 0.8, 0.3) },
      { left: edgeOf('step', 0.5, 0.4), right: edgeOf('chamfer', 0.4) },
    ]) {
      expectBand(plain({ ...base, edges }));
    }
  });
  it('is closed in two and three colours, straight and wavy', () => {
    const two = [laneOf('au585-yellow'), laneOf('au585-rose')];
    const three = [...two, laneOf('au585-yellow', 2)];
    const isBroad = profile !== 'F15' && profile !== 'F16';
    for (const segments of [two, three]) {
      expectBand(plain({ ...base, segments }));
      if (isBroad) expectBand(plain({ ...base, segments, split: { ...swingOf('wave', 0.4, 3, 30), form: 'wave' } }));
      if (isBroad)
        expectBand(plain({ ...base, segments, split: { ...swingOf('diagonal', 0.4, 1), form: 'diagonal' } }));
    }
  });
});

const PATHS: readonly (readonly [string, Path])[] = [
  ['straight', swingOf('straight', 0)],
  ['wave', swingOf('wave', 0.5, 3, 20)],
  ['diagonal', swingOf('diagonal', 0.6, 1, 90)],
];
const GROOVES = GROOVE_SHAPES.flatMap((shape) =>
  PATHS.map(([name, path]): readonly [string, Groove] => [
    `${shape}, ${name}`,
    grooveAt(shape, GROOVE_WIDTHS[shape][1] ?? 0.7, 0.3, path),
  ]),
);

describe('a groove', () => {
  it.each(GROOVES)('%s: closed alone, beside another one, and on a joint that runs with it', (_, groove) => {
    const raised = 0.35;
    expectBand(plain({ profile: 'F01', grooves: [groove] }), raised);
    expectBand(plain({ profile: 'F04', grooves: [{ ...groove, position: mm(-1) }, grooveAt('v', 0.3, 2)] }), raised);
    const segments = [laneOf('au585-yellow'), laneOf('au585-rose')];
    const split = { ...groove.path, form: groove.path.form };
    expectBand(plain({ profile: 'F01', segments, split, grooves: [{ ...groove, position: mm(0) }] }), raised);
  });
});

describe('strips and shells', () => {
  it('are closed, alone and together with grooves', () => {
    const shell = { ...swingOf('straight', 0), form: 'shell' } as const;
    const segments = [laneOf('au585-yellow'), laneOf('au585-rose')];
    const inlays = [inlayAt('au585-rose', 1, -1.5, 0.5), inlayAt('au585-rose', 0.5, 1.5, 0.4)];
    expectBand(plain({ profile: 'F01', inlays }));
    expectBand(plain({ profile: 'F04', inlays, grooves: [grooveAt('v', 0.3)] }));
    expectBand(plain({ profile: 'F01', segments, split: shell }));
    expectBand(plain({ profile: 'F05', segments, split: shell, grooves: [grooveAt('v', 0.3)] }));
  });
});

describe('a mirrored ring', () => {
  const ring = plain({
    profile: 'F04',
    segments: [laneOf('au585-yellow', 2), laneOf('au585-rose', 1)],
    edges: { left: edgeOf('step', 0.6, 0.3), right: null },
    grooves: [grooveAt('u', 0.5, -1), grooveAt('v', 0.3, 1.6)],
    stones: [stoneRow({ position: mm(0.2), count: 5, diameter: mm(1.3) })],
  });
  const mirrored: RingDesign = {
    ...ring,
    segments: ring.segments.toReversed(),
    edges: { left: ring.edges.right, right: ring.edges.left },
    grooves: ring.grooves.map((groove) => ({ ...groove, position: mm(-groove.position) })),
    stones: ring.stones.map((row) => ({ ...row, position: mm(-row.position) })),
  };
  it('weighs, closes and reaches as the ring does', () => {
    const [right, left] = [ring, mirrored].map((each) => metalVolumes(each, KERNEL));
    expect(left?.toReversed()).toEqual(right?.map((volume) => expect.closeTo(volume, 9)));
    const [one, other] = [ring, mirrored].map((each) => meshOf(each, FINE));
    expect([one?.open, other?.open]).toEqual([0, 0]);
    expect(Math.abs((one?.volume ?? 0) / (other?.volume ?? 1) - 1)).toBeLessThan(1e-5);
  });
  it('weighs the same wherever its stones stand around the finger', () => {
    const turned = (angle: number): readonly number[] =>
      metalVolumes({ ...ring, stones: ring.stones.map((row) => ({ ...row, angle })) }, KERNEL);
    for (const angle of [-170, -60, 45, 120]) {
      expect(turned(angle)).toEqual(turned(0).map((volume) => expect.closeTo(volume, 9)));
    }
  });
});
