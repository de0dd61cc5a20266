import type { MeasureLine } from '../../../viewer-host/viewer-types.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Half length of the strokes at both ends, and distance of the figure from its line, px. */
const TICK = 6;
const OFF = 12;
/** A line shorter than this is seen end on and says nothing. */
const SHORTEST = 8;

function child(document: Document, name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** SVG of dimension lines: the line, a stroke at each end, the figure beside its middle. */
export function measureMarkup(
  document: Document,
  lines: readonly MeasureLine[],
  label: (line: MeasureLine) => string,
): readonly SVGElement[] {
  return lines.flatMap((line) => {
    const [[x0, y0], [x1, y1]] = [line.from, line.to];
    const length = Math.hypot(x1 - x0, y1 - y0);
    if (length < SHORTEST) return [];
    const [nx, ny] = [-(y1 - y0) / length, (x1 - x0) / length];
    const tick = (x: number, y: number): string =>
      `M${(x - nx * TICK).toFixed(1)} ${(y - ny * TICK).toFixed(1)}L${(x + nx * TICK).toFixed(1)} ${(y + ny * TICK).toFixed(1)}`;
    const d = `M${x0.toFixed(1)} ${y0.toFixed(1)}L${x1.toFixed(1)} ${y1.toFixed(1)}${tick(x0, y0)}${tick(x1, y1)}`;
    // Beside the line, on its upper side; a level line carries its figure above.
    const up = ny > 0 || (ny === 0 && nx > 0) ? -1 : 1;
    const text = child(document, 'text', {
      x: ((x0 + x1) / 2 + up * nx * OFF).toFixed(1),
      y: ((y0 + y1) / 2 + up * ny * OFF).toFixed(1),
      'text-anchor': Math.abs(nx) < 0.5 ? 'middle' : up * nx > 0 ? 'start' : 'end',
      'dominant-baseline': 'middle',
    });
    text.textContent = label(line);
    return [child(document, 'path', { d, class: 'halo' }), child(document, 'path', { d }), text];
  });
}
