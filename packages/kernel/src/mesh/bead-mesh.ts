import { itemAt, lastItem, outside } from '../units/item-at.ts';
import { capVolume, footVolume, type BeadPlace, type BeadRow } from '../body/bead-row.ts';
import type { Bead } from '../body/cut-groove.ts';
import { STILL, swingAt, type Swing } from '../math/swing.ts';
import type { PartDraft } from './part-draft.ts';

/** Facets around a bead in the picture, and rings from its foot to its crest; files of the workshop have twice as many. */
const AROUND = 12;
const RINGS = 3;
/** A foot that is united with the band reaches this far below the floor at its lowest, mm. */
const SKIRT = 0.04;

/** Corner of the polygon seen from above: along the row and across it, for a reach of 1. */
interface Corner {
  readonly along: number;
  readonly across: number;
}

/** Polygon of a bead or of one half of it, counter-clockwise about its axis. */
interface Outline {
  readonly corners: readonly Corner[];
  /** Side to which the wall of a half looks across the row; 0 for a whole bead. */
  readonly wall: -1 | 0 | 1;
}

/** Whole beads and both halves at so many facets around. */
interface Outlines {
  readonly around: number;
  readonly whole: Outline;
  readonly left: Outline;
  readonly right: Outline;
}

function outlinesOf(around: number): Outlines {
  const circle = Array.from({ length: around + 1 }, (_, k): Corner => {
    const angle = (2 * Math.PI * (k % around)) / around;
    return { along: Math.cos(angle), across: k % (around / 2) === 0 ? 0 : Math.sin(angle) };
  });
  return {
    around,
    whole: { corners: circle, wall: 0 },
    left: { corners: circle.slice(around / 2), wall: 1 },
    right: { corners: circle.slice(0, around / 2 + 1), wall: -1 },
  };
}

/** Beads of the picture, and beads of 24 facets for files: chords of a 0.5 mm bead then leave it by 2 µm, not by 9. */
const SHOWN = outlinesOf(AROUND);
const FILED = outlinesOf(2 * AROUND);

interface CapRing {
  readonly out: number;
  readonly up: number;
  readonly nOut: number;
  readonly nUp: number;
}

/** Offsets from the bead's axis, height above the floor and outward normal, ring by ring from the foot. */
function inscribedRings({ diameter, height }: Bead, count: number): CapRing[] {
  const radius = diameter / 2;
  const centre = height - radius;
  const foot = Math.asin(-centre / radius);
  return Array.from({ length: count }, (_, k) => {
    const angle = foot + ((Math.PI / 2 - foot) * k) / count;
    const nOut = Math.cos(angle);
    const nUp = Math.sin(angle);
    return { out: radius * nOut, up: centre + radius * nUp, nOut, nUp };
  });
}

/** Volume between the polygons of all rings and the crest, mm³. */
function meshedVolume(rings: readonly CapRing[], crest: number, around: number): number {
  const share = (around / 2) * Math.sin((2 * Math.PI) / around);
  return rings.reduce((sum, { out, up }, k) => {
    const above = rings[k + 1] ?? { out: 0, up: crest };
    return sum + ((above.up - up) * share * (out * out + out * above.out + above.out * above.out)) / 3;
  }, 0);
}

interface Cap {
  readonly rings: readonly CapRing[];
  readonly crest: number;
}

/** Rings and crest, grown together until the beads have their own volume: chords would take a tenth of it. */
function capOf(bead: Bead, around: number): Cap {
  const rings = inscribedRings(bead, (RINGS * around) / AROUND);
  const growth = Math.cbrt(capVolume(bead) / meshedVolume(rings, bead.height, around));
  const grown = rings.map((ring) => ({ ...ring, out: ring.out * growth, up: ring.up * growth }));
  return { rings: grown, crest: bead.height * growth };
}

/** Corner of a bead in its own place: along the row, across it, above the floor, and normal. */
type BeadVertex = readonly [along: number, across: number, up: number, nAlong: number, nAcross: number, nUp: number];

/** A bead or a half of one in triangles; all of a row are alike. */
interface BeadForm {
  readonly vertices: readonly BeadVertex[];
  readonly triangles: readonly number[];
}

/** What a bead stands on: the bend of the floor under its foot, 1/mm, or how far its foot is sunk into the metal, mm. */
interface Footing {
  readonly bend: number;
  readonly skirt: number;
}

class FormDraft implements BeadForm {
  readonly vertices: BeadVertex[] = [];
  readonly triangles: number[] = [];

  row(corners: readonly Corner[], of: (corner: Corner) => BeadVertex): number {
    const first = this.vertices.length;
    this.vertices.push(...corners.map(of));
    return first;
  }
  point(vertex: BeadVertex): number {
    return this.vertices.push(vertex) - 1;
  }
  /** Quads between two rows of corners, the lower one first. */
  band(lower: number, upper: number, steps: number): void {
    for (let k = 0; k < steps; k++) {
      this.triangles.push(lower + k, lower + k + 1, upper + k + 1, lower + k, upper + k + 1, upper + k);
    }
  }
}

/** Wall through a bead's axis, from its foot's middle around its outline. */
function emitWall(form: FormDraft, profile: readonly BeadVertex[], wall: number): void {
  const [first = 0] = profile.map(([along, across, up]) => form.point([along, across, up, 0, wall, 0]));
  for (let k = 2; k < profile.length; k++) form.triangles.push(first, first + k - 1, first + k);
}

