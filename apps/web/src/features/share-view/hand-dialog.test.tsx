import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { bitmap, fakeCanvas } from '../../../test/fake-canvas.ts';
import { design } from '../../../test/fixtures.ts';
import { NO_LOOKS } from '../../../test/scene-viewer.ts';
import { openKernelInProcess } from '../../kernel-worker/open-kernel-in-process.ts';
import HandDialog from './hand-dialog.tsx';

const JPEG = new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xd9])], 'hand.jpg', { type: 'image/jpeg' });
const sent = vi.fn(() => Promise.reject(new Error('nothing may be sent')));

beforeEach(() => {
  fakeCanvas();
  sent.mockClear();
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(bitmap(1600, 1200)));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

async function openDialog() {
  const kernel = openKernelInProcess();
  await kernel.open({ language: 'en', country: 'DE', priceBasis: null, alloys: [] });
  return draw(
    <HandDialog
      isOpen
      onClose={() => undefined}
      token="token-of-the-link"
      kernel={kernel}
      design={design}
      looks={NO_LOOKS}
      name="Donau"
      persons={{ first: 'Anna', second: 'Paul' }}
    />,
  );
}

it('lays the couple’s rings, by their names, on a photo of its own device, and sends nothing', async () => {
  const { user } = await openDialog();
  const rings = within(await screen.findByRole('group', { name: 'Ring' })).getAllByRole('radio');
  expect(rings).toHaveLength(2);
  expect(screen.getByRole('radio', { name: 'Ring for Anna' })).toBeDefined();
  await user.upload(screen.getByLabelText('Choose a photo'), JPEG);
  expect(await screen.findByRole('img', { name: /Ring for Anna/u })).toBeDefined();
  await waitFor(() => expect(screen.getByText(/Inner diameter \d+\.\d mm/u)).toBeDefined());
  expect(sent).not.toHaveBeenCalled();
});

it('keeps the finished picture with the link once somebody has agreed, and nothing before', async () => {
  const { user } = await openDialog();
  await user.upload(screen.getByLabelText('Choose a photo'), JPEG);
  await user.click(await screen.findByRole('button', { name: 'Keep with the couple’s link' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /I consent/u }).checked).toBe(false);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Keep the picture' }).disabled).toBe(true);
  expect(sent).not.toHaveBeenCalled();
});
