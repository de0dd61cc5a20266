import { shippedAlloy, type HouseAlloy } from '@ringwerk/catalogue';
import type { Design } from '@ringwerk/kernel';
import type { HouseList } from '@ringwerk/kernel/price';
import { eq } from 'drizzle-orm';
import type { Database } from '../../storage/database.ts';
import type { alloyVersions } from '../../storage/schema/alloys.ts';
import { priceEditions } from '../../storage/schema/prices.ts';
import { PRICED_NOW, type PricedNow } from '../pricing/freeze-price-list.ts';
import { listedAlloy, versionsByIds } from './alloy-repository.ts';

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
}

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
    if (rows[0] === undefined) throw new Error('the question for the current alloys had no answer');
    const { alloys, edition } = rows[0];
    const stamp = `${alloys ?? ''} ${edition ?? ''}`;
    const known = this.#known.get(stamp);
    if (known !== undefined) return known;
    const read = this.#read(stamp, alloys, edition);
    this.#known.set(stamp, read);
    read.catch(() => this.#known.delete(stamp));
    const [oldest] = this.#known.keys();
    if (this.#known.size > KNOWN_MAX && oldest !== undefined) this.#known.delete(oldest);
    return read;
  }

  /** Those of a design's metals that differ from the release. */
  async ofDesign({ rings }: Design): Promise<readonly HouseAlloy[]> {
    const used = new Set(rings.flatMap(({ segments, inlays }) => [...segments, ...inlays].map(({ alloy }) => alloy)));
    const { alloys } = await this.now();
    return alloys.filter(({ id }) => used.has(id));
  }

  async #read(stamp: string, ids: string | null, edition: string | null): Promise<AlloysNow> {
    const versions = await versionsByIds(this.#database.orm, ids);
    const list = edition === null ? null : await contentOf(this.#database, edition);
    return { stamp, alloys: versions.map((version) => houseAlloy(version, list)) };
  }
}

async function contentOf({ orm }: Database, edition: string): Promise<HouseList | null> {
  const rows = await orm
    .select({ content: priceEditions.content })
    .from(priceEditions)
    .where(eq(priceEditions.id, edition));
  return rows[0]?.content ?? null;
}

/** An alloy of the house's own is priced by its row; one of the release as the release has it. */
export const isListedBy = (id: string, list: Pick<HouseList, 'alloySurcharge'> | null): boolean =>
  shippedAlloy(id) !== null || list?.alloySurcharge?.[id] !== undefined;

function houseAlloy(row: typeof alloyVersions.$inferSelect, list: HouseList | null): HouseAlloy {
  const { loss: _loss, ...listed } = listedAlloy(row);
  const { names, hallmark, isRhodiumPlated, markets } = row.content;
  return { ...listed, names, hallmark, isRhodiumPlated, markets, isListed: isListedBy(row.alloyId, list) };
}
