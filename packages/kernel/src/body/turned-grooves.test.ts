import { describe, expect, it } from 'vitest';
import { grooveAt, laneOf, swingOf } from '../../test/fixtures/plain-parts.ts';
import { boreOf, squareBand, tube, turnedArea } from '../../test/fixtures/square-band.ts';
import { KERNEL, TABLES } from '../../test/fixtures/tables.ts';
import { GROOVE_WIDTHS } from '../design/groove-widths.ts';
import { GROOVE_SHAPES, type Groove, type GrooveShape, type Path, type RingDesign } from '../design/ring-design.ts';
import { itemAt } from '../units/item-at.ts';
import { mm } from '../units/quantities.ts';
import { metalVolumes, weighRing } from '../weight/weigh-ring.ts';
import { beadRows } from './bead-row.ts';
import { bodyVolumes } from './body-volumes.ts';
import { grooveDepth } from './cut-groove.ts';
import { ringBody } from './ring-body.ts';

const [WIDTH, HEIGHT, SIZE] = [8, 2, 55];
const BORE = boreOf(SIZE);
const OUTSIDE = BORE + HEIGHT;
const WHOLE = tube(BORE, OUTSIDE, WIDTH);

/** A band of rectangular section with grooves; `halves` makes two lanes of one alloy of it. */
const band = (grooves: readonly Groove[], change: Partial<RingDesign> = {}): RingDesign =>
  squareBand(WIDTH, HEIGHT, { size: mm(SIZE), grooves, ...change });
const turned = (ring: RingDesign): number =>
  bodyVolumes(ringBody(ring, TABLES), ring.inlays.length).segments.reduce((sum, each) => sum + each, 0);
const taken = (...grooves: readonly Groove[]): number => WHOLE - turned(band(grooves));

/** What a groove takes out of a flat band, mm³, by Pappus; a raised band adds. */
const EXPECTED: Readonly<Record<GrooveShape, (width: number) => number>> = {
  // Triangles half and 0.87 of the width deep, their centroid a third below the mouth.
  v: (w) => turnedArea((w * w) / 4, OUTSIDE - w / 6),
  v60: (w) => turnedArea((w * w * Math.sqrt(3)) / 4, OUTSIDE - (w * Math.sqrt(3)) / 6),
  // Half a disk: centroid 4 r / 3 π under its diameter.
  u: (w) => turnedArea((Math.PI * w * w) / 8, OUTSIDE - (2 * w) / (3 * Math.PI)),
  flat: (w) => tube(OUTSIDE - 0.3, OUTSIDE, w),
  // Channels as deep as 0.35 of their beads: 0.5 and 1.0 mm in milgrain, the width less 0.1 in a bead groove.
  milgrain: (w) => tube(OUTSIDE - 0.35 * (w < 1 ? 0.5 : 1), OUTSIDE, w),
  bead: (w) => tube(OUTSIDE - 0.35 * (w - 0.1), OUTSIDE, w),
  // A segment of a circle a quarter of the width high, 0.3 mm at most, standing on the surface.
  raised: (w) => {
    const rise = Math.min(0.25 * w, 0.3);
    const radius = (w * w) / (8 * rise) + rise / 2;
    const angle = 2 * Math.asin(w / (2 * radius));
    const area = (radius ** 2 * (angle - Math.sin(angle))) / 2;
    const centroid = (4 * radius * Math.sin(angle / 2) ** 3) / (3 * (angle - Math.sin(angle)));
    return -turnedArea(area, OUTSIDE + centroid - (radius - rise));
  },
};
const EACH = GROOVE_SHAPES.flatMap((shape) => GROOVE_WIDTHS[shape].map((width) => [shape, width] as const));

