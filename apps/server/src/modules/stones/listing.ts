import type { Listing } from '@ringwerk/contract';
import type { StoneHold } from './stone-repository.ts';
import { factsOf, stoneTotal, type StoneRow } from './stone-record.ts';

/** A stone as `dealerId` sees it; an expired hold is none, and nobody learns who holds a stone. */
export function listing(row: StoneRow, hold: StoneHold | undefined, dealerId: string, now: Date): Listing {
  return {
    id: row.id,
    carat: row.carat1000 / 1000,
    ...factsOf(row),
    pricePerCarat: row.pricePerCarat,
    priceTotal: stoneTotal(row),
    seller: row.seller,
    country: row.country,
    isOwn: row.dealerId === dealerId,
    hold:
      hold === undefined || hold.until <= now
        ? null
        : { isMine: hold.dealerId === dealerId, until: hold.until.toISOString() },
    updatedAt: new Date(row.updatedAt).toISOString(),
  };
}
