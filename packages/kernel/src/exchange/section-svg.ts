import type { SectionDrawing } from './section-drawing.ts';
import { HAIRLINE, svgDocument } from './svg-document.ts';

/** White around the drawing, mm. */
const MARGIN = 1;
const PLACES = 4;
const rounded = (value: number): number => Number(value.toFixed(PLACES));

/** The cross-section as a standalone SVG at 1:1 in mm: one closed path per alloy lane, shell and strip and one around all, hairlines. */
export function sectionSvg({ outline, lanes, strips, width, height }: SectionDrawing, title: string): string {
  const stroke = `fill="none" stroke="#000" stroke-width="${HAIRLINE}"`;
  return svgDocument({
    title,
    sheet: [-width / 2 - MARGIN, -height - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN].map(rounded),
    elements: [
      `<g ${stroke}>`,
      ...lanes.map(({ segment, path }) => `<path id="segment-${segment}" d="${path}"/>`),
      ...strips.map(({ inlay, path }) => `<path id="strip-${inlay}" d="${path}"/>`),
      `<path id="outline" d="${outline}"/>`,
      '</g>',
    ],
  });
}
