import { getHouseFace, type HouseFace } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { ServerOfTests } from '../../../test/server.ts';
import { HouseContact } from './house-contact.tsx';

const FACE: HouseFace = {
  company: 'Trauringmanufaktur Berger',
  logo: null,
  colour: null,
  countries: ['DE'],
  phone: '+49 7231 555010',
  email: 'haus@berger.example',
  zone: 'Europe/Berlin',
  hours: [1, 2, 3, 4].map((day) => ({ day, from: '08:00', until: '17:00' })),
  holidays: [{ date: '2026-12-24', name: 'Christmas Eve' }],
};
const open = (face: Partial<HouseFace> = {}) => {
  new ServerOfTests().on(getHouseFace, () => ({ ...FACE, ...face }));
  return draw(<HouseContact title="Contact" />);
};
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

it('names phone and mail, the week in few rows, and that somebody is there', async () => {
  vi.setSystemTime(new Date('2026-11-24T10:00:00Z'));
  open();
  expect((await screen.findByRole('link', { name: FACE.phone })).getAttribute('href')).toBe('tel:+497231555010');
  expect(screen.getByText('Available now, until 17:00.')).toBeDefined();
  expect(screen.getByText('Mon–Thu').nextSibling?.textContent).toBe('08:00–17:00');
  expect(screen.getByText('closed · Christmas Eve')).toBeDefined();
});

it('says when somebody is there again', async () => {
  vi.setSystemTime(new Date('2026-12-24T10:00:00Z'));
  open();
  expect(await screen.findByText('Closed today (Christmas Eve). Again from Monday, 08:00.')).toBeDefined();
});

it('of a house without hours is phone and mail alone, and of one without either nothing', async () => {
  open({ hours: [], phone: '' });
  expect(await screen.findByRole('link', { name: FACE.email })).toBeDefined();
  expect(screen.queryByText(/available|again/iu)).toBeNull();
});
