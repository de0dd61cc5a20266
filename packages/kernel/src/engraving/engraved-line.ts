import type { RingBody } from '../body/ring-body.ts';
import type { ShapedText } from '../design/lettering.ts';
import type { Engraving, EngravingMethod, RingDesign } from '../design/ring-design.ts';
import type { KernelTables } from '../design/tables.ts';
import { chainHeight } from '../math/chain.ts';
import { engravingZone } from './engraving-zone.ts';
import {
  drawingClusters,
  letterClusters,
  letterReach,
  NO_REACH,
  type LetterCluster,
  type LoopReach,
} from './letter-cluster.ts';
import { leastCutHeight, LINE_WIDTH } from './tool-point.ts';

/** Capitals are this part of the ring's width, between these heights in mm. */
const HEIGHT_OVER_WIDTH = 0.45;
const HEIGHT_RANGE = { min: 1, max: 2 };
/**
 * Rounds in which letters are brought into their room: a drawn line's width does not shrink with its letters, so that
 * every round leaves a part of what the last one left.
 */
const ROUNDS = 12;
const FITS = 1e-9;
/** Clear distance between a drawing and the words after it, letter heights. */
const DRAWING_GAP = 0.5;

/** Clusters with the map to millimetres: u = x · scale + du along the line, v = y · scale + dv upwards. */
export interface PlacedClusters {
  /** Filled when first asked for: the rules ask for the reach alone. Empty for letters that no tool can cut. */
  readonly clusters: readonly LetterCluster[];
  readonly scale: number;
  readonly du: number;
  readonly dv: number;
}

/**
 * An engraving at its size and place. u runs along the line as it is read, v upwards, both in mm on the surface,
 * both 0 in the middle of the line's length and of its capitals.
 */
export interface EngravedLine {
  readonly engraving: Engraving;
  /** Height of capitals, mm. */
  readonly height: number;
  /** Advance of the whole line, mm. */
  readonly length: number;
  /** Radius on which u is measured: that of the surface at the line's position, mm. */
  readonly radius: number;
  readonly parts: readonly PlacedClusters[];
  /** Of the outlines themselves from the middle of the line, mm: u along it, v upwards; all 0 for an empty line. */
  readonly reach: LoopReach;
  readonly missing: readonly string[];
}

/** Distance of the engraved surface from the ring's axis at z, mm. */
export function faceRadius(body: RingBody, face: Engraving['face'], z: number): number {
  return body.innerRadius + chainHeight(face === 'inside' ? body.section.inner : body.outer, z);
}

/** +1 where the tool cuts away from the ring's axis, −1 where towards it. */
export const cutSign = (face: Engraving['face']): 1 | -1 => (face === 'inside' ? 1 : -1);

/** Letters read from inside run counter-clockwise, letters read from outside clockwise; their feet point to +z. */
export const angleAt = ({ engraving, radius }: EngravedLine, u: number): number =>
  Math.PI / 2 + (engraving.angle * Math.PI) / 180 + (cutSign(engraving.face) * u) / radius;

function drawnReach(clusters: readonly LetterCluster[]): LoopReach {
  const reach = { left: Infinity, right: -Infinity, down: Infinity, up: -Infinity };
  for (const { trapezoids } of clusters) {
    for (const { bottom, top, bottomLeft, topLeft, bottomRight, topRight } of trapezoids) {
      reach.left = Math.min(reach.left, bottomLeft, topLeft);
      reach.right = Math.max(reach.right, bottomRight, topRight);
      reach.down = Math.min(reach.down, bottom);
      reach.up = Math.max(reach.up, top);
    }
  }
  return Number.isFinite(reach.left) ? reach : NO_REACH;
}

const isNothing = ({ left, right, down, up }: LoopReach): boolean => left === right && down === up;

/** Reach of a part after its map to millimetres. */
const placedReach = (reach: LoopReach, { scale, du, dv }: Omit<PlacedClusters, 'clusters'>): LoopReach => ({
  left: reach.left * scale + du,
  right: reach.right * scale + du,
  down: reach.down * scale + dv,
  up: reach.up * scale + dv,
});

