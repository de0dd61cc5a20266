import { describe, expect, it } from 'vitest';
import { edgeOf } from '../../test/fixtures/plain-parts.ts';
import { polygonArea, polygonCentroid, type SectionPoint } from '../../test/fixtures/drawn-section.ts';
import { boreOf, squareBand, tube, turnedArea } from '../../test/fixtures/square-band.ts';
import { ringWith, TABLES } from '../../test/fixtures/tables.ts';
import { ringBody, turnedVolume, type RingBody } from '../body/ring-body.ts';
import { PROFILE_IDS, type EdgeWork, type ProfileId, type RingDesign } from '../design/ring-design.ts';
import { chainHeight } from '../math/chain.ts';
import { pointAt } from '../math/piece.ts';
import { mm } from '../units/quantities.ts';
import { itemAt } from '../units/item-at.ts';

const [WIDTH, HEIGHT, SIZE] = [5, 2, 55];
const BORE = boreOf(SIZE);
type Edges = RingDesign['edges'];
const NONE: Edges = { left: null, right: null };
const bodyOf = (edges: Edges, change: Partial<RingDesign> = {}): RingBody =>
  ringBody(squareBand(WIDTH, HEIGHT, { size: mm(SIZE), edges, ...change }), TABLES);
const volume = (body: RingBody): number => turnedVolume(body, -99, 99);
const heights = ({ section }: RingBody): number[] =>
  Array.from({ length: 99 }, (_, k) => chainHeight(section.outer, (section.width / 2) * ((k + 0.5) / 49.5 - 1)));

describe('a chamfer on a square band', () => {
  it.each([0.2, 0.35, 0.5, 0.8])('of %d mm at 45° takes the triangle that it is, turned around the ring', (width) => {
    const corner: readonly SectionPoint[] = [
      [-WIDTH / 2, HEIGHT - width],
      [-WIDTH / 2 + width, HEIGHT],
      [-WIDTH / 2, HEIGHT],
    ];
    expect(polygonArea(corner)).toBeCloseTo((width * width) / 2, 12);
    const taken = turnedArea(polygonArea(corner), BORE + polygonCentroid(corner));
    const whole = volume(bodyOf(NONE));
    const one = volume(bodyOf({ left: edgeOf('chamfer', width), right: null }));
    expect(whole - one).toBeCloseTo(taken, 9);
    expect(volume(bodyOf({ left: null, right: edgeOf('chamfer', width) }))).toBeCloseTo(one, 9);
    expect(whole - volume(bodyOf({ left: edgeOf('chamfer', width), right: edgeOf('chamfer', width) }))).toBeCloseTo(
      2 * taken,
      9,
    );
  });

  it('is a straight slope from the face down to the flank', () => {
    const { section } = bodyOf({ left: edgeOf('chamfer', 0.6, 0.4), right: null });
    expect(section.edges.left).toEqual({ from: -2.5, to: -1.9, form: 'chamfer', depth: 0.4 });
    for (const part of [0, 0.25, 0.5, 0.75, 1]) {
      expect(chainHeight(section.outer, -2.5 + 0.6 * part)).toBeCloseTo(1.6 + 0.4 * part, 9);
    }
    expect(chainHeight(section.outer, 2.5)).toBe(2);
  });
});

