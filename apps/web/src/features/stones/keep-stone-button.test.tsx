import { getWatchLists, keepStone } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { jeweller } from '../../../test/sessions.ts';
import { setSession } from '../../api/session-store.ts';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { watchedStone, watchList } from '../../../test/watch-fixtures.ts';
import { KeepStoneButton } from './keep-stone-button.tsx';

const ITEM = watchedStone();
const STONE = ITEM.stone.listing;
const LIST = watchList([]);
let server: ServerOfTests;
beforeEach(() => {
  setSession(jeweller());
  server = new ServerOfTests()
    .on(getWatchLists, () => ({ lists: [LIST] }))
    .on(keepStone, () => ({ list: { id: LIST.id, name: LIST.name }, item: ITEM }));
});
const open = async () => {
  const drawn = draw(<KeepStoneButton stoneId={STONE} name="Round 0.52 ct F VS1" />);
  await drawn.user.click(screen.getByRole('button', { name: 'Keep Round 0.52 ct F VS1 on a watch list' }));
  return drawn;
};

it('keeps the stone on the list that is chosen, each time anew', async () => {
  const { user } = await open();
  for (const times of [1, 2]) {
    await user.click(await screen.findByRole('button', { name: /The Brandts/u }));
    await vi.waitFor(() => expect(server.bodies(keepStone)).toHaveLength(times));
  }
  expect(server.bodies(keepStone)).toMatchObject([
    { stoneId: STONE, listId: LIST.id },
    { stoneId: STONE, listId: LIST.id },
  ]);
  const keys = server.bodies(keepStone).map((body) => (body as { idempotencyKey: string }).idempotencyKey);
  expect(new Set(keys).size).toBe(2);
});

it('opens a list by its name, and sends the same key again after a failure', async () => {
  server.on(keepStone, () => refuse('stone.sold'));
  const { user } = await open();
  await user.type(screen.getByRole('textbox'), ' Huber {Enter}');
  await vi.waitFor(() => expect(server.bodies(keepStone)).toHaveLength(1));
  await user.type(screen.getByRole('textbox'), 'Huber{Enter}');
  await vi.waitFor(() => expect(server.bodies(keepStone)).toHaveLength(2));
  expect(server.bodies(keepStone)[0]).toMatchObject({ stoneId: STONE, listName: 'Huber' });
  expect(server.bodies(keepStone)[1]).toEqual(server.bodies(keepStone)[0]);
});
