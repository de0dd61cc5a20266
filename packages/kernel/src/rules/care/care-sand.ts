import { warning } from '../basis/make-issue.ts';
import { ringSurfaces } from '../basis/ring-surfaces.ts';
import type { RingRule } from '../basis/rule.ts';
import { alloyOf } from '../basis/rule-lookups.ts';

/** Of all matt finishes a blasted one gets shiny soonest; on soft alloys that is said of every matt finish. */
export const careSand: RingRule = ({ ring, tables, path }) => {
  const sand = ringSurfaces(ring).find(
    (surface) =>
      (surface.finish === 'sand-fine' || surface.finish === 'sand-coarse') && alloyOf(tables, surface)?.isSoft !== true,
  );
  return sand === undefined ? [] : [warning('care.sand', `${path}/${sand.at}/finish`, { finish: sand.finish })];
};
