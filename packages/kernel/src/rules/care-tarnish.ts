import type { AlloySpec } from '../design/tables.ts';
import { warning } from './make-issue.ts';
import { ringSurfaces } from './ring-surfaces.ts';
import type { RingRule } from './rule.ts';
import { alloyOf } from './rule-lookups.ts';

const TARNISHING: ReadonlySet<AlloySpec['family'] | undefined> = new Set(['silver', 'mokume']);

/** Silver, and the silver and copper in the layers of mokume gane, darken with time. */
export const careTarnish: RingRule = ({ ring, tables, path }) => {
  const dark = ringSurfaces(ring).find((surface) => TARNISHING.has(alloyOf(tables, surface)?.family));
  return dark === undefined ? [] : [warning('care.tarnish', `${path}/${dark.at}`, { alloy: dark.alloy })];
};
