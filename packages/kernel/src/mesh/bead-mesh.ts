import { BEAD_HEIGHT_RATIO } from '../body/cut-groove.ts';
import type { PartDraft } from './part-draft.ts';

const AROUND = 12;
const RINGS = 3;
/** A polygon of twelve corners with the circle's area: beads keep their weight. */
const AREA_KEEPING = Math.sqrt((2 * Math.PI) / AROUND / Math.sin((2 * Math.PI) / AROUND));

/** Where a row of beads stands: floor radius and z of the channel, mm. */
export interface BeadRow {
  readonly floorRadius: number;
  readonly position: number;
  readonly bead: number;
  readonly count: number;
}

/** Offsets from the bead's axis, height above the floor and outward normal, ring by ring from the foot. */
function capRings(
  bead: number,
): { readonly out: number; readonly up: number; readonly nOut: number; readonly nUp: number }[] {
  const radius = bead / 2;
  const centre = BEAD_HEIGHT_RATIO * bead - radius;
  const foot = Math.asin(-centre / radius);
  return Array.from({ length: RINGS }, (_, k) => {
    const angle = foot + ((Math.PI / 2 - foot) * k) / RINGS;
    const nOut = Math.cos(angle);
    const nUp = Math.sin(angle);
    return { out: radius * nOut * AREA_KEEPING, up: centre + radius * nUp, nOut, nUp };
  });
}

function emitBead(part: PartDraft, row: BeadRow, rings: ReturnType<typeof capRings>, angle: number): void {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const put = (t: number, z: number, up: number, nt: number, nz: number, nUp: number): number => {
    const height = row.floorRadius + up;
    const x = height * c - t * s;
    return part.vertex(x, height * s + t * c, row.position + z, nUp * c - nt * s, nUp * s + nt * c, nz, t, z);
  };
  const base = part.reserve(AROUND * (RINGS + 1) + 2, AROUND * 2 * (RINGS + 1));
  for (const { out, up, nOut, nUp } of rings) {
    for (let k = 0; k < AROUND; k++) {
      const a = (2 * Math.PI * k) / AROUND;
      put(out * Math.cos(a), out * Math.sin(a), up, nOut * Math.cos(a), nOut * Math.sin(a), nUp);
    }
  }
  for (let k = 0; k < AROUND; k++) {
    const a = (2 * Math.PI * k) / AROUND;
    const out = rings[0]?.out ?? 0;
    put(out * Math.cos(a), out * Math.sin(a), rings[0]?.up ?? 0, 0, 0, -1);
  }
  const crown = put(0, 0, BEAD_HEIGHT_RATIO * row.bead, 0, 0, 1);
  const under = put(0, 0, rings[0]?.up ?? 0, 0, 0, -1);
  for (let k = 0; k < AROUND; k++) {
    const next = (k + 1) % AROUND;
    for (let ring = 0; ring + 1 < RINGS; ring++) {
      const low = base + ring * AROUND;
      part.quad(low + k, low + next, low + AROUND + next, low + AROUND + k);
    }
    const last = base + (RINGS - 1) * AROUND;
    part.triangle(last + k, last + next, crown);
    const foot = base + RINGS * AROUND;
    part.triangle(foot + next, foot + k, under);
  }
}

/** A closed cap for every bead of a row, standing on the channel's floor. */
export function emitBeads(part: PartDraft, row: BeadRow): void {
  const rings = capRings(row.bead);
  for (let k = 0; k < row.count; k++) emitBead(part, row, rings, Math.PI / 2 + (2 * Math.PI * k) / row.count);
}
