import { deleteHouseLogo, LOGO_LIMIT, putHouseColour, putHouseLogo, type HouseFace } from '@ringwerk/contract';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { refuse, ServerOfTests } from '../../../../test/server.ts';
import { useToastStore } from '../../../ui/toast-store.ts';
import { AppearanceForm } from './appearance-form.tsx';

const FACE: HouseFace = {
  company: 'Ringwerk Manufaktur',
  logo: null,
  colour: null,
  countries: ['DE'],
  phone: '',
  email: '',
  zone: 'Europe/Berlin',
  hours: [],
  holidays: [],
};
const file = (bytes: number): File => new File([new Uint8Array(bytes).fill(65)], 'logo.png', { type: 'image/png' });
const choose = (): HTMLInputElement => screen.getByLabelText('Choose a picture');
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests()
    .on(putHouseLogo, () => undefined)
    .on(deleteHouseLogo, () => undefined)
    .on(putHouseColour, () => undefined);
});

it('sends the logo of the house as it lies in its file, and says so', async () => {
  const { user } = draw(<AppearanceForm face={FACE} />);
  await user.upload(choose(), file(3));
  await vi.waitFor(() => expect(server.bodies(putHouseLogo)).toEqual([{ data: 'QUFB' }]));
  await vi.waitFor(() => expect(useToastStore.getState().toasts[0]?.text).toMatch(/^Saved\. The portal/u));
});

it('names at the field why a picture is not taken: before it is sent where it is too large', async () => {
  server.on(putHouseLogo, () => refuse('logo.unusable'));
  const { user } = draw(<AppearanceForm face={FACE} />);
  await user.upload(choose(), file(LOGO_LIMIT + 1));
  expect(screen.getByRole('alert').textContent).toBe('The picture is larger than 256 KB.');
  expect(server.sent(putHouseLogo)).toEqual([]);
  await user.upload(choose(), file(3));
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('not a still PNG'));
  expect(choose().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
});

it('takes the logo away, and the colour', async () => {
  const { user } = draw(<AppearanceForm face={{ ...FACE, logo: '/api/dealers/1/logo?v=1', colour: '#102030' }} />);
  await user.click(screen.getByRole('button', { name: 'Remove the logo' }));
  await vi.waitFor(() => expect(server.sent(deleteHouseLogo)).toHaveLength(1));
  fireEvent.change(screen.getByLabelText('Colour'), { target: { value: '#a0b0c0' } });
  await user.click(screen.getByRole('button', { name: 'Use this colour' }));
  await vi.waitFor(() => expect(server.bodies(putHouseColour)).toEqual([{ colour: '#a0b0c0' }]));
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Without a colour of our own' })).toBeDefined());
  await user.click(screen.getByRole('button', { name: 'Without a colour of our own' }));
  await vi.waitFor(() => expect(server.bodies(putHouseColour).at(-1)).toEqual({ colour: null }));
});
