import { itemAt } from '@ringwerk/kernel/math';
import type { Engraving, LetterContour, ShapedText } from '@ringwerk/kernel';

type Edge = readonly [number, number, number, number];

/** Chords per curve. */
const CHORDS = 64;
/** Lines through the letters, and the heights between which they run, in letter heights. */
const LINES = 5000;
const [FROM, TO] = [-1, 2.2];

/** Point of a Bézier curve by its control points: de Casteljau on all of them at once. */
function curveAt(points: readonly number[], t: number): readonly [number, number] {
  let level = points;
  while (level.length > 2) {
    level = level.slice(0, -2).map((value, index) => value + (itemAt(level, index + 2) - value) * t);
  }
  return [itemAt(level, 0), itemAt(level, 1)];
}

function edgesOf({ x, y, pieces }: LetterContour): Edge[] {
  const edges: Edge[] = [];
  let [px, py] = [x, y];
  const to = (nx: number, ny: number): void => {
    edges.push([px, py, nx, ny]);
    [px, py] = [nx, ny];
  };
  for (const piece of pieces) {
    const points = [px, py, ...piece];
    const steps = piece.length === 2 ? 1 : CHORDS;
    for (let k = 1; k <= steps; k++) to(...curveAt(points, k / steps));
  }
  to(x, y);
  return edges;
}

/** Width of the filled area on the line at height y, by the winding number. */
function widthAt(edges: readonly Edge[], y: number): number {
  const crossings = edges
    .filter(([, y0, , y1]) => (y0 <= y && y1 > y) || (y1 <= y && y0 > y))
    .map(([x0, y0, x1, y1]) => ({ x: x0 + ((x1 - x0) * (y - y0)) / (y1 - y0), turn: y1 > y0 ? 1 : -1 }))
    .sort((a, b) => a.x - b.x);
  let width = 0;
  let winding = 0;
  crossings.forEach(({ x, turn }, index) => {
    winding += turn;
    if (winding !== 0) width += (crossings[index + 1]?.x ?? x) - x;
  });
  return width;
}

/**
 * Metal that filled letters of a given height take, mm³: the width of the letters line by line,
 * without the kernel's own areas. `surface` gives the radius over the width position z, both mm.
 */
export function lettersByLines(
  { glyphs }: ShapedText,
  { depth, height, face }: Engraving,
  surface: (z: number) => number,
): number {
  const edges = glyphs.flatMap(({ contours }) => contours.flatMap(edgesOf));
  const tall = height ?? 0;
  const shell = face === 'inside' ? depth ** 2 / 2 : -(depth ** 2) / 2;
  let sum = 0;
  for (let k = 0; k < LINES; k++) {
    const y = FROM + ((TO - FROM) * (k + 0.5)) / LINES;
    sum += widthAt(edges, y) * (depth * surface(-(y - 0.5) * tall) + shell);
  }
  return (sum * ((TO - FROM) / LINES) * tall ** 2) / surface(0);
}
