import { changeShowcaseRing } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { session, showcaseRing } from '../../../test/fixtures.ts';
import { ServerOfTests } from '../../../test/server.ts';
import { setSession } from '../../api/session-store.ts';
import { EditDialog } from './edit-dialog.tsx';

afterEach(() => setSession(null));
beforeEach(() => setSession(session('owner')));

it('begins with what is known, and sends it back with the change: sizes that nobody touched to the hundredth', async () => {
  const server = new ServerOfTests().on(changeShowcaseRing, () => showcaseRing());
  const onClose = vi.fn();
  const { user } = draw(<EditDialog ring={showcaseRing()} name="Donau" onClose={onClose} />);
  const place = screen.getByRole('textbox', { name: /^Tray or place/ });
  await user.clear(place);
  await user.type(place, 'Window');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.bodies(changeShowcaseRing)).toEqual([
    { sizes: [54.25, 62], place: 'Window', note: '', since: '2026-02-03' },
  ]);
});
