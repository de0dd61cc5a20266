import { describe, expect, it } from 'vitest';
import { BLOCK, BLOCK_TABLES } from '../../test/fixtures/block-letters.ts';
import { inlayAt, laneOf, grooveAt, edgeOf, swingOf, textLine } from '../../test/fixtures/plain-parts.ts';
import { closedMesh } from '../../test/closed-mesh.ts';
import { boreOf, squareBand } from '../../test/fixtures/square-band.ts';
import { KERNEL } from '../../test/fixtures/tables.ts';
import { ringBody } from '../body/ring-body.ts';
import type { Engraving, EngravingFace, RingDesign } from '../design/ring-design.ts';
import { itemAt } from '../units/item-at.ts';
import { mm } from '../units/quantities.ts';
import { metalVolumes, weighRing } from '../weight/weigh-ring.ts';
import { angleAt, engravedLine, faceRadius, type EngravedLine } from './engraved-line.ts';
import { withLetters } from './engraver.ts';
import { engravingMetal } from './engraving-metal.ts';
import { engravingStrip, HALLMARK_LENGTH } from './engraving-strip.ts';
import { letterBodies } from './engraving-tools.ts';
import { engravingZone } from './engraving-zone.ts';

const [WIDTH, HEIGHT, SIZE] = [5, 2, 54];
const BORE = boreOf(SIZE);
const radiusOf = (face: EngravingFace): number => (face === 'inside' ? BORE : BORE + HEIGHT);
const band = (engravings: readonly Engraving[], change: Partial<RingDesign> = {}): RingDesign =>
  squareBand(WIDTH, HEIGHT, { size: mm(SIZE), engravings, ...change });
function lineOf(engraving: Engraving, change: Partial<RingDesign> = {}): EngravedLine {
  const ring = band([engraving], change);
  const line = engravedLine(ring, ringBody(ring, BLOCK_TABLES), engraving, BLOCK_TABLES);
  if (line === null) throw new Error('there is no room for the line');
  return line;
}
const metalOf = (ring: RingDesign): number[] => engravingMetal(ring, ringBody(ring, BLOCK_TABLES), BLOCK_TABLES);

/** Area of a line of blocks, mm². */
const areaOf = (letters: number, height: number): number => letters * BLOCK.width * height * height;
/** Metal over an area that was laid out on the surface: its depth, more towards the outside where the ring is longer. */
const taken = (area: number, depth: number, face: EngravingFace): number =>
  area * (depth + ((face === 'inside' ? 1 : -1) * depth ** 2) / (2 * radiusOf(face)));
const FACES = ['inside', 'outside'] as const;

describe('a line of block letters', () => {
  it.each([
    // [width of the ring, height of its capitals]: 0.45 of the width, between 1 and 2 mm.
    [2, 1],
    [2.2, 1],
    [3, 1.35],
    [4, 1.8],
    [4.4, 1.98],
    [5, 2],
    [10, 2],
  ])('on a ring of %d mm is %d mm high', (width, height) => {
    expect(lineOf(textLine('ANNA'), { width: mm(width) }).height).toBeCloseTo(height, 9);
  });
  it('is as high as it is asked for, and lower where its place has no more room', () => {
    expect(lineOf(textLine('ANNA', { height: mm(1.2) })).height).toBe(1.2);
    // 0.4 mm stay clear of the edge of the bore: 2.1 − 1.5 to the nearer side.
    expect(lineOf(textLine('ANNA', { position: mm(1.5) })).height).toBeCloseTo(1.2, 6);
    expect(lineOf(textLine('ANNA', { position: mm(-1.5) })).height).toBeCloseTo(1.2, 6);
  });
  it.each([1, 4, 12, 23])(
    'of %d letters is so many advances long, and reaches half a letter around its middle',
    (count) => {
      for (const face of FACES) {
        const line = lineOf(textLine('X'.repeat(count), { face, height: mm(1.5) }));
        expect(line.length).toBeCloseTo(count * 0.6 * 1.5, 9);
        expect(line.radius).toBeCloseTo(radiusOf(face), 9);
        const half = (count * 0.6 - 0.1) * 0.75;
        expect(line.reach).toEqual({
          left: expect.closeTo(-half, 9),
          right: expect.closeTo(half, 9),
          down: expect.closeTo(-0.75, 9),
          up: expect.closeTo(0.75, 9),
        });
      }
    },
  );
  it('runs counter-clockwise inside and clockwise outside, its middle at its angle', () => {
    for (const angle of [0, 40, -90, 180]) {
      const turn = (face: EngravingFace, u: number) => angleAt(lineOf(textLine('ANNA', { face, angle })), u);
      const middle = Math.PI / 2 + (angle * Math.PI) / 180;
      expect([turn('inside', 0), turn('outside', 0)]).toEqual([middle, middle]);
      expect(turn('inside', 1) - middle).toBeCloseTo(1 / radiusOf('inside'), 12);
      expect(turn('outside', 1) - middle).toBeCloseTo(-1 / radiusOf('outside'), 12);
    }
  });
  it('begins after a drawing and half a letter height', () => {
    const drawing = 'M-1 -1H1V1H-1Z';
    const line = lineOf(textLine('ANNA', { drawing, height: mm(1.5) }));
    expect(line.length).toBeCloseTo(2 + 0.75 + 4 * 0.6 * 1.5, 9);
    expect(line.reach.left).toBeCloseTo(-line.length / 2, 6);
    expect(line.reach.up).toBeCloseTo(1, 6);
    expect(lineOf(textLine('', { drawing })).length).toBeCloseTo(2, 9);
  });
  it('names what the font does not hold', () => {
    expect(lineOf(textLine('WHY?')).missing).toEqual(['?']);
  });
});

