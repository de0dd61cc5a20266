import { getCouple, listCouples, mergeCouples } from '@ringwerk/contract';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { coupleFile, coupleSummary, session } from '../../../test/fixtures.ts';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { setSession } from '../../api/session-store.ts';
import { MergeDialog } from './merge-dialog.tsx';

const FILE = coupleFile({ weddingDate: null });
const DOUBLE = coupleFile({
  id: 'a2f0c5a6-0000-4000-8000-0000000000ab',
  title: 'Anna Huber',
  city: 'Prien',
  version: 7,
  notes: [{ id: '1', kind: 'talk', text: 'In spring', at: FILE.createdAt, by: 'Eva Berger' }],
});
let server: ServerOfTests;
beforeEach(() => {
  setSession(session('owner'));
  server = new ServerOfTests()
    .on(getCouple, () => DOUBLE)
    .on(listCouples, () => ({
      page: 1,
      pageSize: 5,
      total: 2,
      couples: [coupleSummary(), coupleSummary({ id: DOUBLE.id, title: DOUBLE.title })],
    }))
    .on(mergeCouples, () => FILE);
});
afterEach(() => setSession(null));
const confirm = (): HTMLButtonElement => screen.getByRole('button', { name: 'Merge files' });

it('asks which is the double, shows what moves and what differs, and merges with what was chosen', async () => {
  const onClose = vi.fn();
  const { user } = draw(<MergeDialog file={FILE} onClose={onClose} />);
  expect(confirm().disabled).toBe(true);
  await user.type(screen.getByRole('searchbox'), 'hub');
  // The file itself is not offered as its own double.
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /Anna Huber/ }));
  const town = within(await screen.findByRole('group', { name: 'Town' }));
  // A field that only the double has is taken without a question.
  expect(screen.queryByRole('group', { name: 'Wedding date' })).toBeNull();
  expect(screen.getByText(/one note/)).toBeDefined();
  await user.click(town.getByRole('radio', { name: 'Prien' }));
  await user.dblClick(confirm());
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.bodies(mergeCouples)).toEqual([{ version: 3, doubleId: DOUBLE.id, doubleVersion: 7, take: ['city'] }]);
});

it('says that one of the two was changed meanwhile, and stays', async () => {
  server.on(mergeCouples, () => refuse('couple.changed'));
  const onClose = vi.fn();
  const { user } = draw(<MergeDialog file={FILE} onClose={onClose} />);
  await user.type(screen.getByRole('searchbox'), 'hub');
  await user.click(await screen.findByRole('button', { name: /Anna Huber/ }));
  await screen.findByRole('group', { name: 'Town' });
  await user.click(confirm());
  expect(await screen.findByText(/has changed this file meanwhile/)).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
});
