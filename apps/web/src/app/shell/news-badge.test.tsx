import { getNews } from '@ringwerk/contract';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { ServerOfTests } from '../../../test/server.ts';
import { jeweller } from '../../../test/sessions.ts';
import { setSession } from '../../api/session-store.ts';
import { NewsBadge } from './news-badge.tsx';

afterEach(() => setSession(null));

it('counts messages, answers and orders together, and leads to where they are listed', async () => {
  setSession(jeweller());
  new ServerOfTests().on(getNews, () => ({ messages: 1, answers: 2, orders: 4 }));
  draw(<NewsBadge />);
  const badge = await screen.findByRole('link', { name: '7 things new' });
  expect(badge.getAttribute('href')).toBe('/home');
});

it('asks for nothing while a couple looks on, and once they have left', async () => {
  setSession(jeweller({ isCustomerView: true }));
  const server = new ServerOfTests().on(getNews, () => ({ messages: 1, answers: 0, orders: 1 }));
  draw(<NewsBadge />);
  act(() => setSession(jeweller()));
  await screen.findByRole('link', { name: '2 things new' });
  expect(server.sent(getNews)).toHaveLength(1);
});
