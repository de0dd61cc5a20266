import { describe, expect, it } from 'vitest';
import { inlayAt, laneOf, swingOf } from '../../test/fixtures/plain-parts.ts';
import { boreOf, squareBand, tube } from '../../test/fixtures/square-band.ts';
import { KERNEL, ringWith, TABLES } from '../../test/fixtures/tables.ts';
import { PROFILE_IDS, type RingDesign, type Split } from '../design/ring-design.ts';
import { itemAt } from '../units/item-at.ts';
import { mm } from '../units/quantities.ts';
import { metalVolumes, weighRing } from '../weight/weigh-ring.ts';
import { bodyVolumes } from './body-volumes.ts';
import { outlineAt, ringBody, segmentAt } from './ring-body.ts';

const [WIDTH, HEIGHT, SIZE] = [6, 2, 54];
const BORE = boreOf(SIZE);
const OUTSIDE = BORE + HEIGHT;
const WHOLE = tube(BORE, OUTSIDE, WIDTH);
const band = (change: Partial<RingDesign>): RingDesign => squareBand(WIDTH, HEIGHT, { size: mm(SIZE), ...change });
const partsOf = (ring: RingDesign) => bodyVolumes(ringBody(ring, TABLES), ring.inlays.length);
const lanes = (...shares: readonly number[]) =>
  shares.map((share, index) => laneOf(index % 2 === 0 ? 'au585-yellow' : 'au585-rose', share));
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

describe('lanes of a band of rectangular section', () => {
  const SHARES: readonly (readonly number[])[] = [
    [1],
    [1, 1],
    [1, 2],
    [3, 1],
    [1, 2, 1],
    [2, 1, 1],
    [1, 1, 1, 1],
    [5, 1, 2, 1, 3],
    [12, 12],
  ];
  const SPLITS: readonly Split[] = [
    { ...swingOf('straight', 0), form: 'straight' },
    { ...swingOf('wave', 0.4, 3, 25), form: 'wave' },
    { ...swingOf('wave', 0.6, 1), form: 'wave' },
    { ...swingOf('diagonal', 0.5, 1, 90), form: 'diagonal' },
  ];
  it.each(SHARES.map((shares) => [shares.join(':'), shares] as const))(
    '%s take their parts of the tube, also where joints swing',
    (_, shares) => {
      for (const split of SPLITS) {
        const { segments } = partsOf(band({ segments: lanes(...shares), split }));
        segments.forEach((volume, index) => {
          expect(volume).toBeCloseTo((WHOLE * itemAt(shares, index)) / sum(shares), 6);
        });
      }
    },
  );

  it.each([
    ['au585-yellow', 13.1],
    ['au585-white-pd', 14.4],
    ['au750-yellow', 15.5],
    ['pt950-ru', 20.7],
    ['pd585', 11.1],
    ['ag925', 10.36],
    ['ti-grade2', 4.51],
    ['ta', 16.65],
    ['carbon-forged', 1.55],
  ] as const)('of %s weigh %d g a cubic centimetre', (alloy, density) => {
    const { segments, metal, shown } = weighRing(band({ segments: [laneOf(alloy), laneOf('steel-316l', 2)] }), KERNEL);
    expect(segments[0]).toBeCloseTo((WHOLE * density) / 3000, 9);
    expect(segments[1]).toBeCloseTo((WHOLE * 2 * 7.98) / 3000, 9);
    expect(metal).toBeCloseTo(sum(segments), 12);
    expect(shown).toBe(Math.round(metal * 100) / 100);
  });

  it('weigh nothing where the alloy is not known', () => {
    expect(weighRing(band({ segments: [laneOf('au999'), laneOf('pt600')] }), KERNEL).segments[0]).toBe(0);
  });

  it('are found by what lies at x', () => {
    const body = ringBody(band({ segments: lanes(1, 2, 3) }), TABLES);
    expect(body.lanes).toEqual([
      [-3, -2],
      [-2, 0],
      [0, 3],
    ]);
    expect([-3, -2.01, -2, -0.01, 0, 2.99].map((x) => segmentAt(body, x))).toEqual([0, 0, 1, 1, 2, 2]);
  });
});

const SHELL: Split = { ...swingOf('straight', 0), form: 'shell' };

