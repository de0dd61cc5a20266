import { itemAt } from '@ringwerk/kernel/math';
import type { LetterContour } from '@ringwerk/kernel';
import { parsePathData } from '@ringwerk/kernel/engraving';

/** A symbol of the house in letter heights, y up from the baseline. */
export interface EngravingSymbol {
  readonly advance: number;
  /** What the laser darkens. */
  readonly filled: readonly LetterContour[];
  /** What the diamond's point follows. */
  readonly drawn: readonly LetterContour[];
}

/** Quarter circle by one cubic curve. */
const KAPPA = 0.552_284_75;
const SIDE_BEARING = 0.08;

function contoursOf(path: string): LetterContour[] {
  const read = parsePathData(path);
  if (read === null) throw new Error(`a symbol's outline does not read: ${path}`);
  return read.map(({ contour }) => contour);
}

function ellipse(x: number, y: number, rx: number, ry: number, turn: 1 | -1 = 1): LetterContour {
  const at = (px: number, py: number): [number, number] => [x + px * rx, y + turn * py * ry];
  const k = KAPPA;
  return {
    x: x + rx,
    y,
    pieces: [
      [...at(1, k), ...at(k, 1), ...at(0, 1)],
      [...at(-k, 1), ...at(-1, k), ...at(-1, 0)],
      [...at(-1, -k), ...at(-k, -1), ...at(0, -1)],
      [...at(k, -1), ...at(1, -k), ...at(1, 0)],
    ],
  };
}

const polygon = (points: readonly (readonly [number, number])[]): LetterContour => ({
  x: itemAt(points, 0)[0],
  y: itemAt(points, 0)[1],
  pieces: [...points.slice(1), ...points.slice(0, 1)].map(([x, y]) => [x, y]),
});

const heart = (x: number, y: number, size: number): LetterContour[] =>
  contoursOf(
    'M.5 0C.24 .22 0 .45 0 .7C0 .88 .12 1 .27 1C.38 1 .46 .93 .5 .83C.54 .93 .62 1 .73 1C.88 1 1 .88 1 .7C1 .45 .76 .22 .5 0Z',
  ).map((contour) => ({
    x: x + contour.x * size,
    y: y + contour.y * size,
    pieces: contour.pieces.map((piece) => piece.map((value, k) => (k % 2 === 0 ? x : y) + value * size)),
  }));

const band = (x: number, y: number): LetterContour[] => [ellipse(x, y, 0.46, 0.46), ellipse(x, y, 0.34, 0.34, -1)];

/** A lying eight as a closed run of points, and as a band of `width` around it: one small quadrangle per step. */
function lyingEight(width: number): { readonly line: LetterContour; readonly band: LetterContour[] } {
  const steps = 48;
  const at = (k: number): readonly [number, number] => {
    const t = (2 * Math.PI * k) / steps;
    const stretch = 0.68 / (1 + Math.sin(t) ** 2);
    return [0.74 + stretch * Math.cos(t), 0.5 + stretch * 1.25 * Math.sin(t) * Math.cos(t)];
  };
  const side = (k: number, offset: number): readonly [number, number] => {
    const [[x0, y0], [x, y], [x1, y1]] = [at(k - 1), at(k), at(k + 1)];
    const length = Math.hypot(x1 - x0, y1 - y0);
    return [x - ((y1 - y0) / length) * offset, y + ((x1 - x0) / length) * offset];
  };
  const half = width / 2;
  const steady = Array.from({ length: steps }, (_, k) => k);
  return {
    line: polygon(steady.map(at)),
    band: steady.map((k) => polygon([side(k, -half), side(k + 1, -half), side(k + 1, half), side(k, half)])),
  };
}

const star = polygon(
  Array.from({ length: 10 }, (_, k) => {
    const angle = Math.PI / 2 + (Math.PI * k) / 5;
    const radius = k % 2 === 0 ? 0.55 : 0.225;
    return [0.53 + radius * Math.cos(angle), 0.47 + radius * Math.sin(angle)] as const;
  }),
);
const cross = contoursOf('M.26 0L.4 0L.4 .56L.66 .56L.66 .7L.4 .7L.4 1L.26 1L.26 .7L0 .7L0 .56L.26 .56Z');
const paw = [
  ...contoursOf(
    'M.5 .5C.34 .5 .16 .28 .16 .14C.16 .04 .26 0 .36 .03C.46 .06 .54 .06 .64 .03C.74 0 .84 .04 .84 .14C.84 .28 .66 .5 .5 .5Z',
  ),
  ellipse(0.12, 0.5, 0.1, 0.14),
  ellipse(0.36, 0.78, 0.11, 0.16),
  ellipse(0.64, 0.78, 0.11, 0.16),
  ellipse(0.88, 0.5, 0.1, 0.14),
];
const note = [
  ellipse(0.2, 0.13, 0.2, 0.14),
  polygon([
    [0.31, 0.13],
    [0.4, 0.13],
    [0.4, 1],
    [0.31, 1],
  ]),
  ...contoursOf('M.31 1L.4 1C.42 .8 .72 .78 .62 .42C.6 .62 .44 .66 .36 .68L.31 .7Z'),
];
const eight = lyingEight(0.14);

const symbol = (
  width: number,
  filled: readonly LetterContour[],
  drawn: readonly LetterContour[] = filled,
): EngravingSymbol => {
  const moved = (contours: readonly LetterContour[]): LetterContour[] =>
    contours.map(({ x, y, pieces }) => ({
      x: x + SIDE_BEARING,
      y,
      pieces: pieces.map((piece) => piece.map((value, k) => (k % 2 === 0 ? value + SIDE_BEARING : value))),
    }));
  return { advance: width + 2 * SIDE_BEARING, filled: moved(filled), drawn: moved(drawn) };
};

const HEART = symbol(1, heart(0, 0, 1));

/** Symbols that every font holds, by character; presentation selectors are taken off before the look-up. */
export const SYMBOLS: ReadonlyMap<string, EngravingSymbol> = new Map([
  ['♥', HEART],
  ['❤', HEART],
  ['💕', symbol(1.5, [...heart(0, 0, 0.86), ...heart(0.9, 0.36, 0.6)])],
  [
    '⚭',
    symbol(1.5, [...band(0.46, 0.5), ...band(1.04, 0.5)], [ellipse(0.46, 0.5, 0.4, 0.4), ellipse(1.04, 0.5, 0.4, 0.4)]),
  ],
  ['∞', symbol(1.48, eight.band, [eight.line])],
  ['★', symbol(1.06, [star])],
  ['✝', symbol(0.66, cross)],
  ['🐾', symbol(1, paw)],
  ['♪', symbol(0.66, note)],
]);