function formOf({ rings, crest }: Cap, { corners, wall }: Outline, { bend, skirt }: Footing): BeadForm {
  const form = new FormDraft();
  const steps = corners.length - 1;
  const sunk = (along: number): number => -bend * along * along;
  const levels = rings.map(({ out, up, nOut, nUp }, level) =>
    form.row(corners, ({ along, across }) => {
      const height = level === 0 ? sunk(out * along) : up;
      return [out * along, out * across, height, nOut * along, nOut * across, nUp];
    }),
  );
  const crown = form.point([0, 0, crest, 0, 0, 1]);
  levels.slice(1).forEach((upper, k) => form.band(levels[k] ?? outside(levels, k), upper, steps));
  const top = lastItem(levels);
  for (let k = 0; k < steps; k++) form.triangles.push(top + k, top + k + 1, crown);
  const out = itemAt(rings, 0).out;
  const below = (along: number): number => (skirt > 0 ? -skirt : sunk(out * along));
  const foot = form.row(corners, ({ along, across }) => [out * along, out * across, below(along), 0, 0, -1]);
  const under = form.point([0, 0, -skirt, 0, 0, -1]);
  for (let k = 0; k < steps; k++) form.triangles.push(foot + k + 1, foot + k, under);
  if (skirt > 0) {
    const side = (up: number): number =>
      form.row(corners, ({ along, across }) => [out * along, out * across, up, along, across, 0]);
    form.band(side(-skirt), side(0), steps);
  }
  if (wall !== 0) {
    const at = (vertex: number): BeadVertex => itemAt(form.vertices, vertex);
    const ends = [...(skirt > 0 ? [foot] : []), ...levels];
    const rising = ends.map((level) => at(level));
    const falling = ends.map((level) => at(level + steps)).toReversed();
    emitWall(form, [at(under), ...rising, at(crown), ...falling], wall);
  }
  return form;
}

/** Volume of a closed form, mm³. */
function formVolume({ vertices, triangles }: BeadForm): number {
  let sixfold = 0;
  const at = (corner: number): BeadVertex => itemAt(vertices, triangles[corner] ?? outside(triangles, corner));
  for (let k = 0; k < triangles.length; k += 3) {
    const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] = [at(k), at(k + 1), at(k + 2)];
    sixfold += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  return Math.abs(sixfold) / 6;
}

/** The footing of beads that stand on the floor: bent as it is, and as much as gives them their own volume. */
function bentFooting(cap: Cap, whole: Outline, { bead, places }: BeadRow): Footing {
  const bend = 1 / (2 * itemAt(places, 0).floorRadius);
  const volumeAt = (own: number): number => formVolume(formOf(cap, whole, { bend: own, skirt: 0 }));
  const level = volumeAt(0);
  const wanted = footVolume(bead, itemAt(places, 0).floorRadius);
  return { bend: (bend * wanted) / (volumeAt(bend) - level), skirt: 0 };
}

/** The footing of beads that are united with the band. */
const sunkFooting = ({ rings }: Cap, { places }: BeadRow): Footing => ({
  bend: 0,
  skirt: SKIRT + itemAt(rings, 0).out ** 2 / (2 * itemAt(places, 0).floorRadius),
});

function emitForm(part: PartDraft, form: BeadForm, place: BeadPlace, swing: Swing): void {
  const { angle, x, floorRadius, slope } = place;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const lean = Math.atan2(slope, floorRadius);
  const [cl, sl] = [Math.cos(lean), Math.sin(lean)];
  const base = part.reserve(form.vertices.length, form.triangles.length / 3);
  // Along a wave the row bends away from its tangent, and with it the wall between the halves.
  const bent = (t: number): number =>
    slope === 0 && swing.amplitude === 0
      ? 0
      : swingAt(swing, 0, angle + t / floorRadius) - swingAt(swing, 0, angle) - (slope * t) / floorRadius;
  for (const [along, across, up, nAlong, nAcross, nUp] of form.vertices) {
    const t = along * cl - across * sl;
    const z = along * sl + across * cl + bent(t);
    const [nt, nz] = [nAlong * cl - nAcross * sl, nAlong * sl + nAcross * cl];
    const height = floorRadius + up;
    part.vertex(height * c - t * s, height * s + t * c, x + z, nUp * c - nt * s, nUp * s + nt * c, nz, t, z);
  }
  for (let k = 0; k < form.triangles.length; k += 3) {
    const [p, q, r] = [
      form.triangles[k] ?? outside(form.triangles, k),
      form.triangles[k + 1] ?? outside(form.triangles, k + 1),
      form.triangles[k + 2] ?? outside(form.triangles, k + 2),
    ];
    part.triangle(base + p, base + q, base + r);
  }
}

/**
 * A cap for every bead of a row, standing on the channel's floor and closed; on a joint, which runs along `joints`, a
 * half for each segment, which close each other. `isSunk` beads and halves are closed each and have a foot in the metal,
 * for solids that are united with the band; those are files, and twice as fine.
 */
export function emitBeads(
  partOf: (segment: number) => PartDraft | undefined,
  row: BeadRow,
  joints: Swing,
  isSunk: boolean,
): void {
  const outlines = isSunk ? FILED : SHOWN;
  const cap = capOf(row.bead, outlines.around);
  const footing = isSunk ? sunkFooting(cap, row) : bentFooting(cap, outlines.whole, row);
  const [left, right] = row.segments;
  const halves =
    left === right
      ? [[left, outlines.whole] as const]
      : ([
          [left, outlines.left],
          [right, outlines.right],
        ] as const);
  // A bead within one segment keeps its round foot; one on a joint follows the joint's line.
  const swing = left === right ? STILL : joints;
  for (const [segment, outline] of halves) {
    const part = partOf(segment);
    if (part === undefined) continue;
    // In a picture the two halves close each other.
    const form = formOf(cap, isSunk ? outline : { ...outline, wall: 0 }, footing);
    for (const place of row.places) emitForm(part, form, place, swing);
  }
}
