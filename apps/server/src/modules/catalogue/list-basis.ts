import { createHash } from 'node:crypto';
import type { PriceBasis } from '@ringwerk/kernel/price';
import type { Database } from '../../storage/database.ts';
import type { AlloysNow, HouseAlloys } from '../alloys/house-alloys.ts';
import { listOf, PRICED_FOR, type PricedFor } from '../pricing/price-basis.ts';
import { DRAWN_VERSION } from '../stills/stills.ts';

/** What lists show a dealer by, as the database had it at one moment. */
export interface ListBasis {
  readonly prices: PriceBasis;
  readonly alloys: AlloysNow;
  /** Sets that stand on one of the dealer's watch lists. */
  readonly watched: ReadonlySet<number>;
  /** Sets that stand in the dealer's shop as samples. */
  readonly showcase: ReadonlySet<number>;
  /** Names all of this and the pictures drawn: of equal marks, lists of the same models are equal. */
  readonly mark: string;
}

interface Row extends PricedFor {
  readonly houseEdition: string | null;
  readonly watched: string | null;
  readonly showcase: string | null;
  readonly drawn: string | null;
}

/**
 * Asked for every list that is not remembered, so it is one prepared statement. Pictures are named by the sum of their hashes:
 * one that is drawn anew by a process whose clock is behind is neither the newest nor one more.
 */
const FIND_LIST_BASIS = {
  name: 'find-list-basis',
  text: `select priced.*,
      (select string_agg(distinct i.set_id::text, ',') from watch_items i join watch_lists l on l.id = i.list_id
        where l.dealer_id = $1 and l.deleted_at is null and i.deleted_at is null) as watched,
      (select string_agg(distinct set_id::text, ',') from showcase_rings where dealer_id = $1 and gone_on is null) as showcase,
      (select sum(hashtextextended(design_key, (extract(epoch from drawn_at) * 1000)::bigint))::text
        from drawn_pictures where drawn_version = $2) as drawn
    from (${PRICED_FOR}) priced`,
};

interface Means {
  readonly database: Database;
  readonly alloys: Pick<HouseAlloys, 'of'>;
}

const setsOf = (text: string | null): ReadonlySet<number> =>
  new Set((text ?? '').split(',').filter(Boolean).map(Number));

/** @throws Error when there is no such dealer */
export async function findListBasis({ database, alloys }: Means, dealerId: string): Promise<ListBasis> {
  const { rows } = await database.pool.query<Row>({ ...FIND_LIST_BASIS, values: [dealerId, DRAWN_VERSION] });
  const row = rows[0];
  if (row === undefined) throw new Error(`dealer ${dealerId} does not exist`);
  const priceList = await listOf(database, row, row.discounts);
  const house = await alloys.of({ alloys: row.alloys, edition: row.houseEdition });
  const content = [dealerId, priceList.id, row.retailRule, house.stamp, row.watched, row.showcase, row.drawn];
  return {
    prices: { priceList, retailRule: row.retailRule },
    alloys: house,
    watched: setsOf(row.watched),
    showcase: setsOf(row.showcase),
    mark: createHash('sha256').update(JSON.stringify(content)).digest('base64url'),
  };
}
