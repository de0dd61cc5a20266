import {
  createWatchList,
  deleteWatchItem,
  deleteWatchList,
  getWatchLists,
  renameWatchList,
  restoreWatchItem,
  restoreWatchList,
  searchModels,
  type WatchItem,
  type WatchList,
} from '@ringwerk/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call, type AnswerOf } from '../../api/call.ts';
import { operationKey, useOperation } from '../../api/use-operation.ts';

type Lists = AnswerOf<typeof getWatchLists>;

/**
 * The watch lists and what can be done with them. Taking away shows at once; the server's answer follows, and a
 * refusal brings everything back.
 */
export function useWatchLists() {
  const client = useQueryClient();
  const key = operationKey(getWatchLists, {});
  const refresh = async (): Promise<void> => {
    await Promise.all([
      client.invalidateQueries({ queryKey: [getWatchLists.id] }),
      // The bookmarks of the galleries.
      client.invalidateQueries({ queryKey: [searchModels.id] }),
    ]);
  };
  const show = (change: (lists: readonly WatchList[]) => WatchList[]): void => {
    client.setQueryData<Lists>(key, (answer) => answer && { ...answer, lists: change(answer.lists) });
  };
  const write = async <T>(work: () => Promise<T>): Promise<T> => {
    await client.cancelQueries({ queryKey: key });
    try {
      return await work();
    } finally {
      await refresh();
    }
  };
  return {
    answer: useOperation(getWatchLists, {}),
    create: (name: string): Promise<WatchList> => write(() => call(createWatchList, { body: { name } })),
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
    restoreItem: (listId: string, itemId: string): Promise<WatchItem> =>
      write(() => call(restoreWatchItem, { params: { listId, itemId } })),
  };
}
export type WatchLists = ReturnType<typeof useWatchLists>;
