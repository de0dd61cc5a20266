import { designKey } from '@ringwerk/kernel';
import type { PriceBasis } from '@ringwerk/kernel/price';
import type { Caller } from '../../http/caller.ts';
import type { Queryable } from '../../storage/database.ts';
import { newDesignCode } from './design-code.ts';
import { designWords } from './design-words.ts';
import { insertDesignRow, type DesignRow } from './design-repository.ts';
import type { MakeableDesign } from './evaluate.ts';

export interface KeepOptions {
  /** The jeweller's own name for the ring (`ownName`), not the article's. */
  readonly name?: string | undefined;
  readonly setId?: number | null | undefined;
  readonly idempotencyKey?: string | undefined;
}

/** 35 random bits: with ten million designs a code is taken once in 3,400 times. */
const ATTEMPTS = 8;

/** Stores an immutable version of a makeable design. Takes part in the transaction given as `database`. */
export async function insertDesign(
  database: Queryable,
  caller: Pick<Caller, 'dealerId' | 'userId'>,
  basis: PriceBasis,
  made: MakeableDesign,
  options: KeepOptions = {},
): Promise<DesignRow> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const code = newDesignCode();
    const { name = '', setId = null } = options;
    const row = await insertDesignRow(database, {
      code,
      search: designWords({ code, name, setId, design: made.design }),
      dealerId: caller.dealerId,
      userId: caller.userId,
      design: made.design,
      designKey: designKey(made.design),
      setId,
      name,
      priceListId: basis.priceList.id,
      evaluation: made.evaluation,
      grams: made.total.grams,
      cost: made.total.cost,
      retail: made.total.retail,
      idempotencyKey: options.idempotencyKey ?? null,
    });
    if (row !== null) return row;
  }
  throw new Error('no free design code was found');
}
