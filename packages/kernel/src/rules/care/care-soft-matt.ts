import type { FinishId } from '../../design/ring-design.ts';
import { warning } from '../basis/make-issue.ts';
import { ringSurfaces } from '../basis/ring-surfaces.ts';
import type { RingRule } from '../basis/rule.ts';
import { alloyOf } from '../basis/rule-lookups.ts';

const MATT: ReadonlySet<FinishId> = new Set([
  'matte-long',
  'matte-cross',
  'matte-diag',
  'matte-xcross',
  'satin',
  'sand-fine',
  'sand-coarse',
  'ice',
  'star',
  'hammer-mat',
]);

/** Matt finishes of soft alloys polish up quickly in wear. */
export const careSoftMatt: RingRule = ({ ring, tables, path }) => {
  const matt = ringSurfaces(ring).find(
    (surface) => MATT.has(surface.finish) && alloyOf(tables, surface)?.isSoft === true,
  );
  if (matt === undefined) return [];
  const { alloy, finish } = matt;
  return [warning('care.soft-matt', `${path}/${matt.at}/finish`, { alloy, finish })];
};
