import { getWatchLists } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { ServerOfTests } from '../../../test/server.ts';
import type { KeepTarget } from '../../api/keep-ring.ts';
import { KeepOnLists } from './keep-on-lists.tsx';

const LIST = { name: 'The Brandts', createdAt: '2026-11-20T10:00:00.000Z', items: [] };
const onKeep = vi.fn<(target: KeepTarget) => void>();
beforeEach(() => {
  vi.resetAllMocks();
  new ServerOfTests().on(getWatchLists, () => ({
    lists: [
      { ...LIST, id: 'one' },
      { ...LIST, id: 'two', name: 'Fair' },
    ],
  }));
});

it('names every list, and keeps on the one that is touched', async () => {
  const { user } = draw(<KeepOnLists onKeep={onKeep} />);
  await user.click(await screen.findByRole('button', { name: /Fair/u }));
  expect(onKeep.mock.calls).toEqual([[{ listId: 'two' }]]);
});

it('opens one by its name, without the spaces around it, and none without a name', async () => {
  const { user } = draw(<KeepOnLists onKeep={onKeep} />);
  await user.type(screen.getByRole('textbox'), '   {Enter}');
  expect(onKeep).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox'), ' Huber {Enter}');
  expect(onKeep.mock.calls).toEqual([[{ listName: 'Huber' }]]);
});
