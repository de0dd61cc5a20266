import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, type Drawn } from '../../../../../test/draw.tsx';
import { DrawDialog } from './draw-dialog.tsx';

const onDrawn = vi.fn();
const pad = (): HTMLElement => screen.getByRole('img', { name: 'Drawing area' });
const button = (name: string): HTMLButtonElement => screen.getByRole('button', { name });

function open(): Drawn {
  const drawn = draw(<DrawDialog isOpen onClose={() => undefined} onDrawn={onDrawn} />);
  // No layout here: the pad is 250 px wide for its field of 500.
  vi.spyOn(pad(), 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 250, 100));
  Object.assign(pad(), { setPointerCapture: () => undefined });
  return drawn;
}
/** A stroke through these places of the window. */
function stroke(...[first, ...others]: readonly (readonly [number, number])[]): void {
  const place = ([clientX, clientY]: readonly [number, number]) => ({ clientX, clientY, button: 0, pointerId: 1 });
  if (first !== undefined) fireEvent.pointerDown(pad(), place(first));
  for (const other of others) fireEvent.pointerMove(pad(), place(other));
  fireEvent.pointerUp(pad());
}
beforeEach(() => void vi.clearAllMocks());

describe('a drawing by hand', () => {
  it('has nothing to take before there is a stroke', () => {
    open();
    expect(['Undo the last stroke', 'Clear all', 'Put it on the ring'].map((name) => button(name).disabled)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('is taken in the units of its field, without points that lie on one another', async () => {
    const { user } = open();
    stroke([10, 20], [10.2, 20], [60, 45]);
    await user.click(button('Put it on the ring'));
    expect(onDrawn.mock.calls).toEqual([
      [
        [
          [
            [0, 0],
            [100, 50],
          ],
        ],
      ],
    ]);
  });

  it('draws nothing while no button is pressed', async () => {
    const { user } = open();
    stroke([10, 20], [60, 45]);
    fireEvent.pointerMove(pad(), { clientX: 100, clientY: 60 });
    await user.click(button('Put it on the ring'));
    expect(onDrawn.mock.calls[0]?.[0]).toEqual([
      [
        [0, 0],
        [100, 50],
      ],
    ]);
  });

  it('loses its last stroke by one step, and all of them by another', async () => {
    const { user } = open();
    stroke([10, 20], [60, 45]);
    stroke([110, 20], [160, 45]);
    await user.click(button('Undo the last stroke'));
    await user.click(button('Put it on the ring'));
    expect(onDrawn.mock.calls[0]?.[0]).toHaveLength(1);
    await user.click(button('Clear all'));
    expect(button('Put it on the ring').disabled).toBe(true);
  });
});
