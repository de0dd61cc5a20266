import { KERNEL_TABLES } from '@ringwerk/catalogue';
import type { RingDesign } from '@ringwerk/kernel';
import type { StonePlacement } from '@ringwerk/kernel/mesh';
import { cutStone, layoutRow } from '@ringwerk/kernel/stones';
import { colourOf, DIMENSION, drawing, LINE, round, type Drawing, type Swatches } from './ring-drawing.ts';

/** Points of a line over the visible half of the ring. */
const STEPS = 40;

/** The ring from above at its real size, the axis lying across: colours, inlays and grooves along their lines, stones. */
export function elevationSvg(ring: RingDesign, swatches: Swatches): Drawing {
  const outer = ring.size / (2 * Math.PI) + ring.height;
  const shade = `<rect x="${-ring.width / 2}" y="${-outer}" width="${ring.width}" height="${2 * outer}" fill="url(#shade)"/>`;
  const inlays = ring.inlays.map(({ position, width }) => stripSvg(STILL, position, width, outer, 0.3)).join('');
  const grooves = ring.grooves
    .map(({ path, position, width }) => stripSvg(path, position, width, outer, 0.35))
    .join('');
  const metal = `${lanesSvg(ring, swatches, outer)}${inlays}${grooves}${shade}`;
  const content = `<defs>${SHADE}<clipPath id="ring">${silhouette(ring, outer)}</clipPath></defs><g clip-path="url(#ring)">${metal}</g>${stonesSvg(ring)}`;
  return drawing(-ring.width / 2 - 0.5, -outer - 0.5, ring.width + 1, 2 * outer + 1, content);
}

/** A turned cylinder under a studio light: dark rims, one broad highlight. */
const SHADE = `<linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1d1812" stop-opacity="0.55"/><stop offset="0.16" stop-color="#1d1812" stop-opacity="0.12"/><stop offset="0.36" stop-color="#ffffff" stop-opacity="0.42"/><stop offset="0.55" stop-color="#ffffff" stop-opacity="0.05"/><stop offset="0.85" stop-color="#1d1812" stop-opacity="0.2"/><stop offset="1" stop-color="#1d1812" stop-opacity="0.6"/></linearGradient>`;

function silhouette(ring: RingDesign, outer: number): string {
  const corner = Math.min(0.3 * ring.height, ring.width / 4);
  return `<rect x="${-ring.width / 2}" y="${-outer}" width="${ring.width}" height="${2 * outer}" rx="${round(corner)}"/>`;
}

interface Swing {
  readonly amplitude: number;
  readonly waves: number;
  readonly phase: number;
}
const STILL: Swing = { amplitude: 0, waves: 1, phase: 0 };

/** `x y` of a line around the ring as it is seen from above, from the far rim to the near one. */
function linePoints({ amplitude, waves, phase }: Swing, at: number, outer: number): string[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const theta = Math.PI * (1 - step / STEPS);
    const x = at + amplitude * Math.cos(waves * (theta - Math.PI / 2) + (phase * Math.PI) / 180);
    return `${round(x)} ${round(outer * Math.cos(theta))}`;
  });
}

/** Each colour covers all that lies to its right; of two shells only the outer one is seen. */
function lanesSvg(ring: RingDesign, swatches: Swatches, outer: number): string {
  const parts = ring.segments.reduce((sum, lane) => sum + lane.share, 0);
  const half = ring.width / 2;
  const seen = ring.split.form === 'shell' ? ring.segments.slice(0, 1) : ring.segments;
  return seen
    .map((_, index) => {
      const before = ring.segments.slice(0, index).reduce((sum, lane) => sum + lane.share, 0);
      const edge = (ring.width * before) / parts - half;
      const line = index === 0 ? linePoints(STILL, -half, outer) : linePoints(ring.split, edge, outer);
      return `<path d="M${line.join('L')}L${half} ${round(outer)}L${half} ${round(-outer)}Z" fill="${colourOf(swatches, ring, index)}"/>`;
    })
    .join('');
}

const stripSvg = (line: Swing, position: number, width: number, outer: number, opacity: number): string =>
  `<path d="M${linePoints(line, position, outer * 0.99).join('L')}" fill="none" stroke="${LINE}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;

/** Stones on the far side of the ring are not seen; those in a flank are seen on edge. */
const SEEN = 0.05;
/** Part of the girdle that the table takes. */
const TABLE = 0.57;

const stonesSvg = (ring: RingDesign): string =>
  ring.stones
    .flatMap((row) => layoutRow(ring, row, KERNEL_TABLES).placements)
    .filter(({ matrix, diameter }) => (matrix[5] ?? 0) / diameter > SEEN)
    .map((stone) => stoneSvg(stone, ring))
    .join('');

/** The girdle and the table in their place, the axis of the ring lying across. */
function stoneSvg({ cut, diameter, length, depth, matrix }: StonePlacement, ring: RingDesign): string {
  const known = ring.stones.find((row) => row.cut === cut);
  if (known === undefined) return '';
  const { outline } = cutStone(known.cut, { width: diameter, length, depth });
  const at = (index: number): number => matrix[index] ?? 0;
  const path = (by: number): string =>
    outline
      .map(({ x, y }) => {
        const across = at(2) * x * by + at(10) * y * by + at(14);
        const along = at(0) * x * by + at(8) * y * by + at(12);
        return `${round(across)} ${round(along)}`;
      })
      .join('L');
  return `<path d="M${path(1)}Z" fill="#ffffff" stroke="${LINE}" stroke-width="0.07"/><path d="M${path(TABLE)}Z" fill="#eef2f4" stroke="${DIMENSION}" stroke-width="0.05"/>`;
}