describe('two shells', () => {
  it.each([
    // [outer, inner, height of the joint over the bore]
    [1, 1, 1],
    [3, 1, 0.5],
    [1, 3, 1.5],
    [2, 3, 1.2],
    [12, 1, 2 / 13],
  ])('%d:%d lie over each other with their joint at %d mm', (outer, inner, joint) => {
    const ring = band({ segments: lanes(outer, inner), split: SHELL });
    const body = ringBody(ring, TABLES);
    expect(body.shell?.y).toBeCloseTo(joint, 9);
    const { segments } = partsOf(ring);
    expect(segments[0]).toBeCloseTo(tube(BORE + joint, OUTSIDE, WIDTH), 8);
    expect(segments[1]).toBeCloseTo(tube(BORE, BORE + joint, WIDTH), 8);
    expect(segmentAt(body, 0)).toBe(0);
  });
  it('keep a twentieth of a millimetre, however thin one is asked for', () => {
    const thin = ringBody(squareBand(4, 1.1, { segments: lanes(1, 50), split: SHELL }), TABLES);
    expect(thin.shell?.y).toBeCloseTo(1.1 - 0.1, 9);
    const thick = ringBody(squareBand(4, 1.1, { segments: lanes(50, 1), split: SHELL }), TABLES);
    expect(thick.shell?.y).toBeCloseTo(0.05, 9);
  });
  it('weigh together what the ring weighs whole', () => {
    for (const profile of PROFILE_IDS) {
      if (profile === 'F16') continue;
      const change = { profile, width: mm(6), height: mm(2.4), stones: [], engravings: [] };
      const whole = sum(metalVolumes(ringWith(change), KERNEL));
      const parts = metalVolumes(ringWith({ ...change, segments: lanes(2, 1), split: SHELL }), KERNEL);
      expect(Math.abs(sum(parts) / whole - 1)).toBeLessThan(1e-9);
      expect(Math.min(...parts)).toBeGreaterThan(0);
    }
  });
});

describe('strips', () => {
  it.each([
    [0.3, 0.3],
    [0.8, 0.6],
    [2, 0.5],
    [3, 1],
  ])('of %d × %d mm are a tube of their own, and the lane lacks it', (width, depth) => {
    const strip = tube(OUTSIDE - depth, OUTSIDE, width);
    const ring = band({ inlays: [inlayAt('pt950-ru', width, 0.7, depth)] });
    const { segments, inlays } = partsOf(ring);
    expect(inlays[0]).toBeCloseTo(strip, 8);
    expect(segments[0]).toBeCloseTo(WHOLE - strip, 8);
    const { segments: grams } = weighRing(ring, KERNEL);
    expect(grams).toHaveLength(2);
    expect(grams[1]).toBeCloseTo((strip * 20.7) / 1000, 9);
  });
  it('over a joint take from both lanes what lies on their side', () => {
    const ring = band({ segments: lanes(1, 1), inlays: [inlayAt('pt950-ru', 1, 0.2, 0.6)] });
    const { segments, inlays } = partsOf(ring);
    const slice = (width: number): number => tube(OUTSIDE - 0.6, OUTSIDE, width);
    expect(inlays[0]).toBeCloseTo(slice(1), 8);
    expect(segments[0]).toBeCloseTo(WHOLE / 2 - slice(0.3), 8);
    expect(segments[1]).toBeCloseTo(WHOLE / 2 - slice(0.7), 8);
  });
  it('are numbered as in the record, whatever their order across the band', () => {
    const ring = band({ inlays: [inlayAt('pt950-ru', 1, 2, 0.5), inlayAt('ag925', 0.5, -2, 0.5)] });
    expect(partsOf(ring).inlays.map((volume) => volume / tube(OUTSIDE - 0.5, OUTSIDE, 1))).toEqual([
      expect.closeTo(1, 9),
      expect.closeTo(0.5, 9),
    ]);
  });
  it('that run into each other are left out, the one further right', () => {
    const ring = band({ inlays: [inlayAt('pt950-ru', 1, 0.4, 0.5), inlayAt('ag925', 1, 0, 0.5)] });
    const body = ringBody(ring, TABLES);
    expect(body.skippedInlays).toEqual([0]);
    expect(partsOf(ring).inlays[0]).toBe(0);
  });
});

describe('lines that swing', () => {
  const body = ringBody(
    band({
      segments: lanes(1, 1),
      split: { ...swingOf('wave', 0.8, 2, 0), form: 'wave' },
      grooves: [{ shape: 'v', width: mm(0.5), position: mm(0), path: swingOf('wave', 0.8, 2, 0) }],
    }),
    TABLES,
  );
  it.each([
    // The top is at a quarter turn: there a phase of 0 swings furthest to the right.
    [0.25, 0.8],
    [0.375, 0],
    [0.5, -0.8],
    [0.75, 0.8],
    [0, -0.8],
  ])('at %d of a turn the groove lies at %d mm', (turn, x) => {
    const chain = outlineAt(body, 2 * Math.PI * turn);
    const heightAt = (at: number): number => {
      const piece = chain.find((each) => each.kind === 'line' && each.x0 <= at && at <= each.x1);
      return piece?.kind === 'line'
        ? piece.y0 + ((piece.y1 - piece.y0) * (at - piece.x0)) / (piece.x1 - piece.x0)
        : NaN;
    };
    expect(heightAt(x)).toBeCloseTo(HEIGHT - 0.25, 6);
    expect(heightAt(x + 0.3)).toBeCloseTo(HEIGHT, 9);
    expect(heightAt(x - 0.3)).toBeCloseTo(HEIGHT, 9);
  });
  it('swing no further than the broad face has room for', () => {
    const wide = ringBody(
      band({ segments: lanes(1, 1), split: { ...swingOf('wave', 3, 2, 0), form: 'wave' } }),
      TABLES,
    );
    expect(wide.leavesFace.joints).toBe(true);
    expect(wide.joints.amplitude).toBeCloseTo(3 - 0.02, 9);
    expect(body.leavesFace).toEqual({ joints: false, grooves: [] });
  });
});
