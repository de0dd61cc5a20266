import { itemAt } from '../units/item-at.ts';
import { describe, expect, it } from 'vitest';
import type { FieldPoint } from '../math/lattice-noise.ts';
import { relief, reliefAt, RELIEF_DEPTH, type LaneBorders, type Relief, type ReliefLane } from './relief.ts';
import { PolishedSpots } from './polished-spots.ts';
import { reliefLoss, type ReliefPlace } from './relief-loss.ts';

const INNER = 8.6;
const CIRCUMFERENCE = 2 * Math.PI * (INNER + 1.8);
const straight = (left: number, right: number): LaneBorders => ({ left, right, leftSlope: 0, rightSlope: 0 });
const WHOLE: ReliefLane = { from: -3, to: 3, circumference: CIRCUMFERENCE, seed: 7, openLeft: true, openRight: true };

/** A domed band with an edge radius of 0.3 mm: crest 1.8, falling 0.5 to the edge. */
function radiusAt(x: number): number {
  const dome = INNER + 1.8 - (0.5 * x * x) / 9;
  const beyond = Math.max(0, Math.abs(x) - 2.7);
  return dome - 0.3 + Math.sqrt(Math.max(0, 0.09 - beyond * beyond));
}

const spots = new PolishedSpots([], CIRCUMFERENCE);

const FINISHES = Object.keys(RELIEF_DEPTH);
function made(finish: string, lane: ReliefLane): Relief {
  const found = relief(finish, lane);
  if (found === null) throw new Error(`${finish} is no relief`);
  return found;
}

const point: FieldPoint = { value: 0, byU: 0, byX: 0 };
function depthAt(one: Relief, u: number, x: number, borders: LaneBorders): number {
  reliefAt(one, u, x, borders, point);
  return point.value;
}

/** The metal between the smooth and the worked surface, column by column: ½∬ r² − (r − h)². */
function bruteLoss(one: Relief, place: ReliefPlace, step: number): number {
  const { from, to, circumference } = one.lane;
  const columns = Math.round(circumference / step);
  const rows = Math.round((to - from) / step);
  let sum = 0;
  for (let i = 0; i < rows; i++) {
    const x = from + ((i + 0.5) * (to - from)) / rows;
    const radius = place.radiusAt(x);
    for (let j = 0; j < columns; j++) {
      const angle = (2 * Math.PI * (j + 0.5)) / columns;
      const borders = place.bordersAt(angle);
      if (x < borders.left || x > borders.right) continue;
      const worked = radius - depthAt(one, (angle * circumference) / (2 * Math.PI), x, borders);
      sum += (radius * radius - worked * worked) / 2;
    }
  }
  return (sum * 2 * Math.PI * (to - from)) / (columns * rows);
}

/** Metal of the plain band under the relief. */
function ringVolume(): number {
  let sum = 0;
  for (let i = 0; i < 6000; i++) sum += Math.PI * (radiusAt(-3 + (i + 0.5) / 1000) ** 2 - INNER ** 2);
  return sum / 1000;
}

