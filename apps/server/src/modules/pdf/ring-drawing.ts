import { KERNEL_TABLES, type CatalogueAlloy } from '@ringwerk/catalogue';
import type { RingDesign } from '@ringwerk/kernel';
import { sectionDrawing } from '@ringwerk/kernel/exchange';

/** An SVG with its printed size in mm. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

export const LINE = '#3a3631';
export const DIMENSION = '#8a8176';
export const round = (value: number): string => String(Math.round(value * 1000) / 1000);

export function drawing(left: number, top: number, width: number, height: number, content: string): Drawing {
  const box = [left, top, width, height].map(round).join(' ');
  const size = `width="${round(width)}mm" height="${round(height)}mm"`;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${box}">${content}</svg>`,
    width,
    height,
  };
}

export type Swatches = readonly Pick<CatalogueAlloy, 'id' | 'swatch'>[];
const swatchOf = (swatches: Swatches, alloy: string | undefined): string =>
  swatches.find(({ id }) => id === alloy)?.swatch ?? '#d8d3cb';
export const colourOf = (swatches: Swatches, ring: RingDesign, segment: number): string =>
  swatchOf(swatches, ring.segments[segment]?.alloy);

/** The cut through the band, `scale` times as large as made, with width and height beside it when `isDimensioned`. */
export function sectionSvg(
  ring: RingDesign,
  swatches: Swatches,
  scale: number,
  labels: { readonly width: string; readonly height: string } | null,
): Drawing {
  const section = sectionDrawing(ring, KERNEL_TABLES);
  const filled = (path: string, fill: string): string =>
    `<path d="${path}" fill="${fill}" stroke="${LINE}" stroke-width="${0.12 / scale}"/>`;
  const metals = [
    ...section.lanes.map(({ path, segment }) => filled(path, colourOf(swatches, ring, segment))),
    ...section.strips.map(({ path, inlay }) => filled(path, swatchOf(swatches, ring.inlays[inlay]?.alloy))),
  ];
  const outline = `<path d="${section.outline}" fill="none" stroke="${LINE}" stroke-width="${0.22 / scale}"/>`;
  const width = section.width * scale;
  const height = section.height * scale;
  const body = `<g transform="scale(${scale})">${metals.join('')}${outline}</g>`;
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
  const side = width / 2 + 15.5;
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
