import {
  copyWatchItem,
  deleteWatchItem,
  deleteWatchList,
  getWatchLists,
  moveWatchItem,
  refitRing,
  renameWatchList,
  replaceStone,
  restoreWatchItem,
  restoreWatchList,
  searchModels,
  type WatchedRing,
  type WatchedStone,
  type WatchItem,
  type WatchList,
} from '@ringwerk/contract';
import { cancelQueries, changeQueries, invalidateQueries } from '../../api/queries.ts';
import { call } from '../../api/call.ts';
import { newActKey } from '../../api/offline/act-key.ts';
import { movedTo } from '../../domain/arranging/place-moves.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';

/**
 * The watch lists and what can be done with them. Taking away shows at once; the server's answer follows, and a
 * refusal brings everything back.
 */
export function useWatchLists() {
  const show = (change: (lists: readonly WatchList[]) => WatchList[]): void => {
    changeQueries(getWatchLists, (answer) => ({ ...answer, lists: change(answer.lists) }));
  };
  const write = async <T>(work: () => Promise<T>): Promise<T> => {
    await cancelQueries(getWatchLists);
    try {
      return await work();
    } finally {
      // With the bookmarks of the galleries.
      await invalidateQueries(getWatchLists, searchModels);
    }
  };
  return {
    answer: useOperationQuery(getWatchLists, {}),
    /** Without a network the list lies on the device and opens later: `network.queued`. */
    create: (name: string): Promise<WatchList> =>
      write(async () => {
        const { sendSafely } = await import('../../api/offline/outbox.ts');
        const idempotencyKey = newActKey();
        return sendSafely('createWatchList', { name, idempotencyKey }, { title: name, setId: null, link: '' });
      }),
    rename: (listId: string, name: string): Promise<WatchList> =>
      write(() => {
        show((lists) => lists.map((list) => (list.id === listId ? { ...list, name } : list)));
        return call(renameWatchList, { params: { listId }, body: { name } });
      }),
    deleteList: (listId: string): Promise<void> =>
      write(() => {
        show((lists) => lists.filter((list) => list.id !== listId));
        return call(deleteWatchList, { params: { listId } });
      }),
    restoreList: (listId: string): Promise<WatchList> => write(() => call(restoreWatchList, { params: { listId } })),
    deleteItem: (listId: string, itemId: string): Promise<void> =>
      write(() => {
        show((lists) =>
          lists.map((list) =>
            list.id === listId ? { ...list, items: list.items.filter((item) => item.id !== itemId) } : list,
          ),
        );
        return call(deleteWatchItem, { params: { listId, itemId } });
      }),
    ...arrangingOf({ show, write }),
    restoreItem: (listId: string, itemId: string): Promise<WatchItem> =>
      write(() => call(restoreWatchItem, { params: { listId, itemId } })),
  };
}

interface Means {
  readonly show: (change: (lists: readonly WatchList[]) => WatchList[]) => void;
  readonly write: <T>(work: () => Promise<T>) => Promise<T>;
}

const arrangingOf = ({ show, write }: Means) => ({
  /** Puts something at another place of its list, counted from 0. */
  place: (list: WatchList, itemId: string, to: number): Promise<void> =>
    write(() => {
      const order = movedTo(
        list.items.map(({ id }) => id),
        itemId,
        to,
      );
      show((lists) => lists.map((each) => (each.id === list.id ? inOrder(each, order) : each)));
      const before = order[order.indexOf(itemId) + 1] ?? null;
      return call(moveWatchItem, { params: { listId: list.id, itemId }, body: { toListId: list.id, before } });
    }),
  /** Puts something at the end of another list, or before something on it. */
  move: (listId: string, itemId: string, toListId: string, before: string | null = null): Promise<void> =>
    write(() => call(moveWatchItem, { params: { listId, itemId }, body: { toListId, before } })),
  /** Puts another stone in the place of a kept one. */
  replaceStone: (listId: string, itemId: string, stoneId: string, idempotencyKey: string): Promise<WatchedStone> =>
    write(() => call(replaceStone, { params: { listId, itemId }, body: { stoneId, idempotencyKey } })),
  /** Puts a kept ring with other stones in its place. */
  refitRing: (
    listId: string,
    itemId: string,
    stoneIds: readonly string[],
    idempotencyKey: string,
  ): Promise<WatchedRing> =>
    write(() => call(refitRing, { params: { listId, itemId }, body: { stoneIds: [...stoneIds], idempotencyKey } })),
  copy: (listId: string, itemId: string, toListId: string, idempotencyKey: string): Promise<{ readonly id: string }> =>
    write(() => call(copyWatchItem, { params: { listId, itemId }, body: { toListId, idempotencyKey } })),
});

/** The list with its rings in this order. */
const inOrder = (list: WatchList, order: readonly string[]): WatchList => ({
  ...list,
  items: list.items.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)),
});
export type WatchLists = ReturnType<typeof useWatchLists>;
