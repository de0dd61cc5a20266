import * as contract from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { claimKey, type IdempotentCall } from '../idempotency/claim-key.ts';
import { createPrintedPicture } from '../stills/printed-picture.ts';
import { copyItem, moveItem } from './arrange-items.ts';
import { keepRing } from './keep-ring.ts';
import { keepStone } from './keep-stone.ts';
import { nearestToKept } from './nearest-to-kept.ts';
import { printList } from './print-list.ts';
import { pricedItem, pricedList, readWatchLists, requireList } from './read-watch-lists.ts';
import { refitRing } from './refit-ring.ts';
import { refittedRings } from './refitted-rings.ts';
import { registerListPictures } from './list-pictures-routes.ts';
import { replaceStone } from './replace-stone.ts';
import { shareCall, shareOnce } from '../shares/share-once.ts';
import { shareList } from './share-list.ts';
import { lockLists } from './item-order.ts';
import * as repository from './watch-list-repository.ts';

/** How long a deletion can be undone; the page offers it for ten seconds, a colleague may notice later. */
const RESTORE_MS = 30 * 60_000;

export function registerWatchLists(api: Api, services: Services): void {
  registerLists(api, services);
  registerItems(api, services);
  registerArranging(api, services);
  registerStones(api, services);
  registerPrint(api, services);
  registerListPictures(api, services);
  registerRefitting(api, services);
  registerSharing(api, services);
}

function registerLists(api: Api, services: Services): void {
  const { orm } = services.database;
  registerOperation(api, contract.getWatchLists, async ({ caller }) => ({
    lists: await readWatchLists(services, caller),
  }));
  registerOperation(api, contract.createWatchList, async ({ caller, body, sent }) => {
    const list = { dealerId: caller.dealerId, name: body.name, createdAt: services.clock() };
    const { idempotencyKey: key } = body;
    const opened =
      key === undefined
        ? repository.insertWatchList(orm, list)
        : services.database.transaction(async (transaction) => {
            await claimKey(transaction, { act: 'watch-list', dealerId: caller.dealerId, key, body: sent });
            return repository.openOnce(transaction, list, key);
          });
    return pricedList(services, caller, await opened);
  });
  registerOperation(api, contract.renameWatchList, async ({ caller, params, body }) =>
    pricedList(services, caller, await repository.renameWatchList(orm, caller.dealerId, params.listId, body.name)),
  );
  registerOperation(api, contract.deleteWatchList, async ({ caller, params }) => {
    const isDeleted = await repository.deleteWatchList(orm, caller.dealerId, params.listId, services.clock());
    if (!isDeleted) throw new CodedError('watch-list.unknown');
  });
  registerOperation(api, contract.restoreWatchList, async ({ caller, params }) =>
    pricedList(
      services,
      caller,
      await repository.restoreWatchList(orm, caller.dealerId, params.listId, restorableSince(services)),
    ),
  );
}

function registerItems(api: Api, services: Services): void {
  const { orm } = services.database;
  registerOperation(api, contract.addWatchItem, async ({ caller, body, sent }) => {
    const kept = await keepRing(services, caller, body, sent);
    services.stills.ahead(kept.design);
    return kept.answer;
  });
  registerOperation(api, contract.updateWatchItem, async ({ caller, params, body }) => {
    const list = await requireList(services, caller, params.listId);
    const changes = {
      ...(body.note === undefined ? {} : { note: body.note }),
      ...(body.name === undefined ? {} : { name: body.name }),
    };
    requireItem(await repository.updateItem(orm, list.id, params.itemId, changes));
    return readItem(services, caller, params.itemId);
  });
  registerOperation(api, contract.deleteWatchItem, async ({ caller, params }) => {
    const list = await requireList(services, caller, params.listId);
    requireItem(await repository.deleteItem(orm, list.id, params.itemId, services.clock()));
  });
  registerOperation(api, contract.restoreWatchItem, async ({ caller, params }) => {
    const list = await requireList(services, caller, params.listId);
    await services.database.transaction(async (transaction) => {
      await lockLists(transaction, caller.dealerId, [list.id]);
      await repository.requireRoom(transaction, list.id);
      requireItem(await repository.restoreItem(transaction, list.id, params.itemId, restorableSince(services)));
    });
    return readItem(services, caller, params.itemId);
  });
}

function registerArranging(api: Api, services: Services): void {
  registerOperation(api, contract.moveWatchItem, async ({ caller, params, body }) =>
    moveItem(services, caller, { ...params, ...body }),
  );
  registerOperation(api, contract.copyWatchItem, async ({ caller, params, body, sent }) => {
    const { idempotencyKey: key, toListId } = body;
    // The address is part of what is asked for.
    const call = callOf(caller, 'watch-copy', key, { ...sent, ...params });
    return { id: await copyItem(services, caller, { ...params, toListId }, call) };
  });
}

function registerStones(api: Api, services: Services): void {
  registerOperation(api, contract.keepStone, ({ caller, body, sent }) =>
    keepStone(services, caller, body, callOf(caller, 'watch-stone', body.idempotencyKey, sent)),
  );
  registerOperation(api, contract.findNearestStones, async ({ caller, params }) => ({
    stones: await nearestToKept(services, caller, params),
  }));
  registerOperation(api, contract.replaceStone, ({ caller, params, body, sent }) =>
    replaceStone(
      services,
      caller,
      { ...params, stoneId: body.stoneId },
      callOf(caller, 'watch-replacement', body.idempotencyKey, { ...sent, ...params }),
    ),
  );
}

const callOf = (
  { dealerId }: Caller,
  act: IdempotentCall['act'],
  key: string | undefined,
  body: IdempotentCall['body'],
): IdempotentCall | null => (key === undefined ? null : { act, dealerId, key, body });

function registerRefitting(api: Api, services: Services): void {
  registerOperation(api, contract.findRefittedRings, async ({ caller, params }) => ({
    rings: await refittedRings(services, caller, params),
  }));
  registerOperation(api, contract.refitRing, ({ caller, params, body, sent }) =>
    refitRing(
      services,
      caller,
      { ...params, stoneIds: body.stoneIds },
      callOf(caller, 'watch-replacement', body.idempotencyKey, { ...sent, ...params }),
    ),
  );
}

function registerSharing(api: Api, services: Services): void {
  registerOperation(api, contract.shareWatchList, ({ caller, params, body, sent }) =>
    shareOnce(
      services,
      caller,
      shareCall('share-list', caller, { key: body.idempotencyKey, body: sent, of: params.listId }),
      () => shareList(services, caller, params.listId, body),
    ),
  );
}

function registerPrint(api: Api, services: Services): void {
  const pictureOf = createPrintedPicture(services.stills);
  registerOperation(api, contract.printWatchList, (call) =>
    printList(services, call.caller, { listId: call.params.listId, question: call.query, pictureOf }),
  );
}

const restorableSince = (services: Services): Date => new Date(services.clock().getTime() - RESTORE_MS);

function requireItem(isFound: boolean): void {
  if (!isFound) throw new CodedError('watch-list.unknown');
}

/** The item must have been found on a list of the caller before. */
async function readItem(services: Services, caller: Caller, itemId: string) {
  const kept = await repository.findItem(services.database.orm, itemId);
  if (kept === null) throw new CodedError('watch-list.unknown');
  return pricedItem(services, caller, kept);
}
