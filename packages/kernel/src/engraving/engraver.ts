import { outside } from '../units/item-at.ts';
import { ringBody, segmentAt, type RingBody } from '../body/ring-body.ts';
import type { BandKernel, Engraver, Kernel } from '../design/kernel.ts';
import type { LetterSheet } from '../design/lettering.ts';
import type { RingDesign } from '../design/ring-design.ts';
import type { KernelTables, Lettering } from '../design/tables.ts';
import type { MeshData } from '../math/mesh-data.ts';
import { angleAt, cutSign, faceRadius } from './engraved-line.ts';
import { engravingMetal } from './engraving-metal.ts';
import { letterBodies, type LetterBody } from './engraving-tools.ts';

/** The letters stand this far in front of their surface and as deep behind it, mm: never under its chords, never seen. */
const SHEET = 0.003;
/** Step of z over which the surface's lean is measured, mm. */
const LEAN_STEP = 1e-3;

function meshOf({ line, positions, indices, places }: LetterBody, body: RingBody): MeshData {
  const { face, position } = line.engraving;
  const normals = new Float32Array(positions.length);
  for (let vertex = 0; 2 * vertex < places.length; vertex++) {
    const angle = angleAt(line, places[2 * vertex] ?? outside(places, 2 * vertex));
    const z = position - (places[2 * vertex + 1] ?? outside(places, 2 * vertex + 1));
    const lean = (faceRadius(body, face, z + LEAN_STEP) - faceRadius(body, face, z - LEAN_STEP)) / (2 * LEAN_STEP);
    const length = Math.hypot(1, lean) * -cutSign(face);
    normals.set([Math.cos(angle) / length, Math.sin(angle) / length, -lean / length], 3 * vertex);
  }
  return { positions: Float32Array.from(positions), normals, uvs: Float32Array.from(places), indices };
}

function letterSheets(ring: RingDesign, tables: KernelTables): LetterSheet[] {
  const body = ringBody(ring, tables);
  return letterBodies(ring, body, tables, SHEET, SHEET).map((letters) => {
    const { engraving } = letters.line;
    const shell = engraving.face === 'inside' ? ring.segments.length - 1 : 0;
    const segment = ring.split.form === 'shell' ? shell : segmentAt(body, engraving.position);
    return { id: letters.id, engraving, segment, mesh: meshOf(letters, body) };
  });
}

export const ENGRAVER: Engraver = {
  metal: (ring, tables) => engravingMetal(ring, ringBody(ring, tables), tables),
  sheets: letterSheets,
};

/** A kernel whose engravings are measured, weighed and drawn by real letters. */
export function withLetters(kernel: Kernel, lettering: Lettering): Kernel;
export function withLetters(kernel: BandKernel, lettering: Lettering): BandKernel;
export function withLetters(kernel: BandKernel, lettering: Lettering): BandKernel {
  return { ...kernel, tables: { ...kernel.tables, lettering }, engraver: ENGRAVER };
}
