import { deleteWatchItem, findNearestStones, getWatchLists, replaceStone, restoreWatchItem } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { draw, type Drawn } from '../../../test/draw.tsx';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { watchedStone, watchList } from '../../../test/watch-fixtures.ts';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { NearestStones } from './nearest-stones.tsx';
import { useWatchLists } from './use-watch-lists.ts';

const GONE = watchedStone({ gone: 'sold', priced: 'stone-gone' });
const NEAR = {
  stone: { ...GONE.stone, listing: 'a2f0c5a6-0000-4000-8000-0000000000e2', carats: 0.53 },
  retail: GONE.retail,
};
const PUT = watchedStone({ id: 'a2f0c5a6-0000-4000-8000-0000000000f6', stone: NEAR.stone });
const LIST = watchList([GONE]);
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests()
    .on(getWatchLists, () => ({ lists: [LIST] }))
    .on(findNearestStones, () => ({ stones: [NEAR] }))
    .on(replaceStone, () => PUT)
    .on(restoreWatchItem, () => GONE)
    .on(deleteWatchItem, () => undefined);
});
function Shown() {
  return (
    <>
      <NearestStones list={LIST} item={GONE} lists={useWatchLists()} />
      <ToastRegion />
    </>
  );
}
const open = (): Drawn => draw(<Shown />);
const take = (): Promise<HTMLElement> =>
  screen.findByRole('button', { name: /^Take Round 0\.53\sct F VS1 instead of Round 0\.52\sct F VS1$/u });

it('puts the nearest in the place of the one that is gone by one touch, and back by another', async () => {
  const { user } = open();
  await user.click(await take());
  await vi.waitFor(() => expect(server.bodies(replaceStone)).toMatchObject([{ stoneId: NEAR.stone.listing }]));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await vi.waitFor(() => expect(server.sent(deleteWatchItem)).toHaveLength(1));
  expect(server.sent(restoreWatchItem)[0]?.url.pathname).toContain(GONE.id);
  expect(server.sent(deleteWatchItem)[0]?.url.pathname).toContain(PUT.id);
});

it('says what stone it is, natural or grown and treated or not', async () => {
  open();
  expect(await screen.findByText('natural · untreated')).toBeTruthy();
});

it('says why one could not be taken, and offers it still', async () => {
  server.on(replaceStone, () => refuse('stone.already-held'));
  const { user } = open();
  await user.click(await take());
  expect(await screen.findByText(/Somebody else/u)).toBeTruthy();
  expect(await take()).toHaveProperty('disabled', false);
});

it('says that there is none', async () => {
  server.on(findNearestStones, () => ({ stones: [] }));
  open();
  expect(await screen.findByText(/No stone of the same origin/u)).toBeTruthy();
});
