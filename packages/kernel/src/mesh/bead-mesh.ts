import { beadVolume, type BeadPlace, type BeadRow } from '../body/bead-row.ts';
import type { Bead } from '../body/cut-groove.ts';
import type { PartDraft } from './part-draft.ts';

const AROUND = 12;
const RINGS = 3;
/** Circle of the polygon's corners, first one repeated. */
const CIRCLE = Array.from({ length: AROUND }, (_, k) => {
  const angle = (2 * Math.PI * k) / AROUND;
  return { cos: Math.cos(angle), sin: Math.sin(angle) };
});

interface CapRing {
  readonly out: number;
  readonly up: number;
  readonly nOut: number;
  readonly nUp: number;
}

/** Offsets from the bead's axis, height above the floor and outward normal, ring by ring from the foot. */
function inscribedRings({ diameter, height }: Bead): CapRing[] {
  const radius = diameter / 2;
  const centre = height - radius;
  const foot = Math.asin(-centre / radius);
  return Array.from({ length: RINGS }, (_, k) => {
    const angle = foot + ((Math.PI / 2 - foot) * k) / RINGS;
    const nOut = Math.cos(angle);
    const nUp = Math.sin(angle);
    return { out: radius * nOut, up: centre + radius * nUp, nOut, nUp };
  });
}

/** Volume between the polygons of all rings and the crest, mm³. */
function meshedVolume(rings: readonly CapRing[], crest: number): number {
  const share = (AROUND / 2) * Math.sin((2 * Math.PI) / AROUND);
  return rings.reduce((sum, { out, up }, k) => {
    const above = rings[k + 1] ?? { out: 0, up: crest };
    return sum + ((above.up - up) * share * (out * out + out * above.out + above.out * above.out)) / 3;
  }, 0);
}

/** Rings and crest, grown together until the beads have their own volume: chords would take a tenth of it. */
function capRings(bead: Bead): { readonly rings: readonly CapRing[]; readonly crest: number } {
  const rings = inscribedRings(bead);
  const growth = Math.cbrt(beadVolume(bead) / meshedVolume(rings, bead.height));
  const grown = rings.map((ring) => ({ ...ring, out: ring.out * growth, up: ring.up * growth }));
  return { rings: grown, crest: bead.height * growth };
}

function emitBead(
  part: PartDraft,
  { angle, x, floorRadius }: BeadPlace,
  rings: readonly CapRing[],
  crest: number,
  skirt: number,
): void {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const put = (t: number, z: number, up: number, nt: number, nz: number, nUp: number): number => {
    const height = floorRadius + up;
    return part.vertex(height * c - t * s, height * s + t * c, x + z, nUp * c - nt * s, nUp * s + nt * c, nz, t, z);
  };
  const hasSkirt = skirt > 0 ? 1 : 0;
  const base = part.reserve(AROUND * (RINGS + 1 + hasSkirt) + 2, AROUND * 2 * (RINGS + 1 + hasSkirt));
  for (const { out, up, nOut, nUp } of rings) {
    for (const { cos, sin } of CIRCLE) put(out * cos, out * sin, up, nOut * cos, nOut * sin, nUp);
  }
  const out = rings[0]?.out ?? 0;
  for (const { cos, sin } of CIRCLE) put(out * cos, out * sin, -skirt, 0, 0, -1);
  if (hasSkirt === 1) for (const { cos, sin } of CIRCLE) put(out * cos, out * sin, -skirt, cos, sin, 0);
  const crown = put(0, 0, crest, 0, 0, 1);
  const under = put(0, 0, -skirt, 0, 0, -1);
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
    if (hasSkirt === 1) {
      const wall = foot + AROUND;
      part.quad(wall + k, wall + next, base + next, base + k);
    }
  }
}

/**
 * A closed cap for every bead of a row, standing on the channel's floor; a `skirt` in mm sinks each foot into the
 * metal, for solids that are united with the band.
 */
export function emitBeads(part: PartDraft, { bead, places }: BeadRow, skirt: number): void {
  const { rings, crest } = capRings(bead);
  for (const place of places) emitBead(part, place, rings, crest, skirt);
}
