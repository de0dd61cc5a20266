import type { RingBody } from '../../body/ring-body.ts';
import { profileSpec } from '../../body/ring-body.ts';
import type { ProfileRatios, RingDesign, Segment } from '../../design/ring-design.ts';
import type { AlloySpec, KernelTables } from '../../design/tables.ts';
import { chainHeight } from '../../math/chain.ts';
import { wavyLine, type WavyLine } from './wavy-line.ts';
import type { RuleContext } from './rule.ts';

export const alloyOf = (tables: KernelTables, { alloy }: Pick<Segment, 'alloy'>): AlloySpec | undefined =>
  tables.alloys.find(({ id }) => id === alloy);

/** Whether the ring holds a stone by its own spring. */
export const isSprung = ({ stones }: RingDesign): boolean => stones.some(({ setting }) => setting === 'tension');

/** Curvature over the height: the maker's own where the ring has one, else the profile's. */
export function curvature(ring: RingDesign, tables: KernelTables): ProfileRatios {
  if (ring.ratios !== null) return ring.ratios;
  const spec = profileSpec(tables, ring.profile);
  return {
    outerSagitta: spec.outerSagittaRatio,
    innerSagitta: spec.innerSagittaRatio,
    outerFillet: spec.outerFilletRatio,
    innerFillet: spec.innerFilletRatio,
  };
}

/** Indices of the lanes that [from, to] touches by more than a hair, counting how far their joints swing; all shells. */
export function lanesTouched({ ring, body }: RuleContext, from: number, to: number): number[] {
  if (ring.split.form === 'shell') return [0];
  const swing = wavyLine(0, ring.split).amplitude;
  const { lanes } = body();
  return lanes.flatMap(([a, b], index) => {
    const low = index === 0 ? a : a - swing;
    const high = index === lanes.length - 1 ? b : b + swing;
    return from < high - 1e-6 && to > low + 1e-6 ? [index] : [];
  });
}

/** Lines of the joints between lanes; shells have none on the surface. */
export function jointLines({ ring, body }: RuleContext): WavyLine[] {
  if (ring.split.form === 'shell') return [];
  return body()
    .lanes.slice(0, -1)
    .map(([, to]) => wavyLine(to, ring.split));
}

/** Metal between outer surface and bore at x, mm. */
export const wallAt = (body: RingBody, x: number): number =>
  chainHeight(body.section.outer, x) - chainHeight(body.section.inner, x);

/** Wall that must remain under any cut of alloys that the tables do not know, mm. */
const USUAL_WALL = 0.8;

/** Wall that must remain under any cut, mm: the thickest that one of the alloys needs. */
export const leastWall = (alloys: readonly (AlloySpec | undefined)[]): number =>
  Math.max(USUAL_WALL, ...alloys.map((alloy) => alloy?.leastWall ?? USUAL_WALL));

/** Compared lengths may differ by a nanometre, so that 0.3 is not refused for being 0.29999999. */
const HAIR = 1e-6;
export const isBelow = (value: number, min: number): boolean => value < min - HAIR;
