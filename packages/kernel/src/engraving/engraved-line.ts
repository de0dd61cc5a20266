import type { RingBody } from '../body/ring-body.ts';
import type { ShapedText } from '../design/lettering.ts';
import type { Engraving, EngravingMethod, RingDesign } from '../design/ring-design.ts';
import type { KernelTables } from '../design/tables.ts';
import { chainHeight } from '../math/chain.ts';
import { engravingZone } from './engraving-zone.ts';
import { drawingClusters, letterClusters, type LetterCluster } from './letter-cluster.ts';

/** Width of the line that the tool's point draws, mm. */
const LINE_WIDTH: Readonly<Record<EngravingMethod, number>> = { laser: 0.1, 'diamond-tip': 0.12 };
/** Capitals are this part of the ring's width, between these heights in mm. */
const HEIGHT_OVER_WIDTH = 0.45;
const HEIGHT_RANGE = { min: 1, max: 2 };
/** Clear distance between a drawing and the words after it, letter heights. */
const DRAWING_GAP = 0.5;

/** Clusters with the map to millimetres: u = x · scale + du along the line, v = y · scale + dv upwards. */
export interface PlacedClusters {
  readonly clusters: readonly LetterCluster[];
  readonly scale: number;
  readonly du: number;
  readonly dv: number;
}

/** Reach of the letters from the middle of the line, mm: u along the line, v upwards. */
export interface LineReach {
  readonly left: number;
  readonly right: number;
  readonly down: number;
  readonly up: number;
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
  /** Of the outlines themselves; all 0 for an empty line. */
  readonly reach: LineReach;
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

const reachOf = (parts: readonly PlacedClusters[]): LineReach => {
  const reach = { left: Infinity, right: -Infinity, down: Infinity, up: -Infinity };
  for (const { clusters, scale, du, dv } of parts) {
    for (const { trapezoids } of clusters) {
      for (const { bottom, top, bottomLeft, topLeft, bottomRight, topRight } of trapezoids) {
        reach.left = Math.min(reach.left, Math.min(bottomLeft, topLeft) * scale + du);
        reach.right = Math.max(reach.right, Math.max(bottomRight, topRight) * scale + du);
        reach.down = Math.min(reach.down, bottom * scale + dv);
        reach.up = Math.max(reach.up, top * scale + dv);
      }
    }
  }
  return Number.isFinite(reach.left) ? reach : { left: 0, right: 0, down: 0, up: 0 };
};

/** Words at a letter height, their line starting at u = `from`. */
const placedText = (text: ShapedText, height: number, from: number, method: EngravingMethod): PlacedClusters => ({
  clusters: letterClusters(text, LINE_WIDTH[method] / height),
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
  // Two rounds: a drawn line's width does not shrink with its letters.
  for (let round = 0; round < 2; round++) {
    const { up, down } = reachOf([placedText(text, height, 0, engraving.method)]);
    if (up > 0) height *= Math.min(1, room.up / up);
    if (down < 0) height *= Math.min(1, room.down / -down);
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
  const drawn: PlacedClusters = { clusters, scale: 1, du: 0, dv: 0 };
  const picture = reachOf([drawn]);
  const pictureLength = picture.right - picture.left;
  const gap = pictureLength > 0 && text !== '' ? DRAWING_GAP * height : 0;
  const length = pictureLength + gap + shaped.advance * height;
  const parts = [
    ...(drawn.clusters.length > 0 ? [{ ...drawn, du: -length / 2 - picture.left }] : []),
    placedText(shaped, height, -length / 2 + pictureLength + gap, method),
  ];
  const radius = faceRadius(body, face, position);
  return { engraving, height, length, radius, parts, reach: reachOf(parts), missing: shaped.missing };
}
