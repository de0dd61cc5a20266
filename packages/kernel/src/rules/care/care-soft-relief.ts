import type { FinishId } from '../../design/ring-design.ts';
import { warning } from '../basis/make-issue.ts';
import { ringSurfaces } from '../basis/ring-surfaces.ts';
import type { RingRule } from '../basis/rule.ts';
import { alloyOf } from '../basis/rule-lookups.ts';

const DEEP: ReadonlySet<FinishId> = new Set(['hammer-coarse', 'bark', 'notch', 'diamond-long', 'diamond-diag']);

/** Ridges of a deep relief wear round in soft alloys. */
export const careSoftRelief: RingRule = ({ ring, tables, path }) => {
  const deep = ringSurfaces(ring).find(
    (surface) => DEEP.has(surface.finish) && alloyOf(tables, surface)?.isSoft === true,
  );
  if (deep === undefined) return [];
  const { alloy, finish } = deep;
  return [warning('care.soft-relief', `${path}/${deep.at}/finish`, { alloy, finish })];
};
