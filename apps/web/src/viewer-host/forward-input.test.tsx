import type { RingViewer, ViewerPointer } from '@ringwerk/viewer';
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forwardInput } from './forward-input.ts';

/** What of a viewer an input reaches. */
function watched() {
  const pointers: ViewerPointer[] = [];
  const calls = { key: vi.fn(), resize: vi.fn(), setVisible: vi.fn(), setHeld: vi.fn(), setReducedMotion: vi.fn() };
  const viewer = { ...calls, pointer: (event: ViewerPointer) => void pointers.push(event) };
  return { ...calls, pointers, viewer: viewer as unknown as RingViewer }; // no more of it is called here
}
const motion = () => {
  const target = new EventTarget();
  return {
    change: (matches: boolean) => void target.dispatchEvent(Object.assign(new Event('change'), { matches })),
    query: target as MediaQueryList, // only its event is listened to
  };
};

const capture = vi.fn();
let resized = (): void => undefined;
let stopped = 0;
let host: HTMLElement;
let canvas: HTMLCanvasElement;
beforeEach(() => {
  stopped = 0;
  capture.mockClear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe(): void {}
      disconnect(): void {
        stopped += 1;
      }
    },
  );
  host = document.createElement('div');
  canvas = document.createElement('canvas');
  host.append(canvas);
  document.body.append(host);
  canvas.setPointerCapture = capture;
  canvas.getBoundingClientRect = () => new DOMRect(100, 50, 600, 400);
});
afterEach(() => host.remove());

function open() {
  const seen = watched();
  const reduced = motion();
  return { ...seen, reduced, stop: forwardInput(canvas, host, seen.viewer, reduced.query) };
}
const at = { clientX: 130, clientY: 60, pointerId: 4 };

describe('a pointer over the rings', () => {
  it('is reported with its place on the canvas, and pressed by the main button alone', () => {
    const { pointers } = open();
    fireEvent.pointerDown(canvas, { ...at, button: 0, buttons: 1 });
    fireEvent.pointerMove(canvas, { ...at, clientX: 140, buttons: 1 });
    fireEvent.pointerUp(canvas, { ...at, clientX: 140, buttons: 0 });
    expect(pointers).toEqual([
      { type: 'down', pointerId: 4, x: 30, y: 10, deltaY: 0, isPressed: true },
      { type: 'move', pointerId: 4, x: 40, y: 10, deltaY: 0, isPressed: true },
      { type: 'up', pointerId: 4, x: 40, y: 10, deltaY: 0, isPressed: false },
    ]);
    expect(capture.mock.calls).toEqual([[4]]);
  });

  it('with another button pressed turns nothing', () => {
    const { pointers } = open();
    fireEvent.pointerDown(canvas, { ...at, button: 2, buttons: 2 });
    fireEvent.pointerMove(canvas, { ...at, buttons: 2 });
    expect(pointers.map(({ type, isPressed }) => [type, isPressed])).toEqual([['move', false]]);
  });

  it('that the browser takes away, or that leaves, is reported too', () => {
    const { pointers } = open();
    fireEvent.pointerCancel(canvas, at);
    fireEvent.pointerLeave(canvas, at);
    expect(pointers.map(({ type }) => type)).toEqual(['cancel', 'leave']);
  });
});

describe('wheel and keys', () => {
  it('a wheel zooms the rings and not the page', () => {
    const { pointers } = open();
    const wheel = new WheelEvent('wheel', { deltaY: -120, clientX: 400, clientY: 250, cancelable: true });
    canvas.dispatchEvent(wheel);
    expect(wheel.defaultPrevented).toBe(true);
    expect(pointers).toEqual([{ type: 'wheel', pointerId: -1, x: 300, y: 200, deltaY: -120, isPressed: false }]);
  });

  it.each([
    ['ArrowLeft', 'ArrowLeft'],
    ['Home', 'Home'],
    ['+', '+'],
    ['=', '+'],
    ['-', '-'],
  ])('%s is for the viewer, as %s', (typed, taken) => {
    const { key } = open();
    expect(fireEvent.keyDown(canvas, { key: typed })).toBe(false);
    expect(key.mock.calls).toEqual([[taken]]);
  });

  it.each([
    ['another key', { key: 'a' }],
    ['Tab, which goes on', { key: 'Tab' }],
    ['the browser’s own zoom', { key: '+', ctrlKey: true }],
    ['a step back in the history', { key: 'ArrowLeft', altKey: true }],
    ['a shortcut of a Mac', { key: '-', metaKey: true }],
  ])('%s stays with the browser', (_, typed) => {
    const { key } = open();
    expect(fireEvent.keyDown(canvas, typed)).toBe(true);
    expect(key).not.toHaveBeenCalled();
  });
});

describe('a press beside the rings', () => {
  it('is reported from its first pointer to the end of its last', () => {
    const { setHeld } = open();
    fireEvent.pointerDown(document.body, { pointerId: 1 });
    fireEvent.pointerDown(document.body, { pointerId: 2 });
    fireEvent.pointerUp(document.body, { pointerId: 1 });
    expect(setHeld.mock.calls).toEqual([[true]]);
    fireEvent.pointerCancel(document.body, { pointerId: 2 });
    expect(setHeld.mock.calls).toEqual([[true], [false]]);
  });

  it('that ends outside the window ends when the window loses the focus', () => {
    const { setHeld } = open();
    fireEvent.pointerDown(document.body, { pointerId: 1 });
    fireEvent.blur(window);
    fireEvent.blur(window);
    expect(setHeld.mock.calls).toEqual([[true], [false]]);
  });

  it('is reported no more once the viewer is gone', () => {
    const { setHeld, stop } = open();
    stop();
    fireEvent.pointerDown(document.body, { pointerId: 1 });
    expect(setHeld).not.toHaveBeenCalled();
  });
});

describe('the window', () => {
  const size = (width: number, height: number): void => {
    Object.defineProperty(host, 'clientWidth', { configurable: true, value: width });
    Object.defineProperty(host, 'clientHeight', { configurable: true, value: height });
    resized();
  };

  it('tells its size with at most two pixels to a CSS pixel, and not while it has none', () => {
    const { resize } = open();
    vi.stubGlobal('devicePixelRatio', 3);
    size(0, 300);
    expect(resize).not.toHaveBeenCalled();
    size(640, 480);
    vi.stubGlobal('devicePixelRatio', 1.5);
    size(640, 480);
    expect(resize.mock.calls).toEqual([
      [640, 480, 2],
      [640, 480, 1.5],
    ]);
  });

  it('tells when it is hidden and when motion is to be spared', () => {
    const { setVisible, setReducedMotion, reduced } = open();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    reduced.change(true);
    expect(setVisible.mock.calls).toEqual([[false], [true]]);
    expect(setReducedMotion.mock.calls).toEqual([[true]]);
  });
});

it('nothing reaches a viewer that has been let go', () => {
  const { pointers, key, setVisible, setReducedMotion, reduced, stop } = open();
  stop();
  fireEvent.pointerMove(canvas, at);
  fireEvent.keyDown(canvas, { key: 'Home' });
  document.dispatchEvent(new Event('visibilitychange'));
  reduced.change(true);
  expect(pointers).toEqual([]);
  for (const call of [key, setVisible, setReducedMotion]) expect(call).not.toHaveBeenCalled();
  expect(stopped).toBe(1);
});