const together = (a: LoopReach, b: LoopReach): LoopReach => ({
  left: Math.min(a.left, b.left),
  right: Math.max(a.right, b.right),
  down: Math.min(a.down, b.down),
  up: Math.max(a.up, b.up),
});

/** Reach of words at a letter height above and below the middle of their capitals, mm. */
function reachAtHeight(text: ShapedText, height: number, method: EngravingMethod): LoopReach {
  const reach = letterReach(text, LINE_WIDTH[method] / height);
  return isNothing(reach) ? NO_REACH : placedReach(reach, { scale: height, du: 0, dv: -height / 2 });
}

/** Words at a letter height, their line starting at u = `from`. */
const placedText = (text: ShapedText, height: number, from: number, method: EngravingMethod): PlacedClusters => ({
  get clusters() {
    return height < leastCutHeight(method) - FITS ? [] : letterClusters(text, LINE_WIDTH[method] / height);
  },
  scale: height,
  du: from,
  dv: -height / 2,
});

/** Room above and below the position in which letters may stand, mm. */
function roomAround(ring: RingDesign, body: RingBody, { face, position }: Engraving): { up: number; down: number } {
  const zone = engravingZone(ring, body, face, position);
  // Letters stand with their feet towards +z.
  return { up: position - zone.from, down: zone.to - position };
}

/**
 * Height of capitals, mm: the one that was asked for, else 0.45 of the ring's width between 1 and 2 mm, less where
 * the real letters (`text`) or the capitals alone would leave the zone. Zero or less when there is no room at all.
 */
export function letterHeight(ring: RingDesign, body: RingBody, engraving: Engraving, text: ShapedText | null): number {
  if (engraving.height !== null) return engraving.height;
  const usual = Math.min(Math.max(HEIGHT_OVER_WIDTH * ring.width, HEIGHT_RANGE.min), HEIGHT_RANGE.max);
  const room = roomAround(ring, body, engraving);
  let height = Math.min(usual, 2 * Math.min(room.up, room.down));
  if (text === null || height <= 0) return height;
  for (let round = 0; round < ROUNDS; round++) {
    const { up, down } = reachAtHeight(text, height, engraving.method);
    const part = Math.min(1, up > 0 ? room.up / up : 1, down < 0 ? room.down / -down : 1);
    height *= part;
    // A smear is not made smaller still: it is refused at whatever height it has.
    if (part > 1 - FITS || height < leastCutHeight(engraving.method)) break;
  }
  return height;
}

/** A drawing as the tool of this method leaves it, in mm; without clusters where nothing is left to engrave. */
export const drawnClusters = (drawing: string, method: EngravingMethod): readonly LetterCluster[] =>
  drawingClusters(drawing, LINE_WIDTH[method]);

/** Lays a line out on the ring; null where the letters are not loaded or there is no room for letters of any height. */
export function engravedLine(
  ring: RingDesign,
  body: RingBody,
  engraving: Engraving,
  tables: KernelTables,
): EngravedLine | null {
  const { text, font, method, drawing, face, position } = engraving;
  const shaped = tables.lettering?.shape(text, font, method) ?? null;
  if (shaped === null) return null;
  const height = letterHeight(ring, body, engraving, shaped);
  if (!(height > 0)) return null;
  const clusters = drawing === null ? [] : drawnClusters(drawing, method);
  const picture = drawnReach(clusters);
  const pictureLength = picture.right - picture.left;
  const gap = pictureLength > 0 && text !== '' ? DRAWING_GAP * height : 0;
  const length = pictureLength + gap + shaped.advance * height;
  const drawn: PlacedClusters = { clusters, scale: 1, du: -length / 2 - picture.left, dv: 0 };
  const written = placedText(shaped, height, -length / 2 + pictureLength + gap, method);
  const letters = letterReach(shaped, LINE_WIDTH[method] / height);
  const reaches = [
    ...(isNothing(picture) ? [] : [placedReach(picture, drawn)]),
    ...(isNothing(letters) ? [] : [placedReach(letters, written)]),
  ];
  const [first = NO_REACH, ...others] = reaches;
  const radius = faceRadius(body, face, position);
  return {
    engraving,
    height,
    length,
    radius,
    parts: [...(clusters.length > 0 ? [drawn] : []), written],
    reach: others.reduce(together, first),
    missing: shaped.missing,
  };
}
