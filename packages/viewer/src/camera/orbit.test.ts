import { Vector3 } from 'three';
import { expect, test } from 'vitest';
import type { ViewerPointer } from '../ring-viewer.ts';
import { Gestures } from './gestures.ts';
import { Orbit } from './orbit.ts';
import type { CameraState } from './views.ts';

const home = (): CameraState => ({ yaw: 0, pitch: 0.3, distance: 60, target: new Vector3(0, 9, 0) });
const event = (
  type: ViewerPointer['type'],
  x: number,
  y: number,
  rest: Partial<ViewerPointer> = {},
): ViewerPointer => ({
  type,
  pointerId: 1,
  x,
  y,
  deltaY: 0,
  isPressed: true,
  ...rest,
});

function opened(): { orbit: Orbit; gestures: Gestures } {
  const orbit = new Orbit(home());
  orbit.setHome(home());
  const gestures = new Gestures(orbit);
  gestures.setHeight(600);
  return { orbit, gestures };
}

test('a stroke turns the ring, and it swings on and comes to rest', () => {
  const { orbit, gestures } = opened();
  gestures.handle(event('down', 100, 100), 0);
  for (let i = 1; i <= 5; i += 1) gestures.handle(event('move', 100 + 20 * i, 100), 16 * i);
  expect(gestures.handle(event('up', 200, 100), 90)).toBe('moved');
  const atRelease = orbit.state.yaw;
  expect(atRelease).toBeLessThan(-0.4);
  expect(orbit.advance(0.016)).toBe(true);
  let frames = 0;
  while (orbit.advance(0.016) && frames < 1000) frames += 1;
  expect(frames).toBeLessThan(200);
  expect(orbit.state.yaw).toBeLessThan(atRelease);
});

test('reduced motion: no swing, and a view is there at once', () => {
  const { orbit, gestures } = opened();
  orbit.isReducedMotion = true;
  gestures.handle(event('down', 100, 100), 0);
  gestures.handle(event('move', 180, 100), 16);
  gestures.handle(event('up', 180, 100), 20);
  expect(orbit.advance(0.016)).toBe(false);
  orbit.moveTo({ ...home(), yaw: 2 });
  expect(orbit.state.yaw).toBe(2);
  expect(orbit.advance(0.016)).toBe(false);
});

test('a press without a drag is a click, a drag and a second finger are not', () => {
  const { gestures } = opened();
  gestures.handle(event('down', 50, 50), 0);
  gestures.handle(event('move', 52, 51), 8);
  expect(gestures.handle(event('up', 52, 51), 60)).toBe('clicked');
  gestures.handle(event('down', 50, 50), 100);
  gestures.handle(event('move', 80, 50), 108);
  expect(gestures.handle(event('up', 80, 50), 120)).toBe('moved');
  gestures.handle(event('down', 50, 50), 200);
  gestures.handle(event('down', 150, 50, { pointerId: 2 }), 201);
  gestures.handle(event('up', 150, 50, { pointerId: 2 }), 210);
  expect(gestures.handle(event('up', 50, 50), 220)).toBe('moved');
});

test('two fingers that part bring the ring nearer, within limits', () => {
  const { orbit, gestures } = opened();
  gestures.handle(event('down', 100, 100), 0);
  gestures.handle(event('down', 200, 100, { pointerId: 2 }), 1);
  gestures.handle(event('move', 300, 100, { pointerId: 2 }), 10);
  expect(orbit.state.distance).toBeCloseTo(30, 0);
  for (let i = 0; i < 50; i += 1) orbit.zoom(2);
  expect(orbit.state.distance).toBeGreaterThan(5);
  for (let i = 0; i < 50; i += 1) orbit.zoom(0.5);
  expect(orbit.state.distance).toBeLessThan(110);
});

test('the camera never goes under the floor, and Home brings the hero view back', () => {
  const { orbit, gestures } = opened();
  for (let i = 0; i < 100; i += 1) gestures.key('ArrowDown');
  expect(orbit.state.pitch).toBeGreaterThan(0);
  orbit.isReducedMotion = true;
  gestures.key('Home');
  expect(orbit.state.pitch).toBeCloseTo(0.3, 9);
});

test('another arrangement is moved to as it was measured, and is at home there', () => {
  const { orbit } = opened();
  const laid: CameraState = { yaw: 0.2, pitch: 0.78, distance: 90, target: new Vector3(1, 3, 0) };
  orbit.moveHome(laid);
  expect(orbit.state.distance).toBe(60);
  while (orbit.advance(0.1));
  expect(orbit.state.distance).toBeCloseTo(laid.distance, 9);
  expect(orbit.state.pitch).toBeCloseTo(laid.pitch, 9);
  expect(orbit.state.target.distanceTo(laid.target)).toBeLessThan(1e-9);
  orbit.zoom(2);
  orbit.goHome();
  while (orbit.advance(0.1));
  expect(orbit.state.distance).toBeCloseTo(90, 9);
  // The same stage, a little wider: the camera backs with it.
  orbit.setHome({ ...laid, distance: 99 });
  expect(orbit.state.distance).toBeCloseTo(99, 9);
});
