import type { WatchedRing } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { insertDesign } from '../designs/insert-design.ts';
import { requireMakeableFor, type PricedDesign } from '../designs/require-makeable-for.ts';
import type { IdempotentCall } from '../idempotency/claim-key.ts';
import { madeOnce } from '../idempotency/made-once.ts';
import { currentPriceBasis } from '../pricing/price-basis.ts';
import { requireFreeStone } from '../stones/listed-stones.ts';
import type { StoneRow } from '../stones/stone-record.ts';
import { canReplace, goneSeats, refittedDesigns } from './gone-seats.ts';
import { lockLists, requireItem } from './item-order.ts';
import { putInPlace } from './put-in-place.ts';
import { pricedRing } from './read-watch-lists.ts';
import { requireKeptRing } from './refitted-rings.ts';
import type { KeptRing } from './watch-list-repository.ts';

interface Refitting {
  readonly listId: string;
  readonly itemId: string;
  readonly stoneIds: readonly string[];
}

const otherStones = (path: string): CodedError =>
  new CodedError('watch-list.other-stones', { issues: [{ code: 'field.value', path, params: {}, severity: 'error' }] });

/**
 * The ring with these stones, as the rules accept it.
 * @throws CodedError `stone.unknown`, `stone.sold`, `stone.already-held`; `watch-list.other-stones` for others than the ring lacks;
 * `design.refused` where they fit neither its seats nor others
 */
async function refitted(
  services: Services,
  caller: Caller,
  { design: { design } }: KeptRing,
  stoneIds: readonly string[],
): Promise<PricedDesign> {
  const { database, clock } = services;
  const { dealerId } = caller;
  const seats = await goneSeats(services, caller, design);
  if (seats === null || seats.length !== stoneIds.length || new Set(stoneIds).size < stoneIds.length)
    throw otherStones('/stoneIds');
  const now = clock();
  const stones: StoneRow[] = await Promise.all(
    stoneIds.map((id) => requireFreeStone(database.orm, { dealerId, now }, id)),
  );
  for (const [index, { stone: gone }] of seats.entries()) {
    const stone = stones[index];
    if (stone === undefined || !canReplace(gone, stone)) throw otherStones(`/stoneIds/${index}`);
  }
  const basis = await currentPriceBasis(database, dealerId);
  const [made = null] = await refittedDesigns(services, basis, { design, seats }, [stones]);
  if (made === null) throw new CodedError('design.refused');
  return requireMakeableFor(services, dealerId, made.design);
}

/** A kept ring with other stones instead of those that are gone. @throws CodedError `watch-list.unknown`, and as `refitted` */
export async function refitRing(
  services: Services,
  caller: Caller,
  { listId, itemId, stoneIds }: Refitting,
  call: IdempotentCall | null,
): Promise<WatchedRing> {
  const { orm } = services.database;
  const id = await madeOnce(services, call, async () => {
    await requireItem(orm, caller, { listId, itemId });
    const kept = await requireKeptRing(orm, itemId);
    const { basis, made } = await refitted(services, caller, kept, stoneIds);
    services.stills.ahead(made.design);
    return async (transaction: Transaction) => {
      await lockLists(transaction, caller.dealerId, [listId]);
      await requireItem(transaction, caller, { listId, itemId });
      const { name, setId, articleNumber, note } = (await requireKeptRing(transaction, itemId)).item;
      const design = await insertDesign(transaction, caller, basis, made, { name, setId });
      const { gross, currency } = design.retail;
      return putInPlace(
        transaction,
        { listId, itemId },
        {
          designCode: design.code,
          addedBy: caller.userId,
          setId,
          articleNumber,
          name,
          note,
          grossWhenAdded: gross,
          currency,
          addedAt: services.clock(),
        },
      );
    };
  });
  return pricedRing(services, caller, await requireKeptRing(orm, id));
}
