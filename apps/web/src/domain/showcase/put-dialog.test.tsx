import { addShowcaseRing, type ListedDesign } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { design, quote, session, showcaseRing } from '../../../test/fixtures.ts';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { setSession } from '../../api/session-store.ts';
import { PutDialog } from './put-dialog.tsx';

const SAVED: ListedDesign = {
  code: 'ABCDEFG7',
  design,
  setId: 9014,
  articleNumber: 'RW-09-014',
  name: 'Donau',
  names: null,
  still: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  retail: quote().retail,
  by: 'Eva Berger',
  couples: [],
};
let server: ServerOfTests;
beforeEach(() => {
  setSession(session('owner'));
  server = new ServerOfTests().on(addShowcaseRing, () => showcaseRing());
});
afterEach(() => setSession(null));
const put = () => screen.getByRole('button', { name: 'Put into the showcase' });

it('puts a saved design there once, in the sizes of its sample, and closes', async () => {
  const onClose = vi.fn();
  const { user } = draw(<PutDialog design={SAVED} onClose={onClose} />);
  const first = screen.getByRole('textbox', { name: /Size of the first ring/ });
  await user.clear(first);
  await user.type(first, '57');
  await user.type(screen.getByRole('textbox', { name: /^Tray or place/ }), 'Tray 2');
  await user.dblClick(put());
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.bodies(addShowcaseRing)).toMatchObject([
    { design: 'ABCDEFG7', sizes: [57, design.rings[1]?.size], place: 'Tray 2' },
  ]);
});

it('says why it was not put there', async () => {
  server.on(addShowcaseRing, () => refuse('showcase.full'));
  const { user } = draw(<PutDialog design={SAVED} onClose={() => {}} />);
  await user.click(put());
  expect(await screen.findByText(/The showcase is full/)).toBeDefined();
});
