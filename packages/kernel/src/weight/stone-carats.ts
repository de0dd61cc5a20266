import type { StoneRow } from '../design/ring-design.ts';
import { stoneBucket } from '../design/stone-bucket.ts';
import type { KernelTables } from '../design/tables.ts';
import { stoneMass } from '../stones/cuts/stone-mass.ts';
import { decimal, roundHalfAway, toNumber } from '../units/decimal.ts';

/** Carats of a row's stones. */
interface StoneCarats {
  /** Bucket × count, what is quoted; a listed stone counts what it weighs. */
  readonly trade: number;
  /** By the facets of the cut and the stones' own millimetres. */
  readonly true: number;
}

/** Carats of `count` stones of a row; 0 for materials that the tables do not hold, the rules name them. */
export function stoneCarats(row: StoneRow, count: number, tables: KernelTables): StoneCarats {
  const density = tables.stoneMaterials.find((material) => material.id === row.material)?.density ?? 0;
  const long = row.cut === 'round' ? row.diameter : row.length;
  const own = count * stoneMass(row.cut, row.diameter, long, row.depth, density);
  const trade = row.listing === null ? count * (stoneBucket(row, tables) ?? 0) : own;
  return { trade: toNumber(roundHalfAway(decimal(trade), 6)), true: own };
}
