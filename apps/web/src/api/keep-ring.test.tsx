import {
  addWatchItem,
  deleteWatchItem,
  getWatchLists,
  restoreWatchItem,
  searchModels,
  type WatchedRing,
} from '@ringwerk/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { design } from '../../test/fixtures.ts';
import { refuse, ServerOfTests } from '../../test/server.ts';
import { watchItem } from '../../test/watch-fixtures.ts';
import { keepRing } from './keep-ring.ts';
import { queryClient } from './query-client.ts';

const LIST = 'a2f0c5a6-0000-4000-8000-0000000000f1';
const OTHER_LIST = 'a2f0c5a6-0000-4000-8000-0000000000f2';
const ITEM = 'a2f0c5a6-0000-4000-8000-0000000000f3';
const MODEL = { setId: 9014, name: 'Donau' };
const item = (changes: Partial<WatchedRing> = {}): WatchedRing => watchItem({ id: ITEM, ...changes });
const list = (id: string, items: readonly WatchedRing[]) => ({
  id,
  name: 'Brandt',
  createdAt: '2026-11-20T10:00:00.000Z',
  items: [...items],
});

/** Two models on the screen, of which one can be kept. */
const KEY = [searchModels.id, { query: {} }];
const show = (isOnWatchList: boolean): void =>
  void queryClient.setQueryData(KEY, {
    models: [
      { setId: MODEL.setId, isOnWatchList },
      { setId: 9015, isOnWatchList: false },
    ],
  });
const marks = (): readonly boolean[] =>
  (queryClient.getQueryData<{ models: { isOnWatchList: boolean }[] }>(KEY)?.models ?? []).map(
    ({ isOnWatchList }) => isOnWatchList,
  );

let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests();
});

describe('a ring that is kept', () => {
  it('has its bookmark at once, before the server has answered, and the other models keep theirs', async () => {
    show(false);
    const answer = Promise.withResolvers<undefined>();
    server.on(addWatchItem, async () => {
      await answer.promise;
      return { list: { id: LIST, name: 'Brandt' }, item: item() };
    });
    const kept = keepRing.keep(MODEL, design);
    expect(marks()).toEqual([true, false]);
    answer.resolve(undefined);
    await expect(kept).resolves.toEqual({ listId: LIST, itemId: ITEM, listName: 'Brandt' });
    expect(server.bodies(addWatchItem)).toEqual([{ design, setId: 9014, name: 'Donau' }]);
  });

  it('loses its bookmark again when the server refuses it, with the reason', async () => {
    show(false);
    server.on(addWatchItem, () => refuse('request.invalid'));
    await expect(keepRing.keep(MODEL, design)).rejects.toMatchObject({ code: 'request.invalid' });
    expect(marks()).toEqual([false, false]);
  });
});

describe('a ring that is taken off', () => {
  it('is the one that was kept last, on whichever list it stands', async () => {
    show(true);
    const [older, newer] = [item({ id: LIST }), item({ addedAt: '2026-11-21T10:00:00.000Z' })];
    const foreign = item({ id: OTHER_LIST, setId: 9015, addedAt: '2026-11-22T10:00:00.000Z' });
    server
      .on(getWatchLists, () => ({ lists: [list(LIST, [older, foreign]), list(OTHER_LIST, [newer])] }))
      .on(deleteWatchItem, () => undefined);
    await expect(keepRing.unkeep(MODEL)).resolves.toMatchObject({ listId: OTHER_LIST, itemId: ITEM });
    expect(server.sent(deleteWatchItem).map(({ url }) => url.pathname)).toEqual([
      `/api/watch-lists/${OTHER_LIST}/items/${ITEM}`,
    ]);
    expect(marks()).toEqual([false, false]);
  });

  it('is gone already where a colleague was faster: nothing is deleted', async () => {
    show(true);
    server.on(getWatchLists, () => ({ lists: [list(LIST, [])] }));
    await expect(keepRing.unkeep(MODEL)).resolves.toBeNull();
    expect(server.sent(deleteWatchItem)).toEqual([]);
    expect(marks()).toEqual([false, false]);
  });

  it('keeps its bookmark when the network fails', async () => {
    show(true);
    server.lose(deleteWatchItem);
    await expect(keepRing.remove(MODEL, { listId: LIST, itemId: ITEM })).rejects.toMatchObject({
      code: 'network.unreachable',
    });
    expect(marks()).toEqual([true, false]);
  });

  it('comes back by an undo', async () => {
    show(false);
    server.on(restoreWatchItem, () => item());
    await expect(keepRing.restore(MODEL, { listId: LIST, itemId: ITEM })).resolves.toMatchObject({ id: ITEM });
    expect(marks()).toEqual([true, false]);
  });
});
