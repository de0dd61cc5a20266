import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MeasureControl } from './measure-control.tsx';

const TEXTS = {
  less: 'one step less',
  more: 'one step more',
  exact: 'exactly',
  refused: 'Between 2 and 12 mm',
  changed: (typed: string, taken: number) => `${typed} → ${taken}`,
};
const onPull = vi.fn();
const onSettle = vi.fn();
const onTake = vi.fn();
const onNear = vi.fn();

/** A ring whose width follows each step, and no drag before it is asked to. */
function Width({ first = 4 }: { readonly first?: number }) {
  const [value, setValue] = useState(first);
  return (
    <MeasureControl
      label="Width"
      value={value}
      min={2}
      max={12}
      step={0.1}
      stride={0.5}
      show={(shown) => `${shown} mm`}
      texts={TEXTS}
      note="size 54"
      steps={['−€20', '+€22']}
      onPull={onPull}
      onSettle={onSettle}
      onNear={onNear}
      onTake={(update) => {
        const next = update();
        onTake(next);
        setValue(next);
      }}
    />
  );
}
const slider = (): HTMLInputElement => screen.getByRole('slider', { name: 'Width' });
const stepper = (name: string): HTMLButtonElement => screen.getByRole('button', { name: `Width: ${name}` });
const field = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Width, exactly' });

beforeEach(() => void vi.clearAllMocks());

describe('a measure', () => {
  it('is one group with slider, steppers and field, each with its name', () => {
    render(<Width />);
    expect(screen.getByRole('group', { name: 'Width' }).textContent).toContain('size 54');
    expect([slider().getAttribute('aria-valuetext'), field().value]).toEqual(['4 mm', '4 mm']);
    expect(stepper('one step more').title).toBe('Width: one step more · +€22');
  });

  it('steps from stride to stride, also from a number between two', async () => {
    const user = userEvent.setup();
    render(<Width first={4.2} />);
    await user.click(stepper('one step more'));
    await user.click(stepper('one step more'));
    await user.click(stepper('one step less'));
    expect(onTake.mock.calls).toEqual([[4.5], [5], [4.5]]);
  });

  it('ends at its limits', () => {
    const { unmount } = render(<Width first={2} />);
    expect([stepper('one step less').disabled, stepper('one step more').disabled]).toEqual([true, false]);
    unmount();
    render(<Width first={12} />);
    expect([stepper('one step less').disabled, stepper('one step more').disabled]).toEqual([false, true]);
  });

  it('shows the drag while it lasts, and what the ring has when it has ended', () => {
    render(<Width />);
    fireEvent.change(slider(), { target: { value: '6' } });
    expect([field().value, onPull.mock.calls]).toEqual(['6 mm', [[6]]]);
    fireEvent.pointerUp(slider());
    expect([field().value, onSettle.mock.calls.length]).toEqual(['4 mm', 1]);
  });

  it('passes each place of a drag on once, whoever has it first: the pointer or the thumb', () => {
    render(<Width />);
    // No layout here: the middle of the thumb travels 200 px for 10 mm.
    vi.spyOn(slider(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 222, 20));
    fireEvent.pointerDown(slider(), { button: 0, pointerId: 1 });
    fireEvent(window, new PointerEvent('pointerrawupdate', { clientX: 111, pointerId: 1 }));
    fireEvent.change(slider(), { target: { value: '7' } });
    fireEvent.change(slider(), { target: { value: '6.5' } });
    expect(onPull.mock.calls).toEqual([[7], [6.5]]);
  });

  it('takes an exact number that no stride reaches', async () => {
    const user = userEvent.setup();
    render(<Width />);
    await user.clear(field());
    await user.type(field(), '4,3{Enter}');
    expect(onTake.mock.calls).toEqual([[4.3]]);
    expect(slider().getAttribute('aria-valuetext')).toBe('4.3 mm');
  });

  it('asks what a step would mean when somebody comes near', async () => {
    const user = userEvent.setup();
    render(<Width />);
    await user.hover(stepper('one step more'));
    expect(onNear).toHaveBeenCalled();
  });
});
