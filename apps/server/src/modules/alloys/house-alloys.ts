import { ALLOYS, shippedAlloy, specOf, type CatalogueAlloy, type HouseAlloy } from '@ringwerk/catalogue';
import type { Design, ListedAlloy } from '@ringwerk/kernel';
import { hasPriceOf, type HouseList } from '@ringwerk/kernel/price';
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Database } from '../../storage/database.ts';
import type { alloyVersions } from '../../storage/schema/alloys.ts';
import { priceEditions } from '../../storage/schema/prices.ts';
import { PRICED_NOW, type PricedNow } from '../pricing/freeze-price-list.ts';
import { allVersions, listedAlloy, type AlloyRow } from './alloy-repository.ts';

/** Asked with every picture and paper, so it is one prepared statement; what it names never changes and is read once. */
const FIND_NOW = {
  name: 'find-alloys-now',
  text: `select coalesce(a.edition_id, now.edition) as edition, now.alloys
    from (${PRICED_NOW}) now left join dealer_agreements a on a.dealer_id = $1`,
};
/** The list in force and those that dealers have agreed to, and the ones before them. */
const KNOWN_MAX = 16;

/** Alloys that differ from those of the release, at one moment. */
export interface AlloysNow {
  /** Of equal stamps the alloys are equal. */
  readonly stamp: string;
  readonly alloys: readonly HouseAlloy[];
  /** The same at a moment that has passed, or that a planned version will have begun at. Equal alloys are one list. */
  readonly at: (moment: Date) => readonly HouseAlloy[];
  /** Every list of alloys that has ever counted, the newest first; the release alone is the last one. */
  readonly past: readonly (readonly HouseAlloy[])[];
}

const RELEASE_ALONE: readonly HouseAlloy[] = [];

/** The house's alloys as they count now. Every process asks the database what counts, so none shows an older one. */
export class HouseAlloys {
  readonly #database: Database;
  readonly #known = new Map<string, Promise<AlloysNow>>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** @param dealerId - whose price list decides what is offered: the one that was agreed with a dealer, else the one in force */
  async now(dealerId: string | null = null): Promise<AlloysNow> {
    const { rows } = await this.#database.pool.query<Pick<PricedNow, 'alloys' | 'edition'>>({
      ...FIND_NOW,
      values: [dealerId],
    });
    return this.of(rows[0]);
  }

  /** The same by the versions and the edition that a question of its own found to count. */
  async of(counting: Pick<PricedNow, 'alloys' | 'edition'> | undefined): Promise<AlloysNow> {
    const { stamp, edition } = stampOf(counting);
    const known = this.#known.get(stamp);
    if (known !== undefined) return known;
    const read = readAlloys(this.#database.orm, stamp, edition);
    this.#known.set(stamp, read);
    read.catch(() => this.#known.delete(stamp));
    const [oldest] = this.#known.keys();
    if (this.#known.size > KNOWN_MAX && oldest !== undefined) this.#known.delete(oldest);
    return read;
  }

  /** The same as a transaction sees it, which may have written a version. */
  async within(transaction: Queryable): Promise<AlloysNow> {
    const { rows } = await transaction.execute<PricedNow & Record<string, unknown>>(sql.raw(PRICED_NOW));
    const { stamp, edition } = stampOf(rows[0]);
    return readAlloys(transaction, stamp, edition);
  }

  /** Those of a design's metals that differed from the release when something was frozen. */
  async ofDesign({ rings }: Design, moment: Date): Promise<readonly HouseAlloy[]> {
    const used = new Set(rings.flatMap(({ segments, inlays }) => [...segments, ...inlays].map(({ alloy }) => alloy)));
    return (await this.now()).at(moment).filter(({ id }) => used.has(id));
  }
}

function stampOf(row: Pick<PricedNow, 'alloys' | 'edition'> | undefined): {
  readonly stamp: string;
  readonly edition: string | null;
} {
  if (row === undefined) throw new Error('the question for the current alloys had no answer');
  return { stamp: `${row.alloys ?? ''} ${row.edition ?? ''}`, edition: row.edition };
}

async function readAlloys(database: Queryable, stamp: string, edition: string | null): Promise<AlloysNow> {
  const versions = await allVersions(database);
  const list = edition === null ? null : await contentOf(database, edition);
  const lists = new Map<string, readonly HouseAlloy[]>();
  const listOf = (rows: readonly AlloyRow[]): readonly HouseAlloy[] => {
    const key = rows.map(({ id }) => id).join(' ');
    const made = lists.get(key) ?? houseList(rows, list);
    lists.set(key, made);
    return made;
  };
  const at = (moment: Date): readonly HouseAlloy[] =>
    listOf(newestOf(versions, ({ validFrom }) => validFrom <= moment));
  const begun = versions.filter(({ hasBegun }) => hasBegun);
  const moments = begun.map(({ validFrom }) => validFrom).toSorted((a, b) => b.getTime() - a.getTime());
  return {
    stamp,
    alloys: listOf(newestOf(versions, ({ hasBegun }) => hasBegun)),
    at,
    past: [...new Set([...moments.map(at), RELEASE_ALONE])],
  };
}

/** Of each alloy the newest version that counts; rows come by alloy, the newest first. */
function newestOf(rows: readonly AlloyRow[], counts: (row: AlloyRow) => boolean): readonly AlloyRow[] {
  const counting = rows.filter(counts);
  return counting.filter(({ alloyId }, index) => counting[index - 1]?.alloyId !== alloyId);
}

async function contentOf(database: Queryable, edition: string): Promise<HouseList | null> {
  const rows = await database
    .select({ content: priceEditions.content })
    .from(priceEditions)
    .where(eq(priceEditions.id, edition));
  return rows[0]?.content ?? null;
}

/**
 * Whether a list prices an alloy. A release never writes into a running house's lists: what it brings anew is priced by none
 * until somebody does. Before the first list there is no house, and the release's alloys are as they come.
 */
export const isListedBy = (alloy: Omit<ListedAlloy, 'loss'>, list: HouseList | null): boolean =>
  list === null ? shippedAlloy(alloy.id) !== null : hasPriceOf(list, specOf(alloy));

function houseAlloy(row: typeof alloyVersions.$inferSelect, list: HouseList | null): HouseAlloy {
  const { loss: _loss, ...listed } = listedAlloy(row);
  const { names, hallmark, isRhodiumPlated, markets } = row.content;
  return { ...listed, names, hallmark, isRhodiumPlated, markets, isListed: isListedBy(listed, list) };
}

const unlisted = (shipped: CatalogueAlloy): HouseAlloy => {
  const { id, family, colour, fineness, fineMetal, density, names, hallmark, isRhodiumPlated, markets } = shipped;
  const facts = { id, family, colour, fineness, fineMetal, density, names, hallmark, isRhodiumPlated, markets };
  return { ...facts, lab: null, isListed: false, isWithdrawn: false };
};

/** What counts of the versions, and alloys of the release that the list has no price for. */
function houseList(rows: readonly AlloyRow[], list: HouseList | null): readonly HouseAlloy[] {
  const entered = new Set(rows.map(({ alloyId }) => alloyId));
  const unpriced = list === null ? [] : ALLOYS.filter((alloy) => !entered.has(alloy.id) && !hasPriceOf(list, alloy));
  if (rows.length + unpriced.length === 0) return RELEASE_ALONE;
  return [...rows.map((row) => houseAlloy(row, list)), ...unpriced.map(unlisted)];
}
