import { openShare, type CoupleShare } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { setLocale } from '../../i18n/locale-store.ts';
import { watchedStone } from '../../../test/watch-fixtures.ts';
import CouplePage from './couple-page.tsx';

const STONE = watchedStone();
const OF_STONES: CoupleShare = {
  dealer: { company: 'Juwelier Lenz', city: 'Köln', phone: '', email: '', logo: null, colour: null },
  name: 'Solitär',
  names: null,
  articleNumber: null,
  still: null,
  couple: 'Anna & Paul',
  persons: { first: '', second: '' },
  greeting: '',
  code: null,
  design: null,
  figures: null,
  pricedAt: '2026-11-01T10:00:00.000Z',
  quote: null,
  list: {
    name: 'Solitär',
    rings: [],
    stones: [{ id: STONE.id, stone: STONE.stone, isAvailable: true, retail: STONE.retail, isLiked: false }],
  },
  expiresAt: '2026-12-31T10:00:00.000Z',
  language: 'en',
  country: 'DE',
  messages: [],
};
let server: ServerOfTests;
beforeEach(() => {
  // A visitor who has chosen keeps the language; no texts are fetched.
  setLocale({ language: 'en' });
  server = new ServerOfTests();
});

it('shows a list of loose stones alone under its name, with hearts and words and without a stage', async () => {
  server.on(openShare, () => OF_STONES);
  draw(<CouplePage />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Solitär' })).toBeDefined();
  expect(await screen.findByRole('button', { name: /^We like Round 0\.52/u })).toBeDefined();
  expect(screen.queryByRole('heading', { level: 2, name: 'Solitär' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeDefined();
  expect(screen.queryByRole('link', { name: /phone/iu })).toBeNull();
});

it('says that a list is empty, and not that its link is over', async () => {
  server.on(openShare, () => refuse('share.empty'));
  draw(<CouplePage />);
  expect(await screen.findByText('Nothing is on this list at the moment')).toBeDefined();
  expect(screen.getByText(/As soon as your jeweller puts something on it/u)).toBeDefined();
});
