import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { CalibrateDialog } from './calibrate-dialog.tsx';
import { readScreenScale } from './screen-scale.ts';

const slider = (): HTMLInputElement => screen.getByRole('slider', { name: 'Width of the drawn card' });

it('draws the card as wide as the slider says, and remembers it for this device when it is taken', async () => {
  const onTake = vi.fn();
  const { user } = draw(<CalibrateDialog onTake={onTake} onClose={() => undefined} />);
  fireEvent.change(slider(), { target: { value: '4' } });
  expect(screen.getByRole('img', { name: 'Bank card' }).style.width).toBe('342.4px');
  expect(readScreenScale(localStorage)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show in true size' }));
  expect([onTake.mock.calls, readScreenScale(localStorage)]).toEqual([[[4]], 4]);
});

it('keeps nothing when it is left', async () => {
  const onClose = vi.fn();
  const { user } = draw(<CalibrateDialog onTake={() => undefined} onClose={onClose} />);
  fireEvent.change(slider(), { target: { value: '4' } });
  await user.keyboard('{Escape}');
  expect([onClose.mock.calls.length, readScreenScale(localStorage)]).toEqual([1, null]);
});
