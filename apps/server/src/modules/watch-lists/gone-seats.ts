import { withListing } from '@ringwerk/advice';
import type { Design, StoneRow as SeatRow } from '@ringwerk/kernel';
import type { PriceBasis } from '@ringwerk/kernel/price';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import type { DesignFigures } from '../designs/evaluation-thread.ts';
import { kernelOf } from '../designs/server-kernel.ts';
import { isStoneId, listedStone, listingsOfDesigns } from '../stones/listed-stones.ts';
import { findStones } from '../stones/stone-repository.ts';
import type { StoneRow } from '../stones/stone-record.ts';

/** A seat of a design whose real stone this dealer cannot have any more. */
export interface GoneSeat {
  readonly ring: number;
  /** Of the stones of that ring. */
  readonly row: number;
  readonly seat: SeatRow;
  /** As it was listed. */
  readonly stone: StoneRow;
}

/** Seats whose stones are gone, ring by ring; null where the exchange does not know one of them any more. */
export async function goneSeats(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { dealerId }: Pick<Caller, 'dealerId'>,
  design: Design,
): Promise<readonly GoneSeat[] | null> {
  const listings = (await listingsOfDesigns(database.orm, { dealerId, now: clock() }, [design]))(design) ?? {};
  const seats = design.rings.flatMap(({ stones }, ring) =>
    stones.flatMap((seat, row) =>
      seat.listing !== null && listings[seat.listing] === null ? [{ ring, row, seat, listing: seat.listing }] : [],
    ),
  );
  const ids = seats.map(({ listing }) => listing).filter(isStoneId);
  const known = new Map((await findStones(database.orm, ids)).map((stone) => [stone.id, stone]));
  const found = seats.flatMap(({ listing, ...seat }) => {
    const stone = known.get(listing);
    return stone === undefined ? [] : [{ ...seat, stone }];
  });
  return found.length < seats.length ? null : found;
}

/** Whether a stone may take the place of another one: what is said of a ring stays true with it. */
export const canReplace = (gone: StoneRow, stone: StoneRow): boolean =>
  stone.shape === gone.shape && stone.origin === gone.origin && stone.treatment === gone.treatment;

type Fitted = (seat: SeatRow, index: number, ring: Design['rings'][number]) => SeatRow;

const fitted = (design: Design, seats: readonly GoneSeat[], fit: Fitted): Design => ({
  ...design,
  rings: design.rings.map((ring, place) => ({
    ...ring,
    stones: ring.stones.map((seat, row) => {
      const index = seats.findIndex((each) => each.ring === place && each.row === row);
      return index === -1 ? seat : fit(seat, index, ring);
    }),
  })),
});

/** A design with other stones that can be made, with its figures. */
export interface RefittedDesign {
  readonly design: Design;
  readonly total: NonNullable<DesignFigures['total']>;
}

/**
 * A design with a stone for each of its gone seats, as the rules accept it: in the seats as they are, where the stones are within
 * what those allow, else in seats that were refitted to them. Weighed beside the thread that answers requests.
 * @returns of each choice of stones the design, or null where the rules accept neither
 */
export async function refittedDesigns(
  { evaluations }: Pick<Services, 'evaluations'>,
  basis: PriceBasis,
  { design, seats }: { readonly design: Design; readonly seats: readonly GoneSeat[] },
  choices: readonly (readonly StoneRow[])[],
): Promise<readonly (RefittedDesign | null)[]> {
  const materials = kernelOf(basis.priceList).tables.stoneMaterials.map(({ id, qualities }) => ({
    id,
    qualities: qualities.map((quality) => ({ id: quality })),
  }));
  const asked = choices.flatMap((stones) => {
    const listed = stones.map(listedStone);
    const kept = fitted(design, seats, (seat, index) => ({ ...seat, listing: listed[index]?.id ?? null }));
    const refit = fitted(design, seats, (seat, index, ring) => {
      const stone = listed[index];
      return stone === undefined ? seat : withListing(seat, stone, ring, materials);
    });
    const listings = Object.fromEntries(listed.map((stone) => [stone.id, stone]));
    return [kept, refit].map((one) => ({ design: one, weights: null, listings }));
  });
  const key = `${basis.priceList.id} ${JSON.stringify(basis.retailRule)}`;
  const figures = await evaluations.figures(key, basis, asked);
  return choices.map((_, choice) => {
    const ways = [2 * choice, 2 * choice + 1].flatMap((index) => {
      const [own, total] = [asked[index]?.design, figures[index]?.total ?? null];
      return own === undefined || total === null ? [] : [{ design: own, total }];
    });
    return ways[0] ?? null;
  });
}
