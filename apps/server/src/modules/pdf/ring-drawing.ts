import { ALLOYS, KERNEL_TABLES } from '@ringwerk/catalogue';
import { layoutRow, sectionDrawing, type RingDesign } from '@ringwerk/kernel';

/** An SVG with its printed size in mm. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const LINE = '#3a3631';
const DIMENSION = '#8a8176';
const round = (value: number): string => String(Math.round(value * 1000) / 1000);

function drawing(left: number, top: number, width: number, height: number, content: string): Drawing {
  const box = [left, top, width, height].map(round).join(' ');
  const size = `width="${round(width)}mm" height="${round(height)}mm"`;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${box}">${content}</svg>`,
    width,
    height,
  };
}

const swatch = (alloy: string): string => ALLOYS.find((candidate) => candidate.id === alloy)?.swatch ?? '#d8d3cb';
const colourOf = (ring: RingDesign, segment: number): string => swatch(ring.segments[segment]?.alloy ?? '');

/** The cut through the band, `scale` times as large as made, with width and height beside it when `isDimensioned`. */
export function sectionSvg(
  ring: RingDesign,
  scale: number,
  labels: { readonly width: string; readonly height: string } | null,
): Drawing {
  const section = sectionDrawing(ring, KERNEL_TABLES);
  const lanes = section.lanes.map(
    (lane) =>
      `<path d="${lane.path}" fill="${colourOf(ring, lane.segment)}" stroke="${LINE}" stroke-width="${0.12 / scale}"/>`,
  );
  const outline = `<path d="${section.outline}" fill="none" stroke="${LINE}" stroke-width="${0.22 / scale}"/>`;
  const width = section.width * scale;
  const height = section.height * scale;
  const body = `<g transform="scale(${scale})">${lanes.join('')}${outline}</g>`;
  if (labels === null) return drawing(-width / 2 - 0.5, -height - 0.5, width + 1, height + 1, body);
  const below = 4;
  const right = width / 2 + 4;
  const marks = [
    dimension(-width / 2, below, width / 2, below),
    tick(-width / 2, 0.8, -width / 2, below + 0.8),
    tick(width / 2, 0.8, width / 2, below + 0.8),
    dimension(right, 0, right, -height),
    tick(width / 2 + 0.8, 0, right + 0.8, 0),
    tick(0, -height, right + 0.8, -height),
    label(0, below + 3.4, labels.width, 'middle'),
    label(right + 1.2, -height / 2 + 0.9, labels.height, 'start'),
  ];
  // Equal room on both sides keeps the section in the middle.
  const side = width / 2 + 14;
  return drawing(-side, -height - 1, 2 * side, height + below + 5.5, body + marks.join(''));
}

const tick = (x0: number, y0: number, x1: number, y1: number): string =>
  `<path d="M${round(x0)} ${round(y0)}L${round(x1)} ${round(y1)}" stroke="${DIMENSION}" stroke-width="0.1"/>`;

/** A dimension line with a slanted stroke at both ends. */
function dimension(x0: number, y0: number, x1: number, y1: number): string {
  const end = (x: number, y: number): string => tick(x - 0.5, y + 0.5, x + 0.5, y - 0.5);
  return tick(x0, y0, x1, y1) + end(x0, y0) + end(x1, y1);
}

/** Only figures and `mm` ever stand in a drawing: no text of a person gets into the SVG. */
const label = (x: number, y: number, text: string, anchor: 'start' | 'middle'): string =>
  `<text x="${round(x)}" y="${round(y)}" font-family="Noto Sans" font-size="2.5" fill="${LINE}" text-anchor="${anchor}">${text.replaceAll(/[^\d.,\u00A0 m]/g, '')}</text>`;

/** The ring from above at its real size, the axis lying across: lanes in their colours, grooves, stones. */
export function elevationSvg(ring: RingDesign): Drawing {
  const inner = ring.size / (2 * Math.PI);
  const outer = inner + ring.height;
  const metal = ring.segments.map((_, segment) => laneSvg(ring, segment, outer)).join('');
  const shade = `<rect x="${-ring.width / 2}" y="${-outer}" width="${ring.width}" height="${2 * outer}" fill="url(#shade)"/>`;
  const grooves = ring.grooves
    .map(
      (groove) =>
        `<rect x="${groove.position - groove.width / 2}" y="${-outer * 0.985}" width="${groove.width}" height="${outer * 1.97}" fill="${LINE}" fill-opacity="0.35"/>`,
    )
    .join('');
  const content = `<defs>${SHADE}<clipPath id="ring">${silhouette(ring, outer)}</clipPath></defs><g clip-path="url(#ring)">${metal}${grooves}${shade}</g>${stonesSvg(ring)}`;
  return drawing(-ring.width / 2 - 0.5, -outer - 0.5, ring.width + 1, 2 * outer + 1, content);
}

/** A turned cylinder under a studio light: dark rims, one broad highlight. */
const SHADE = `<linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1d1812" stop-opacity="0.55"/><stop offset="0.16" stop-color="#1d1812" stop-opacity="0.12"/><stop offset="0.36" stop-color="#ffffff" stop-opacity="0.42"/><stop offset="0.55" stop-color="#ffffff" stop-opacity="0.05"/><stop offset="0.85" stop-color="#1d1812" stop-opacity="0.2"/><stop offset="1" stop-color="#1d1812" stop-opacity="0.6"/></linearGradient>`;

function silhouette(ring: RingDesign, outer: number): string {
  const corner = Math.min(0.3 * ring.height, ring.width / 4);
  return `<rect x="${-ring.width / 2}" y="${-outer}" width="${ring.width}" height="${2 * outer}" rx="${round(corner)}"/>`;
}

function laneSvg(ring: RingDesign, segment: number, outer: number): string {
  const parts = ring.segments.reduce((sum, lane) => sum + lane.share, 0);
  const before = ring.segments.slice(0, segment).reduce((sum, lane) => sum + lane.share, 0);
  const share = ring.segments[segment]?.share ?? 0;
  const x = (ring.width * before) / parts - ring.width / 2;
  return `<rect x="${round(x)}" y="${round(-outer)}" width="${round((ring.width * share) / parts)}" height="${round(2 * outer)}" fill="${colourOf(ring, segment)}"/>`;
}

function stonesSvg(ring: RingDesign): string {
  return ring.stones
    .flatMap((row) => {
      const { angles, girdleRadius } = layoutRow(ring, row, KERNEL_TABLES);
      return angles
        .filter((angle) => Math.sin(angle) > 0.05)
        .map((angle) => {
          const tilt = Math.sin(angle);
          const at = `cx="${round(row.position)}" cy="${round(girdleRadius * Math.cos(angle))}"`;
          const half = row.diameter / 2;
          return `<ellipse ${at} rx="${round(half)}" ry="${round(half * tilt)}" fill="#ffffff" stroke="${LINE}" stroke-width="0.07"/><ellipse ${at} rx="${round(half * 0.57)}" ry="${round(half * 0.57 * tilt)}" fill="#eef2f4" stroke="${DIMENSION}" stroke-width="0.05"/>`;
        });
    })
    .join('');
}
