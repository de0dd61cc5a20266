import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  edgeMoved,
  fingerFrame,
  firstFinger,
  MOST_TILT,
  overlayOf,
  perMillimetre,
  placeAt,
  poseOf,
  wristMoved,
  wristPlace,
  type Finger,
  type Point,
} from './finger-frame.ts';

const PHOTO = { width: 1600, height: 1200 };
const point: fc.Arbitrary<Point> = fc.record({
  x: fc.double({ min: 0, max: PHOTO.width, noNaN: true }),
  y: fc.double({ min: 0, max: PHOTO.height, noNaN: true }),
});
const fingers: fc.Arbitrary<Finger> = fc
  .record({
    a: point,
    b: point,
    tilt: fc.double({ min: -MOST_TILT, max: MOST_TILT, noNaN: true }),
    roll: fc.double({ min: -3, max: 3, noNaN: true }),
    isTurned: fc.boolean(),
  })
  .filter(({ a, b }) => Math.hypot(a.x - b.x, a.y - b.y) > 20);

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

describe('the frame of a finger', () => {
  it('goes from edge to edge, the fingertip up where the first edge is the left one', () => {
    const frame = fingerFrame({ a: { x: 100, y: 300 }, b: { x: 180, y: 300 } });
    expect(frame).toEqual({
      middle: { x: 140, y: 300 },
      across: { x: 1, y: 0 },
      along: { x: 0, y: -1 },
      width: 80,
    });
  });

  it('is square and reaches both edges, wherever they are', () => {
    fc.assert(
      fc.property(fingers, (finger) => {
        const frame = fingerFrame(finger);
        const { across, along, width } = frame;
        expect(across.x * along.x + across.y * along.y).toBeCloseTo(0, 9);
        expect(Math.hypot(along.x, along.y)).toBeCloseTo(1, 9);
        expect(apart(placeAt(frame, -width / 2, 0), finger.a)).toBeCloseTo(0, 6);
        expect(apart(placeAt(frame, width / 2, 0), finger.b)).toBeCloseTo(0, 6);
      }),
    );
  });

  it('stands upright where both edges are one place', () => {
    const at = { x: 50, y: 60 };
    expect(fingerFrame({ a: at, b: at })).toMatchObject({ middle: at, along: { x: 0, y: -1 } });
  });
});

/** Where a place of the ring's picture comes to lie on the photo. */
function laid(finger: Finger, radius: number, size: number, at: Point, isFromHand: boolean): Point {
  const frame = fingerFrame(finger);
  const { scale, angle, origin } = overlayOf(frame, radius, { size, middle: [0.5, 0.46], edge: 48 }, isFromHand);
  const [x, y] = [(at.x - origin.x) * scale, (at.y - origin.y) * scale];
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return { x: frame.middle.x + x * c - y * s, y: frame.middle.y + x * s + y * c };
}

describe('the picture of a ring', () => {
  it('lies on its finger so that the bore reaches from edge to edge, at any size of the picture', () => {
    const cases = fc.record({
      finger: fingers,
      radius: fc.double({ min: 6, max: 13, noNaN: true }),
      size: fc.integer({ min: 64, max: 2048 }),
    });
    fc.assert(
      fc.property(cases, ({ finger, radius, size }) => {
        const bore = (radius / 48) * size;
        const [x, y] = [0.5 * size, 0.46 * size];
        expect(apart(laid(finger, radius, size, { x: x - bore, y }, false), finger.a)).toBeCloseTo(0, 6);
        expect(apart(laid(finger, radius, size, { x: x + bore, y }, false), finger.b)).toBeCloseTo(0, 6);
        // Taken upside down, it lies the other way round.
        expect(apart(laid(finger, radius, size, { x: x + bore, y }, true), finger.a)).toBeCloseTo(0, 6);
      }),
    );
  });

  it('has its upper end towards the fingertip, seen from there', () => {
    const finger = { ...firstFinger(PHOTO, 0), tilt: 0.3 };
    const { along, middle } = fingerFrame(finger);
    const up = laid(finger, 8, 400, { x: 200, y: 100 }, false);
    expect((up.x - middle.x) * along.x + (up.y - middle.y) * along.y).toBeGreaterThan(0);
  });

  it('is as large as the finger makes a millimetre', () => {
    expect(perMillimetre(fingerFrame({ a: { x: 0, y: 0 }, b: { x: 172, y: 0 } }), 8.6)).toBeCloseTo(10, 9);
  });
});

describe('the handles', () => {
  it('turn the wrist as far as they are moved along the finger, and no further than it goes', () => {
    fc.assert(
      fc.property(fingers, point, (finger, by) => {
        const moved = wristMoved(finger, finger, by);
        expect(Math.abs(moved.tilt)).toBeLessThanOrEqual(MOST_TILT);
        const { along } = fingerFrame(finger);
        const [from, to] = [wristPlace(finger, PHOTO), wristPlace(moved, PHOTO)];
        const went = (to.x - from.x) * along.x + (to.y - from.y) * along.y;
        if (Math.abs(moved.tilt) < MOST_TILT) expect(went).toBeCloseTo(by.x * along.x + by.y * along.y, 4);
        expect({ ...moved, tilt: finger.tilt }).toEqual(finger);
      }),
    );
  });

  it('stand apart from each other, however narrow the finger is', () => {
    fc.assert(
      fc.property(fingers, (finger) => {
        const wrist = wristPlace(finger, PHOTO);
        for (const edge of [finger.a, finger.b]) expect(apart(wrist, edge)).toBeGreaterThan(0.08 * PHOTO.width);
      }),
    );
  });

  it('keep the edges of a finger on the photo', () => {
    const finger = firstFinger(PHOTO, 0);
    expect(edgeMoved(finger, 'a', { x: -5000, y: 3 }, PHOTO)).toEqual({
      ...finger,
      a: { x: 0, y: finger.a.y + 3 },
    });
    expect(edgeMoved(finger, 'b', { x: 2, y: 9000 }, PHOTO).b).toEqual({ x: finger.b.x + 2, y: PHOTO.height });
  });

  it('begin on the photo, a second ring aside of the first', () => {
    const [first, second] = [firstFinger(PHOTO, 0), firstFinger(PHOTO, 1)];
    expect(second.a.x).toBeGreaterThan(first.b.x);
    expect(second.b.x).toBeLessThan(PHOTO.width);
  });
});

it('turns a ring the same way about the finger, also when it is worn the other way round', () => {
  const finger = { ...firstFinger(PHOTO, 0), roll: 0.5 };
  expect(poseOf(finger)).toEqual({ tilt: finger.tilt, roll: 0.5, isTurned: false });
  expect(poseOf({ ...finger, isTurned: true })).toEqual({ tilt: finger.tilt, roll: -0.5, isTurned: true });
});
