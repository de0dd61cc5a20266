import { Vector3 } from 'three';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ViewerPointer } from '../ring-viewer.ts';
import { Gestures } from './gestures.ts';
import { Orbit } from './orbit.ts';

const HOME = { yaw: 0, pitch: 0.3, distance: 60, target: new Vector3() };
/** What a gesture asks of the camera, which does it all the same. */
function watched() {
  const camera = new Orbit(HOME);
  camera.setHome(HOME);
  const [turn, zoom] = [vi.spyOn(camera, 'turn'), vi.spyOn(camera, 'zoom')];
  const [release, goHome] = [vi.spyOn(camera, 'release'), vi.spyOn(camera, 'goHome')];
  return { camera, turn, zoom, release, goHome };
}
let orbit: ReturnType<typeof watched>;
let gestures: Gestures;
/** A picture of 100 CSS pixels. */
beforeEach(() => {
  orbit = watched();
  gestures = new Gestures(orbit.camera);
  gestures.setHeight(100);
});

const pointer = (type: ViewerPointer['type'], x = 0, y = 0, pointerId = 1): ViewerPointer => ({
  type,
  pointerId,
  x,
  y,
  deltaY: 0,
  isPressed: type !== 'move',
});

describe('one pointer', () => {
  it('turns the ring by its way as a share of the picture’s height', () => {
    gestures.handle(pointer('down', 10, 10), 0);
    expect(gestures.handle(pointer('move', 30, 15), 16)).toBe('moved');
    expect(orbit.turn.mock.calls).toEqual([[0.2, 0.05]]);
    expect(orbit.zoom).not.toHaveBeenCalled();
  });

  it('that is pressed and lifted in its place is a click, also when it trembles', () => {
    gestures.handle(pointer('down', 10, 10), 0);
    gestures.handle(pointer('move', 12, 11), 16);
    expect(gestures.handle(pointer('up', 12, 11), 32)).toBe('clicked');
    expect(orbit.release).not.toHaveBeenCalled();
  });

  it('that comes back to where it was pressed was a drag', () => {
    gestures.handle(pointer('down', 10, 10), 0);
    gestures.handle(pointer('move', 40, 10), 16);
    gestures.handle(pointer('move', 10, 10), 32);
    expect(gestures.handle(pointer('up', 10, 10), 48)).toBe('moved');
  });

  it('thrown lets the ring turn on in its direction; held still before it is lifted, it does not', () => {
    gestures.handle(pointer('down', 0, 0), 1000);
    for (const step of [1, 2, 3, 4]) gestures.handle(pointer('move', 10 * step, 0), 1000 + 16 * step);
    gestures.handle(pointer('up', 40, 0), 1070);
    const [[x, y] = []] = orbit.release.mock.calls;
    expect(x).toBeGreaterThan(0);
    expect(y).toBe(0);
    orbit.release.mockClear();
    gestures.handle(pointer('down', 0, 0), 2000);
    for (const step of [1, 2, 3, 4]) gestures.handle(pointer('move', 10 * step, 0), 2000 + 16 * step);
    gestures.handle(pointer('up', 40, 0), 2400);
    expect(orbit.release).not.toHaveBeenCalled();
  });

  it('that is not pressed hovers, and leaving is reported only then', () => {
    expect(gestures.handle(pointer('move', 5, 5), 0)).toBe('hovered');
    expect(gestures.handle(pointer('leave'), 0)).toBe('left');
    gestures.handle(pointer('down'), 0);
    expect(gestures.handle(pointer('leave'), 0)).toBe('none');
  });

  it('whose press is cancelled neither clicks nor holds the ring', () => {
    gestures.handle(pointer('down', 10, 10), 0);
    gestures.handle(pointer('cancel'), 16);
    expect(gestures.isPressed).toBe(false);
    expect(gestures.handle(pointer('up', 10, 10), 32)).toBe('none');
  });
});

describe('two pointers', () => {
  it('bring the ring nearer by as much as they part, and are never a click', () => {
    gestures.handle(pointer('down', 40, 50, 1), 0);
    gestures.handle(pointer('down', 60, 50, 2), 0);
    gestures.handle(pointer('move', 80, 50, 2), 16);
    expect(orbit.zoom.mock.calls).toEqual([[2]]);
    expect(gestures.handle(pointer('up', 80, 50, 2), 32)).toBe('none');
    expect(gestures.handle(pointer('up', 40, 50, 1), 48)).toBe('moved');
    expect(orbit.release).not.toHaveBeenCalled();
  });

  it('that go the same way turn the ring by their common way', () => {
    gestures.handle(pointer('down', 40, 50, 1), 0);
    gestures.handle(pointer('down', 60, 50, 2), 0);
    gestures.handle(pointer('move', 50, 50, 1), 16);
    gestures.handle(pointer('move', 70, 50, 2), 16);
    const turned = orbit.turn.mock.calls.reduce((sum, [x]) => sum + x, 0);
    const zoomed = orbit.zoom.mock.calls.reduce((product, [by]) => product * by, 1);
    expect(turned).toBeCloseTo(0.1);
    expect(zoomed).toBeCloseTo(1);
  });
});

it('the wheel comes nearer and goes away by the same factor', () => {
  for (const deltaY of [-120, 120]) gestures.handle({ ...pointer('wheel'), deltaY }, 0);
  const [[nearer] = [], [away] = []] = orbit.zoom.mock.calls;
  expect(nearer).toBeGreaterThan(1);
  expect(Number(nearer) * Number(away)).toBeCloseTo(1);
});

it('keys turn both ways by the same angle, zoom both ways by the same factor, and Home goes home', () => {
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '-', 'Home'] as const) gestures.key(key);
  const [left, right, up, down] = orbit.turn.mock.calls;
  expect([left, up]).toEqual([right, down].map((turn) => turn?.map((angle) => (angle === 0 ? 0 : -angle))));
  const [[nearer] = [], [away] = []] = orbit.zoom.mock.calls;
  expect(Number(nearer) * Number(away)).toBeCloseTo(1);
  expect(orbit.goHome).toHaveBeenCalledTimes(1);
});
