import { parsePathData, type PathContour } from '@ringwerk/kernel/engraving';
import { mapContours, type Matrix } from './path-text.ts';

/** A file larger than this is no drawing for a ring. */
export const SVG_BYTES_MAX = 500_000;
const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
const UNIT: Matrix = [1, 0, 0, 1, 0, 0];
/** Parts of a file that are not drawn where they stand. */
const UNSEEN = 'defs, clipPath, mask, marker, pattern, symbol, metadata';

const product = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** The map of one `transform` attribute. */
export function readTransform(text: string): Matrix {
  let result = UNIT;
  for (const [, name = '', list = ''] of text.matchAll(/(\w+)\s*\(([^)]*)\)/gu)) {
    const values = list
      .split(/[\s,]+/u)
      .filter((part) => part !== '')
      .map(Number);
    if (!values.every(Number.isFinite)) continue;
    result = product(result, TRANSFORMS[name]?.(values) ?? UNIT);
  }
  return result;
}

const radians = (degrees = 0): number => (degrees * Math.PI) / 180;

const TRANSFORMS: Readonly<Record<string, (values: readonly number[]) => Matrix>> = {
  matrix: ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]) => [a, b, c, d, e, f],
  translate: ([x = 0, y = 0]) => [1, 0, 0, 1, x, y],
  scale: ([x = 1, y = x]) => [x, 0, 0, y, 0, 0],
  rotate: ([turn, x = 0, y = 0]) => {
    const [cos, sin] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
    return product(product([1, 0, 0, 1, x, y], [cos, sin, -sin, cos, 0, 0]), [1, 0, 0, 1, -x, -y]);
  },
  skewX: ([turn]) => [1, 0, Math.tan(radians(turn)), 1, 0, 0],
  skewY: ([turn]) => [1, Math.tan(radians(turn)), 0, 1, 0, 0],
};

function mapOf(element: Element): Matrix {
  const parent = element.parentElement;
  const own = readTransform(element.getAttribute('transform') ?? '');
  return parent === null ? own : product(mapOf(parent), own);
}

/** `fill` or `visibility` as it reaches the element from attributes and inline styles. */
function inherited(element: Element | null, property: string): string | null {
  if (element === null) return null;
  const style = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'u').exec(element.getAttribute('style') ?? '');
  return style?.[1]?.trim() ?? element.getAttribute(property) ?? inherited(element.parentElement, property);
}

/** The outline of a shape as path data in its own coordinates. */
function pathOf(element: Element): string {
  const number = (name: string): number => Number.parseFloat(element.getAttribute(name) ?? '0') || 0;
  const oval = (x: number, y: number, rx: number, ry: number): string =>
    `M${x - rx} ${y}A${rx} ${ry} 0 1 0 ${x + rx} ${y}A${rx} ${ry} 0 1 0 ${x - rx} ${y}Z`;
  const points = (element.getAttribute('points') ?? '').trim();
  switch (element.localName) {
    case 'path':
      return element.getAttribute('d') ?? '';
    case 'rect':
      return `M${number('x')} ${number('y')}h${number('width')}v${number('height')}h${-number('width')}Z`;
    case 'circle':
      return oval(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return oval(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    default:
      return points === '' ? '' : `M${points}${element.localName === 'polygon' ? 'Z' : ''}`;
  }
}

/** A filled shape is closed; an outline without filling becomes a line that comes back to its start. */
function asDrawn(path: PathContour, isFilled: boolean): PathContour {
  if (isFilled) return { ...path, isClosed: true };
  if (!path.isClosed) return path;
  const { x, y, pieces } = path.contour;
  return { isClosed: false, contour: { x, y, pieces: [...pieces, [x, y]] } };
}

/**
 * The drawn outlines of an SVG image in one colour; null when it is no SVG or holds nothing that can be engraved.
 * Only shapes are read: scripts, styles, pictures and addresses of the file are never looked at, and nothing of it
 * reaches the page.
 */
export function readSvg(text: string): PathContour[] | null {
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (root.localName !== 'svg') return null;
  const contours = [...root.querySelectorAll(SHAPES.join(','))].flatMap((element) => {
    if (element.closest(UNSEEN) !== null || inherited(element, 'display') === 'none') return [];
    const paths = parsePathData(pathOf(element));
    if (paths === null) return [];
    const isFilled = element.localName !== 'line' && inherited(element, 'fill') !== 'none';
    return mapContours(
      paths.map((path) => asDrawn(path, isFilled)),
      mapOf(element),
    );
  });
  return contours.length === 0 ? null : contours;
}
