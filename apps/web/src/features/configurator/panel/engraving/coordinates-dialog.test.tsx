import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../../test/draw.tsx';
import CoordinatesDialog from './coordinates-dialog.tsx';

const onTake = vi.fn();
const onClose = vi.fn();
const place = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Place' });
const open = () => draw(<CoordinatesDialog isOpen onClose={onClose} onTake={onTake} />);
const words = (): string => screen.getByRole('status').textContent ?? '';
beforeEach(() => void vi.clearAllMocks());

describe('the place where two people met', () => {
  it('is read as a map gives it, shown as it will stand in the ring, and taken by Enter', async () => {
    const { user } = open();
    await user.type(place(), '48.1370, 11.5750');
    const shown = words();
    expect(shown).toContain('N');
    await user.keyboard('{Enter}');
    expect(onTake.mock.calls).toEqual([[shown]]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('that is none is refused at its field, with the focus there, until something else is typed', async () => {
    const { user } = open();
    await user.type(place(), 'Munich');
    await user.click(screen.getByRole('button', { name: 'Insert' }));
    expect(screen.getByRole('alert').textContent).toContain('This is no place on the map.');
    expect([document.activeElement, onTake.mock.calls.length]).toEqual([place(), 0]);
    await user.type(place(), '!');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('may be where this device is, and says so when the device does not tell', async () => {
    const getCurrentPosition = vi.fn();
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Here, where we are' }));
    getCurrentPosition.mock.calls[0]?.[1]();
    expect(await screen.findByText('This device does not say where it is.')).toBeDefined();
    getCurrentPosition.mock.calls[0]?.[0]({ coords: { latitude: 48.137, longitude: 11.575 } });
    await vi.waitFor(() => expect(place().value).toContain('N'));
  });
});
