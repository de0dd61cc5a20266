import { itemAt } from '../../src/units/item-at.ts';
import { bodyVolumes } from '../../src/body/body-volumes.ts';
import { ringBody } from '../../src/body/ring-body.ts';
import { parseDesign } from '../../src/design/parse-design.ts';
import type { RingDesign } from '../../src/design/ring-design.ts';
import type { Kernel } from '../../src/design/kernel.ts';
import type { KernelTables } from '../../src/design/tables.ts';
import { evaluateDesign } from '../../src/evaluate-design.ts';
import { alloyBodies, type AlloyBody } from '../../src/mesh/alloy-bodies.ts';
import { buildRingScene, needsSettling } from '../../src/mesh/build-ring-scene.ts';
import { inspectSolid, type SolidReport } from '../../src/mesh/inspect-solid.ts';
import type { MeshData } from '../../src/math/mesh-data.ts';
import type { Tessellation } from '../../src/mesh/ring-scene.ts';
import type { PriceList, RetailRule } from '../../src/price/price-list.ts';
import type { Issue } from '../../src/units/result.ts';
import { fieldLosses } from '../../src/weight/field-loss.ts';
import { metalVolumes } from '../../src/weight/weigh-ring.ts';

/** Part of a ring's volume by which a mesh may miss the exact one. */
export const VOLUME_LIMIT = 5e-4;

/** How fine the meshes of rings are that cannot be made. */
const REFUSED: Tessellation = { around: 48, perArc: 6 };

/** What a record is judged by. */
export interface FuzzTerms {
  readonly kernel: Kernel;
  readonly prices: PriceList;
  readonly retail: RetailRule;
  readonly tessellation: Tessellation;
}

const total = (volumes: readonly number[]): number => volumes.reduce((sum, volume) => sum + volume, 0);
const percent = (part: number): string => `${(100 * part).toFixed(4)} %`;

function meshFaults(
  name: string,
  meshes: readonly MeshData[],
  { openEdges, degenerate, volume }: SolidReport,
): string[] {
  const faults: string[] = [];
  if (!meshes.every(({ positions, normals }) => positions.every(Number.isFinite) && normals.every(Number.isFinite))) {
    faults.push(`${name} holds a corner that is no number`);
  }
  if (openEdges > 0) faults.push(`${name} has ${openEdges} open edges`);
  if (degenerate > 0) faults.push(`${name} has ${degenerate} degenerate triangles`);
  if (!(volume >= 0)) faults.push(`${name} has the volume ${volume}`);
  return faults;
}

/** Exact volumes of the bodies before beads, stones and letters, by segment, then by strip. */
function bareVolumes(ring: RingDesign, tables: KernelTables): number[] {
  const body = ringBody(ring, tables);
  const { segments, inlays } = bodyVolumes(body, ring.inlays.length);
  const losses = fieldLosses(ring, body);
  return [...segments, ...inlays].map((volume, index) => volume - itemAt(losses, index));
}

function bodyFaults(ring: RingDesign, bodies: readonly AlloyBody[], tables: KernelTables): string[] {
  const exact = bareVolumes(ring, tables);
  const whole = total(exact);
  const faults: string[] = [];
  let sum = 0;
  for (const { segment, inlay, mesh, beads } of bodies) {
    const name = inlay === null ? `segment ${segment}` : `strip ${inlay}`;
    const report = inspectSolid([mesh]);
    faults.push(...meshFaults(name, [mesh], report));
    if (report.shells.length !== 1) faults.push(`${name} is ${report.shells.length} shells`);
    if (beads !== null) faults.push(...meshFaults(`beads on ${name}`, [beads], inspectSolid([beads])));
    const part = itemAt(exact, inlay === null ? segment : ring.segments.length + inlay);
    sum += report.volume;
    const miss = (report.volume - part) / whole;
    if (!(Math.abs(miss) <= VOLUME_LIMIT)) faults.push(`${name} misses its volume by ${percent(miss)} of the ring`);
  }
  const miss = sum / whole - 1;
  if (!(Math.abs(miss) <= VOLUME_LIMIT)) faults.push(`the bodies miss the ring's volume by ${percent(miss)}`);
  return faults;
}

function sceneFaults(ring: RingDesign, { kernel, tessellation }: FuzzTerms, isMakeable: boolean): string[] {
  const { parts, stones } = buildRingScene(ring, kernel, tessellation);
  const metal = parts.filter(({ kind }) => kind !== 'engraving').map(({ mesh }) => mesh);
  const report = inspectSolid(metal);
  const faults = meshFaults('the scene', metal, report);
  if (!stones.every(({ matrix }) => matrix.every(Number.isFinite))) faults.push('a stone stands nowhere');
  if (!isMakeable || needsSettling(ring, ringBody(ring, kernel.tables))) return faults;
  const miss = report.volume / total(metalVolumes({ ...ring, engravings: [] }, kernel)) - 1;
  if (!(Math.abs(miss) <= VOLUME_LIMIT)) faults.push(`the scene misses the ring's volume by ${percent(miss)}`);
  return faults;
}

const isCoded = ({ code, path, params }: Issue): boolean =>
  code.length > 0 &&
  (path === '' || path.startsWith('/')) &&
  Object.values(params).every((value) => typeof value === 'string' || Number.isFinite(value));

/**
 * What is wrong with the kernel's answer to any record, in words; empty for a record that is refused with coded
 * issues, or built: every body and the scene closed, oriented, free of degenerate triangles, and of the exact volume.
 * Rings that cannot be made are held to closed meshes, not to volumes.
 */
export function designFaults(record: unknown, terms: FuzzTerms): readonly string[] {
  const parsed = parseDesign(record);
  if (!parsed.ok) return parsed.issues.length > 0 && parsed.issues.every(isCoded) ? [] : ['refused without a code'];
  const { kernel, prices, retail } = terms;
  const { tables } = kernel;
  const { rings, issues, total: sum } = evaluateDesign(parsed.value, kernel, prices, retail);
  const faults: string[] = [];
  if (!issues.every(isCoded)) faults.push('an issue without a code');
  if (sum === null && issues.length === 0) faults.push('neither figures nor issues');
  parsed.value.rings.forEach((ring, index) => {
    const isMakeable = rings[index]?.weight !== null;
    // Nobody makes files of a refused ring: its picture must hold together.
    const own = isMakeable ? terms : { ...terms, tessellation: REFUSED };
    const bodies = alloyBodies(ring, tables, own.tessellation);
    const found = isMakeable
      ? bodyFaults(ring, bodies, tables)
      : bodies.flatMap(({ segment, mesh }) => meshFaults(`segment ${segment}`, [mesh], inspectSolid([mesh])));
    faults.push(...found, ...sceneFaults(ring, own, isMakeable));
  });
  return faults;
}
