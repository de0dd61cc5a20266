import { addCoupleNote, deleteCoupleNote } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { coupleFile, session } from '../../../test/fixtures.ts';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { setSession } from '../../api/session-store.ts';
import { Notes } from './notes.tsx';

const FILE = coupleFile({
  notes: [
    { id: '2', kind: 'merged', text: 'city: Prien\nunknown: x', at: '2026-11-20T10:00:00.000Z', by: 'Eva Berger' },
    { id: '1', kind: 'talk', text: '<b>bold</b>', at: '2026-11-19T10:00:00.000Z', by: 'Eva Berger' },
  ],
});
let server: ServerOfTests;
beforeEach(() => {
  setSession(session('owner'));
  server = new ServerOfTests().on(addCoupleNote, () => FILE).on(deleteCoupleNote, () => FILE);
});
afterEach(() => setSession(null));

it('writes a note of a kind once, and empties the field', async () => {
  const { user } = draw(<Notes file={FILE} />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of note' }), 'Taste');
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What is to be remembered' });
  await user.type(field, ' narrow and matt ');
  await user.dblClick(screen.getByRole('button', { name: 'Add note' }));
  await vi.waitFor(() => expect(field.value).toBe(''));
  expect(server.bodies(addCoupleNote)).toEqual([{ kind: 'taste', text: 'narrow and matt' }]);
});

it('keeps what was typed when it cannot be saved', async () => {
  server.on(addCoupleNote, () => refuse('couple.full'));
  const { user } = draw(<Notes file={FILE} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What is to be remembered' });
  await user.type(field, 'narrow');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('This file takes no more entries.')).toBeDefined();
  expect(field.value).toBe('narrow');
});

it('shows markup as it was typed, and the fields of a double in the language of the reader', () => {
  draw(<Notes file={FILE} />);
  expect(screen.getByText('<b>bold</b>')).toBeDefined();
  expect(screen.getByText(/^Town: Prien/).textContent).toBe('Town: Prien\nunknown: x');
});

it('takes a note away', async () => {
  const { user } = draw(<Notes file={FILE} />);
  await user.click(screen.getAllByRole('button', { name: 'Delete note' })[1] ?? document.body);
  await vi.waitFor(() => expect(server.sent(deleteCoupleNote)).toHaveLength(1));
  expect(server.sent(deleteCoupleNote)[0]?.url.pathname).toMatch(/\/notes\/1$/);
});