describe('relief', () => {
  it('is none for finishes that are too shallow to be geometry', () => {
    expect(relief('polished', WHOLE)).toBeNull();
    expect(relief('sand-coarse', WHOLE)).toBeNull();
    expect(relief('toString', WHOLE)).toBeNull();
  });

  it.each(FINISHES)(
    '%s lies between the surface and its depth, closes round the ring, and ends at the lane',
    (finish) => {
      const one = made(finish, { ...WHOLE, openLeft: false });
      const borders = straight(-3, 3);
      const limit = RELIEF_DEPTH[finish as keyof typeof RELIEF_DEPTH];
      let deepest = 0;
      for (let k = 0; k < 20_000; k++) {
        const u = (k * 0.7390851) % CIRCUMFERENCE;
        const x = -3 + ((k * 0.618034) % 1) * 6;
        const depth = depthAt(one, u, x, borders);
        expect(depth).toBeGreaterThanOrEqual(0);
        expect(depth).toBeLessThanOrEqual(limit);
        expect(depthAt(one, u + CIRCUMFERENCE, x, borders)).toBeCloseTo(depth, 9);
        deepest = Math.max(deepest, depth);
      }
      expect(deepest).toBeGreaterThan(0.65 * limit);
      for (let u = 0; u < CIRCUMFERENCE; u += 0.1) {
        expect(depthAt(one, u, -3, borders)).toBe(0);
        if (finish !== 'notch') expect(depthAt(one, u, 3, borders)).toBe(0);
      }
    },
  );

  it.each(FINISHES)('%s has the slopes of its depth', (finish) => {
    const one = made(finish, WHOLE);
    // A wandering right border: 0.3 · cos(3θ).
    const at = (u: number): LaneBorders => {
      const angle = (2 * Math.PI * u) / CIRCUMFERENCE;
      return {
        left: -3,
        right: 2 + 0.3 * Math.cos(3 * angle),
        leftSlope: 0,
        rightSlope: (-0.9 * Math.sin(3 * angle) * 2 * Math.PI) / CIRCUMFERENCE,
      };
    };
    const e = 1e-6;
    let checked = 0;
    for (let k = 0; k < 4000; k++) {
      const u = (k * 1.7390851) % CIRCUMFERENCE;
      const x = -3 + ((k * 0.618034) % 1) * 5.4;
      if (x < -3 + e || x > at(u).right - e) continue;
      const byU = (depthAt(one, u + e, x, at(u + e)) - depthAt(one, u - e, x, at(u - e))) / (2 * e);
      const byX = (depthAt(one, u, x + e, at(u)) - depthAt(one, u, x - e, at(u))) / (2 * e);
      reliefAt(one, u, x, at(u), point);
      // Notches have kinks by nature.
      if (finish === 'notch' && (Math.abs(byU - point.byU) > 1e-3 || Math.abs(byX - point.byX) > 1e-3)) continue;
      expect(point.byU).toBeCloseTo(byU, 4);
      expect(point.byX).toBeCloseTo(byX, 4);
      checked++;
    }
    expect(checked).toBeGreaterThan(3500);
  });

  it('keeps the blows apart and leaves no wide gap between them', () => {
    const { form } = made('hammer-pol', WHOLE);
    if (form.kind !== 'dents') throw new Error('hammered surfaces are dents');
    const { u, x } = form.dents;
    const away = (k: number, pu: number, px: number): number => {
      const across = Math.abs(itemAt(u, k) - pu);
      return Math.hypot(Math.min(across, CIRCUMFERENCE - across), itemAt(x, k) - px);
    };
    expect(u.length).toBeGreaterThan(300);
    let [nearest, widest] = [Infinity, 0];
    for (let a = 0; a < u.length; a++) {
      for (let b = 0; b < a; b++) nearest = Math.min(nearest, away(b, itemAt(u, a), itemAt(x, a)));
    }
    for (let k = 0; k < 2000; k++) {
      const [pu, px] = [(k * 0.7390851) % CIRCUMFERENCE, -3 + ((k * 0.618034) % 1) * 6];
      widest = Math.max(widest, Math.min(...Array.from(u, (_, dent) => away(dent, pu, px))));
    }
    expect(nearest).toBeGreaterThan(0.75);
    expect(widest).toBeLessThan(1.1);
  });

  it('keeps the pattern of the middle when the lane gets wider, and changes it with the seed', () => {
    const narrow = made('hammer-coarse', { ...WHOLE, from: -2, to: 2 });
    const wide = made('hammer-coarse', { ...WHOLE, from: -5, to: 5 });
    const other = made('hammer-coarse', { ...WHOLE, from: -5, to: 5, seed: 8 });
    let changed = 0;
    for (let u = 0; u < CIRCUMFERENCE; u += 0.37) {
      const depth = depthAt(wide, u, 0.3, straight(-5, 5));
      expect(depthAt(narrow, u, 0.3, straight(-2, 2))).toBe(depth);
      if (Math.abs(depthAt(other, u, 0.3, straight(-5, 5)) - depth) > 0.01) changed++;
    }
    expect(changed).toBeGreaterThan(50);
  });
});

describe('reliefLoss', () => {
  const volume = ringVolume();
  it.each(FINISHES)(
    '%s agrees with ten times finer columns to a millionth of the ring',
    (finish) => {
      const one = made(finish, WHOLE);
      const place: ReliefPlace = { bordersAt: () => straight(-3, 3), swings: false, radiusAt, spots };
      const loss = reliefLoss(one, place);
      expect(loss / volume).toBeGreaterThan(0.002);
      const error = Math.abs(loss - bruteLoss(one, place, 0.005)) / volume;
      expect(error).toBeLessThan(1e-6);
    },
    60_000,
  );

  it('follows a joint that wanders', () => {
    const one = made('hammer-pol', { ...WHOLE, to: 1.5, openRight: false });
    const bordersAt = (angle: number): LaneBorders => ({
      left: -3,
      right: 1 + 0.5 * Math.cos(3 * angle),
      leftSlope: 0,
      rightSlope: 0,
    });
    const place: ReliefPlace = { bordersAt, swings: true, radiusAt, spots };
    expect(Math.abs(reliefLoss(one, place) - bruteLoss(one, place, 0.01)) / volume).toBeLessThan(1e-6);
  });
});