describe('a step on a square band', () => {
  it.each([
    [0.3, 0.15],
    [0.5, 0.3],
    [1, 0.4],
    [2, 0.4],
  ])('of %d × %d mm takes a tube from its edge', (width, depth) => {
    const taken = tube(BORE + HEIGHT - depth, BORE + HEIGHT, width);
    const whole = volume(bodyOf(NONE));
    for (const edges of [
      { left: edgeOf('step', width, depth), right: null },
      { left: null, right: edgeOf('step', width, depth) },
    ]) {
      expect(whole - volume(bodyOf(edges))).toBeCloseTo(taken, 9);
    }
    const both = bodyOf({ left: edgeOf('step', width, depth), right: edgeOf('step', width, depth) });
    expect(whole - volume(both)).toBeCloseTo(2 * taken, 9);
  });

  it('is a level floor with an upright wall', () => {
    const { section } = bodyOf({ left: null, right: edgeOf('step', 1, 0.4) });
    expect(section.edges.right).toEqual({ from: 1.5, to: 2.5, form: 'step', depth: 0.4 });
    expect([1.499, 1.501, 2, 2.499].map((x) => chainHeight(section.outer, x))).toEqual([2, 1.6, 1.6, 1.6]);
    const walls = section.outer.filter((piece) => {
      const [a, b] = [pointAt(piece, 0), pointAt(piece, 1)];
      return Math.abs(b.x - a.x) < 1e-9 && Math.abs(b.y - a.y) > 0.1;
    });
    expect(walls).toHaveLength(1);
    expect(pointAt(itemAt(walls, 0), 0).x).toBeCloseTo(1.5, 9);
  });

  it('takes no more than two fifths of the width', () => {
    const { section } = bodyOf({ left: edgeOf('step', 2, 0.3), right: null }, { width: mm(3) });
    expect(section.edges.left?.to).toBeCloseTo(-1.5 + 0.4 * 3, 9);
  });

  it('and a chamfer on the other side do not feel each other', () => {
    const alone = volume(bodyOf(NONE));
    const step = volume(bodyOf({ left: edgeOf('step', 1, 0.4), right: null }));
    const chamfer = volume(bodyOf({ left: null, right: edgeOf('chamfer', 0.8) }));
    const both = volume(bodyOf({ left: edgeOf('step', 1, 0.4), right: edgeOf('chamfer', 0.8) }));
    expect(both).toBeCloseTo(step + chamfer - alone, 9);
  });
});

const WORKS: readonly (readonly [string, EdgeWork])[] = [
  ['chamfer', edgeOf('chamfer', 0.5)],
  ['step', edgeOf('step', 0.6, 0.3)],
];

describe.each(WORKS)('a %s on any profile', (_, work) => {
  const bandOf = (profile: ProfileId, edges: Edges): RingBody => {
    const height = profile === 'F16' ? WIDTH : HEIGHT;
    const ring = ringWith({ stones: [], engravings: [], profile, width: mm(WIDTH), height: mm(height), edges });
    return ringBody(ring, TABLES);
  };
  it.each(PROFILE_IDS)('%s: only takes metal, and only at its own edge', (profile) => {
    const plain = bandOf(profile, NONE);
    const worked = bandOf(profile, { left: work, right: null });
    expect(volume(worked)).toBeLessThanOrEqual(volume(plain) + 1e-9);
    heights(worked).forEach((height, k) => expect(height).toBeLessThanOrEqual(itemAt(heights(plain), k) + 1e-9));
    // From where the outline begins: the leaning flanks of F17 begin inside the ordered width.
    const from = pointAt(itemAt(plain.section.outer, 0), 0).x + work.width + 1e-6;
    for (let x = from; x < WIDTH / 2; x += 0.21) {
      expect(chainHeight(worked.section.outer, x)).toBeCloseTo(chainHeight(plain.section.outer, x), 9);
    }
    expect(worked.section.edges.right).toBeNull();
  });

  it.each(PROFILE_IDS)('%s: left is the mirror image of right', (profile) => {
    // The slant is no mirror image of itself.
    if (profile === 'F13') return;
    const left = bandOf(profile, { left: work, right: null });
    const right = bandOf(profile, { left: null, right: work });
    expect(volume(left)).toBeCloseTo(volume(right), 9);
    const mirrored = heights(right).toReversed();
    heights(left).forEach((height, k) => expect(height).toBeCloseTo(itemAt(mirrored, k), 6));
  });

  it.each(PROFILE_IDS)(
    '%s: a deeper one never leaves more metal, nor a wider one where the face is level',
    (profile) => {
      const left = (change: Partial<EdgeWork>): number =>
        volume(bandOf(profile, { left: { ...work, ...change }, right: null }));
      const now = left({});
      expect(left({ depth: mm(work.depth + 0.1) })).toBeLessThanOrEqual(now + 1e-9);
      // On a dome a wider one begins higher: it may even take less.
      if (!['F01', 'F02', 'F03'].includes(profile)) return;
      expect(left({ width: mm(work.width + 0.1) })).toBeLessThan(now);
    },
  );
});
