import {
  deleteWatchItem,
  findRefittedRings,
  getWatchLists,
  refitRing,
  restoreWatchItem,
  type RefittedRing,
} from '@ringwerk/contract';
import { cents } from '@ringwerk/kernel';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { draw, type Drawn } from '../../../test/draw.tsx';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { watchedStone, watchItem, watchList } from '../../../test/watch-fixtures.ts';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { NearestRings } from './nearest-rings.tsx';
import { useWatchLists } from './use-watch-lists.ts';

const GONE = watchItem({ priced: 'stone-gone' });
const { stone } = watchedStone();
const NEAR: RefittedRing = {
  seats: [{ stone, before: { width: 5.1, length: 5.1 }, after: { width: 5.14, length: 5.14 } }],
  grams: 4.2,
  retail: { ...GONE.retail, gross: cents(GONE.retail.gross + 7_000) },
};
const SAME: RefittedRing = {
  ...NEAR,
  seats: NEAR.seats.map((seat) => ({
    ...seat,
    stone: { ...stone, listing: 'a2f0c5a6-0000-4000-8000-0000000000e2', carats: 0.53 },
    after: seat.before,
  })),
};
const PUT = watchItem({ id: 'a2f0c5a6-0000-4000-8000-0000000000f6' });
const LIST = watchList([GONE]);
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests()
    .on(getWatchLists, () => ({ lists: [LIST] }))
    .on(findRefittedRings, () => ({ rings: [NEAR, SAME] }))
    .on(refitRing, () => PUT)
    .on(restoreWatchItem, () => GONE)
    .on(deleteWatchItem, () => undefined);
});
function Shown() {
  return (
    <>
      <NearestRings list={LIST} item={GONE} lists={useWatchLists()} />
      <ToastRegion />
    </>
  );
}
const ask = async (): Promise<Drawn> => {
  const drawn = draw(<Shown />);
  expect(server.sent(findRefittedRings)).toEqual([]);
  await drawn.user.click(screen.getByRole('button', { name: 'Set a similar stone' }));
  return drawn;
};
const take = (): Promise<HTMLElement> =>
  screen.findByRole('button', { name: /^Take the ring with Round 0\.52\sct F VS1$/u });

it('looks for stones when it is asked to, and says what becomes of the seat and the price', async () => {
  await ask();
  expect(await screen.findByText(/^seat refitted: 5\.10\smm → 5\.14\smm$/u)).toBeDefined();
  expect(screen.getByText('fits the seat')).toBeDefined();
  expect(screen.getAllByText(/^\+€\s?70\.00$/u)).toHaveLength(2);
  expect(screen.getAllByText('natural · untreated')).toHaveLength(2);
});

it('puts the ring with another stone in its place by one touch, and back by another', async () => {
  const { user } = await ask();
  await user.click(await take());
  await vi.waitFor(() => expect(server.bodies(refitRing)).toMatchObject([{ stoneIds: [stone.listing] }]));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await vi.waitFor(() => expect(server.sent(deleteWatchItem)).toHaveLength(1));
  expect(server.sent(restoreWatchItem)[0]?.url.pathname).toContain(GONE.id);
});

it('says why one could not be taken', async () => {
  server.on(refitRing, () => refuse('stone.already-held'));
  const { user } = await ask();
  await user.click(await take());
  expect(await screen.findByText(/Somebody else/u)).toBeDefined();
});

it('says that none fits', async () => {
  server.on(findRefittedRings, () => ({ rings: [] }));
  await ask();
  expect(await screen.findByText(/No stone of the same cut/u)).toBeDefined();
});
