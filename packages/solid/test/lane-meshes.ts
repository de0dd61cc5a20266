import type { KernelTables, RingDesign } from '@ringwerk/kernel';
import { ringBody } from '@ringwerk/kernel/body';
import { chainHeight, type Point2 } from '@ringwerk/kernel/math';
import type { AlloyBody } from '@ringwerk/kernel/mesh';
import { openSolidEngine } from '../src/engine/solid-engine.ts';
import { meshOfShell } from '../src/shell/shell-of-meshes.ts';
import { tessellateTool } from '../src/tool/tessellate-tool.ts';
import { TOOL_WORKSHOP } from '../src/tool/tool-quality.ts';

const STEPS = 400;

/** Every lane of a ring as a mesh of its own, from points of its section. */
export async function laneMeshes(ring: RingDesign, tables: KernelTables): Promise<readonly AlloyBody[]> {
  const engine = await openSolidEngine();
  const { innerRadius, outer, section, lanes } = ringBody(ring, tables);
  return lanes.map(([from, to], segment) => {
    const xs = Array.from({ length: STEPS + 1 }, (_, k) => from + ((to - from) * k) / STEPS);
    const inside = (x: number): number => Math.min(to - 1e-9, Math.max(from + 1e-9, x));
    const along = (chain: typeof outer): Point2[] => xs.map((x) => ({ x, y: chainHeight(chain, inside(x)) }));
    const outline = [...along(section.inner), ...along(outer).toReversed()];
    const solid = { shape: 'swept', outline, from: 0, to: 2 * Math.PI } as const;
    return {
      segment,
      inlay: null,
      alloy: '',
      beads: null,
      mesh: meshOfShell(tessellateTool(engine, solid, { innerRadius, quality: TOOL_WORKSHOP })),
    };
  });
}
