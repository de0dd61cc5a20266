import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RangeSlider } from './range-slider.tsx';

const onAhead = vi.fn();
const onSettle = vi.fn();
const onInput = vi.fn();
const RANGE = { min: 2, max: 12, step: 0.5 };
const slider = (): HTMLInputElement => screen.getByRole('slider', { name: 'Width' });

/** The pointer's raw place, as Chromium sends it before its next frame. */
const pointerAt = (clientX: number, pointerId = 1): void => {
  fireEvent(window, new PointerEvent('pointerrawupdate', { clientX, pointerId }));
};

beforeEach(() => {
  vi.clearAllMocks();
  render(
    <RangeSlider
      label="Width"
      range={RANGE}
      at={4}
      show={(value) => `${value} mm`}
      onInput={onInput}
      onAhead={onAhead}
      onSettle={onSettle}
    />,
  );
  // No layout here: a track of 222 px, so that the middle of its thumb travels 200 px for 10 mm.
  vi.spyOn(slider(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 222, 20));
});

describe('a slider', () => {
  it('says its value as people read it, and ends a gesture with pointer, key and focus', () => {
    expect(slider().getAttribute('aria-valuetext')).toBe('4 mm');
    fireEvent.pointerUp(slider());
    fireEvent.keyUp(slider());
    fireEvent.blur(slider());
    expect(onSettle).toHaveBeenCalledTimes(3);
  });

  it('reads the place of a pressed pointer ahead of the browser, on the step, each value once', () => {
    pointerAt(111);
    expect(onAhead).not.toHaveBeenCalled();
    fireEvent.pointerDown(slider(), { button: 0, pointerId: 1 });
    for (const x of [111, 112, 121, 121]) pointerAt(x);
    expect(onAhead.mock.calls).toEqual([[7], [7.5]]);
  });

  it('follows the finger that pressed it, until that one is lifted', () => {
    fireEvent.pointerDown(slider(), { button: 0, pointerId: 1 });
    pointerAt(171, 2);
    expect(onAhead).not.toHaveBeenCalled();
    fireEvent.pointerUp(window, { pointerId: 1 });
    pointerAt(171);
    expect(onAhead).not.toHaveBeenCalled();
  });

  it('is not dragged by the second button', () => {
    fireEvent.pointerDown(slider(), { button: 2, pointerId: 1 });
    pointerAt(171);
    expect(onAhead).not.toHaveBeenCalled();
  });
});
