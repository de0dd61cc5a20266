import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Services } from '../../services.ts';
import type { Queryable } from '../../storage/database.ts';
import { stateOf, type HouseModel } from '../catalogue/house-model.ts';
import { designKeyOf } from '../designs/design-key-of.ts';

/** What a what-if is computed over, beside lists, rates and alloys: of equal names the content is equal. */
export interface WhatIfBasis {
  /** Forms of the models that are or may yet be sold, and the weights that they are priced by. */
  readonly collection: string;
  /** Lists and discounts that dealers have agreed to. */
  readonly agreements: string;
}

/** Models between which the process answers others; a key is computed once for each design. */
const MODELS_AT_ONCE = 100;

export async function whatIfBasis({
  database,
  models,
  clock,
}: Pick<Services, 'database' | 'models' | 'clock'>): Promise<WhatIfBasis> {
  await models.ensureRead();
  const [{ taken, agreements }, forms] = await Promise.all([findBasis(database.orm), formsHash(models.list, clock())]);
  return { collection: `${forms} ${taken}`, agreements };
}

/** A smallest order is no price, and a row without list and discount agrees to nothing. */
async function findBasis(database: Queryable): Promise<{ readonly taken: string; readonly agreements: string }> {
  const { rows } = await database.execute<{ taken: string; agreements: string }>(sql`select
    (select coalesce(max(taken_at)::text, '') from design_weights) as taken,
    (select md5(coalesce(string_agg(concat_ws(' ', dealer_id, coalesce(edition_id::text, '-'), discounts), ';'
       order by dealer_id), '')) from dealer_agreements
       where edition_id is not null or exists (select from jsonb_each(discounts) where value::numeric <> 0)) as agreements`);
  if (rows[0] === undefined) throw new Error('the question for the agreements had no answer');
  return rows[0];
}

async function formsHash(list: readonly HouseModel[], now: Date): Promise<string> {
  const hash = createHash('sha256');
  for (const [index, model] of list.entries()) {
    if (index % MODELS_AT_ONCE === 0) await setImmediate();
    if (stateOf(model, now) === 'withdrawn') continue;
    const full = model.with === null ? '' : designKeyOf(model.with);
    hash.update(`${model.setId} ${full} ${designKeyOf(model.without)}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}
