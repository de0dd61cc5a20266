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

/** On which list a ring is kept: one that is there, a new one of this name, or without either the dealer's first. */
export interface KeepTarget {
  readonly listId?: string;
  readonly listName?: string;
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
      .filter((item) => item.kind === 'rings' && item.setId === setId)
      .map((item) => ({ listId: list.id, itemId: item.id, at: item.addedAt })),
  );
  return kept.sort((a, b) => b.at.localeCompare(a.at))[0] ?? null;
}

interface Marked {
  readonly setId: number;
  readonly isKept: boolean;
  /** What is shown again where it fails. */
  readonly before: boolean;
}

async function orUnmark<T>({ setId, isKept, before }: Marked, work: () => Promise<T>): Promise<T> {
  mark(setId, isKept);
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
  keep: (
    { setId, name, isOnWatchList = false }: Pick<Model, 'setId' | 'name'> & Partial<Pick<Model, 'isOnWatchList'>>,
    design: Design,
    target: KeepTarget = {},
  ): Promise<KeptRing & { readonly listName: string }> =>
    orUnmark({ setId, isKept: true, before: isOnWatchList }, async () => {
      const { list, item } = await call(addWatchItem, { body: { design, setId, name, ...target } });
      return { listId: list.id, itemId: item.id, listName: list.name };
    }),
  /** Takes off the ring that was kept last; null when another user has already done so. */
  unkeep: (model: Pick<Model, 'setId'>): Promise<KeptRing | null> =>
    orUnmark({ setId: model.setId, isKept: false, before: true }, async () => {
      const kept = await latestOf(model.setId);
      if (kept) await call(deleteWatchItem, { params: { listId: kept.listId, itemId: kept.itemId } });
      return kept;
    }),
  remove: (model: Pick<Model, 'setId'>, { listId, itemId }: KeptRing): Promise<void> =>
    orUnmark({ setId: model.setId, isKept: false, before: true }, () =>
      call(deleteWatchItem, { params: { listId, itemId } }),
    ),
  restore: (model: Pick<Model, 'setId'>, { listId, itemId }: KeptRing): Promise<WatchItem> =>
    orUnmark({ setId: model.setId, isKept: true, before: false }, () =>
      call(restoreWatchItem, { params: { listId, itemId } }),
    ),
};
