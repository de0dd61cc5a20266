import {
  addWatchItem,
  deleteWatchItem,
  getWatchLists,
  restoreWatchItem,
  searchModels,
  type Model,
  type WatchItem,
} from '@ringwerk/contract';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call, type AnswerOf } from './call.ts';

type ModelPage = AnswerOf<typeof searchModels>;
/** A ring on a list: what an undo needs. */
export interface KeptRing {
  readonly listId: string;
  readonly itemId: string;
}

/** Shows the bookmark at once in every list on screen; the server's answer follows. */
function mark(client: QueryClient, setId: number, isOnWatchList: boolean): void {
  client.setQueriesData<ModelPage>(
    { queryKey: [searchModels.id] },
    (page) =>
      page && {
        ...page,
        models: page.models.map((model) => (model.setId === setId ? { ...model, isOnWatchList } : model)),
      },
  );
}

async function refresh(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: [getWatchLists.id] });
}

async function latestOf(setId: number): Promise<KeptRing | null> {
  const { lists } = await call(getWatchLists, {});
  const kept: (KeptRing & { readonly at: string })[] = lists.flatMap((list) =>
    list.items
      .filter((item: WatchItem) => item.setId === setId)
      .map((item) => ({ listId: list.id, itemId: item.id, at: item.addedAt })),
  );
  return kept.sort((a, b) => b.at.localeCompare(a.at))[0] ?? null;
}

async function orUnmark<T>(client: QueryClient, setId: number, before: boolean, work: () => Promise<T>): Promise<T> {
  mark(client, setId, !before);
  try {
    return await work();
  } catch (error) {
    mark(client, setId, before);
    throw error;
  } finally {
    await refresh(client);
  }
}

/**
 * Keeps rings on the watch list and takes them off again, optimistically. Both answers can be undone; a failed write
 * puts the bookmark back and throws the `ApiError`.
 */
export function useKeepRing() {
  const client = useQueryClient();
  return {
    keep: (model: Pick<Model, 'setId' | 'name'>, design: unknown): Promise<KeptRing> =>
      orUnmark(client, model.setId, false, async () => {
        const { list, item } = await call(addWatchItem, { body: { design, setId: model.setId, name: model.name } });
        return { listId: list.id, itemId: item.id };
      }),
    /** Takes off the ring that was kept last; null when another user has already done so. */
    unkeep: (model: Pick<Model, 'setId'>): Promise<KeptRing | null> =>
      orUnmark(client, model.setId, true, async () => {
        const kept = await latestOf(model.setId);
        if (kept) await call(deleteWatchItem, { params: { listId: kept.listId, itemId: kept.itemId } });
        return kept;
      }),
    remove: (model: Pick<Model, 'setId'>, { listId, itemId }: KeptRing): Promise<void> =>
      orUnmark(client, model.setId, true, () => call(deleteWatchItem, { params: { listId, itemId } })),
    restore: (model: Pick<Model, 'setId'>, { listId, itemId }: KeptRing): Promise<WatchItem> =>
      orUnmark(client, model.setId, false, () => call(restoreWatchItem, { params: { listId, itemId } })),
  };
}
