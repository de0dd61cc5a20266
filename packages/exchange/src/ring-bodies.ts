import { outside } from '@ringwerk/kernel/math';
import { success, type Kernel, type KernelTables, type Result, type RingDesign } from '@ringwerk/kernel';
import { ringBody } from '@ringwerk/kernel/body';
import { engravingTools } from '@ringwerk/kernel/engraving';
import type { BareMesh, ExportBody } from '@ringwerk/kernel/exchange';
import {
  alloyBodies,
  buildRingScene,
  fileMesh,
  needsSettling,
  TESSELLATION_DISPLAY,
  type AlloyBody,
  type RingScene,
  type Tessellation,
} from '@ringwerk/kernel/mesh';
import type { Tool } from '@ringwerk/kernel/stones';
import { metalVolumes } from '@ringwerk/kernel/weight';
import { alloySolids, openSolidEngine, settledScene } from '@ringwerk/solid';
import { setterTools } from './setter-tools.ts';

/** Files for the workshop: twice as fine as the screen, chords within 2 µm of the arcs. */
const WORKSHOP: Tessellation = { around: 512, perArc: 32 };

/** A ring as it is written: its closed bodies and its picture. */
export interface RingBodies {
  readonly bodies: readonly ExportBody[];
  readonly scene: RingScene;
}

/** Every body as it is made: turned, beaded and set. */
async function madeMeshes(
  ring: RingDesign,
  tables: KernelTables,
  bodies: readonly AlloyBody[],
  tools: readonly Tool[],
): Promise<Result<readonly BareMesh[]>> {
  if (tools.length === 0 && bodies.every(({ beads }) => beads === null)) return success(bodies.map(({ mesh }) => mesh));
  const { innerRadius } = ringBody(ring, tables);
  return alloySolids(await openSolidEngine(), bodies, tools, { innerRadius });
}

async function pictureOf(ring: RingDesign, kernel: Kernel, letters: readonly Tool[]): Promise<RingScene> {
  const direct = (): RingScene => buildRingScene(ring, kernel, TESSELLATION_DISPLAY);
  if (letters.length === 0 && !needsSettling(ring, ringBody(ring, kernel.tables))) return direct();
  return settledScene(await openSolidEngine(), ring, kernel, TESSELLATION_DISPLAY, { letters }) ?? direct();
}

/** Letters are cut last, into the metal as it stands. */
const letterTools = (ring: RingDesign, tables: KernelTables): readonly Tool[] =>
  engravingTools(ring, ringBody(ring, tables), tables);

/** Every alloy's body of a ring that the rules accept, as it will be made; the issue of the solids when one of them is open. */
export async function madeBodies(ring: RingDesign, kernel: Kernel): Promise<Result<readonly ExportBody[]>> {
  const { tables } = kernel;
  const turned = alloyBodies(ring, tables, WORKSHOP);
  const made = await madeMeshes(ring, tables, turned, [...setterTools(ring, tables), ...letterTools(ring, tables)]);
  if (!made.ok) return made;
  const volumes = metalVolumes(ring, kernel);
  const bodies = turned.flatMap(({ segment, inlay, alloy }, index): ExportBody[] => {
    const mesh = made.value[index];
    const analytic =
      volumes[inlay === null ? segment : ring.segments.length + inlay] ??
      outside(volumes, inlay === null ? segment : ring.segments.length + inlay);
    // What is checked is what every file holds.
    return mesh === undefined ? [] : [{ segment, alloy, mesh: fileMesh(mesh), analytic }];
  });
  return success(bodies);
}

/** Bodies and picture of a ring that the rules accept; the issue of the solids when one of them is open. */
export async function ringBodies(ring: RingDesign, kernel: Kernel): Promise<Result<RingBodies>> {
  const bodies = await madeBodies(ring, kernel);
  if (!bodies.ok) return bodies;
  return success({ bodies: bodies.value, scene: await pictureOf(ring, kernel, letterTools(ring, kernel.tables)) });
}