describe('the metal that letters take', () => {
  it.each(FACES)('%s: area times depth, by the radius at which it lies', (face) => {
    for (const depth of [0.02, 0.05, 0.1, 0.2]) {
      for (const [text, letters] of [
        ['I', 1],
        ['ANNA', 4],
        ['ANNA PAUL', 8],
      ] as const) {
        const ring = band([textLine(text, { face, height: mm(1.5), depth: mm(depth) })]);
        expect(metalOf(ring)[0]).toBeCloseTo(taken(areaOf(letters, 1.5), depth, face), 9);
      }
    }
  });
  it('does not depend on where around the ring they stand, nor on their place across a flat bore', () => {
    const at = (change: Partial<Engraving>): number =>
      itemAt(metalOf(band([textLine('ANNA', { height: mm(1.2), ...change })])), 0);
    for (const angle of [-180, -37, 90]) expect(at({ angle })).toBeCloseTo(at({}), 12);
    for (const position of [-1, 0.5, 1.2]) expect(at({ position: mm(position) })).toBeCloseTo(at({}), 12);
  });
  it('grows with the square of the letters’ height, and with their number', () => {
    const at = (text: string, height: number): number =>
      itemAt(metalOf(band([textLine(text, { height: mm(height) })])), 0);
    expect(at('ANNA', 2) / at('ANNA', 1)).toBeCloseTo(4, 9);
    expect(at('ANNAANNA', 1) / at('ANNA', 1)).toBeCloseTo(2, 9);
  });
  it('is shared out where a joint runs through them', () => {
    const segments = [laneOf('au585-yellow'), laneOf('au585-rose')];
    const shares = (position: number): number[] => {
      const volumes = metalOf(band([textLine('ANNA', { height: mm(1.5), position: mm(position) })], { segments }));
      const whole = taken(areaOf(4, 1.5), 0.02, 'inside');
      return volumes.map((volume) => volume / whole);
    };
    for (const [position, left] of [
      [0, 1 / 2],
      [-0.25, 2 / 3],
      [0.25, 1 / 3],
      [-1, 1],
      [1, 0],
    ] as const) {
      const [a, b] = shares(position);
      expect(a).toBeCloseTo(left, 9);
      expect(b).toBeCloseTo(1 - left, 9);
    }
  });
  it('is that of the shell on whose face they stand', () => {
    const segments = [laneOf('au585-yellow'), laneOf('au585-rose')];
    const split = { ...swingOf('straight', 0), form: 'shell' } as const;
    for (const [face, shell] of [
      ['outside', 0],
      ['inside', 1],
    ] as const) {
      const volumes = metalOf(band([textLine('ANNA', { face, height: mm(1.5) })], { segments, split }));
      expect(volumes[shell]).toBeCloseTo(taken(areaOf(4, 1.5), 0.02, face), 9);
      expect(volumes[1 - shell]).toBe(0);
    }
  });
  it('is all of it where the joint swings', () => {
    const segments = [laneOf('au585-yellow'), laneOf('au585-rose')];
    const split = { ...swingOf('wave', 0.8, 3, 20), form: 'wave' } as const;
    const [a = 0, b = 0] = metalOf(band([textLine('ANNA PAUL', { height: mm(1.5) })], { segments, split }));
    expect(a + b).toBeCloseTo(taken(areaOf(8, 1.5), 0.02, 'inside'), 9);
    expect(Math.min(a, b)).toBeGreaterThan(0);
  });
  it('is taken from the ring’s weight, and a second line takes it again', () => {
    const lettered = withLetters(KERNEL, BLOCK_TABLES.lettering ?? { shape: () => null });
    const line = (angle: number): Engraving => textLine('ANNA', { height: mm(1.5), depth: mm(0.1), angle });
    const volume = (...lines: readonly Engraving[]): number => itemAt(metalVolumes(band(lines), lettered), 0);
    const one = taken(areaOf(4, 1.5), 0.1, 'inside');
    expect(volume() - volume(line(0))).toBeCloseTo(one, 9);
    expect(volume() - volume(line(60), line(-60))).toBeCloseTo(2 * one, 9);
    const grams = weighRing(band([]), lettered).metal - weighRing(band([line(0)]), lettered).metal;
    expect(grams).toBeCloseTo((one * 13.1) / 1000, 9);
    // Without letters nothing is known of them, and nothing is taken.
    expect(itemAt(metalVolumes(band([line(0)]), KERNEL), 0)).toBeCloseTo(volume(), 12);
  });
});

