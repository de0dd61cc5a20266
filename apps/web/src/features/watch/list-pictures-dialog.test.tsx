import { getListPictures, makeListPictures, type ListPictures } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { draw, type Drawn } from '../../../test/draw.tsx';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { ListPicturesDialog } from './list-pictures-dialog.tsx';

const LIST = { id: 'a2f0c5a6-0000-4000-8000-0000000000a1', name: 'The Brandts' };
const RUNNING: ListPictures = { job: { state: 'running', progress: 0.4, error: null }, archive: null };
const ARCHIVE = {
  madeAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-11-21T10:00:00.000Z',
  bytes: 8_400_000,
  files: 16,
  missing: 1,
};
let now: ListPictures;
let server: ServerOfTests;
beforeEach(() => {
  now = { job: null, archive: null };
  server = new ServerOfTests().on(getListPictures, () => now).on(makeListPictures, () => (now = RUNNING));
});
const open = (): Drawn => draw(<ListPicturesDialog list={LIST} onClose={() => undefined} />);

it('are asked for once, and then watched', async () => {
  const { user } = open();
  await user.dblClick(await screen.findByRole('button', { name: 'Have the pictures drawn' }));
  expect((await screen.findByRole('status')).textContent).toBe('Being drawn: 40%');
  expect(server.sent(makeListPictures)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /drawn/u })).toBeNull();
});

it('are downloaded while they are kept, and say what could not be drawn', async () => {
  now = { job: { state: 'done', progress: 1, error: null }, archive: ARCHIVE };
  open();
  const link = await screen.findByRole('link', { name: 'Download the pictures' });
  expect(link.getAttribute('href')).toBe(`/api/watch-lists/${LIST.id}/pictures/zip`);
  expect(screen.getByText(/^16 pictures, 8\.4 MB/u)).toBeDefined();
  expect(screen.getByText('One picture could not be drawn.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Have them drawn again' })).toBeDefined();
});

it('say that they failed, and can be asked for again', async () => {
  now = { job: { state: 'failed', progress: 0.2, error: 'picture.no-browser' }, archive: null };
  server.on(makeListPictures, () => refuse('watch-list.empty'));
  const { user } = open();
  expect((await screen.findByRole('alert')).textContent).toContain('could not be drawn');
  await user.click(screen.getByRole('button', { name: 'Have the pictures drawn' }));
  await vi.waitFor(() => expect(server.sent(makeListPictures)).toHaveLength(1));
});
