import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { KeepForm, type KeptHand } from './keep-form.tsx';

const picture = (): Promise<Blob> => Promise.resolve(new Blob(['AAA'], { type: 'image/jpeg' }));
const open = ({
  isReady = true,
  keep = vi.fn<(kept: KeptHand) => Promise<unknown>>(() => Promise.resolve()),
}: {
  isReady?: boolean;
  keep?: ReturnType<typeof vi.fn<(kept: KeptHand) => Promise<unknown>>>;
} = {}) => ({ keep, ...draw(<KeepForm picture={picture} isReady={isReady} keep={keep} />) });
const consent = (): HTMLInputElement => screen.getByRole('checkbox', { name: /I consent/u });
const name = (): HTMLElement => screen.getByRole('textbox', { name: 'Name of the person who consents' });
const send = (): HTMLButtonElement => screen.getByRole('button', { name: 'Keep the picture' });

it('keeps nothing before somebody has given a name and consent; neither is there beforehand', async () => {
  const { user, keep } = open();
  expect([consent().checked, send().disabled]).toEqual([false, true]);
  await user.type(name(), ' Anna ');
  expect(send().disabled).toBe(true);
  await user.click(consent());
  await user.click(send());
  await waitFor(() => expect(keep).toHaveBeenCalledTimes(1));
  expect(keep.mock.calls[0]?.[0]).toMatchObject({ data: 'QUFB', consentedBy: 'Anna', hasConsented: true });
  // The next picture is agreed to anew.
  await waitFor(() => expect(consent().checked).toBe(false));
});

it('waits for the picture', async () => {
  const { user } = open({ isReady: false });
  await user.type(name(), 'Anna');
  await user.click(consent());
  expect(send().disabled).toBe(true);
});

it('says why it was refused, and tries again under the same key', async () => {
  const keep = vi.fn<(kept: KeptHand) => Promise<unknown>>(() => Promise.resolve());
  keep.mockRejectedValueOnce(new Error('lost'));
  const { user } = open({ keep });
  await user.type(name(), 'Anna');
  await user.click(consent());
  await user.click(send());
  expect(await screen.findByRole('alert')).toBeDefined();
  await user.click(send());
  await waitFor(() => expect(keep).toHaveBeenCalledTimes(2));
  const keys = keep.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  expect(keys[0]).toBe(keys[1]);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
