/** Hairline of drawings, mm: thin enough that its middle is the edge. */
export const HAIRLINE = 0.02;

/** What stands in an SVG file: size in mm and the elements inside, their coordinates in mm. */
interface SvgDrawing {
  readonly title: string;
  /** Left, top, width and height of the sheet, mm. */
  readonly sheet: readonly number[];
  readonly elements: readonly string[];
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML forbids control characters and the two last places of the plane, even as references. */
const isAllowed = (character: string): boolean => character >= ' ' && character !== '\uFFFE' && character !== '\uFFFF';
/** Text as XML wants it, for elements and attributes. */
export const xmlText = (text: string): string =>
  [...text]
    .filter(isAllowed)
    .map((character) => ESCAPED[character] ?? character)
    .join('');

/** A drawing as a standalone SVG 1.1 file that prints and imports at 1:1: one user unit is one millimetre. */
export function svgDocument({ title, sheet, elements }: SvgDrawing): string {
  const [, , width = 0, height = 0] = sheet;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="${width}mm" height="${height}mm" viewBox="${sheet.join(' ')}">`,
    `<title>${xmlText(title)}</title>`,
    ...elements,
    '</svg>\n',
  ].join('\n');
}