describe('a groove in a band of rectangular section', () => {
  it.each(EACH)('%s of %d mm takes what Pappus says', (shape, width) => {
    const exact = EXPECTED[shape](width);
    expect(taken(grooveAt(shape, width))).toBeCloseTo(exact, 8);
    // Wherever it lies.
    expect(taken(grooveAt(shape, width, -2.2))).toBeCloseTo(exact, 8);
    expect(taken(grooveAt(shape, width, 2.2))).toBeCloseTo(exact, 8);
    // Twice for two of them.
    expect(taken(grooveAt(shape, width, -2), grooveAt(shape, width, 2))).toBeCloseTo(2 * exact, 8);
  });

  it.each(EACH)('%s of %d mm takes the same where it swings: a flat band is the same all along', (shape, width) => {
    const exact = EXPECTED[shape](width);
    const paths: readonly Path[] = [
      swingOf('wave', 0.3, 1),
      swingOf('wave', 0.8, 3, 40),
      swingOf('wave', 1.2, 6, 200),
      swingOf('diagonal', 1.5, 1, 90),
    ];
    for (const path of paths) expect(taken(grooveAt(shape, width, 0, path))).toBeCloseTo(exact, 6);
  });

  it.each([
    ['v', 0.3, 0.15],
    ['v', 1, 0.5],
    ['v60', 1, 0.866],
    ['v60', 0.65, 0.563],
    ['u', 2, 1],
    ['u', 0.3, 0.15],
    ['flat', 0.3, 0.3],
    ['flat', 2, 0.3],
    ['raised', 1, 0],
    ['milgrain', 0.7, 0.175],
    ['milgrain', 1.2, 0.35],
    ['bead', 0.7, 0.21],
    ['bead', 0.9, 0.28],
  ] as const)('%s of %d mm is %d mm deep', (shape, width, depth) => {
    expect(grooveDepth({ shape, width: mm(width) })).toBeCloseTo(depth, 3);
  });

  it('between two lanes takes from both, half and half', () => {
    const segments = [laneOf('au585-yellow'), laneOf('au585-rose')];
    for (const [shape, width] of EACH) {
      const body = ringBody(band([grooveAt(shape, width)], { segments }), TABLES);
      const [left, right] = bodyVolumes(body, 0).segments;
      expect(left).toBeCloseTo((WHOLE - EXPECTED[shape](width)) / 2, 8);
      expect(right).toBeCloseTo((WHOLE - EXPECTED[shape](width)) / 2, 8);
    }
  });

  it('inside a lane takes from that lane alone', () => {
    const segments = [laneOf('au585-yellow', 3), laneOf('au585-rose')];
    const body = ringBody(band([grooveAt('u', 1, -2)], { segments }), TABLES);
    const [left, right] = bodyVolumes(body, 0).segments;
    expect(left).toBeCloseTo(WHOLE * 0.75 - EXPECTED.u(1), 8);
    expect(right).toBeCloseTo(WHOLE * 0.25, 8);
  });
});

/** A part of a ball: what of a bead stands over its channel's floor. */
const ballCap = (diameter: number, height: number): number => (Math.PI * height ** 2 * (1.5 * diameter - height)) / 3;

