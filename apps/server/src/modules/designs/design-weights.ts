import type { Design, Evaluation } from '@ringwerk/kernel';
import { weighingOf, type RingWeight } from '@ringwerk/kernel/weight';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Queryable } from '../../storage/database.ts';
import { designWeights } from '../../storage/schema/design-weights.ts';
import { weightKeyOf, type ListedMetals } from './weight-key-of.ts';
import { SERVER_KERNEL } from './server-kernel.ts';

/** How this release weighs. */
export const WEIGHING = weighingOf(SERVER_KERNEL.tables);

/** Weights by ring. */
export type Weights = readonly RingWeight[];
/** Weights of a design that were stored; null where there are none. */
export type WeightsOf = (design: Design) => Weights | null;

export interface WeighedDesign {
  readonly design: Design;
  readonly weights: Weights;
  /** That it was weighed with. */
  readonly metals: ListedMetals;
}

/** Weights of the collection's designs: those that are stored, and the place of those that were weighed now. */
export interface WeightStore {
  /** By the alloys of a price list. */
  readonly read: (designs: readonly Design[], list: ListedMetals) => Promise<WeightsOf>;
  readonly keep: (weighed: readonly WeighedDesign[]) => Promise<void>;
}

const FIND = {
  name: 'find-design-weights',
  text: 'select design_key as key, weights from design_weights where design_key = any($1)',
};
/** Rows of one statement: each has four parameters. */
const BATCH = 500;

/** Stored weights of designs, by one statement. Whoever computes a price asks here first. */
export async function readWeights(
  { pool }: Pick<Database, 'pool'>,
  designs: readonly Design[],
  list: ListedMetals,
): Promise<WeightsOf> {
  const keys = [...new Set(designs.map((design) => weightKeyOf(design, list)))];
  if (keys.length === 0) return () => null;
  const { rows } = await pool.query<{ key: string; weights: Weights }>({ ...FIND, values: [keys] });
  const stored = new Map(rows.map(({ key, weights }) => [key, weights]));
  return (design) => {
    const weights = stored.get(weightKeyOf(design, list));
    return weights?.length === design.rings.length ? weights : null;
  };
}

/** Weights of an evaluated design; null unless every ring has one. */
export function weightsIn({ rings }: Pick<Evaluation, 'rings'>): Weights | null {
  const weights = rings.flatMap(({ weight }) => weight ?? []);
  return weights.length === rings.length ? weights : null;
}

/** Stores what was weighed for the first time. What is stored already stays. */
export async function keepWeights(database: Queryable, weighed: readonly WeighedDesign[], now: Date): Promise<void> {
  const rows = new Map(
    weighed.map(({ design, weights, metals }) => {
      const designKey = weightKeyOf(design, metals);
      return [designKey, { designKey, weights, weighing: WEIGHING, weighedAt: now }];
    }),
  );
  const all = [...rows.values()];
  for (let from = 0; from < all.length; from += BATCH)
    await database
      .insert(designWeights)
      .values(all.slice(from, from + BATCH))
      .onConflictDoNothing();
}

/** The stored weights of one database, as the collection asks for them. A write that fails is tried with the next price list. */
export const weightStore = (
  database: Database,
  clock: () => Date,
  log: Pick<FastifyBaseLogger, 'warn'>,
): WeightStore => ({
  read: (designs, list) => readWeights(database, designs, list),
  keep: (weighed) =>
    keepWeights(database.orm, weighed, clock()).catch((error: unknown) =>
      log.warn({ err: error }, 'weights of the collection could not be stored'),
    ),
});
