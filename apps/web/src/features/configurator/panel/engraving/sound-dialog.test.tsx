import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../../test/draw.tsx';
import { useToastStore } from '../../../../ui/toast-store.ts';
import { SoundDialog } from './sound-dialog.tsx';

const take = (): HTMLButtonElement => screen.getByRole('button', { name: 'Put it on the ring' });
const open = () => draw(<SoundDialog isOpen onClose={() => undefined} onDrawn={() => undefined} />);

describe('a sound wave', () => {
  it('is not recorded where the device has no microphone, and has nothing to take yet', () => {
    open();
    expect(screen.queryByRole('button', { name: 'Record' })).toBeNull();
    expect([screen.getByRole('img', { name: 'No recording yet' }) !== null, take().disabled]).toEqual([true, true]);
  });

  it('of a file that cannot be played says so and takes nothing', async () => {
    const { user, container } = open();
    const input = container.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('a sound file can be opened');
    await user.upload(input, new File(['no sound'], 'voice.mp3', { type: 'audio/mpeg' }));
    await vi.waitFor(() =>
      expect(useToastStore.getState().toasts.map(({ text }) => text)).toEqual(['This file cannot be played.']),
    );
    expect(take().disabled).toBe(true);
  });
});
