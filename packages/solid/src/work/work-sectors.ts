import { outside } from '@ringwerk/kernel/math';
import type { SolidEngine } from '../engine/solid-engine.ts';
import { capSector } from '../shell/cap-sector.ts';
import type { ColumnMap } from '../shell/column-map.ts';
import type { SectorPlanes } from '../shell/sector-planes.ts';
import { joinShells, pickTriangles, type Shell } from '../shell/shell.ts';
import { applySteps } from './apply-steps.ts';
import type { Joining } from './worked-shell.ts';
import { liftFloor } from './lift-floor.ts';
import { spanClusters, type ColumnRange } from './span-clusters.ts';
import { touchSpan } from './touch-span.ts';
import { doMeet, type WorkStep } from './work-step.ts';

/** Above this share of the ring in sectors the whole ring is no slower. */
const SHARE = 0.75;
const TURN = 2 * Math.PI;

/** What a route works. */
export interface RouteJob {
  readonly engine: SolidEngine;
  /** Closed. */
  readonly shell: Shell;
  readonly steps: readonly WorkStep[];
  /** Of the shell. */
  readonly map: ColumnMap;
  /** Volume of the shell, mm³. */
  readonly before: number;
  readonly joining: Joining;
}

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
      const start = starts[t] ?? outside(starts, t);
      const ahead = start < from ? start - from + count : start - from;
      if (ahead + (reaches[t] ?? outside(reaches, t)) <= reach) owner[t] = index;
    }
  });
  return owner;
}

/** Steps that touch the stretch of the ring from `from` to `to`, in their order. */
export const stepsWithin = (steps: readonly WorkStep[], from: number, to: number): readonly WorkStep[] =>
  steps.filter(({ span }) => span === null || doMeet(span, { from, to }));

/** Tools that stand over one stretch of the ring, and the columns of the body that they touch. */
interface Place {
  readonly range: ColumnRange;
  readonly own: readonly WorkStep[];
}

/** Angle of a column, and of the end of a range of columns, above it. */
function planesOf({ angles }: ColumnMap, { from, reach }: ColumnRange): SectorPlanes {
  const start = angles[from] ?? outside(angles, from);
  const end = angles[(from + reach) % angles.length] ?? outside(angles, (from + reach) % angles.length);
  return { start, end: end > start ? end : end + TURN };
}

const farthest = ({ vertices, stride }: Shell): number => {
  let square = 0;
  for (let at = 0; at < vertices.length; at += stride) {
    square = Math.max(
      square,
      (vertices[at] ?? outside(vertices, at)) ** 2 + (vertices[at + 1] ?? outside(vertices, at + 1)) ** 2,
    );
  }
  return Math.sqrt(square);
};

/**
 * Places apart from each other that hold all tools. Tools that meet in the air above the band belong together, but
 * only the columns under those that reach into it are worked.
 */
function placesOf(map: ColumnMap, shell: Shell, steps: readonly WorkStep[]): readonly Place[] | null {
  const spans = steps.map(({ span }) => span).filter((span) => span !== null);
  if (spans.length < steps.length) return null;
  const far = farthest(shell);
  const clusters = spanClusters(map, spans, SHARE);
  return (
    clusters?.map((range): Place => {
      const { start, end } = planesOf(map, range);
      const own = stepsWithin(steps, start, end);
      const touched = own.map((step) => touchSpan(step, far)).filter((span) => span !== null);
      const [narrow, ...others] = touched.length === 0 ? [] : (spanClusters(map, touched, SHARE) ?? []);
      return { own, range: narrow === undefined || others.length > 0 ? range : narrow };
    }) ?? null
  );
}

/** One sector with its tools, open at its ends again, and the engine's change of volume; null when a tool touched a cut. */
function workSector(
  { engine, joining }: Pick<RouteJob, 'engine' | 'joining'>,
  sector: Shell,
  steps: readonly WorkStep[],
  planes: SectorPlanes,
  capTag: number,
): { readonly pieces: readonly Shell[]; readonly change: number } | null {
  const lifted = liftFloor(sector, planes, steps, capTag);
  const capped = capSector(engine, lifted?.shell ?? sector, planes, capTag);
  if (capped === null) return null;
  const worked = applySteps(engine, capped.shell, steps, joining);
  if (worked === null) return null;
  const caps = worked.shell.tags.reduce((sum, tag) => sum + (tag === capTag ? 1 : 0), 0);
  if (caps !== capped.capTriangles + (lifted?.floorTriangles ?? 0)) return null;
  const open = pickTriangles(worked.shell, (t) => worked.shell.tags[t] !== capTag);
  return { pieces: lifted === null ? [open] : [open, lifted.below], change: worked.after - worked.before };
}

/**
 * Works only the sectors of the ring that tools touch and puts them back between the untouched ones: their edges
 * stay as they were to the last bit. Null when the tools go all around, take most of the ring or touch a cut.
 */
export function workSectors({ engine, shell, steps, map, before, joining }: RouteJob): RouteResult | null {
  const places = placesOf(map, shell, steps);
  if (places === null) return null;
  const capTag = shell.tags.reduce((most, tag) => Math.max(most, tag), 0) + 1_000_000;
  const pieces: Shell[] = [];
  let expected = before;
  const owner = owners(
    map,
    places.map(({ range }) => range),
  );
  for (const [index, { range, own }] of places.entries()) {
    const sector = pickTriangles(shell, (t) => owner[t] === index);
    const worked = workSector({ engine, joining }, sector, own, planesOf(map, range), capTag);
    if (worked === null) return null;
    pieces.push(...worked.pieces);
    expected += worked.change;
  }
  pieces.push(pickTriangles(shell, (t) => owner[t] === -1));
  return { shell: joinShells(pieces, shell.stride), expected };
}
