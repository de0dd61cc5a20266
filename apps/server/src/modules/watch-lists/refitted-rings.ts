import type { RefittedRing } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Queryable } from '../../storage/database.ts';
import { currentPriceBasis } from '../pricing/price-basis.ts';
import { looseStone } from '../stones/loose-stone.ts';
import type { StoneRow } from '../stones/stone-record.ts';
import { freeNearest } from './free-nearest.ts';
import { canReplace, goneSeats, refittedDesigns, type GoneSeat, type RefittedDesign } from './gone-seats.ts';
import { requireItem } from './item-order.ts';
import { findItem, isRing, type KeptRing } from './watch-list-repository.ts';

/** Rings that are offered instead of one. */
const SHOWN = 3;
/** Choices of stones that are tried: the nearest need not fit. */
const TRIED = 8;

/** @throws CodedError `watch-list.unknown` for an item that keeps no ring */
export async function requireKeptRing(database: Queryable, itemId: string): Promise<KeptRing> {
  const kept = await findItem(database, itemId);
  if (kept === null || !isRing(kept)) throw new CodedError('watch-list.unknown');
  return kept;
}

const stonesOf = ({ rings }: Design): readonly string[] =>
  rings.flatMap(({ stones }) => stones.flatMap(({ listing }) => listing ?? []));

/** For each seat the nearest stones, none of them twice: of the same cut, origin and treatment, and free. */
async function nearestOfSeats(
  services: Services,
  caller: Caller,
  design: Design,
  seats: readonly GoneSeat[],
): Promise<readonly (readonly StoneRow[])[]> {
  const taken = new Set(stonesOf(design));
  const found: (readonly StoneRow[])[] = [];
  for (const { stone } of seats) {
    // What one seat is offered is not offered to the next.
    // oxlint-disable-next-line no-await-in-loop
    const near = await freeNearest(services, caller, {
      stone,
      taken,
      most: TRIED,
      fits: (row) => canReplace(stone, row),
    });
    for (const { id } of near) taken.add(id);
    found.push(near);
  }
  return found;
}

const girdleOf = (design: Design, { ring, row }: GoneSeat) => {
  const seat = design.rings[ring]?.stones[row];
  if (seat === undefined) throw new Error('a seat was lost while its ring was refitted');
  return { width: seat.diameter, length: seat.length };
};

const answerOf = (
  { design, seats }: { readonly design: Design; readonly seats: readonly GoneSeat[] },
  stones: readonly StoneRow[],
  made: RefittedDesign,
  { seesTrade }: Caller,
): RefittedRing => ({
  seats: seats.flatMap((seat, index) => {
    const stone = stones[index];
    if (stone === undefined) return [];
    return [{ stone: looseStone(stone), before: girdleOf(design, seat), after: girdleOf(made.design, seat) }];
  }),
  grams: made.total.grams,
  retail: { ...made.total.retail },
  ...(seesTrade ? { cost: made.total.cost } : {}),
});

/** A kept ring with the nearest other stones, the nearest first. @throws CodedError `watch-list.unknown`, also for a kept stone */
export async function refittedRings(
  services: Services,
  caller: Caller,
  { listId, itemId }: { readonly listId: string; readonly itemId: string },
): Promise<RefittedRing[]> {
  const { database } = services;
  await requireItem(database.orm, caller, { listId, itemId });
  const { design } = (await requireKeptRing(database.orm, itemId)).design;
  const seats = await goneSeats(services, caller, design);
  if (seats === null || seats.length === 0) return [];
  const near = await nearestOfSeats(services, caller, design, seats);
  const count = Math.min(...near.map(({ length }) => length));
  const choices = Array.from({ length: count }, (_, index) => near.flatMap((stones) => stones[index] ?? []));
  const basis = await currentPriceBasis(database, caller.dealerId);
  const made = await refittedDesigns(services, basis, { design, seats }, choices);
  return choices
    .flatMap((stones, index) => {
      const own = made[index] ?? null;
      return own === null ? [] : [answerOf({ design, seats }, stones, own, caller)];
    })
    .slice(0, SHOWN);
}
