import type { SolidEngine } from '../engine/solid-engine.ts';
import { columnMap } from '../shell/column-map.ts';
import { shellVolume, tidyShell } from '../shell/measure-shell.ts';
import type { Shell } from '../shell/shell.ts';
import { applySteps } from './apply-steps.ts';
import type { Joining } from './worked-shell.ts';
import { workRow } from './work-row.ts';
import { workSectors, type RouteResult } from './work-sectors.ts';
import type { WorkStep } from './work-step.ts';

/** How a ring was worked: one wedge repeated, single sectors, or the whole ring at once. */
export const WORK_ROUTES = ['row', 'sectors', 'ring'] as const;
export type WorkRoute = (typeof WORK_ROUTES)[number];

export interface WorkedRing {
  readonly shell: Shell;
  readonly route: WorkRoute;
  /** mm³, of the triangles. */
  readonly volume: number;
}

/** Relative difference at which the triangles' volume contradicts the engine's. Single precision leaves some 1e-8. */
const VOLUME_TOLERANCE = 1e-6;

/** A route's ring when it is closed and holds what it must hold. */
function checked(result: RouteResult | null, route: WorkRoute, limits: readonly [number, number]): WorkedRing | null {
  if (result === null) return null;
  const { shell, report } = tidyShell(result.shell);
  const { volume, openEdges } = report;
  const tolerance = VOLUME_TOLERANCE * Math.max(1, limits[1]);
  if (openEdges > 0 || Math.abs(volume - result.expected) > tolerance) return null;
  // Tools cannot take or give more than they hold themselves.
  if (volume < limits[0] - tolerance || volume > limits[1] + tolerance) return null;
  return { shell, route, volume };
}

function wholeRing(
  engine: SolidEngine,
  shell: Shell,
  steps: readonly WorkStep[],
  joining: Joining,
): RouteResult | null {
  const worked = applySteps(engine, shell, steps, joining);
  return worked === null ? null : { shell: worked.shell, expected: worked.after };
}

const sumOf = (steps: readonly WorkStep[], kind: WorkStep['kind']): number =>
  steps.reduce((sum, step) => sum + (step.kind === kind ? step.volume : 0), 0);

/**
 * Applies tools to a closed shell by the cheapest route that holds: one wedge of a regular row, the touched sectors,
 * the whole ring. Every answer is closed and its volume is the engine's; null when none is.
 */
export function workShell(
  engine: SolidEngine,
  shell: Shell,
  steps: readonly WorkStep[],
  joining: Joining = 'joined',
  routes: readonly WorkRoute[] = WORK_ROUTES,
): WorkedRing | null {
  const before = shellVolume(shell);
  const limits = [before - sumOf(steps, 'cut'), before + sumOf(steps, 'add')] as const;
  if (steps.length === 0) return checked({ shell, expected: before }, 'ring', limits);
  const map = columnMap(shell);
  for (const route of routes) {
    const result =
      route === 'row'
        ? workRow({ engine, shell, steps, map, before, joining })
        : route === 'sectors'
          ? workSectors({ engine, shell, steps, map, before, joining })
          : wholeRing(engine, shell, steps, joining);
    const ring = checked(result, route, limits);
    if (ring !== null) return ring;
  }
  return null;
}
