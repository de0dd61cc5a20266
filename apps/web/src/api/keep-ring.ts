import {
  addWatchItem,
  deleteWatchItem,
  getWatchLists,
  restoreWatchItem,
  searchModels,
  type Model,
  type WatchItem,
} from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import { changeQueries, invalidateQueries } from './queries.ts';
import { call } from './call.ts';

/** A ring on a list: what an undo needs. */
export interface KeptRing {
  readonly listId: string;
  readonly itemId: string;
}

/** Shows the bookmark at once in every list on screen; the server's answer follows. */
function mark(setId: number, isOnWatchList: boolean): void {
  changeQueries(searchModels, (page) => ({
    ...page,
    models: page.models.map((model) => (model.setId === setId ? { ...model, isOnWatchList } : model)),
  }));
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

async function orUnmark<T>(setId: number, before: boolean, work: () => Promise<T>): Promise<T> {
  mark(setId, !before);
  try {
    return await work();
  } catch (error) {
    mark(setId, before);
    throw error;
  } finally {
    await invalidateQueries(getWatchLists);
  }
}

/**
 * Keeps rings on the watch list and takes them off again, optimistically. Both answers can be undone; a failed write
 * puts the bookmark back and throws the `ApiError`.
 */
export const keepRing = {
  keep: (model: Pick<Model, 'setId' | 'name'>, design: Design): Promise<KeptRing> =>
    orUnmark(model.setId, false, async () => {
      const { list, item } = await call(addWatchItem, { body: { design, setId: model.setId, name: model.name } });
      return { listId: list.id, itemId: item.id };
    }),
  /** Takes off the ring that was kept last; null when another user has already done so. */
  unkeep: (model: Pick<Model, 'setId'>): Promise<KeptRing | null> =>
    orUnmark(model.setId, true, async () => {
      const kept = await latestOf(model.setId);
      if (kept) await call(deleteWatchItem, { params: { listId: kept.listId, itemId: kept.itemId } });
      return kept;
    }),
  remove: (model: Pick<Model, 'setId'>, { listId, itemId }: KeptRing): Promise<void> =>
    orUnmark(model.setId, true, () => call(deleteWatchItem, { params: { listId, itemId } })),
  restore: (model: Pick<Model, 'setId'>, { listId, itemId }: KeptRing): Promise<WatchItem> =>
    orUnmark(model.setId, false, () => call(restoreWatchItem, { params: { listId, itemId } })),
};