describe('the cutters of letters', () => {
  it.each(FACES)('%s: one closed body a letter, of the letter’s area and the depth of the cut', (face) => {
    const ring = band([textLine('ANNA PAUL', { face, height: mm(1.5), depth: mm(0.1) })]);
    const bodies = letterBodies(ring, ringBody(ring, BLOCK_TABLES), BLOCK_TABLES, 0, null);
    expect(bodies.map(({ id }) => id)).toEqual(Array.from({ length: 8 }, (_, k) => `engraving-0-${k}`));
    for (const letters of bodies) {
      const { volume, open } = closedMesh([letters]);
      expect(open).toBe(0);
      expect(Math.abs(volume / taken(areaOf(1, 1.5), 0.1, face) - 1)).toBeLessThan(1e-3);
    }
  });
});

describe('the strip of a face', () => {
  it.each(FACES)('%s: laid flat as long as the face is around, its letters where they are', (face) => {
    const lines = [textLine('ANNA', { face, height: mm(1.5) }), textLine('PAUL', { face, height: mm(1), angle: 90 })];
    const ring = band(lines);
    const strip = engravingStrip(ring, ringBody(ring, BLOCK_TABLES), BLOCK_TABLES, face);
    expect(strip?.length).toBeCloseTo(2 * Math.PI * radiusOf(face), 9);
    expect(strip?.width).toBe(WIDTH);
    expect(strip?.hallmark).toEqual(face === 'inside' ? { from: 0, to: HALLMARK_LENGTH } : null);
    const quarter = (face === 'inside' ? 1 : -1) * (Math.PI / 2) * radiusOf(face);
    strip?.engravings.forEach(({ path, letterHeight, length }, index) => {
      const numbers = [...path.matchAll(/-?\d+(?:\.\d+)?/gu)].map(Number);
      const xs = numbers.filter((_, k) => k % 2 === 0);
      const ys = numbers.filter((_, k) => k % 2 === 1);
      const middle = (strip.top ?? 0) + (index === 0 ? 0 : quarter);
      expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(middle, 3);
      expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(length - 0.1 * letterHeight, 3);
      expect((Math.min(...ys) + Math.max(...ys)) / 2).toBeCloseTo(WIDTH / 2, 3);
      expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(letterHeight, 3);
      expect(path.split('M')).toHaveLength(5);
    });
    // The other face has nothing to show.
    expect(
      engravingStrip(ring, ringBody(ring, BLOCK_TABLES), BLOCK_TABLES, face === 'inside' ? 'outside' : 'inside'),
    ).toBeNull();
  });
});

describe('the zone of letters', () => {
  const zone = (face: EngravingFace, change: Partial<RingDesign> = {}, position = 0) => {
    const ring = band([], change);
    return engravingZone(ring, ringBody(ring, BLOCK_TABLES), face, position);
  };
  it.each([
    // [what, ring, from, to]: 0.4 mm inside, 0.5 mm outside and from everything that is worked there.
    ['the bore', 'inside', {}, -2.1, 2.1],
    ['the face', 'outside', {}, -2, 2],
    ['beside a step', 'outside', { edges: { left: edgeOf('step', 0.6, 0.3), right: null } }, -1.4, 2],
    ['beside a groove', 'outside', { grooves: [grooveAt('v', 0.5, 1.5)] }, -2, 0.75],
    ['beside a wave', 'outside', { grooves: [grooveAt('v', 0.5, 1.3, swingOf('wave', 0.2, 3))] }, -2, 0.35],
    ['beside a strip', 'outside', { inlays: [inlayAt('au585-rose', 1, -1.4, 0.5)] }, -0.4, 2],
    ['inside of a groove', 'inside', { grooves: [grooveAt('v', 0.5, 0)] }, -2.1, 2.1],
    ['up to a joint', 'outside', { segments: [laneOf('au585-yellow', 3), laneOf('au585-rose')] }, -2, 1.25],
  ] as const)('%s', (_, face, change, from, to) => {
    const found = zone(face, change);
    expect(found.from).toBeCloseTo(from, 9);
    expect(found.to).toBeCloseTo(to, 9);
  });
  it('is the middle three fifths of a bore that is domed', () => {
    const found = zone('inside', { ratios: { outerSagitta: 0, innerSagitta: 0.2, outerFillet: 0, innerFillet: 0 } });
    expect([found.from, found.to]).toEqual([expect.closeTo(-1.5, 9), expect.closeTo(1.5, 9)]);
  });
  it('is empty where something else stands', () => {
    const found = zone('outside', { grooves: [grooveAt('v', 0.5, 0)] });
    expect(found.from).toBe(found.to);
  });
  it('lies on the surface of its face', () => {
    const body = ringBody(band([], { grooves: [grooveAt('flat', 1, 0)] }), BLOCK_TABLES);
    expect(faceRadius(body, 'inside', 0)).toBeCloseTo(BORE, 12);
    expect(faceRadius(body, 'outside', 1)).toBeCloseTo(BORE + 2, 12);
    expect(faceRadius(body, 'outside', 0)).toBeCloseTo(BORE + 1.7, 12);
  });
});
