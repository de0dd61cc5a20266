import { changeShowcaseRing } from '@ringwerk/contract';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { session, showcaseRing } from '../../../test/fixtures.ts';
import { finding, refuse, ServerOfTests } from '../../../test/server.ts';
import { setSession } from '../../api/session-store.ts';
import { TakeOutDialog } from './take-out-dialog.tsx';

let server: ServerOfTests;
beforeEach(() => {
  setSession(session('owner'));
  server = new ServerOfTests().on(changeShowcaseRing, () => showcaseRing());
});
afterEach(() => setSession(null));
const submit = () => screen.getByRole('button', { name: 'Take out' });

it('notes why and when a ring left', async () => {
  const onClose = vi.fn();
  const { user } = draw(<TakeOutDialog ring={showcaseRing()} name="Donau" onClose={onClose} />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Why' }), 'Taken out');
  fireEvent.change(screen.getByLabelText('On'), { target: { value: '2026-05-06' } });
  await user.click(submit());
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.bodies(changeShowcaseRing)).toEqual([{ gone: { as: 'removed', on: '2026-05-06' } }]);
});

it('shows a refused day beside its field', async () => {
  server.on(changeShowcaseRing, () => refuse('request.invalid', { issues: [finding('/gone/on', 'field.format')] }));
  const { user } = draw(<TakeOutDialog ring={showcaseRing()} name="Donau" onClose={() => {}} />);
  await user.click(submit());
  await vi.waitFor(() => expect(screen.getByLabelText('On').getAttribute('aria-invalid')).toBe('true'));
});
