import { mm } from '@ringwerk/kernel';
import type { RingScene } from '@ringwerk/kernel/mesh';
import { beforeEach, describe, expect, it } from 'vitest';
import { poseRings } from '../pose/pose-rings.ts';
import { CameraRig } from './camera-rig.ts';
import { FIELD_OF_VIEW, viewState, type CameraState } from './views.ts';

const HEIGHT = 800;
const ring = (inner: number, width: number): RingScene => ({
  parts: [],
  stones: [],
  innerRadius: mm(inner),
  outerRadius: mm(inner + 1.8),
  width: mm(width),
});

let scenes: readonly RingScene[] = [];
let height = HEIGHT;
const seen = (view: Parameters<typeof viewState>[0]): CameraState => {
  const poses = poseRings(scenes);
  return viewState(
    view,
    scenes.flatMap((scene, index) => (poses[index] ? [{ scene, pose: poses[index] }] : [])),
    1.4,
  );
};
const openRig = (isReducedMotion = false): CameraRig => new CameraRig({ seen, height: () => height, isReducedMotion });

/** Pixels of the picture that a millimetre at the camera's target takes up. */
const pixelsPerMillimetre = ({ orbit }: CameraRig): number =>
  height / (2 * orbit.state.distance * Math.tan(FIELD_OF_VIEW / 2));

const come = (rig: CameraRig): void => {
  for (let frame = 0; frame < 200 && rig.orbit.advance(0.016); frame += 1);
};

beforeEach(() => {
  scenes = [ring(8.6, 4)];
  height = HEIGHT;
});

describe('rings that change', () => {
  it('are seen in the hero view when they are the first ones', () => {
    const rig = openRig();
    rig.follow(true);
    expect(rig.orbit.state).toEqual(seen('hero'));
  });

  it('keep the angle that they were turned to, while the camera backs as they grow', () => {
    const rig = openRig();
    rig.follow(true);
    rig.orbit.turn(0.2, 0.05);
    const { yaw, pitch, distance } = rig.orbit.state;
    const before = seen('hero').distance;
    scenes = [ring(10.5, 9)];
    rig.follow(false);
    expect([rig.orbit.state.yaw, rig.orbit.state.pitch]).toEqual([yaw, pitch]);
    expect(rig.orbit.state.distance).toBeCloseTo((distance * seen('hero').distance) / before, 9);
    expect(rig.orbit.state.distance).toBeGreaterThan(distance);
  });

  it('are seen anew when one ring becomes a pair', () => {
    const rig = openRig();
    rig.follow(true);
    rig.orbit.turn(0.4, 0.1);
    scenes = [ring(8.6, 4), ring(10, 6)];
    rig.follow(true);
    expect(rig.orbit.state).toEqual(seen('hero'));
  });
});

describe('the true size of the rings', () => {
  it('is a millimetre for a millimetre on the screen, and stays so while they change and the window grows', () => {
    const rig = openRig();
    rig.follow(true);
    rig.setRealSize(5);
    expect(rig.orbit.state.pitch).toBe(seen('front').pitch);
    expect(pixelsPerMillimetre(rig)).toBeCloseTo(5, 9);
    scenes = [ring(11, 12)];
    rig.follow(false);
    expect(pixelsPerMillimetre(rig)).toBeCloseTo(5, 9);
    height = 500;
    rig.resize(height);
    expect(pixelsPerMillimetre(rig)).toBeCloseTo(5, 9);
  });

  it('is held against wheel and keys, which would zoom', () => {
    const rig = openRig();
    rig.follow(true);
    rig.setRealSize(5);
    const wheel = { type: 'wheel', pointerId: -1, x: 0, y: 0, deltaY: -300, isPressed: false } as const;
    expect(rig.pointer(wheel)).toBe('moved');
    expect(pixelsPerMillimetre(rig)).toBeCloseTo(5, 9);
    rig.key('+');
    expect(pixelsPerMillimetre(rig)).toBeCloseTo(5, 9);
  });

  it.each([
    ['a named view', (rig: CameraRig) => rig.setView('top'), 'top'],
    ['another arrangement', (rig: CameraRig) => rig.moveHome(), 'hero'],
    ['its own end', (rig: CameraRig) => rig.setRealSize(null), 'hero'],
  ] as const)('ends with %s, to which the camera moves', (_, end, view) => {
    const rig = openRig();
    rig.follow(true);
    rig.setRealSize(5);
    end(rig);
    come(rig);
    expect(rig.orbit.state.distance).toBeCloseTo(seen(view).distance, 6);
    expect(rig.orbit.state.pitch).toBeCloseTo(seen(view).pitch, 6);
    rig.follow(false);
    expect(rig.orbit.state.distance).toBeCloseTo(seen(view).distance, 6);
  });

  it('waits for a picture: without a height there is none', () => {
    const rig = openRig();
    rig.follow(true);
    height = 0;
    rig.setRealSize(5);
    expect(rig.orbit.state.distance).toBe(seen('front').distance);
    height = HEIGHT;
    rig.resize(height);
    expect(pixelsPerMillimetre(rig)).toBeCloseTo(5, 9);
  });
});

it('a view is there at once where motion is reduced, and takes its way where it is not', () => {
  const [still, moving] = [openRig(true), openRig()];
  for (const rig of [still, moving]) {
    rig.follow(true);
    rig.setView('side');
  }
  expect(still.orbit.state.yaw).toBeCloseTo(seen('side').yaw, 9);
  expect(still.orbit.advance(0.016)).toBe(false);
  expect(moving.orbit.state.yaw).toBe(seen('hero').yaw);
  come(moving);
  const turned = moving.orbit.state.yaw - seen('side').yaw;
  expect(Math.abs(Math.sin(turned / 2))).toBeLessThan(1e-6);
});
