import { itemAt } from '../units/item-at.ts';
import { inspectSolid } from '../mesh/inspect-solid.ts';
import { looseShells } from '../mesh/loose-shells.ts';
import type { BareMesh } from './exchange-ring.ts';
import type { Issue } from '../units/result.ts';

/** A mesh that differs more than this from the weighed volume is not the ring on the screen. */
const VOLUME_TOLERANCE = 0.0005;

/** One alloy's body as it would be written, beside what was weighed. */
export interface ExportBody {
  /** Index into `RingDesign.segments`. */
  readonly segment: number;
  readonly alloy: string;
  readonly mesh: BareMesh;
  /** Volume by the weight's own formulas of what the mesh shows, mm³. */
  readonly analytic: number;
}

/** Volumes of one alloy, mm³. */
export interface ExportVolume {
  readonly segment: number;
  readonly alloy: string;
  readonly analytic: number;
  readonly mesh: number;
  /** (mesh − analytic) / analytic. */
  readonly difference: number;
  readonly triangles: number;
}

export interface ExportCheck {
  readonly volumes: readonly ExportVolume[];
  /** Empty when the bodies may be written. */
  readonly issues: readonly Issue[];
}

/**
 * The rule of every export: a body is written only when its mesh is closed and in one piece – arcs of a severed lane are
 * held by their neighbours – and its volume lies within 0.05 % of the weighed one. `path` is the JSON pointer of the ring. O(n log n) in the triangles.
 */
export function checkExport(path: string, bodies: readonly ExportBody[]): ExportCheck {
  const volumes: ExportVolume[] = [];
  const issues: Issue[] = [];
  const loose = looseShells(bodies.map(({ mesh }) => mesh));
  bodies.forEach(({ segment, alloy, mesh, analytic }, index) => {
    const shells = itemAt(loose, index);
    const { volume, triangles, openEdges } = inspectSolid([mesh]);
    const difference = (volume - analytic) / analytic;
    volumes.push({ segment, alloy, analytic, mesh: volume, difference, triangles });
    const at = { path: `${path}/segments/${segment}`, severity: 'error' as const };
    if (openEdges > 0 || triangles === 0)
      issues.push({ ...at, code: 'export.open-mesh', params: { value: openEdges } });
    else if (shells > 0) issues.push({ ...at, code: 'export.loose-metal', params: { value: shells } });
    // Written so that a volume which is no number is refused too.
    else if (!(Math.abs(difference) <= VOLUME_TOLERANCE))
      issues.push({ ...at, code: 'export.volume', params: { value: volume, expected: analytic } });
  });
  return { volumes, issues };
}
