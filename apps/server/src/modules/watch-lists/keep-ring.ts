import { readDesignCode } from '@ringwerk/contract';
import type { addWatchItem as operation, WatchedRing } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import type { RetailPrice } from '@ringwerk/kernel/price';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { ownName } from '../catalogue/ring-name.ts';
import { findDesign, type DesignRow } from '../designs/design-repository.ts';
import { insertDesign, type KeepOptions } from '../designs/insert-design.ts';
import { requireMakeableFor, type PricedDesign } from '../designs/require-makeable-for.ts';
import { claimKey, requireSameBody, type IdempotentCall } from '../idempotency/claim-key.ts';
import { listToKeepOn } from './list-to-keep-on.ts';
import { pricedRing } from './read-watch-lists.ts';
import { todaysFigures } from './todays-figures.ts';
import { findKeptByKey, insertItem, type KeptBefore } from './watch-list-repository.ts';

export type RingToKeep = z.output<NonNullable<typeof operation.body>>;

interface KeptAnswer {
  readonly answer: { readonly list: { readonly id: string; readonly name: string }; readonly item: WatchedRing };
  readonly design: Design;
}

/** Keeps a design as a new immutable version, or a version saved before by its code, on a list. */
export async function keepRing(
  services: Services,
  caller: Caller,
  ring: RingToKeep,
  sent: IdempotentCall['body'],
): Promise<KeptAnswer> {
  const call = callOf(caller, ring, sent);
  const known = await keptBefore(services.database.orm, caller, ring);
  if (call !== null && known !== null) await requireSameBody(services.database.orm, call);
  return answerOf(services, caller, known ?? (await keepNew(services, caller, ring, call)));
}

async function keepNew(
  services: Services,
  caller: Caller,
  ring: RingToKeep,
  call: IdempotentCall | null,
): Promise<KeptBefore> {
  const made =
    typeof ring.design === 'string'
      ? await savedBefore(services, caller, ring.design)
      : await requireMakeableFor(services, caller.dealerId, ring.design);
  const model = await services.models.require(ring.setId);
  const now = services.clock();
  return services.database.transaction(async (transaction) => {
    if (call !== null) await claimKey(transaction, call);
    const earlier = await keptBefore(transaction, caller, ring);
    if (earlier !== null) return earlier;
    const list = await listToKeepOn(transaction, caller, ring, now);
    const name = ownName(services.models, ring.name ?? '', ring.setId);
    const design = await versionOf(transaction, caller, made, { name, setId: ring.setId });
    const { retail } = 'saved' in made ? made : design;
    const item = await insertItem(transaction, {
      listId: list.id,
      designCode: design.code,
      addedBy: caller.userId,
      setId: ring.setId ?? design.setId,
      articleNumber: model?.articleNumber ?? null,
      name: name === '' ? design.name : name,
      note: ring.note ?? '',
      grossWhenAdded: retail.gross,
      currency: retail.currency,
      addedAt: now,
      idempotencyKey: ring.idempotencyKey ?? null,
    });
    return { list, ring: { item, design } };
  });
}

function callOf({ dealerId }: Caller, ring: RingToKeep, sent: IdempotentCall['body']): IdempotentCall | null {
  const { idempotencyKey: key } = ring;
  return key === undefined ? null : { act: 'watch-item', dealerId, key, body: sent };
}

/** What an earlier call with the same key has kept, even when it was taken off the list since. */
const keptBefore = async (database: Queryable, caller: Caller, ring: RingToKeep): Promise<KeptBefore | null> =>
  ring.idempotencyKey === undefined ? null : findKeptByKey(database, caller.dealerId, ring.idempotencyKey);

async function answerOf(services: Services, caller: Caller, { list, ring }: KeptBefore): Promise<KeptAnswer> {
  const item = await pricedRing(services, caller, ring);
  return { answer: { list: { id: list.id, name: list.name }, item }, design: ring.design.design };
}

/** A version that goes on a list as it was saved, with its price of this day. */
interface SavedBefore {
  readonly saved: DesignRow;
  readonly retail: RetailPrice;
}

/** The version with a code; where it has no price today, with the one of the day it was saved. @throws CodedError `design.unknown` */
async function savedBefore(services: Services, { dealerId }: Caller, typed: string): Promise<SavedBefore> {
  const code = readDesignCode(typed);
  const saved = code === null ? null : await findDesign(services.database.orm, dealerId, code);
  if (saved === null) throw new CodedError('design.unknown');
  const [today] = await todaysFigures(services, dealerId, [saved]);
  return { saved, retail: today?.retail ?? saved.retail };
}

/** The version that goes on the list: a new one, or the one that was saved before. */
const versionOf = async (
  transaction: Transaction,
  caller: Caller,
  ring: PricedDesign | SavedBefore,
  options: KeepOptions,
): Promise<DesignRow> =>
  'saved' in ring ? ring.saved : insertDesign(transaction, caller, ring.basis, ring.made, options);