describe('a row of beads', () => {
  // [shape, width, diameter, height, pitch]: fine and coarse milgrain of the trade, and bead grooves that they fill.
  it.each([
    ['milgrain', 0.7, 0.5, 0.175, 0.6],
    ['milgrain', 1.2, 1, 0.35, 1.1],
    ['bead', 0.7, 0.6, 0.3, 0.65],
    ['bead', 0.9, 0.8, 0.4, 0.85],
  ] as const)('%s of %d mm closes with as many as the pitch gives', (shape, width, diameter, height, pitch) => {
    const ring = band([grooveAt(shape, width)]);
    const [row, ...others] = beadRows(ringBody(ring, TABLES), ring.grooves);
    expect(others).toEqual([]);
    expect(row?.bead.diameter).toBeCloseTo(diameter, 12);
    expect(row?.bead.height).toBeCloseTo(height, 12);
    const floor = OUTSIDE - grooveDepth({ shape, width: mm(width) });
    // Counted at the tops of the beads.
    const count = Math.round((2 * Math.PI * (floor + height)) / pitch);
    expect(row?.places).toHaveLength(count);
    row?.places.forEach(({ angle, x, floorRadius }, index) => {
      expect(angle).toBeCloseTo(Math.PI / 2 + (2 * Math.PI * index) / count, 9);
      expect([x, floorRadius]).toEqual([0, expect.closeTo(floor, 9)]);
    });
    // Metal: the tube without its channel, and the beads with the little that fills the bend of the floor under them.
    const beads = itemAt(metalVolumes(ring, KERNEL), 0) - (WHOLE - EXPECTED[shape](width));
    expect(beads / (count * ballCap(diameter, height))).toBeGreaterThan(1);
    expect(beads / (count * ballCap(diameter, height))).toBeLessThan(1.02);
  });

  it('lets milgrain end level with the rim and a bead groove stand over it', () => {
    for (const [shape, width, over] of [
      ['milgrain', 0.7, 0],
      ['milgrain', 1.2, 0],
      ['bead', 0.7, 0.09],
      ['bead', 0.9, 0.12],
    ] as const) {
      const ring = band([grooveAt(shape, width)]);
      const [row] = beadRows(ringBody(ring, TABLES), ring.grooves);
      const [place] = row?.places ?? [];
      expect((place?.floorRadius ?? 0) + (row?.bead.height ?? 0) - OUTSIDE).toBeCloseTo(over, 9);
    }
  });

  it('follows a wave with even steps, and has more beads on it than on a straight line', () => {
    const straight = band([grooveAt('milgrain', 0.7)]);
    const wavy = band([grooveAt('milgrain', 0.7, 0, swingOf('wave', 1.2, 3))]);
    const [short] = beadRows(ringBody(straight, TABLES), straight.grooves);
    const [long] = beadRows(ringBody(wavy, TABLES), wavy.grooves);
    expect(long?.places.length ?? 0).toBeGreaterThan(short?.places.length ?? 0);
    const steps = (long?.places ?? []).map(({ angle, x, floorRadius }, index, all) => {
      const next = itemAt(all, (index + 1) % all.length);
      const turn = next.angle - angle + (index + 1 === all.length ? 2 * Math.PI : 0);
      return Math.hypot(2 * floorRadius * Math.sin(turn / 2), next.x - x);
    });
    expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.01);
    expect(itemAt(steps, 0)).toBeGreaterThan(0.55);
    expect(itemAt(steps, 0)).toBeLessThan(0.65);
    for (const { angle, x } of long?.places ?? []) expect(x).toBeCloseTo(1.2 * Math.cos(3 * (angle - Math.PI / 2)), 9);
  });

  it('is none where the groove could not be cut', () => {
    const ring = band([grooveAt('milgrain', 0.7, 0), grooveAt('v', 0.5, 0.1)]);
    const body = ringBody(ring, TABLES);
    expect(body.skippedGrooves).toHaveLength(1);
    const cut = body.skippedGrooves[0] === 0 ? 0 : 1;
    expect(beadRows(body, ring.grooves)).toHaveLength(cut);
  });
});

describe('what is lost of a ring', () => {
  it('is weighed in the alloy that it is lost from', () => {
    const segments = [laneOf('au585-yellow'), laneOf('pt950-ru')];
    const ring = band([grooveAt('u', 1, -2), grooveAt('v', 1, 2)], { segments });
    const { segments: grams } = weighRing(ring, KERNEL);
    expect(grams[0]).toBeCloseTo(((WHOLE / 2 - EXPECTED.u(1)) * 13.1) / 1000, 9);
    expect(grams[1]).toBeCloseTo(((WHOLE / 2 - EXPECTED.v(1)) * 20.7) / 1000, 9);
  });
});
