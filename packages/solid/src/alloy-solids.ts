import { refusal, success, type Result } from '@ringwerk/kernel';
import type { AlloyBody, MeshData } from '@ringwerk/kernel/mesh';
import type { Tool } from '@ringwerk/kernel/stones';
import type { SolidEngine } from './engine/solid-engine.ts';
import { flapTriangles } from './shell/flap-triangles.ts';
import { bareShellOf } from './shell/shell-of-meshes.ts';
import { shellVolume, weldedCorners } from './shell/measure-shell.ts';
import { pickTriangles, type Shell } from './shell/shell.ts';
import { TOOL_WORKSHOP, type ToolQuality } from './tool/tool-quality.ts';
import { cloudOf } from './work/cloud.ts';
import { prepareSteps, type TaggedTool } from './work/prepare-steps.ts';
import { workShell, type WorkRoute } from './work/work-shell.ts';
import type { WorkStep } from './work/work-step.ts';

/** Metal of one alloy as it is made: closed, welded, outward triangles in mm. */
export interface AlloySolid {
  /** Index into `RingDesign.segments`, or of the segment that the strip is let into. */
  readonly segment: number;
  /** Index into `RingDesign.inlays`, or null. */
  readonly inlay: number | null;
  readonly alloy: string;
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
  /** mm³, of the triangles. */
  readonly volume: number;
  /** How it was worked; `ring` is the slow way. */
  readonly route: WorkRoute;
}

export interface AlloySolidsOptions {
  /** Radius of the ring's bore crest, mm. */
  readonly innerRadius: number;
  readonly quality?: ToolQuality;
  /** JSON pointer of the ring for issues. */
  readonly path?: string;
}

/** What one body sees of the work: tools that add another's metal displace its own. Strips never take metal. */
const stepsFor = (tools: readonly Tool[], segment: number | null): TaggedTool[] =>
  tools.map((tool) => ({
    tag: 0,
    tool: { ...tool, step: tool.step === 'add' && tool.segment === segment ? 'add' : 'cut' },
  }));

/** Milled beads become one with the body that they stand on before anything else is done. */
function beadStep(beads: MeshData | null): WorkStep[] {
  if (beads === null) return [];
  const shell = bareShellOf(beads);
  const turn = { frame: null, isTurned: false, isWithinSeat: false, span: null, swept: null, angle: 0 };
  const across = [-Infinity, Infinity] as const;
  return [
    { ...turn, kind: 'add', shell, cloud: cloudOf(shell, null), volume: shellVolume(shell), across, form: 'beads' },
  ];
}

/** Triangles over shared corners, without those that single precision pressed flat onto each other. */
function welded(shell: Shell): Pick<AlloySolid, 'positions' | 'indices'> {
  const corners = weldedCorners(shell);
  const flaps = flapTriangles(corners);
  const whole = pickTriangles({ ...shell, indices: corners }, (t) => !flaps.has(t));
  return { positions: whole.vertices, indices: whole.indices };
}

/**
 * Closed solid of every alloy: its body with the tools applied in order. `cut` takes metal from every alloy, `add`
 * gives metal to its segment's alloy and takes it from the others. Regular rows are worked as one wedge, single
 * places as sectors, everything else whole; each result is checked to be closed and to hold the volume that the
 * engine computed. Issue `export.open-mesh` when a body is open or no route held. Segments
 * of one alloy stay solids of their own.
 */
export function alloySolids(
  engine: SolidEngine,
  bodies: readonly AlloyBody[],
  tools: readonly Tool[],
  { innerRadius, quality = TOOL_WORKSHOP, path = '' }: AlloySolidsOptions,
): Result<readonly AlloySolid[]> {
  const solids: AlloySolid[] = [];
  for (const { segment, inlay, alloy, mesh, beads } of bodies) {
    const home = inlay === null ? segment : null;
    const set = prepareSteps(engine, stepsFor(tools, home), { innerRadius, quality }, 3);
    const worked = workShell(engine, bareShellOf(mesh), [...beadStep(beads), ...set]);
    if (worked === null) {
      return refusal([{ code: 'export.open-mesh', path, params: { segment }, severity: 'error' }]);
    }
    solids.push({ segment, inlay, alloy, ...welded(worked.shell), volume: worked.volume, route: worked.route });
  }
  return success(solids);
}
