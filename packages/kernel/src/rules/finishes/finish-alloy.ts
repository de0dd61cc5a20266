import type { FinishId } from '../../design/ring-design.ts';
import type { AlloySurface, KernelTables } from '../../design/tables.ts';
import { issue } from '../basis/make-issue.ts';
import { ringSurfaces } from '../basis/ring-surfaces.ts';
import { alloyOf } from '../basis/rule-lookups.ts';
import type { RingRule } from '../basis/rule.ts';

const BRUSHED = ['matte-long', 'matte-cross', 'matte-diag', 'matte-xcross', 'satin'] as const;

/** The finishes of each surface; null where every one is taken. */
const FINISHES_ON: Readonly<Record<AlloySurface, readonly FinishId[] | null>> = {
  any: null,
  // Milled, not struck: hammered all the same.
  milled: ['polished', ...BRUSHED, 'sand-fine', 'sand-coarse', 'ice', 'hammer-pol', 'hammer-mat', 'hammer-coarse'],
  skin: ['polished', 'sand-fine', 'satin'],
  // Too thin for deep textures.
  layers: ['polished', ...BRUSHED, 'sand-fine', 'sand-coarse', 'ice'],
};

const allowedOn = (tables: KernelTables, alloy: string): readonly FinishId[] | null => {
  const spec = alloyOf(tables, { alloy });
  return spec === undefined ? null : FINISHES_ON[spec.surface];
};

/** Finishes that the alloy takes; the nearest legal one is fine sand, which is matt like the refused ones. */
export const finishAlloy: RingRule = ({ ring, tables, path }) =>
  ringSurfaces(ring).flatMap(({ finish, alloy, at }) => {
    const allowed = allowedOn(tables, alloy);
    if (allowed === null || allowed.includes(finish)) return [];
    return [issue('finish.alloy', `${path}/${at}/finish`, { finish, alloy }, { value: 'sand-fine' })];
  });
