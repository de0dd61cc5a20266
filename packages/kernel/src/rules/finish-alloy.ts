import type { FinishId } from '../design/ring-design.ts';
import type { AlloySpec, KernelTables } from '../design/tables.ts';
import { issue } from './make-issue.ts';
import { ringSurfaces } from './ring-surfaces.ts';
import { alloyOf } from './rule-lookups.ts';
import type { RingRule } from './rule.ts';

const BRUSHED = ['matte-long', 'matte-cross', 'matte-diag', 'matte-xcross', 'satin'] as const;
const HARD: readonly FinishId[] = [
  'polished',
  ...BRUSHED,
  'sand-fine',
  'sand-coarse',
  'ice',
  // Milled, not struck.
  'hammer-pol',
  'hammer-mat',
  'hammer-coarse',
];
const SKIN: readonly FinishId[] = ['polished', 'sand-fine', 'satin'];

/**
 * Families that do not take every finish. Hard metals are brushed, blasted and milled but neither cut bright with a
 * diamond nor chased. An oxide skin, tantalum and carbon cannot be worked again. The layers of mokume gane are too
 * thin for deep textures.
 */
const LIMITED: Readonly<Partial<Record<AlloySpec['family'], readonly FinishId[]>>> = {
  titanium: HARD,
  steel: HARD,
  tantalum: SKIN,
  zirconium: SKIN,
  carbon: SKIN,
  mokume: ['polished', ...BRUSHED, 'sand-fine', 'sand-coarse', 'ice'],
};

const allowedOn = (tables: KernelTables, alloy: string): readonly FinishId[] | undefined => {
  const spec = alloyOf(tables, { alloy });
  return spec === undefined ? undefined : LIMITED[spec.family];
};

/** Finishes that the alloy takes; the nearest legal one is fine sand, which is matt like the refused ones. */
export const finishAlloy: RingRule = ({ ring, tables, path }) =>
  ringSurfaces(ring).flatMap(({ finish, alloy, at }) => {
    const allowed = allowedOn(tables, alloy);
    if (allowed === undefined || allowed.includes(finish)) return [];
    return [issue('finish.alloy', `${path}/${at}/finish`, { finish, alloy }, { value: 'sand-fine' })];
  });
