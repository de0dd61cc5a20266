import {
  getStone,
  NEAREST_SORT,
  searchStones,
  STONE_CLARITIES,
  STONE_COLOURS,
  STONE_SHAPES,
  type Listing,
} from '@ringwerk/contract';
import type { ListedStone, StoneRow } from '@ringwerk/kernel';
import { useState } from 'react';
import { useOperationQuery } from '../../../../api/use-operation-query.ts';

/** What the jeweller asks of the stones that are offered for a seat. */
export interface OfferFilter {
  readonly sort: typeof NEAREST_SORT | 'price';
  /** Least colour and clarity that are shown. */
  readonly colour: Listing['colour'];
  readonly clarity: Listing['clarity'];
  readonly isReported: boolean;
}

/** Offers on one page of the list. */
const PAGE = 8;
/** The contract's longest page. */
const MOST = 96;
/** Carats of a stone over width² · length in mm, near enough to ask for its like (a brilliant of 6.5 mm weighs 1 ct). */
const CARATS_PER_CUBE = 0.0037;
/** Least colour of the trade's qualities, e.g. `tw-si`: Top Wesselton is up to G. */
const LEAST_COLOUR: Readonly<Record<string, Listing['colour']>> = { tw: 'G', w: 'H' };
const LEAST_CLARITY: Readonly<Record<string, Listing['clarity']>> = { if: 'IF', vs: 'VS2', si: 'SI2', p1: 'I1' };
const LABS = 'GIA,IGI,HRD,AGS';

/** At least as good as the stone in the seat: nobody is shown a lesser one for its price unasked. */
function filterFor(quality: string): OfferFilter {
  const [colour = '', clarity = ''] = quality.split('-');
  return {
    sort: NEAREST_SORT,
    colour: LEAST_COLOUR[colour] ?? 'G',
    clarity: LEAST_CLARITY[clarity] ?? 'VS2',
    isReported: false,
  };
}

const upTo = (scale: readonly string[], least: string): string => scale.slice(0, scale.indexOf(least) + 1).join(',');

export interface SeatOffers {
  /** Weight that the offers are near to, carats. */
  readonly carats: number;
  readonly filter: OfferFilter;
  readonly setFilter: (filter: OfferFilter) => void;
  /** The stone in the seat first, then the others; undefined until they are known. */
  readonly stones: readonly Listing[] | undefined;
  /** The stone in the seat is no longer offered. */
  readonly isTakenGone: boolean;
  readonly showMore: (() => void) | null;
}

/** The search for stones like the seat's. */
const queryOf = (row: StoneRow, carats: number, filter: OfferFilter, pageSize: number) => ({
  shape: STONE_SHAPES.find((known) => known === row.cut) ?? 'round',
  origin: row.material === 'diamond-lab' ? 'lab-grown' : 'natural',
  colour: upTo(STONE_COLOURS, filter.colour),
  clarity: upTo(STONE_CLARITIES, filter.clarity),
  ...(filter.isReported && { lab: LABS }),
  caratNear: carats,
  sort: filter.sort,
  pageSize,
});

/** The stone that sits in the seat, also when the filter would hide it. */
function useTaken(listing: string | null): { readonly stone: Listing | undefined; readonly isGone: boolean } {
  const { data, error } = useOperationQuery(getStone, { params: { id: listing ?? '' } }, { enabled: listing !== null });
  if (listing === null) return { stone: undefined, isGone: false };
  return { stone: data?.id === listing ? data : undefined, isGone: error?.code === 'stone.unknown' };
}

/**
 * Stones of the exchange for a seat as it was when the list was opened: taking one changes the seat's millimetres, but
 * never what the list is near to. The stone that was taken stays on top, whatever is filtered.
 */
export function useSeatOffers(row: StoneRow): SeatOffers {
  const [carats] = useState(() => CARATS_PER_CUBE * row.diameter ** 2 * row.length);
  const [filter, setFilter] = useState(() => filterFor(row.quality));
  const [shown, setShown] = useState(PAGE);
  const { data } = useOperationQuery(
    searchStones,
    { query: queryOf(row, carats, filter, shown) },
    { keepPrevious: true },
  );
  const taken = useTaken(row.listing);
  const others = data?.stones.filter(({ id, hold }) => id !== row.listing && (hold === null || hold.isMine));
  const pinned = taken.stone === undefined ? [] : [taken.stone];
  const hasMore = data !== undefined && data.total > shown && shown < MOST;
  return {
    carats,
    filter,
    setFilter,
    stones: others && [...pinned, ...others],
    isTakenGone: taken.isGone,
    showMore: hasMore ? () => setShown(Math.min(MOST, shown + PAGE)) : null,
  };
}

/** As the server tells the kernel of the same stone: the shorter side is the width. */
export function listedStone(stone: Listing): ListedStone {
  const [a, b, depth] = stone.measurements;
  return {
    id: stone.id,
    stockNumber: stone.stockNumber,
    cut: stone.shape,
    carats: stone.carat,
    colour: stone.colour,
    clarity: stone.clarity,
    material: MATERIAL[stone.origin],
    treatment: stone.treatment,
    report: `${stone.lab} ${stone.reportNumber}`.trim(),
    width: Math.min(a, b),
    length: Math.max(a, b),
    depth,
    dollars: stone.priceTotal,
  };
}

/** Stone materials of the kernel's tables by what the seller states, as the server reads it. */
const MATERIAL: Readonly<Record<Listing['origin'], string | null>> = {
  natural: 'diamond-natural',
  'lab-grown': 'diamond-lab',
  unstated: null,
};
