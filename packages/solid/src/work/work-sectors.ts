import type { SolidEngine } from '../engine/solid-engine.ts';
import { capSector } from '../shell/cap-sector.ts';
import type { ColumnMap } from '../shell/column-map.ts';
import { joinShells, pickTriangles, type Shell } from '../shell/shell.ts';
import { applySteps } from './apply-steps.ts';
import { spanClusters, type ColumnRange } from './span-clusters.ts';
import type { AngularSpan, WorkStep } from './work-step.ts';

/** Above this share of the ring in sectors the whole ring is no slower. */
const SHARE = 0.75;
const TURN = 2 * Math.PI;

/** What a route hands on to be checked: the shell and the volume that it must have. */
export interface RouteResult {
  readonly shell: Shell;
  /** mm³. */
  readonly expected: number;
}

/** Which range every triangle lies in; −1 for those that stay as they are. */
function owners({ angles, starts, reaches }: ColumnMap, ranges: readonly ColumnRange[]): Int32Array {
  const count = angles.length;
  const owner = new Int32Array(starts.length).fill(-1);
  ranges.forEach(({ from, reach }, index) => {
    for (let t = 0; t < owner.length; t++) {
      const start = starts[t] ?? 0;
      const ahead = start < from ? start - from + count : start - from;
      if (ahead + (reaches[t] ?? 0) <= reach) owner[t] = index;
    }
  });
  return owner;
}

const overlaps = (span: AngularSpan, from: number, to: number): boolean => {
  const shift = Math.floor((span.from - from) / TURN) * TURN;
  const start = span.from - shift;
  const end = span.to - shift;
  return start < to || end - TURN > from;
};

/** Steps that touch the stretch of the ring from `from` to `to`, in their order. */
export const stepsWithin = (steps: readonly WorkStep[], from: number, to: number): readonly WorkStep[] =>
  steps.filter(({ span }) => span === null || overlaps(span, from, to));

/**
 * Works only the sectors of the ring that tools touch and puts them back between the untouched ones: their edges
 * stay as they were to the last bit. Null when the tools go all around, take most of the ring or touch a cut.
 */
export function workSectors(
  engine: SolidEngine,
  shell: Shell,
  steps: readonly WorkStep[],
  map: ColumnMap,
  before: number,
): RouteResult | null {
  const spans = steps.map(({ span }) => span).filter((span) => span !== null);
  if (spans.length < steps.length) return null;
  const clusters = spanClusters(map, spans, SHARE);
  if (clusters === null) return null;
  const capTag = shell.tags.reduce((most, tag) => Math.max(most, tag), 0) + 1_000_000;
  const pieces: Shell[] = [];
  let expected = before;
  const owner = owners(map, clusters);
  for (const [index, range] of clusters.entries()) {
    const count = map.angles.length;
    const start = map.angles[range.from] ?? 0;
    const end = map.angles[(range.from + range.reach) % count] ?? 0;
    const sector = pickTriangles(shell, (t) => owner[t] === index);
    const capped = capSector(engine, sector, { start, end }, capTag);
    if (capped === null) return null;
    const reach = end > start ? end : end + TURN;
    const worked = applySteps(engine, capped.shell, stepsWithin(steps, start, reach));
    if (worked === null) return null;
    const caps = worked.shell.tags.reduce((sum, tag) => sum + (tag === capTag ? 1 : 0), 0);
    if (caps !== capped.capTriangles) return null;
    pieces.push(pickTriangles(worked.shell, (t) => worked.shell.tags[t] !== capTag));
    expected += worked.after - worked.before;
  }
  pieces.push(pickTriangles(shell, (t) => owner[t] === -1));
  return { shell: joinShells(pieces, shell.stride), expected };
}
