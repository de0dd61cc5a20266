import type { Groove } from '../design/ring-design.ts';
import { STILL, swingAt, type Swing } from '../math/swing.ts';
import { beadOf, grooveFloor, type Bead } from './cut-groove.ts';
import type { RingBody } from './ring-body.ts';

/** Where one bead stands: angle, x across the band and radius of the channel's floor, mm. */
export interface BeadPlace {
  readonly angle: number;
  readonly x: number;
  readonly floorRadius: number;
}

/** Beads of one groove. */
export interface BeadRow {
  readonly groove: number;
  readonly bead: Bead;
  readonly places: readonly BeadPlace[];
}

/** Chords that a swinging row is measured with. */
const CHORDS = 720;

/** Volume of one bead above the channel's floor, mm³: a spherical cap. */
export const beadVolume = ({ diameter, height }: Bead): number =>
  (Math.PI * height * height * (1.5 * diameter - height)) / 3;

const beadCount = (length: number, { pitch }: Bead): number => Math.max(3, Math.round(length / pitch));

/** Angles at even steps of the true length along a swinging line, measured at the bead tops; the first is the top. */
function evenAngles(place: (angle: number) => BeadPlace, bead: Bead): number[] {
  const lengths = new Float64Array(CHORDS + 1);
  const point = (angle: number): readonly [number, number, number] => {
    const { x, floorRadius } = place(angle);
    const radius = floorRadius + bead.height;
    return [radius * Math.cos(angle), radius * Math.sin(angle), x];
  };
  const angleAt = (k: number): number => Math.PI / 2 + (2 * Math.PI * k) / CHORDS;
  let before = point(angleAt(0));
  for (let k = 1; k <= CHORDS; k++) {
    const here = point(angleAt(k));
    const chord = Math.hypot(here[0] - before[0], here[1] - before[1], here[2] - before[2]);
    lengths[k] = (lengths[k - 1] ?? 0) + chord;
    before = here;
  }
  const whole = lengths[CHORDS] ?? 0;
  const count = beadCount(whole, bead);
  let k = 0;
  return Array.from({ length: count }, (_, index) => {
    const wanted = (whole * index) / count;
    while (k + 1 < CHORDS && (lengths[k + 1] ?? 0) <= wanted) k++;
    const from = lengths[k] ?? 0;
    const step = (lengths[k + 1] ?? from) - from;
    return angleAt(k + (step > 0 ? (wanted - from) / step : 0));
  });
}

function beadRow(body: RingBody, index: number, groove: Groove, swing: Swing): BeadRow | null {
  const bead = beadOf(groove);
  if (bead === null) return null;
  const place = (angle: number): BeadPlace => {
    const x = swingAt(swing, groove.position, angle);
    return { angle, x, floorRadius: body.innerRadius + grooveFloor(body.section.outer, groove, x) };
  };
  if (swing !== STILL) return { groove: index, bead, places: evenAngles(place, bead).map(place) };
  const { x, floorRadius } = place(0);
  const count = beadCount(2 * Math.PI * (floorRadius + bead.height), bead);
  const places = Array.from({ length: count }, (_, k) => ({
    angle: Math.PI / 2 + (2 * Math.PI * k) / count,
    x,
    floorRadius,
  }));
  return { groove: index, bead, places };
}

/**
 * Rows of beads of a ring, one per milgrain and bead groove. The number of beads is the length of the row at the bead
 * tops over the pitch, rounded; the pitch is then stretched so that the row closes, also along waves and diagonals.
 */
export function beadRows(body: RingBody, grooves: readonly Groove[]): BeadRow[] {
  return grooves.flatMap((groove, index) => {
    if (beadOf(groove) === null || body.skippedGrooves.includes(index)) return [];
    const swing = body.swinging.find((each) => each.index === index)?.swing ?? STILL;
    return beadRow(body, index, groove, swing) ?? [];
  });
}
