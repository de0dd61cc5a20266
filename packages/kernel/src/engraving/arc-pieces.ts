type Point = readonly [number, number];

/** An ellipse arc in its own frame: centre, radii, turn of the axes, start and sweep, radians. */
interface ArcFrame {
  readonly place: (px: number, py: number) => Point;
  readonly start: number;
  readonly sweep: number;
}

/** Sweep from `start` to `end` in the wanted direction. */
function sweepBetween(start: number, end: number, isPositive: boolean): number {
  const sweep = end - start;
  if (isPositive) return sweep < 0 ? sweep + 2 * Math.PI : sweep;
  return sweep > 0 ? sweep - 2 * Math.PI : sweep;
}

/** Centre form of an arc given by its ends (SVG 1.1, appendix F.6); null when both ends are one point. */
function arcFrame([x0, y0]: Point, [x, y]: Point, values: readonly number[]): ArcFrame | null {
  const [rawX = 0, rawY = 0, degrees = 0, large = 0, sweep = 0] = values;
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [hx, hy] = [(x0 - x) / 2, (y0 - y) / 2];
  const [ux, uy] = [cos * hx + sin * hy, cos * hy - sin * hx];
  // Radii that do not reach both ends grow in proportion.
  const grow = Math.max(1, Math.hypot(ux / rawX, uy / rawY));
  const [rx, ry] = [Math.abs(rawX) * grow, Math.abs(rawY) * grow];
  const reach = (ux / rx) ** 2 + (uy / ry) ** 2;
  if (reach === 0) return null;
  const factor = Math.sqrt(Math.max(0, 1 / reach - 1)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(factor * rx * uy) / ry, (-factor * ry * ux) / rx];
  const start = Math.atan2((uy - cy) / ry, (ux - cx) / rx);
  const end = Math.atan2((-uy - cy) / ry, (-ux - cx) / rx);
  return {
    start,
    sweep: sweepBetween(start, end, sweep !== 0),
    place: (px, py) => {
      const [ex, ey] = [rx * px + cx, ry * py + cy];
      return [cos * ex - sin * ey + (x0 + x) / 2, sin * ex + cos * ey + (y0 + y) / 2];
    },
  };
}

/**
 * Cubic curves of an elliptical arc from one point to another; `values` are SVG's radii, axis turn in degrees, large
 * and sweep flag. Each curve spans at most an eighth of a turn (radius exact to 5e-7). No radius: a straight line.
 */
export function arcPieces(from: Point, to: Point, values: readonly number[]): number[][] {
  if (values[0] === 0 || values[1] === 0) return [[...to]];
  const frame = arcFrame(from, to, values);
  if (frame === null) return [];
  const { place, start, sweep } = frame;
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 4)));
  const step = sweep / count;
  const k = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: count }, (_, index) => {
    const [a, b] = [start + index * step, start + (index + 1) * step];
    return [
      ...place(Math.cos(a) - k * Math.sin(a), Math.sin(a) + k * Math.cos(a)),
      ...place(Math.cos(b) + k * Math.sin(b), Math.sin(b) - k * Math.cos(b)),
      ...(index === count - 1 ? to : place(Math.cos(b), Math.sin(b))),
    ];
  });
}
