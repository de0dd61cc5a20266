import { getHouseFace, type HouseFace } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../test/draw.tsx';
import { ServerOfTests } from '../../test/server.ts';
import { HouseMark } from './house-mark.tsx';

const FACE: HouseFace = {
  company: 'Trauringmanufaktur Berger',
  logo: null,
  colour: null,
  countries: ['DE'],
  phone: '',
  email: '',
  zone: 'Europe/Berlin',
  hours: [],
  holidays: [],
};
const open = (face: Partial<HouseFace>) => {
  new ServerOfTests().on(getHouseFace, () => ({ ...FACE, ...face }));
  return draw(<HouseMark />);
};

it('shows the logo of the house under its name', async () => {
  open({ logo: '/api/dealers/1/logo?v=2' });
  const logo = await screen.findByRole('img', { name: FACE.company });
  expect([logo.getAttribute('src'), screen.queryByText('Ringwerk')]).toEqual(['/api/dealers/1/logo?v=2', null]);
});

it('shows the name of a house without a logo, over a line of its colour', async () => {
  open({ colour: '#7a1f2b' });
  const name = await screen.findByText(FACE.company);
  expect(name.parentElement?.parentElement?.style.borderColor).toBe('rgb(122, 31, 43)');
});

it.each([['a house that is not set up', { company: '' }]])('of %s is the product’s', async (_, face) => {
  open(face);
  await screen.findByText('Ringwerk');
  expect(screen.queryByRole('img')).toBeNull();
});

it('is the product’s without a network', async () => {
  new ServerOfTests().lose(getHouseFace);
  draw(<HouseMark />);
  expect(await screen.findByText('Ringwerk')).toBeDefined();
});
