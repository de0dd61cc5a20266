import { deleteDealerLogo, LOGO_LIMIT, putDealerLogo, updateDealer } from '@ringwerk/contract';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { dealer } from '../../../test/fixtures.ts';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { BrandingForm } from './branding-form.tsx';

const file = (bytes: number): File => new File([new Uint8Array(bytes).fill(65)], 'logo.png', { type: 'image/png' });
const choose = (): HTMLInputElement => screen.getByLabelText('Choose a picture');
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests()
    .on(putDealerLogo, () => undefined)
    .on(deleteDealerLogo, () => undefined)
    .on(updateDealer, () => dealer());
});

describe('the logo', () => {
  it('goes out as it lies in its file', async () => {
    const { user } = draw(<BrandingForm dealer={dealer()} isOwner />);
    await user.upload(choose(), file(3));
    await vi.waitFor(() => expect(server.bodies(putDealerLogo)).toEqual([{ data: 'QUFB' }]));
  });

  it('that is too large is refused before it is sent', async () => {
    const { user } = draw(<BrandingForm dealer={dealer()} isOwner />);
    await user.upload(choose(), file(LOGO_LIMIT + 1));
    expect(screen.getByRole('alert').textContent).toBe('The picture is larger than 256 KB.');
    expect(server.sent(putDealerLogo)).toEqual([]);
  });

  it('that is no picture is refused with the reason', async () => {
    server.on(putDealerLogo, () => refuse('logo.unusable'));
    const { user } = draw(<BrandingForm dealer={dealer()} isOwner />);
    await user.upload(choose(), file(3));
    expect((await screen.findByRole('alert')).textContent).toContain('not a still PNG');
  });

  it('is removed where there is one', async () => {
    const { user } = draw(<BrandingForm dealer={dealer({ logo: '/api/logo/1' })} isOwner />);
    expect(screen.getByRole('img', { name: 'Juwelier Berger' }).getAttribute('src')).toBe('/api/logo/1');
    await user.click(screen.getByRole('button', { name: 'Remove the logo' }));
    await vi.waitFor(() => expect(server.sent(deleteDealerLogo)).toHaveLength(1));
  });
});

describe('the colour', () => {
  it('is saved when it is another one, and can be given up', async () => {
    const { user } = draw(<BrandingForm dealer={dealer({ brandColour: '#102030' })} isOwner />);
    const take = screen.getByRole<HTMLButtonElement>('button', { name: 'Use this colour' });
    expect(take.disabled).toBe(true);
    fireEvent.change(screen.getByLabelText('Colour'), { target: { value: '#a0b0c0' } });
    await user.click(take);
    await vi.waitFor(() => expect(server.bodies(updateDealer)).toEqual([{ brandColour: '#a0b0c0' }]));
    await vi.waitFor(() => expect(take.getAttribute('aria-busy')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Without a colour of our own' }));
    await vi.waitFor(() => expect(server.bodies(updateDealer).at(-1)).toEqual({ brandColour: null }));
  });

  it('that could not be saved says so', async () => {
    server.on(updateDealer, () => refuse('session.forbidden'));
    const { user } = draw(<BrandingForm dealer={dealer()} isOwner />);
    await user.click(screen.getByRole('button', { name: 'Use this colour' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Your access does not include this step.');
  });
});

it('whoever sells sees both and changes neither', () => {
  draw(<BrandingForm dealer={dealer()} isOwner={false} />);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getByLabelText<HTMLInputElement>('Colour').disabled).toBe(true);
});
