import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Transaction } from '../../storage/database.ts';
import { DEFAULT_LIST_NAME } from './default-list-name.ts';
import {
  findWatchList,
  insertWatchList,
  listWatchLists,
  lockDealer,
  type WatchListRow,
} from './watch-list-repository.ts';

/** On which list something is kept: one that is there, the one of this name, or without either the dealer's first. */
export interface WantedList {
  readonly listId?: string | undefined;
  readonly listName?: string | undefined;
}

/** The list, which is opened where there is none. @throws CodedError `watch-list.unknown` */
export async function listToKeepOn(
  transaction: Transaction,
  caller: Pick<Caller, 'dealerId' | 'language'>,
  { listId, listName }: WantedList,
  now: Date,
): Promise<WatchListRow> {
  if (listId !== undefined) {
    const list = await findWatchList(transaction, caller.dealerId, listId);
    if (list === null) throw new CodedError('watch-list.unknown');
    return list;
  }
  await lockDealer(transaction, caller.dealerId);
  const lists = await listWatchLists(transaction, caller.dealerId);
  const meant = listName === undefined ? lists[0] : lists.find(({ name }) => name === listName);
  if (meant !== undefined) return meant;
  return insertWatchList(transaction, {
    dealerId: caller.dealerId,
    name: listName ?? DEFAULT_LIST_NAME[caller.language],
    createdAt: now,
  });
}
