import type { Listing } from '@ringwerk/contract';
import type { StoneHold } from './stone-repository.ts';
import { stoneTotal, type StoneRow } from './stone-record.ts';

/** A stone as `dealerId` sees it; an expired hold is none, and nobody learns who holds a stone. */
export function listing(row: StoneRow, hold: StoneHold | undefined, dealerId: string, now: Date): Listing {
  const [length, width, depth] = row.measurements100;
  return {
    id: row.id,
    stockNumber: row.stockNumber,
    shape: row.shape,
    carat: row.carat1000 / 1000,
    origin: row.origin,
    treatment: row.treatment,
    colour: row.colour,
    clarity: row.clarity,
    cutGrade: row.cutGrade,
    lab: row.lab,
    reportNumber: row.reportNumber,
    measurements: [length / 100, width / 100, depth / 100],
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
