import { writeFileSync } from 'node:fs';
import { KERNEL_TABLES } from '@ringwerk/catalogue';
import { buildRingScene, checkDesign, inspectSolid, stlBytes, type Design } from '@ringwerk/kernel';
import { done, failed, refused, type Answer } from '../answer.ts';

/** Twice as fine as on the screen: chords stay within 2 µm of the arcs. */
const WORKSHOP = { around: 512, perArc: 32 };

/** `ring.stl` → `ring-2.stl` for the second ring of a pair. */
const numbered = (path: string, index: number): string =>
  index === 0 ? path : path.replace(/(\.[^./]+)?$/, `-${index + 1}$1`);

function writeStl(path: string, bytes: Uint8Array): Answer | null {
  try {
    writeFileSync(path, bytes);
    return null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return failed('file.unwritable', `${path} cannot be written: ${reason}`);
  }
}

/** Writes every ring's metal as a binary STL, and only when its mesh is a closed solid. */
export function mesh(design: Design, stl: string | undefined): Answer {
  if (stl === undefined) return failed('call.stl-missing', 'Name the file to write: mesh --stl ring.stl design.json');
  const issues = checkDesign(design, KERNEL_TABLES);
  if (issues.some((issue) => issue.severity === 'error')) return refused(issues);
  const files = [];
  for (const [index, ring] of design.rings.entries()) {
    const meshes = buildRingScene(ring, KERNEL_TABLES, WORKSHOP).parts.map((part) => part.mesh);
    const { volume, triangles, openEdges } = inspectSolid(meshes);
    if (openEdges > 0) return failed('mesh.open', `The mesh of ring ${index + 1} has ${openEdges} open edges.`);
    const file = numbered(stl, index);
    const problem = writeStl(file, stlBytes(meshes));
    if (problem !== null) return problem;
    files.push({ role: ring.role, file, triangles, volume });
  }
  return done({ files });
}
